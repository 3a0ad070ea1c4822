/** A system without Node.js and without glibc: a folder that a program takes for the whole file system, with musl's loader and nothing else. */
import { copyFileSync, existsSync, mkdirSync, readdirSync } from 'fs';
import { homedir } from 'os';
import * as path from 'path';
import { runProgram, Ran } from '../support/run-program';

const LOADER = 'ld-musl-x86_64.so.1';
const CACHE = path.join(process.env.XDG_CACHE_HOME || path.join(homedir(), '.cache'), 'lintel', 'musl');

export class MuslSystem {
  public static async in(folder: string): Promise<MuslSystem> {
    for (const name of ['lib', 'proc', 'tmp', 'stack']) mkdirSync(path.join(folder, name), { recursive: true });
    copyFileSync(await muslLoader(), path.join(folder, 'lib', LOADER));
    return new MuslSystem(folder);
  }

  private constructor(public readonly folder: string) {}

  /** Runs one of its programs, in its folder `work`. Its network is this machine's. */
  public run(program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Ran> {
    const inside = 'mount -t proc proc "$1/proc" && folder=$1 && shift && exec chroot "$folder" "$@"';
    // Nobody but root may do this, or who is it in a name space of his own; it mounts only the processes of its own.
    const user = process.getuid?.() === 0 ? [] : ['--map-root-user', '--pid', '--fork', '--kill-child'];
    return runProgram('unshare', ['--mount', ...user, 'sh', '-c', inside, 'sh', this.folder, program, ...args], {
      cwd: this.folder,
      env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', ...env },
    });
  }
}

/** The system's own, or Debian's package, which is fetched once. */
export async function muslLoader(): Promise<string> {
  const known = [path.join('/lib', LOADER), path.join(CACHE, LOADER)].find((file) => existsSync(file));
  if (known !== undefined) return known;
  mkdirSync(CACHE, { recursive: true });
  const script =
    'apt-get download musl || { apt-get update && apt-get download musl; } && dpkg-deb -x musl_*.deb unpacked';
  const { status, stdout, stderr } = await runProgram('sh', ['-c', script], { cwd: CACHE, env: process.env });
  if (status !== 0) {
    throw new Error(`musl is not on this system, and Debian's package could not be fetched\n${stdout}\n${stderr}`);
  }
  const library = readdirSync(path.join(CACHE, 'unpacked', 'lib'), { recursive: true, encoding: 'utf8' }).find((name) =>
    name.endsWith('/libc.so'),
  )!;
  copyFileSync(path.join(CACHE, 'unpacked', 'lib', library), path.join(CACHE, LOADER));
  return path.join(CACHE, LOADER);
}
