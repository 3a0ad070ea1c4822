import { mkdtempSync, rmSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { startEmulator } from '../../support/emulator';
import { absentProgram, describeNeeding } from '../../support/needed';
import { runProgram } from '../../support/run-program';

const STEPS = path.join(__dirname, '..', '..', 'support', 'clients', 'hvac_steps.py');
const PACKAGE = 'hvac==2.4.0';

describeNeeding('hvac, the Python library', absentProgram('python3', 'Python 3.10 or newer'), () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lintel-hvac-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('does its work with the emulator', async () => {
    const pip = ['-m', 'pip', 'install', '--quiet', '--no-compile', '--disable-pip-version-check', '--target', folder];
    const installed = await runProgram('python3', [...pip, PACKAGE], { cwd: folder, env: process.env });
    if (installed.status !== 0) throw new Error(installed.stderr);
    const emulator = await startEmulator({ dialects: { secrets: 'vault' } });
    try {
      const env = { ...process.env, ADDRESS: emulator.address, PYTHONPATH: folder, PYTHONDONTWRITEBYTECODE: '1' };
      const { stdout, stderr } = await runProgram('python3', [STEPS], { cwd: folder, env });
      expect(stderr.replace(/^.*DeprecationWarning.*\n.*\n/gm, '')).toBe('');
      expect(JSON.parse(stdout)).toEqual({
        'authenticated': true,
        'sealed': false,
        'mount': [3600, 31536000],
        'certificate': [true, 'ec'],
        'roles': ['web'],
        'revoked': true,
        'lease': [3600, 600],
        'no lease': ['invalid lease'],
        'limited': ['ec', ['app', 'default']],
        'forbidden': 'Forbidden',
        'missing': 'InvalidPath',
        'login': [1200, ['app', 'default']],
        'unwrapped': 'ec',
      });
      expect((await emulator.control.requests()).requests.filter(({ operation }) => operation === null)).toEqual([]);
    } finally {
      await emulator.close();
    }
  }, 120_000);
});
