import { existsSync, readFileSync, statSync } from 'fs';
import { homedir } from 'os';
import * as path from 'path';

/** In the provider's folder: for each platform, the hash of the executable that the launcher may start in place of Node.js. */
const EXPECTED = 'executables';

/** An executable of this provider for this machine. */
export interface ExpectedExecutable {
  /** As Terraform names the machine, with the C library where it is not glibc. */
  readonly platform: string;
  readonly sha256: string;
  /** Where the launcher looks for it. */
  readonly file: string;
  /** Is written after the file has been checked. A file that is newer has been changed since. */
  readonly checked: string;
}

/** Undefined where the provider has been built without executables, or without one for this machine. */
export function expectedExecutable(providerFolder: string): ExpectedExecutable | undefined {
  const file = path.join(providerFolder, EXPECTED);
  if (!existsSync(file)) return undefined;
  const platform = hostPlatform();
  const sha256 = readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.split(' '))
    .find(([name]) => name === platform)?.[1];
  if (sha256 === undefined) return undefined;
  const folder = path.join(cacheFolder(), 'lintel', 'executables', sha256);
  return { platform, sha256, file: path.join(folder, 'lintel'), checked: path.join(folder, 'checked') };
}

/** Whether what was placed has been checked and not been changed since. The launcher asks the same. */
export function isPlaced({ file, checked }: ExpectedExecutable): boolean {
  const [program, stamp] = [file, checked].map((name) => statSync(name, { throwIfNoEntry: false }));
  return program !== undefined && stamp !== undefined && program.mtimeMs < stamp.mtimeMs && isOwn(program.uid);
}

export function isOwn(uid: number): boolean {
  return process.getuid === undefined || uid === process.getuid();
}

/** Ignores a relative XDG_CACHE_HOME, as its specification requires. */
export function cacheFolder(): string {
  const configured = process.env.XDG_CACHE_HOME ?? '';
  return path.isAbsolute(configured) ? configured : path.join(homedir(), '.cache');
}

function hostPlatform(): string {
  const platform = `${process.platform}_${process.arch === 'x64' ? 'amd64' : process.arch}`;
  return process.platform === 'linux' && !glibcVersion() ? `${platform}_musl` : platform;
}

function glibcVersion(): string | undefined {
  const { header } = process.report.getReport() as unknown as { header: { glibcVersionRuntime?: string } };
  return header.glibcVersionRuntime;
}
