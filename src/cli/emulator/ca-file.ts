import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { Failure } from '../failure';

export interface CaFile {
  readonly path: string;
  /** Removes a temporary file. A file named by the user is kept. */
  remove(): void;
}

/** Writes the certificate atomically, to the given file or to a temporary folder. */
export function writeCaCertificate(certificate: string, file: string | undefined): CaFile {
  if (file === undefined) {
    const folder = mkdtempSync(path.join(tmpdir(), 'lintel-emulator-'));
    const temporary = path.join(folder, 'ca.pem');
    writeFileSync(temporary, certificate);
    return { path: temporary, remove: () => rmSync(folder, { recursive: true, force: true }) };
  }
  const target = path.resolve(file);
  const fresh = `${target}.${process.pid}.new`;
  try {
    writeFileSync(fresh, certificate, { flag: 'wx' });
    renameSync(fresh, target);
  } catch (error) {
    rmSync(fresh, { force: true });
    throw new Failure('file-not-written', `cannot write the certificate to ${target}: ${(error as Error).message}`);
  }
  return { path: target, remove: () => undefined };
}
