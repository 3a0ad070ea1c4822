import { createServer } from 'http';
import type { Server } from 'http';
import type { AddressInfo } from 'net';
import * as path from 'path';
import { startEmulator } from '../../support/emulator';
import type { TestEmulator } from '../../support/emulator';
import { absentProgram, describeNeeding } from '../../support/needed';
import { RELEASE_KEY } from '../../support/release-keys';
import { runProgram } from '../../support/run-program';

/** `go.mod` pins the libraries. One program has all of them, because what costs is to compile what they share. */
const PROGRAM = path.join(__dirname, '..', '..', 'support', 'go-clients');

describeNeeding('the official Go libraries', absentProgram('go', 'Go 1.25 or newer'), () => {
  let task: Server;
  beforeAll(async () => {
    task = createServer((_, response) => response.writeHead(200).end());
    await new Promise<void>((resolve) => task.listen(0, '127.0.0.1', resolve));
  });
  afterAll(async () => {
    task.closeAllConnections();
    await new Promise((resolve) => task.close(resolve));
  });

  it('do their work with the emulator', async () => {
    const emulators = await Promise.all([
      startEmulator({ dialects: { platform: 'hcp', secrets: 'vault' }, settings: { verifyUrls: true } }),
      startEmulator({ dialects: { secrets: 'openbao' } }),
    ]);
    try {
      const env = {
        ...process.env,
        PLATFORM_ADDRESS: emulators[0].address,
        VAULT_SERVICE_ADDRESS: emulators[0].address,
        OPENBAO_SERVICE_ADDRESS: emulators[1].address,
        PUBLIC_KEY: RELEASE_KEY.publicKey,
        TASK_URL: `http://127.0.0.1:${(task.address() as AddressInfo).port}/`,
      };
      const { status, stdout, stderr } = await runProgram('go', ['run', '.'], { cwd: PROGRAM, env });
      if (status !== 0) throw new Error(stderr);
      expect(JSON.parse(stdout)).toEqual({
        platform: [
          {
            version: '2.6',
            organization: 'new@gophers.example',
            administration: true,
            consumers: 'acme',
            workspace: [true, 'tunnel', null],
            task: ['scan', true, 1],
            association: ['advisory', ['post_plan'], true],
            policy: 'main = rule { true }',
            missing: true,
          },
          {
            'lookups': [
              'Default Project',
              true,
              'app',
              'Default Project',
              'payments',
              'owners',
              true,
              'main',
              'main',
              1,
              'acme',
            ],
            'policy set': [1, 'gophers', 'app', 'tunnels', true, 1, null],
            'attachments': [1, null],
            'parameter': ['depth', '', 1, null],
            'version': ['pending', 'ready', null],
            'global task': ['everywhere', true, null],
            'key': [RELEASE_KEY.keyId, 1, null],
            'provider': ['gopher', '1.0.0', '1.0.0', true],
          },
        ],
        vault: {
          'health': true,
          'mount': 315360000,
          'certificate': [['web'], 'ec'],
          'policy and token': ['ec', 403, 600, ['app', 'default']],
          'lease': [3600, 60, null],
          'wrapping': 'ec',
          'missing': true,
        },
        openbao: {
          namespace: [null, 404],
          login: [1200, ['default']],
          warnings: ['Endpoint ignored these unrecognized parameters: [unknown]'],
        },
      });
      const unknown = async (emulator: TestEmulator) =>
        (await emulator.control.requests()).requests.filter(({ operation }) => operation === null);
      expect(await unknown(emulators[0])).toEqual([]);
      // In the namespace that does not exist.
      expect(await unknown(emulators[1])).toMatchObject([{ path: '/v1/sys/mounts', count: 1 }]);
    } finally {
      for (const emulator of emulators) await emulator.close();
    }
  }, 300_000);
});
