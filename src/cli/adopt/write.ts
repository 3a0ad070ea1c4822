import { linkSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'fs';
import * as path from 'path';
import type { TextFile } from './decision';
import { Failure } from '../failure';

/**
 * Writes files that must not be there yet, all of them or none, and then replaces those that are ours to replace. A file is complete or not
 * there at all, and what somebody else put there meanwhile stays.
 */
export function writeProject(folder: string, fresh: readonly TextFile[], replaced: readonly TextFile[]): void {
  const made: string[] = [];
  try {
    for (const { path: file, text } of fresh) {
      const place = path.join(folder, file);
      mkdirSync(path.dirname(place), { recursive: true });
      // A link, unlike a rename, fails where there is something.
      throughScratch(place, text, (scratch) => linkSync(scratch, place));
      made.push(place);
    }
    for (const { path: file, text } of replaced) throughScratch(path.join(folder, file), text, (scratch) => renameSync(scratch, path.join(folder, file)));
  } catch (error) {
    for (const place of made) rmSync(place, { force: true });
    const { code, message } = error as NodeJS.ErrnoException;
    throw new Failure(code === 'EEXIST' ? `nothing was written: ${(error as { dest?: string }).dest ?? folder} is there meanwhile.` : `nothing was written to ${folder}: ${message}`);
  }
}

function throughScratch(place: string, text: string, move: (scratch: string) => void): void {
  const scratch = `${place}.${process.pid}.new`;
  try {
    writeFileSync(scratch, text, { flag: 'wx' });
    move(scratch);
  } finally {
    rmSync(scratch, { force: true });
  }
}
