import { VERSION } from './version';

/** The running program, if it brings its own runtime; see `generate/release`. */
export interface Executable {
  /** The files to copy, keyed by the names of the copies. */
  readonly files: { readonly [name: string]: string };
  /** The machine it runs on, as Terraform names it. */
  readonly platform: string;
}

/** The platform for which this was compiled. */
declare const EXECUTABLE_FOR: string;

/** Undefined if Node.js runs the bundle from its files. */
export function ownExecutable(): Executable | undefined {
  if (typeof EXECUTABLE_FOR === 'undefined') return undefined;
  const platform = EXECUTABLE_FOR.replace(/_musl$/, '');
  const end = platform.startsWith('windows') ? '.exe' : '';
  return { files: { [`terraform-provider-lintel_v${VERSION}${end}`]: process.execPath }, platform };
}
