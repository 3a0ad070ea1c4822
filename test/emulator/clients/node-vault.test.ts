/** @tier complete */
import { mkdtempSync, rmSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { startEmulator } from '../../support/emulator';
import { describeGiven } from '../../support/needed';
import { startOpenbaoWithRoot } from '../../support/openbao';
import { runProgram } from '../../support/run-program';

const STEPS = path.join(__dirname, '..', '..', 'support', 'clients', 'node-vault-steps.js');
const PACKAGE = 'node-vault@0.12.0';

const GOT = {
  health: true,
  mounts: true,
  roles: ['web'],
  certificate: 'ec',
  policies: ['app', 'default'],
  read: 'ec',
  forbidden: 403,
  missing: 404,
  renewed: 600,
  login: 1200,
};

describe('node-vault, the JavaScript library', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lintel-node-vault-'));
  beforeAll(async () => {
    const npm = ['install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', '--prefix', folder];
    const installed = await runProgram('npm', [...npm, PACKAGE], { cwd: folder, env: process.env });
    if (installed.status !== 0) throw new Error(installed.stderr);
  }, 120_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  async function run(address: string, token: string): Promise<unknown> {
    const env = { ...process.env, ADDRESS: address, TOKEN: token, NODE_PATH: path.join(folder, 'node_modules') };
    const { stdout, stderr } = await runProgram(process.execPath, ['--no-deprecation', STEPS], { cwd: folder, env });
    expect(stderr).toBe('');
    return JSON.parse(stdout);
  }

  it('does its work with the emulator', async () => {
    const emulator = await startEmulator({ dialects: { secrets: 'vault' } });
    try {
      expect(await run(emulator.address, 'secrets-root')).toEqual(GOT);
      expect((await emulator.control.requests()).requests.filter(({ operation }) => operation === null)).toEqual([]);
    } finally {
      await emulator.close();
    }
  }, 60_000);

  describeGiven('and with a real OpenBao', 'LINTEL_TEST_OPENBAO', (program) => {
    it('gets the same', async () => {
      const service = await startOpenbaoWithRoot(program);
      try {
        expect(await run(service.address, service.token)).toEqual(GOT);
      } finally {
        await service.close();
      }
    }, 60_000);
  });
});
