import { mkdtempSync, rmSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { startEmulator } from '../../support/emulator';
import { runProgram } from '../../support/run-program';

const STEPS = path.join(__dirname, '..', '..', 'support', 'clients', 'node-vault-steps.js');
const PACKAGE = 'node-vault@0.12.0';

describe('node-vault, the JavaScript library', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lintel-node-vault-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('does its work with the emulator', async () => {
    const npm = ['install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', '--prefix', folder];
    const installed = await runProgram('npm', [...npm, PACKAGE], { cwd: folder, env: process.env });
    if (installed.status !== 0) throw new Error(installed.stderr);
    const emulator = await startEmulator({ dialects: { secrets: 'vault' } });
    try {
      const env = { ...process.env, ADDRESS: emulator.address, NODE_PATH: path.join(folder, 'node_modules') };
      const { stdout, stderr } = await runProgram(process.execPath, ['--no-deprecation', STEPS], { cwd: folder, env });
      expect(stderr).toBe('');
      expect(JSON.parse(stdout)).toEqual({
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
      });
      expect((await emulator.control.requests()).requests.filter(({ operation }) => operation === null)).toEqual([]);
    } finally {
      await emulator.close();
    }
  }, 120_000);
});
