import { linkSync, mkdirSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'fs';
import * as path from 'path';
import { Failure } from '../failure';
import type { TextFile } from './decision';

/** A file of a downloaded archive. */
export interface CopiedFile {
  readonly path: string;
  readonly content: Buffer;
  readonly executable: boolean;
}

/**
 * Writes new files, all of them or none, and then replaces generated files. Each file is written atomically. Files created by others in the meantime
 * are not overwritten.
 */
export function writeProject(
  folder: string,
  fresh: readonly (TextFile | CopiedFile)[],
  replaced: readonly TextFile[],
): void {
  const created: string[] = [];
  const folders: string[] = [];
  try {
    for (const file of fresh) {
      const target = path.join(folder, file.path);
      const first = mkdirSync(path.dirname(target), { recursive: true });
      if (first !== undefined) folders.push(...foldersBetween(first, path.dirname(target)));
      // Unlike a rename, a link fails if the target exists.
      throughScratch(target, file, (scratch) => linkSync(scratch, target));
      created.push(target);
    }
    for (const file of replaced) {
      throughScratch(path.join(folder, file.path), file, (scratch) =>
        renameSync(scratch, path.join(folder, file.path)),
      );
    }
  } catch (error) {
    for (const file of created) rmSync(file, { force: true });
    for (const folderPath of folders.reverse()) removeIfEmpty(folderPath);
    const { code, message } = error as NodeJS.ErrnoException;
    throw new Failure(
      'file-not-written',
      code === 'EEXIST'
        ? `nothing was written: ${(error as { dest?: string }).dest ?? folder} already exists.`
        : `nothing was written to ${folder}: ${message}`,
    );
  }
}

function throughScratch(target: string, file: TextFile | CopiedFile, move: (scratch: string) => void): void {
  const scratch = `${target}.${process.pid}.new`;
  try {
    if ('text' in file) writeFileSync(scratch, file.text, { flag: 'wx' });
    else writeFileSync(scratch, file.content, { flag: 'wx', mode: file.executable ? 0o777 : 0o666 });
    move(scratch);
  } finally {
    rmSync(scratch, { force: true });
  }
}

/** The folders from the outermost to the innermost. */
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
