import { closeSync, existsSync, fsyncSync, linkSync, mkdtempSync, openSync, renameSync, rmSync, writeSync } from 'fs';
import * as path from 'path';
import { Failure } from '../failure';
import { printableLine } from '../../printing/printable';

/** A share that is given out; with a fingerprint, encrypted for that key. */
export interface GivenShare {
  /** In hexadecimal. */
  readonly share: string;
  readonly fingerprint?: string;
}

/** Where shares go. It is ready before they are asked for: they are given out once. */
export interface Destination {
  /** Where they are written first; absent for the terminal. */
  readonly scratch?: string;
  /** Answers what to tell the person. */
  write(shares: readonly GivenShare[]): string;
  /** Leaves nothing behind where there was nothing to write. */
  discard(): void;
}

/** Nobody should type a share to learn then that there is no place for the answer. */
export function needFreePlace(scope: string | undefined): void {
  if (scope === undefined || !existsSync(path.resolve(scope))) return;
  throw new Failure(`${path.resolve(scope)} is there already, and nothing was sent. Name a place that is free: no share is ever written over another.`);
}

/** The terminal, a file, or for encrypted shares a folder with a file for each. What is there already is left alone. */
export function prepareDestination(scope: string | undefined, encrypted: boolean): Destination {
  if (scope === undefined) return { write: renderShares, discard: () => undefined };
  const target = path.resolve(scope);
  try {
    return encrypted ? prepareFolder(target) : prepareFile(target);
  } catch (error) {
    throw new Failure(`the shares could not be written to ${target}, and nothing was sent: ${(error as Error).message}`);
  }
}

/** One share on each line; encrypted ones in base64, with the key that each is for. */
export function renderShares(shares: readonly GivenShare[]): string {
  return shares.map(({ share, fingerprint }, index) => (fingerprint === undefined ? `  share ${index + 1}  ${printableLine(share)}\n`
    : `  share ${index + 1}, encrypted for ${printableLine(fingerprint)}:\n${Buffer.from(share, 'hex').toString('base64')}\n`)).join('');
}

function prepareFile(target: string): Destination {
  const fresh = `${target}.${process.pid}.new`;
  const descriptor = openSync(fresh, 'wx', 0o600);
  let open = true;
  const close = (): void => {
    if (open) closeSync(descriptor);
    open = false;
  };
  return {
    scratch: fresh,
    write(shares) {
      writeAll(descriptor, Buffer.from(shares.map(({ share }) => `${share}\n`).join('')));
      close();
      return named(fresh, target, () => linkedTo(fresh, target)) ?? `The shares are in ${target}, one on each line, which only you can read. Give each to its holder, and remove the file.\n`;
    },
    discard() {
      close();
      rmSync(fresh, { force: true });
    },
  };
}

function prepareFolder(target: string): Destination {
  const fresh = mkdtempSync(`${target}.new-`);
  return {
    scratch: fresh,
    write(shares) {
      for (const [index, { share, fingerprint }] of shares.entries()) {
        const descriptor = openSync(path.join(fresh, `share-${index + 1}-${nameOf(fingerprint)}.pgp`), 'wx', 0o600);
        writeAll(descriptor, Buffer.from(share, 'hex'));
        closeSync(descriptor);
      }
      return named(fresh, target, () => renameSync(fresh, target)) ?? `The encrypted shares are in ${target}, a file for each. Give each to its holder, who reads it with: gpg --decrypt <file>\n`;
    },
    discard: () => rmSync(fresh, { recursive: true, force: true }),
  };
}

/** What a service tells must not lead out of the folder. */
function nameOf(fingerprint = ''): string {
  return fingerprint.replace(/[^0-9A-Za-z]/g, '');
}

function writeAll(descriptor: number, bytes: Buffer): void {
  for (let done = 0; done < bytes.length;) done += writeSync(descriptor, bytes, done);
  fsyncSync(descriptor);
}

/** Whole under its name or not at all, and never over something that came there meanwhile. */
function linkedTo(fresh: string, target: string): void {
  try {
    linkSync(fresh, target);
  } catch (error) {
    // Some file systems have no links.
    if (!['EPERM', 'ENOTSUP', 'ENOSYS'].includes((error as NodeJS.ErrnoException).code ?? '') || existsSync(target)) throw error;
    return renameSync(fresh, target);
  }
  rmSync(fresh);
}

/** What was written is told wherever it is: it cannot be asked for again. */
function named(fresh: string, target: string, rename: () => void): string | undefined {
  try {
    rename();
    return undefined;
  } catch (error) {
    return `The shares are in ${fresh}, which only you can read; they could not be moved to ${target}: ${(error as Error).message}\n`;
  }
}
