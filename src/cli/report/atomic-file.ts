import { randomBytes } from 'crypto';
import { renameSync, rmSync, writeFileSync } from 'fs';
import { Failure } from '../failure';

/** Writes a file so that whoever reads it finds the whole text, or what was there before. */
export function writeAtomically(file: string, text: string): void {
  const beside = `${file}.${randomBytes(4).toString('hex')}.tmp`;
  try {
    writeFileSync(beside, text, { flag: 'wx' });
    renameSync(beside, file);
  } catch (error) {
    rmSync(beside, { force: true });
    throw new Failure(`${file} cannot be written: ${(error as NodeJS.ErrnoException).code ?? (error as Error).message}.`);
  }
}
