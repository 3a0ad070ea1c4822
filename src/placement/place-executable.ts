import { execFileSync } from 'child_process';
import { createHash } from 'crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'fs';
import * as path from 'path';
import { ExpectedExecutable, expectedExecutable, isOwn, isPlaced } from './executables';

/** Longer than any start takes. */
const PATIENCE = 10_000;

/**
 * Copies the executable of this provider from its npm package to where the launcher looks for it, if the package is installed and its content is the
 * expected one. Returns what keeps it from that, for a warning: the provider runs on Node.js then.
 *
 * `near`: folders from which the package can be found, as Node.js finds packages.
 */
export function placeExecutable(providerFolder: string, version: string, near: readonly string[]): string | undefined {
  const expected = expectedExecutable(providerFolder);
  if (process.env.LINTEL_RUNTIME === 'node' || expected === undefined || isPlaced(expected)) return undefined;
  const source = findPackage(expected, near);
  if (source === undefined) return undefined;
  try {
    const why = unexpectedVersion(source, version);
    if (why !== undefined) return why;
    const content = readFileSync(path.join(source, 'lintel'));
    const sha256 = createHash('sha256').update(content).digest('hex');
    return sha256 === expected.sha256
      ? place(content, version, expected)
      : `${path.join(source, 'lintel')} is not the file that belongs to this version of Lintel: its SHA-256 is ${sha256}, not ${expected.sha256}. Install the packages again`;
  } catch (error) {
    return `${(error as Error).message}. Set XDG_CACHE_HOME to a folder that you can write to and start programs from, or LINTEL_RUNTIME=node`;
  }
}

/** The folder of the npm package; in a checkout, of the last build of it. */
function findPackage({ platform }: ExpectedExecutable, near: readonly string[]): string | undefined {
  const [system, architecture, ...library] = platform.split('_');
  const name = [system, architecture === 'amd64' ? 'x64' : architecture, ...library].join('-');
  for (const folder of near) {
    const built = path.join(folder, 'lib', 'executables', name);
    if (existsSync(built)) return built;
    for (let above = path.resolve(folder); ; above = path.dirname(above)) {
      const installed = path.join(above, 'node_modules', '@lintel', `provider-${name}`);
      if (existsSync(installed)) return installed;
      if (above === path.dirname(above)) break;
    }
  }
  return undefined;
}

function unexpectedVersion(folder: string, version: string): string | undefined {
  const manifest = path.join(folder, 'package.json');
  const own = (JSON.parse(readFileSync(manifest, 'utf8')) as { version?: string }).version;
  return own === version
    ? undefined
    : `${manifest} is of version ${own}, and this is version ${version}. Install both in the same version`;
}

/** Complete, checked and started once, or not at all: another process may do the same at this moment. */
function place(content: Buffer, version: string, expected: ExpectedExecutable): string | undefined {
  const folder = path.dirname(expected.file);
  const parent = path.dirname(folder);
  mkdirSync(parent, { recursive: true, mode: 0o700 });
  const scratch = mkdtempSync(path.join(parent, '.placing-'));
  try {
    const fresh = path.join(scratch, 'new');
    const program = path.join(fresh, 'lintel');
    mkdirSync(fresh, { mode: 0o700 });
    writeFileSync(program, content, { mode: 0o500 });
    const refused = refusal(program, version);
    if (refused !== undefined) return `the executable does not start on this machine (${refused})`;
    const earlier = new Date(Date.now() - 2_000);
    utimesSync(program, earlier, earlier);
    writeFileSync(path.join(fresh, 'checked'), `${expected.sha256}\n`, { mode: 0o400 });
    for (let attempt = 1; !tryRename(fresh, folder); attempt++) {
      if (isPlaced(expected)) return undefined;
      const { uid } = statSync(folder);
      if (!isOwn(uid)) return `${folder} belongs to another user`;
      // What is there has been changed. Another process may take it away, too.
      tryRename(folder, path.join(scratch, `old-${attempt}`));
    }
    return undefined;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Returns false if another process has been faster. */
function tryRename(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (['ENOTEMPTY', 'EEXIST', 'ENOENT'].includes((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
}

/** Why the program cannot be used here: a folder without execution, an older processor or C library, a missing library. */
function refusal(program: string, version: string): string | undefined {
  try {
    const said = execFileSync(program, ['--version'], {
      encoding: 'utf8',
      timeout: PATIENCE,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { HOME: path.dirname(program) },
    }).trim();
    return said === version ? undefined : `it says that it is version ${said}`;
  } catch (error) {
    const { code, signal, stderr } = error as { code?: string; signal?: string; stderr?: string };
    if (code === 'EACCES') {
      return 'the file system is mounted with noexec: set XDG_CACHE_HOME to a folder on another one';
    }
    if (signal === 'SIGILL') return 'the processor is older than it needs, and ends it with SIGILL';
    return stderr?.trim().split('\n')[0] || signal || code || 'it fails';
  }
}
