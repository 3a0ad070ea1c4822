/** @tier complete */
import { createServer } from 'http';
import type { Server } from 'http';
import type { AddressInfo } from 'net';
import { startEmulator } from '../../support/emulator';
import { absentProgram, describeNeeding } from '../../support/needed';
import { pythonClient } from '../../support/python-client';

describeNeeding('pytfe, the official Python library', absentProgram('python3', 'Python 3.10 or newer'), () => {
  const run = pythonClient('pytfe==1.5.0');
  let task: Server;
  beforeAll(async () => {
    task = createServer((_, response) => response.writeHead(200).end());
    await new Promise<void>((resolve) => task.listen(0, '127.0.0.1', resolve));
  });
  afterAll(async () => {
    task.closeAllConnections();
    await new Promise((resolve) => task.close(resolve));
  });

  it('does its work with the emulator', async () => {
    const emulator = await startEmulator({ dialects: { platform: 'hcp' }, settings: { verifyUrls: true } });
    try {
      const taskUrl = `http://127.0.0.1:${(task.address() as AddressInfo).port}/`;
      expect(await run('pytfe_steps.py', { ADDRESS: emulator.address, TASK_URL: taskUrl })).toEqual({
        'organization': ['snakes', 'new@snakes.example'],
        'workspace': [true, ['nest']],
        'projects': ['Default Project'],
        'task': [false, ['scan']],
        'association': ['mandatory', ['post_plan'], 1],
        'policy': ['main = rule { true }', ['bites']],
        'policy set': [1, 1],
        'parameter': [['limit', null, true]],
        'module': ['1.0.0', ['vpc']],
        'provider': ['serpent', 1],
        'missing': 'NotFound',
        'left': ['acme'],
      });
      expect((await emulator.control.requests()).requests.filter(({ operation }) => operation === null)).toEqual([]);
    } finally {
      await emulator.close();
    }
  }, 60_000);
});
