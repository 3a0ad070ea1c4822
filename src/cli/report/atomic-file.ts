import { randomBytes } from 'crypto';
import { renameSync, rmSync, writeFileSync } from 'fs';
import { Failure } from '../failure';

/** Writes a file atomically: readers see either the old or the complete new content. */
export function writeAtomically(file: string, text: string): void {
  const beside = `${file}.${randomBytes(4).toString('hex')}.tmp`;
  try {
    writeFileSync(beside, text, { flag: 'wx' });
    renameSync(beside, file);
  } catch (error) {
    rmSync(beside, { force: true });
    throw new Failure(
      'file-not-written',
      `cannot write ${file}: ${(error as NodeJS.ErrnoException).code ?? (error as Error).message}.`,
    );
  }
}
