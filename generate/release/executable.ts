/** The provider, the command line and the emulator with the runtime of a platform, in one program that needs no other file. */
import { execFileSync } from 'child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'fs';
import { builtinModules } from 'module';
import { tmpdir } from 'os';
import * as path from 'path';
import { build, Plugin } from 'esbuild';
import { axiosCore } from '../package/axios-core';
import { OPTIONS } from '../package/bundle-options';
import { hostPlatform, runtimeProgram } from './runtimes';
import { withoutSettings } from './settings';

const SCHEMA = 'schema.bin';
const PREPARED = path.join(__dirname, '..', '..', 'lib', 'bundle', 'provider', SCHEMA);

const FLAGS = [
  '--compile',
  // Not the names: some are shown, and users report stack traces.
  '--minify-syntax',
  '--minify-whitespace',
  // Parsing and compiling is most of a start. Functions that are nested deeper are seldom called, and would be 5 MB.
  '--bytecode',
  '--bytecode-depth=2',
  // A command takes seconds, too short for most optimizations to pay off: they come four times as late.
  '--compile-jit-policy=4',
  // By default a program obeys, and even runs, what it finds in the folder in which it is started.
  '--no-compile-autoload-dotenv',
  '--no-compile-autoload-bunfig',
  '--no-compile-autoload-tsconfig',
  '--no-compile-autoload-package-json',
  // What is not in the program would be looked for there, too.
  '--reject-unresolved',
];

/** The same sources give the same bytes, on every machine. */
export async function makeExecutable(platform: string): Promise<Buffer> {
  const scratch = mkdtempSync(path.join(tmpdir(), 'lintel-executable-'));
  try {
    const root = platform.startsWith('windows') ? 'B:/~BUN/root' : '/$bunfs/root';
    await bundle(path.join(scratch, 'lintel.js'), {
      EXECUTABLE_FOR: platform,
      PREPARED_SCHEMA: `${root}/${SCHEMA}`,
      // In place of the folders of the build machine.
      __dirname: root,
      __filename: `${root}/lintel`,
    });
    cpSync(PREPARED, path.join(scratch, SCHEMA));
    return compile(platform, scratch);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

async function bundle(outfile: string, constants: Readonly<Record<string, string>>): Promise<void> {
  await build({
    ...OPTIONS,
    entryPoints: [path.join(__dirname, 'entry.ts')],
    outfile,
    define: {
      ...OPTIONS.define,
      ...Object.fromEntries(Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)])),
    },
    plugins: [axiosCore, absentPackages],
  });
}

/**
 * What the program does without: the SDK of Lambda's runtime, and what libraries try to load. Left in the program, their names would lead to whatever
 * lies in the folder in which it is started.
 */
const absentPackages: Plugin = {
  name: 'absent-packages',
  setup({ onLoad, onResolve, resolve }) {
    onResolve({ filter: /^[^./]/ }, async ({ path: name, pluginData, ...place }) => {
      if (pluginData === FOUND || builtinModules.includes(name.replace(/^node:/, ''))) return undefined;
      const absent = { path: name, namespace: ABSENT };
      if (name.startsWith('@aws-sdk/client-')) return absent;
      const found = await resolve(name, { ...place, pluginData: FOUND });
      return found.errors.length > 0 ? absent : found;
    });
    onLoad({ filter: /.*/, namespace: ABSENT }, ({ path: name }) => {
      const message = JSON.stringify(`Cannot find module '${name}': it is not a part of this program`);
      return { contents: `throw Object.assign(new Error(${message}), { code: 'MODULE_NOT_FOUND' });` };
    });
  },
};

const ABSENT = 'absent-package';
/** Marks the question of whether a package is there. */
const FOUND = Symbol('found');

function compile(platform: string, scratch: string): Buffer {
  const runtime = path.join(scratch, 'runtime');
  writeFileSync(runtime, withoutSettings(readFileSync(runtimeProgram(platform))), { mode: 0o755 });
  const outfile = platform.startsWith('windows') ? 'lintel.exe' : 'lintel';
  execFileSync(
    runtimeProgram(hostPlatform()),
    [
      ...['build', 'lintel.js', ...FLAGS, `--asset=${SCHEMA}`, `--target=bun-${targetOf(platform)}`],
      ...[`--compile-executable-path=${runtime}`, `--outfile=${outfile}`],
    ],
    { cwd: scratch, stdio: ['ignore', 'ignore', 'pipe'], env: { HOME: scratch } },
  );
  return readFileSync(path.join(scratch, outfile));
}

/** As Bun names a platform. */
function targetOf(platform: string): string {
  const [system, architecture, ...library] = platform.split('_');
  return [system, architecture === 'amd64' ? 'x64' : architecture, ...library].join('-');
}
