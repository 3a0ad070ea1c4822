import { existsSync, readFileSync } from 'fs';
import * as path from 'path';
import { ownExecutable } from './executable';

/** The folder of the npm package that contains this command; undefined in an executable, which contains no package. */
export function ownPackage(): string | undefined {
  if (ownExecutable()) return undefined;
  const folder = path.join(__dirname, '..', '..');
  const manifest = path.join(folder, 'package.json');
  const isOwn =
    existsSync(manifest) && (JSON.parse(readFileSync(manifest, 'utf8')) as { name?: string }).name === 'lintel';
  return isOwn ? folder : undefined;
}

/** A built package, as docs/install.md names it. A command must not ask a registry for it: anyone could register the name there. */
export function notPublished(file: string): string {
  return `"$LINTEL/dist/${file}"`;
}

export function shellWord(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
