import { closeSync, existsSync, fsyncSync, linkSync, mkdtempSync, openSync, renameSync, rmSync, writeSync } from 'fs';
import * as path from 'path';
import { printableLine } from '../../printing/printable';
import { Failure } from '../failure';

/** A new share. If it has a fingerprint, it is encrypted for that key. */
export interface NewShare {
  /** In hexadecimal. */
  readonly share: string;
  readonly fingerprint?: string;
}

/** Where the new shares are written. Prepared before they are requested, because the service returns them only once. */
export interface Destination {
  /** The temporary path; undefined for the terminal. */
  readonly scratch?: string;
  /** Returns a message for the user. */
  write(shares: readonly NewShare[]): string;
  /** Removes the temporary path. */
  discard(): void;
}

/** Rejects an existing path before the user is asked for a share. */
export function requireUnusedPath(output: string | undefined): void {
  if (output === undefined || !existsSync(path.resolve(output))) return;
  throw new Failure(
    'rekey-shares-not-written',
    `${path.resolve(output)} already exists. Nothing was sent. Set --output to a path that does not exist: existing files are never overwritten.`,
  );
}

/** The terminal, a file, or a folder with a file for each encrypted share. Never overwrites anything. */
export function prepareDestination(output: string | undefined, encrypted: boolean): Destination {
  if (output === undefined) return { write: renderShares, discard: () => undefined };
  const target = path.resolve(output);
  try {
    return encrypted ? prepareFolder(target) : prepareFile(target);
  } catch (error) {
    throw new Failure(
      'rekey-shares-not-written',
      `cannot write the shares to ${target}: ${(error as Error).message}. Nothing was sent.`,
    );
  }
}

/** One share per line; encrypted shares are in base64, with the key's fingerprint. */
export function renderShares(shares: readonly NewShare[]): string {
  return shares
    .map(({ share, fingerprint }, index) =>
      fingerprint === undefined
        ? `  share ${index + 1}  ${printableLine(share)}\n`
        : `  share ${index + 1}, encrypted for ${printableLine(fingerprint)}:\n${Buffer.from(share, 'hex').toString('base64')}\n`,
    )
    .join('');
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
      return (
        moveTo(target, fresh, () => linkAndRemove(fresh, target)) ??
        `The shares are in ${target}, one per line. Only you can read the file. Give each share to its holder, then delete the file.\n`
      );
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
        const descriptor = openSync(
          path.join(fresh, `share-${index + 1}-${fileNamePart(fingerprint)}.pgp`),
          'wx',
          0o600,
        );
        writeAll(descriptor, Buffer.from(share, 'hex'));
        closeSync(descriptor);
      }
      return (
        moveTo(target, fresh, () => renameSync(fresh, target)) ??
        `The encrypted shares are in ${target}, one per file. Give each file to its holder, who decrypts it with: gpg --decrypt <file>\n`
      );
    },
    discard: () => rmSync(fresh, { recursive: true, force: true }),
  };
}

/** A fingerprint from the service must not lead out of the folder. */
function fileNamePart(fingerprint = ''): string {
  return fingerprint.replace(/[^0-9A-Za-z]/g, '');
}

function writeAll(descriptor: number, bytes: Buffer): void {
  for (let done = 0; done < bytes.length;) done += writeSync(descriptor, bytes, done);
  fsyncSync(descriptor);
}

/** Moves a file without overwriting a target that was created meanwhile. */
function linkAndRemove(fresh: string, target: string): void {
  try {
    linkSync(fresh, target);
  } catch (error) {
    // Some file systems do not support links.
    if (!['EPERM', 'ENOTSUP', 'ENOSYS'].includes((error as NodeJS.ErrnoException).code ?? '') || existsSync(target)) {
      throw error;
    }
    return renameSync(fresh, target);
  }
  rmSync(fresh);
}

/** Reports the temporary path if the shares cannot be moved: they cannot be requested again. */
function moveTo(target: string, fresh: string, rename: () => void): string | undefined {
  try {
    rename();
    return undefined;
  } catch (error) {
    return `The shares are in ${fresh}, which only you can read. They could not be moved to ${target}: ${(error as Error).message}\n`;
  }
}
