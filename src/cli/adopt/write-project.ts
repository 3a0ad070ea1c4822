import { linkSync, mkdirSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'fs';
import * as path from 'path';
import type { TextFile } from './decision';
import { Failure } from '../failure';

/** A file as it was on another machine. */
export interface CopiedFile {
  readonly path: string;
  readonly content: Buffer;
  readonly executable: boolean;
}

/**
 * Writes files that must not be there yet, all of them or none, and then replaces those that are ours to replace. A file is complete or not
 * there at all, and what somebody else put there meanwhile stays.
 */
export function writeProject(folder: string, fresh: readonly (TextFile | CopiedFile)[], replaced: readonly TextFile[]): void {
  const made: string[] = [];
  const folders: string[] = [];
  try {
    for (const file of fresh) {
      const scope = path.join(folder, file.path);
      const first = mkdirSync(path.dirname(scope), { recursive: true });
      if (first !== undefined) folders.push(...foldersBetween(first, path.dirname(scope)));
      // A link, unlike a rename, fails where there is something.
      throughScratch(scope, file, (scratch) => linkSync(scratch, scope));
      made.push(scope);
    }
    for (const file of replaced) throughScratch(path.join(folder, file.path), file, (scratch) => renameSync(scratch, path.join(folder, file.path)));
  } catch (error) {
    for (const scope of made) rmSync(scope, { force: true });
    for (const scope of folders.reverse()) removeIfEmpty(scope);
    const { code, message } = error as NodeJS.ErrnoException;
    throw new Failure(code === 'EEXIST' ? `nothing was written: ${(error as { dest?: string }).dest ?? folder} is there meanwhile.` : `nothing was written to ${folder}: ${message}`);
  }
}

function throughScratch(scope: string, file: TextFile | CopiedFile, move: (scratch: string) => void): void {
  const scratch = `${scope}.${process.pid}.new`;
  try {
    if ('text' in file) writeFileSync(scratch, file.text, { flag: 'wx' });
    else writeFileSync(scratch, file.content, { flag: 'wx', mode: file.executable ? 0o777 : 0o666 });
    move(scratch);
  } finally {
    rmSync(scratch, { force: true });
  }
}

/** From the outer one to the inner one. */
function foldersBetween(first: string, last: string): string[] {
  return first === last || path.dirname(last) === last ? [last] : [...foldersBetween(first, path.dirname(last)), last];
}

function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOTEMPTY') throw error;
  }
}
