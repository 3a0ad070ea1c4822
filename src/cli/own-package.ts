import { existsSync, readFileSync } from 'fs';
import * as path from 'path';
import { ownExecutable } from './executable';

/** The folder of the npm package that contains this command; undefined in an executable, which contains no package. */
export function ownPackage(): string | undefined {
  if (ownExecutable()) return undefined;
  const folder = path.join(__dirname, '..', '..');
  const manifest = path.join(folder, 'package.json');
  if (!existsSync(manifest)) return undefined;
  const { name } = JSON.parse(readFileSync(manifest, 'utf8')) as { name?: string };
  return name === 'lintel' || name === 'lintel-cdktn' ? folder : undefined;
}

/** A built package, as docs/install.md names it. A command must not ask a registry for it: anyone could register the name there. */
export function notPublished(file: string): string {
  return `"$LINTEL/dist/${file}"`;
}

export function shellWord(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
