import { existsSync, readFileSync } from 'fs';
import * as path from 'path';
import { ownExecutable } from './executable';

/** An npm package of Lintel that has this command. */
export interface OwnPackage {
  readonly name: 'lintel' | 'lintel-cdktn';
  readonly folder: string;
}

/** The npm package that contains this command. Undefined in an executable, unless a package's command started it. */
export function ownPackage(): OwnPackage | undefined {
  const folder = ownExecutable() ? process.env.LINTEL_PACKAGE : path.join(__dirname, '..', '..');
  if (folder === undefined) return undefined;
  const manifest = path.join(folder, 'package.json');
  if (!existsSync(manifest)) return undefined;
  const { name } = JSON.parse(readFileSync(manifest, 'utf8')) as { name?: string };
  return name === 'lintel' || name === 'lintel-cdktn' ? { name, folder } : undefined;
}

/** A built package, as named in docs/install.md. A command must not request it from a registry: anyone could register the name there. */
export function notPublished(file: string): string {
  return `"$LINTEL/dist/${file}"`;
}

export function shellWord(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
