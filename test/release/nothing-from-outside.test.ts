/** @tier complete */
import { execFileSync, spawn, spawnSync } from 'child_process';
import { once } from 'events';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { hostPlatform, runtimeProgram } from '../../generate/release/runtimes';
import { withoutSettings } from '../../generate/release/settings';
import { createClientCertificate } from '../support/client-certificate';
import { compiledExecutable } from '../support/compiled';
import { PluginProcess } from '../support/plugin-process';
import { runProgram } from '../support/run-program';

/**
 * A folder that somebody has cloned, and a home, with everything that a program compiled by Bun obeys or runs if nobody switches it off. Whatever is
 * run leaves a mark.
 */
describe('Nothing in the folder where an executable is started, nor in the home, nor in a variable for its runtime, changes what it runs', () => {
  const scratch = mkdtempSync(path.join(tmpdir(), 'lt-'));
  const [work, home, marks] = ['work', 'home', 'marks'].map((name) => path.join(scratch, name));
  const evil = path.join(scratch, 'evil.js');

  beforeAll(() => {
    mkdirSync(marks, { recursive: true });
    writeFileSync(
      evil,
      `require('fs').writeFileSync(${JSON.stringify(`${marks}/`)} + process.pid, process.argv.join(' ')); process.exit(9);`,
    );
    for (const folder of [work, home, path.join(home, '.config')]) layOut(folder);
  });
  beforeEach(() => {
    for (const name of readdirSync(marks)) rmSync(path.join(marks, name));
  });
  afterAll(() => rmSync(scratch, { recursive: true }));

  function layOut(folder: string): void {
    // Those that the libraries would load, and every module of Node.js that the program loads.
    for (const name of ['pg-native', '@aws-sdk/client-cloudformation', '@aws-sdk/client-ssm', 'fs', 'axios', 'bun']) {
      const place = path.join(folder, 'node_modules', name);
      mkdirSync(place, { recursive: true });
      writeFileSync(path.join(place, 'index.js'), `require(${JSON.stringify(evil)});`);
    }
    const lines = 'HOSTILE=yes\nLINTEL_PLATFORM_ADDRESS=http://127.0.0.1:9\nTF_PLUGIN_MAGIC_COOKIE=x\nBUN_BE_BUN=1\n';
    for (const name of ['.env', '.env.local', '.env.production', '.env.development', '.env.test']) {
      writeFileSync(path.join(folder, name), lines);
    }
    for (const name of ['bunfig.toml', '.bunfig.toml']) {
      writeFileSync(path.join(folder, name), `preload = [${JSON.stringify(evil)}]\n[run]\nbun = true\n`);
    }
    writeFileSync(
      path.join(folder, 'tsconfig.json'),
      JSON.stringify({ compilerOptions: { baseUrl: '.', paths: { '*': ['./node_modules/*', evil] } } }),
    );
    writeFileSync(
      path.join(folder, 'package.json'),
      JSON.stringify({
        imports: { '#*': evil },
        browser: { fs: evil },
        main: evil,
        scripts: { preinstall: `node ${evil}` },
      }),
    );
  }

  const VARIABLES: readonly NodeJS.ProcessEnv[] = [
    {},
    { BUN_OPTIONS: `--preload ${evil}` },
    { BUN_OPTIONS: `--require ${evil} --import ${evil}` },
    { BUN_OPTIONS: '--env-file=.env --install=force' },
    { BUN_OPTIONS: '--config=bunfig.toml' },
    { BUN_OPTIONS: '--version' },
    { BUN_OPTIONS: '--print 1' },
    { BUN_OPTIONS: '--cwd=/' },
    { BUN_BE_BUN: '1' },
    { BUN_INSPECT: '1', BUN_INSPECT_PRELOAD: evil },
    { BUN_INSPECT_CONNECT_TO: `unix:${scratch}/inspector.sock`, BUN_INSPECT_NOTIFY: `unix:${scratch}/notify.sock` },
    { BUN_BYTECODE_ORDER_OUT: path.join(marks, 'order'), BUN_BYTECODE_ORDER_NAMES_OUT: path.join(marks, 'names') },
    { BUN_CONFIG_VERBOSE_FETCH: 'curl' },
    { BUN_RUNTIME_TRANSPILER_CACHE_PATH: marks, NODE_COMPILE_CACHE: marks },
    { NODE_OPTIONS: `--require ${evil} --import ${evil}` },
    { NODE_PATH: path.join(work, 'node_modules'), NODE_ENV: 'development' },
  ];
  const environment = (variables: NodeJS.ProcessEnv) => ({ HOME: home, XDG_CONFIG_HOME: home, PATH: '', ...variables });

  it.each(VARIABLES)('the command line, with %p', async (variables) => {
    const run = (args: readonly string[]) =>
      runProgram(compiledExecutable(), args, { cwd: work, env: environment(variables) });
    expect(await run(['--version'])).toEqual({ status: 0, stdout: '0.1.0\n', stderr: '' });
    const elsewhere = await runProgram(compiledExecutable(), ['drift', '--json'], { cwd: marks, env: { PATH: '' } });
    expect(elsewhere.stderr).not.toBe('');
    expect(await run(['drift', '--json'])).toEqual(elsewhere);
    expect(readdirSync(marks)).toEqual([]);
  });

  it.each(VARIABLES)('the provider, with %p', async (variables) => {
    const plugin = PluginProcess.startWith(
      await createClientCertificate(),
      { TF_LOG: 'TRACE', ...environment(variables) },
      [],
      compiledExecutable(),
      work,
    );
    const { core, protocol } = await plugin.handshake();
    await plugin.said('runs as the executable');
    plugin.child.kill('SIGTERM');
    expect([core, protocol, await plugin.exited]).toEqual(['1', '6', { code: 0, signal: null }]);
    expect(plugin.stdout.split('\n')).toHaveLength(2);
    expect(readdirSync(marks)).toEqual([]);
  });

  it.each(VARIABLES)('the emulator, with %p', async (variables) => {
    const started = spawn(compiledExecutable(), ['emulator', '--port', '0'], {
      cwd: work,
      env: environment(variables),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const [text] = (await once(started.stdout, 'data')) as [Buffer];
    const address = /LINTEL_PLATFORM_ADDRESS=(http:\S+)/.exec(text.toString())![1];
    expect((await fetch(`${address}/_emulator/requests`)).status).toBe(200);
    started.kill('SIGINT');
    expect(await once(started, 'close')).toEqual([0, null]);
    expect(readdirSync(marks)).toEqual([]);
  });

  it.each(['functionOverrides', 'configFile'])('no file of the engine is read: %s', async (option) => {
    const env = environment({ [`BUN_JSC_${option}`]: '/nowhere' });
    // That there is no such option is all that is said.
    expect(await runProgram(compiledExecutable(), ['--version'], { cwd: work, env })).toMatchObject({
      status: 1,
      stdout: '',
      stderr: expect.stringMatching(/^error: invalid JSC environment variable/),
    });
  });

  it('while a program that is compiled without all that runs what is there', () => {
    writeFileSync(path.join(scratch, 'plain.js'), 'console.log(process.env.HOSTILE);');
    const bun = runtimeProgram(hostPlatform());
    const program = path.join(scratch, 'plain');
    execFileSync(bun, ['build', 'plain.js', '--compile', `--outfile=${program}`], { cwd: scratch, stdio: 'ignore' });
    const ran = (variables: NodeJS.ProcessEnv, cwd: string) => {
      for (const name of readdirSync(marks)) rmSync(path.join(marks, name));
      const { status } = spawnSync(program, { cwd, env: environment(variables) as NodeJS.ProcessEnv });
      return status === 9 && readdirSync(marks).length > 0;
    };
    expect([ran({}, work), ran({ BUN_OPTIONS: `--preload ${evil}` }, scratch), ran({}, scratch)]).toEqual([
      true,
      true,
      false,
    ]);
  });
});

test('the variables that the runtime obeys are made unusable, and one that it does not have is reported', () => {
  const runtime = readFileSync(runtimeProgram(hostPlatform()));
  const changed = withoutSettings(runtime);
  expect(changed.length).toBe(runtime.length);
  for (const name of ['BUN_BE_BUN', 'BUN_OPTIONS', 'JSC_functionOverrides'].map((each) => `\0${each}\0`)) {
    expect([runtime.includes(name), changed.includes(name)]).toEqual([true, false]);
  }
  expect(() => withoutSettings(Buffer.from('another runtime'))).toThrow(
    'The runtime does not have the name BUN_BE_BUN: what does it obey in its place?',
  );
});
