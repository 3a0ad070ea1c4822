import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { Failure } from '../failure';

export interface CaFile {
  readonly path: string;
  /** Removes what was made for this run only; a file that the person named stays. */
  remove(): void;
}

/** Writes the certificate complete or not at all: into the file that is named, else into a temporary folder of its own. */
export function placeCaCertificate(certificate: string, file: string | undefined): CaFile {
  if (file === undefined) {
    const folder = mkdtempSync(path.join(tmpdir(), 'lintel-emulator-'));
    const temporary = path.join(folder, 'ca.pem');
    writeFileSync(temporary, certificate);
    return { path: temporary, remove: () => rmSync(folder, { recursive: true, force: true }) };
  }
  const scope = path.resolve(file);
  const fresh = `${scope}.${process.pid}.new`;
  try {
    writeFileSync(fresh, certificate, { flag: 'wx' });
    renameSync(fresh, scope);
  } catch (error) {
    rmSync(fresh, { force: true });
    throw new Failure(`the certificate cannot be written to ${scope}: ${(error as Error).message}`);
  }
  return { path: scope, remove: () => undefined };
}
