import { createHash } from 'crypto';

/** The files of a provider's package, by their path in it, with `/` as the separator. */
export type PackageFiles = ReadonlyMap<string, Buffer>;

/** The `h1:` hash of a package in a lock file: the hash of one line per file, sorted by the names' bytes. Modes and times are ignored. */
export function hashPackage(files: PackageFiles): string {
  const names = [...files.keys()].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
  const lines = names.map((name) => `${createHash('sha256').update(files.get(name)!).digest('hex')}  ${name}\n`);
  return `h1:${createHash('sha256').update(lines.join('')).digest('base64')}`;
}
