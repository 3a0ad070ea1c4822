/* oxlint-disable no-bitwise -- the flags of files are bits */
import { closeSync, constants, openSync, realpathSync, statSync, writeSync } from 'fs';
import { tmpdir } from 'os';
import { basename, dirname, isAbsolute, join, sep } from 'path';
import type { World } from '../../world';

/**
 * An emulator's tokens are public knowledge, so requests must not reach its owner's files. It writes only to files in the folder for temporary files,
 * and only to those it created itself.
 */
const made = new WeakMap<World, Set<string>>();

const { O_APPEND, O_CREAT, O_EXCL, O_NOFOLLOW = 0, O_WRONLY } = constants;

/** Creates a device's file. Does nothing for files that must not be written; throws if the file cannot be created. */
export function makeFile(world: World, file: string, mode: number): void {
  const path = permittedPath(file);
  if (path === undefined || filesOf(world).has(path) || exists(path)) return;
  closeSync(openSync(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode));
  filesOf(world).add(path);
}

/** Appends a line to a file created by this emulator. Failures at this point are not the caller's. */
export function appendLine(world: World, file: string, line: string): void {
  const path = permittedPath(file);
  if (path === undefined || !filesOf(world).has(path)) return;
  try {
    const descriptor = openSync(path, O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW, 0o600);
    try {
      writeSync(descriptor, `${line}\n`);
    } finally {
      closeSync(descriptor);
    }
  } catch {
    filesOf(world).delete(path);
  }
}

function filesOf(world: World): Set<string> {
  const files = made.get(world) ?? new Set();
  made.set(world, files);
  return files;
}

/** The path with symbolic links resolved in its folders; undefined outside the folder for temporary files. */
function permittedPath(file: string): string | undefined {
  if (!isAbsolute(file)) return undefined;
  try {
    const path = join(realpathSync(dirname(file)), basename(file));
    return path.startsWith(realpathSync(tmpdir()) + sep) ? path : undefined;
  } catch {
    return undefined;
  }
}

function exists(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false }) !== undefined;
}

/** Go's messages for paths that the system refuses on every machine. */
const REFUSED: { readonly [code: string]: string } = {
  ENAMETOOLONG: 'file name too long',
  ENOTDIR: 'not a directory',
  ELOOP: 'too many levels of symbolic links',
  ERR_INVALID_ARG_VALUE: 'invalid argument',
};

/** Why no server could write to a file; undefined if one could. Checking creates nothing. */
export function whyUnwritable(file: string): string | undefined {
  try {
    if (statSync(file).isDirectory()) return 'is a directory';
  } catch (error) {
    const why = REFUSED[(error as NodeJS.ErrnoException).code ?? ''];
    if (why !== undefined) return why;
  }
  return /^\/(?:proc|sys)\//.test(file) ? 'no such file or directory' : undefined;
}
