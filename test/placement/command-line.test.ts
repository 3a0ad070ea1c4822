import { spawn } from 'child_process';
import { createHash } from 'crypto';
import { once } from 'events';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { compiledExecutable, compiledPackage } from '../support/compiled';
import { startEmulator } from '../support/emulator';
import { runProgram } from '../support/run-program';

const ROOT = path.join(__dirname, '..', '..');
const PLATFORM = path.basename(compiledPackage()).replace('x64', 'amd64').replaceAll('-', '_');

describe('The command line of the npm package', () => {
  // Without the bundle for Node.js: only the executable can respond.
  const folder = mkdtempSync(path.join(tmpdir(), 'lintel-'));
  const cache = path.join(folder, 'cache');
  const command = path.join(folder, 'bin', 'lintel');
  const environment = { PATH: process.env.PATH, XDG_CACHE_HOME: cache };
  let placed: string;

  beforeAll(() => {
    cpSync(path.join(ROOT, 'bin'), path.join(folder, 'bin'), { recursive: true });
    cpSync(path.join(ROOT, 'lib', 'placement'), path.join(folder, 'lib', 'placement'), { recursive: true });
    const provider = path.join(folder, 'lib', 'bundle', 'provider');
    mkdirSync(provider, { recursive: true });
    const sha256 = createHash('sha256').update(readFileSync(compiledExecutable())).digest('hex');
    writeFileSync(path.join(provider, 'executables'), `${PLATFORM} ${sha256}\n`);
    placed = path.join(cache, 'lintel', 'executables', sha256);
    mkdirSync(placed, { recursive: true });
    copyFileSync(compiledExecutable(), path.join(placed, 'lintel'));
    chmodSync(path.join(placed, 'lintel'), 0o500);
    utimesSync(path.join(placed, 'lintel'), 1_000_000, 1_000_000);
    writeFileSync(path.join(placed, 'checked'), '');
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name: 'lintel-cdktn' }));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const lintel = (args: readonly string[], env: NodeJS.ProcessEnv = environment) =>
    runProgram(process.execPath, [command, ...args], { cwd: folder, env });

  it('is the executable, where one was placed, with its output and its code', async () => {
    expect(await lintel(['--version'])).toEqual({ status: 0, stdout: '0.1.0\n', stderr: '' });
    expect(await lintel(['nothing'])).toMatchObject({ status: 2, stderr: expect.stringContaining('unknown command') });
  });

  it('knows the package that has started it, and writes code for its framework', async () => {
    const service = await startEmulator();
    const { stdout } = await lintel(['adopt', '--language', 'go', '--no-plan', '--only', 'policy', 'app'], {
      ...environment,
      LINTEL_SECRETS_ADDRESS: service.address,
      LINTEL_SECRETS_TOKEN: 'secrets-root',
      LINTEL_PLATFORM_ADDRESS: service.address,
      LINTEL_PLATFORM_TOKEN: 'platform-root',
    });
    await service.close();
    expect(stdout).toContain('The code is for CDK Terrain: this command is from its package.');
  });

  it('ends with the signal that ends the emulator', async () => {
    const started = spawn(process.execPath, [command, 'emulator', '--port', '0'], {
      env: environment,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    await once(started.stdout, 'data');
    started.kill('SIGTERM');
    const [code, signal] = (await once(started, 'close')) as [number | null, string | null];
    expect([code === 0, signal === 'SIGTERM']).toContain(true);
  });

  it.each<[string, NodeJS.ProcessEnv, string[]]>([
    ['if it is to be', { LINTEL_RUNTIME: 'node' }, ['--version']],
    ['to make the provider of the package available', {}, ['provider', 'path']],
    ['where nothing was placed', { XDG_CACHE_HOME: '/nowhere' }, ['--version']],
  ])('is the program for Node.js, %s', async (_, more, args) => {
    expect(await lintel(args, { ...environment, ...more })).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^lintel has not been built/),
    });
  });
});
