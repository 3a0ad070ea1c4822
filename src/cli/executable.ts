import { existsSync } from 'fs';
import * as path from 'path';
import { VERSION } from './version';

/** The program that this is, where it brings its own Node.js; see `generate/release`. */
export interface Executable {
  /** What to copy, by the names that the copies have. */
  readonly files: { readonly [name: string]: string };
  /** As Terraform names the machine that it runs on. */
  readonly platform: string;
}

/** Undefined where Node.js runs the bundle from its files. */
export function ownExecutable(): Executable | undefined {
  const sea = process.getBuiltinModule?.('node:sea');
  if (!sea?.isSea()) return undefined;
  const folder = path.dirname(process.execPath);
  const archive = JSON.parse(sea.getAsset('archive.json', 'utf8')) as string[];
  const launcher = `terraform-provider-lintel_v${VERSION}${process.platform === 'win32' ? '.exe' : ''}`;
  // Taken out of its archive and put elsewhere under another name, it is still complete for this machine.
  const isWhole = archive.every((name) => existsSync(path.join(folder, name)));
  const files = isWhole
    ? Object.fromEntries(archive.map((name) => [name, path.join(folder, name)]))
    : { [launcher]: process.execPath };
  return {
    files,
    platform: `${process.platform === 'win32' ? 'windows' : process.platform}_${process.arch === 'x64' ? 'amd64' : process.arch}`,
  };
}
