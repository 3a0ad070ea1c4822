import { createHash } from 'crypto';

/** The files of a provider's package by their path in it, with `/`. */
export type PackageFiles = ReadonlyMap<string, Buffer>;

/**
 * The hash that a lock file has of a package, scheme `h1:`: over a line for each file, in the order of the names' bytes. Modes and
 * times are no part of it.
 */
export function hashPackage(files: PackageFiles): string {
  const names = [...files.keys()].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
  const lines = names.map((name) => `${createHash('sha256').update(files.get(name)!).digest('hex')}  ${name}\n`);
  return `h1:${createHash('sha256').update(lines.join('')).digest('base64')}`;
}
