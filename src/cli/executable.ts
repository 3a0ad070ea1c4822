import { VERSION } from './version';

/** The program that this is, where it brings its own runtime; see `generate/release`. */
export interface Executable {
  /** What to copy, by the names that the copies have. */
  readonly files: { readonly [name: string]: string };
  /** As Terraform names the machine that it runs on. */
  readonly platform: string;
}

/** The platform that this has been compiled for. */
declare const EXECUTABLE_FOR: string;

/** Undefined where Node.js runs the bundle from its files. */
export function ownExecutable(): Executable | undefined {
  if (typeof EXECUTABLE_FOR === 'undefined') return undefined;
  const platform = EXECUTABLE_FOR.replace(/_musl$/, '');
  const end = platform.startsWith('windows') ? '.exe' : '';
  return { files: { [`terraform-provider-lintel_v${VERSION}${end}`]: process.execPath }, platform };
}
