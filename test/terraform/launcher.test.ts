/** @tier complete */
import { execFileSync, spawnSync } from 'child_process';
import { createHash } from 'crypto';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { createClientCertificate } from '../support/client-certificate';
import { compiledExecutable, compiledPackage } from '../support/compiled';
import { PluginProcess } from '../support/plugin-process';

const BUNDLE = path.join(__dirname, '..', '..', 'lib', 'bundle', 'provider');
const PLATFORM = path.basename(compiledPackage()).replace('x64', 'amd64').replaceAll('-', '_');
const LAUNCHER = 'terraform-provider-lintel_v0.1.0';

/** What starts this file: the shell of this system, and others that it may have in its place. */
const SHELLS = ['/bin/sh', '/bin/dash', '/bin/bash', '/bin/busybox'].filter(
  (shell) => spawnSync(shell, ['-c', 'true']).error === undefined,
);

describe('The launcher', () => {
  let scratch: string;
  let folder: string;
  let placed: string;

  beforeEach(() => {
    scratch = mkdtempSync(path.join(tmpdir(), 'lt-'));
    folder = path.join(scratch, '0.1.0', PLATFORM.replace('_musl', ''));
    cpSync(BUNDLE, folder, { recursive: true });
    const sha256 = createHash('sha256').update(readFileSync(compiledExecutable())).digest('hex');
    writeFileSync(path.join(folder, 'executables'), `${PLATFORM} ${sha256}\n`);
    placed = path.join(scratch, 'cache', 'lintel', 'executables', sha256);
    mkdirSync(placed, { recursive: true });
    copyFileSync(compiledExecutable(), path.join(placed, 'lintel'));
    utimesSync(path.join(placed, 'lintel'), 1_000_000, 1_000_000);
    writeFileSync(path.join(placed, 'checked'), '');
  });

  afterEach(() => rmSync(scratch, { recursive: true, force: true }));

  /** Returns what the provider says of its runtime. */
  async function started(
    environment: NodeJS.ProcessEnv = {},
    program = path.join(folder, LAUNCHER),
    args: string[] = [],
  ) {
    const plugin = PluginProcess.startWith(
      await createClientCertificate(),
      {
        TF_LOG_PROVIDER: 'DEBUG',
        LINTEL_RUNTIME: undefined,
        XDG_CACHE_HOME: path.join(scratch, 'cache'),
        ...environment,
      },
      args,
      program,
    );
    await plugin.handshake();
    await plugin.said('"runs ');
    await plugin.said('\n');
    plugin.child.kill('SIGTERM');
    expect(await plugin.exited).toEqual({ code: 0, signal: null });
    return plugin.stderr
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { '@level': string; '@message': string; 'why'?: string })
      .filter((line) => /runs on|runs as|is not started|cannot be started/.test(line['@message']))
      .map((line) => `${line['@level']}: ${line['@message']}${line.why ? ` (${line.why})` : ''}`);
  }

  const onExecutable = () => [`debug: runs as the executable ${path.join(placed, 'lintel')}`];
  const onNode = (why: string) => [`debug: runs on Node.js ${process.version} (${why})`];

  it.each(SHELLS)('starts the executable that was placed, as %s runs it', async (shell) => {
    const sh = path.join(scratch, 'sh');
    symlinkSync(shell, sh);
    expect(await started({}, sh, [path.join(folder, LAUNCHER)])).toEqual(onExecutable());
  });

  it.each([
    [undefined, undefined, '0 268435456'],
    ['1', '1000000000', '1 1000000000'],
  ])(
    'has its engine optimize but once and keep its heap small, unless the environment says otherwise (%s, %s)',
    (set, size, seen) => {
      const script = '#!/bin/sh\necho "$BUN_JSC_useDFGJIT $BUN_JSC_forceRAMSize"\n';
      writeFileSync(path.join(placed, 'lintel'), script, { mode: 0o755 });
      utimesSync(path.join(placed, 'lintel'), 1_000_000, 1_000_000);
      const environment = {
        ...process.env,
        LINTEL_RUNTIME: undefined,
        XDG_CACHE_HOME: path.join(scratch, 'cache'),
        BUN_JSC_useDFGJIT: set,
        BUN_JSC_forceRAMSize: size,
      };
      expect(execFileSync(path.join(folder, LAUNCHER), { env: environment, encoding: 'utf8' })).toBe(`${seen}\n`);
    },
  );

  it('finds it below the home, and from a folder whose name is no platform', async () => {
    cpSync(path.join(scratch, 'cache'), path.join(scratch, 'home', '.cache'), {
      recursive: true,
      preserveTimestamps: true,
    });
    symlinkSync(folder, path.join(scratch, 'dev'));
    placed = placed.replace(`${scratch}/cache`, `${scratch}/home/.cache`);
    for (const cache of [undefined, '', 'relative/is/not/valid']) {
      expect(
        await started({ XDG_CACHE_HOME: cache, HOME: path.join(scratch, 'home') }, path.join(scratch, 'dev', LAUNCHER)),
      ).toEqual(onExecutable());
    }
  });

  it.each<[string, NodeJS.ProcessEnv, () => void, () => string]>([
    ['if it is to', { LINTEL_RUNTIME: 'node' }, () => undefined, () => 'LINTEL_RUNTIME is node'],
    ['if one is named', { LINTEL_NODE: process.execPath }, () => undefined, () => 'LINTEL_NODE names a Node.js'],
    [
      'in a build without executables',
      {},
      () => rmSync(path.join(folder, 'executables')),
      () => 'this build of the provider has no executables',
    ],
    [
      'where there is none for the platform',
      {},
      () => writeFileSync(path.join(folder, 'executables'), `plan9_amd64 ${'0'.repeat(64)}\n`),
      () => `there is no executable for ${PLATFORM}`,
    ],
    ['where none was placed', {}, () => rmSync(placed, { recursive: true }), () => `there is no ${placed}/lintel`],
    [
      'where another version was placed',
      {},
      () => writeFileSync(path.join(folder, 'executables'), `${PLATFORM} ${'1'.repeat(64)}\n`),
      () => `there is no ${path.dirname(placed)}/${'1'.repeat(64)}/lintel`,
    ],
  ])('starts Node.js and says why: %s', async (_, environment, prepare, why) => {
    prepare();
    expect(await started(environment)).toEqual(onNode(why()));
  });

  it.each<[string, () => void, RegExp]>([
    [
      'has been changed',
      () => writeFileSync(path.join(placed, 'lintel'), '#!/bin/sh\necho changed\n'),
      /^warn: .*\/lintel is not started, because it has been changed since it was checked\. Remove its folder\. The provider runs on Node\.js$/,
    ],
    [
      'has not been checked to its end',
      () => rmSync(path.join(placed, 'checked')),
      /^warn: .*\/lintel is not started, because it has been changed/,
    ],
    [
      'may not be executed',
      () => chmodSync(path.join(placed, 'lintel'), 0o600),
      /^warn: .*\/lintel cannot be started: its file system may be mounted with noexec\. Set XDG_CACHE_HOME/,
    ],
    ...(process.getuid?.() === 0
      ? ([
          [
            'is of another user',
            () => chownSync(placed, 65534, 65534),
            /^warn: .*\/lintel is not started, because it belongs to another user\. The provider runs on Node\.js$/,
          ],
        ] as [string, () => void, RegExp][])
      : []),
  ])('starts Node.js, with one warning, if the file %s', async (_, spoil, warning) => {
    spoil();
    expect(await started()).toEqual([expect.stringMatching(warning), `debug: runs on Node.js ${process.version}`]);
  });

  it('starts Node.js if the file system with the executable is mounted with noexec', () => {
    const inside = `mount -t tmpfs -o noexec tmpfs "$1" && cp -rp "$2" "$1/lintel" && XDG_CACHE_HOME=$1 TF_PLUGIN_MAGIC_COOKIE= exec "$3"`;
    const other = path.join(scratch, 'other');
    mkdirSync(other);
    const user = process.getuid?.() === 0 ? [] : ['--map-root-user'];
    const node = path.join(scratch, 'node');
    writeFileSync(node, '#!/bin/sh\necho "$LINTEL_EXECUTABLE_WARNING"\n', { mode: 0o755 });
    const said = execFileSync(
      'unshare',
      [
        '--mount',
        ...user,
        'sh',
        '-ec',
        inside,
        'sh',
        other,
        path.join(scratch, 'cache', 'lintel'),
        path.join(folder, LAUNCHER),
      ],
      { encoding: 'utf8', env: { PATH: `${scratch}:${process.env.PATH}` } },
    );
    expect(said).toContain(`${other}/lintel/executables/`);
    expect(said).toContain('cannot be started: its file system may be mounted with noexec');
  });
});
