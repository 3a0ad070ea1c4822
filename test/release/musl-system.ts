/**
 * A system without Node.js and without glibc: a folder that a program takes for the whole file system, with musl's loader, the libraries of GCC that
 * Alpine has in its package `libstdc++`, and nothing else.
 */
import { createHash } from 'crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'fs';
import { homedir } from 'os';
import * as path from 'path';
import { runProgram, Ran } from '../support/run-program';
import { withUnpackedRelocations } from './packed-relocations';

const LOADER = 'ld-musl-x86_64.so.1';
const CACHE = path.join(process.env.XDG_CACHE_HOME || path.join(homedir(), '.cache'), 'lintel', 'musl');

export class MuslSystem {
  public static async in(folder: string): Promise<MuslSystem> {
    for (const name of ['lib', 'proc', 'tmp', 'stack']) mkdirSync(path.join(folder, name), { recursive: true });
    copyFileSync(await muslLoader(), path.join(folder, 'lib', LOADER));
    for (const [name, content] of await librariesOfGcc()) writeFileSync(path.join(folder, 'lib', name), content);
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

/** Packages of Python for musl bring them: this is a small one. */
const WHEEL = {
  package: 'rapidfuzz==3.9.7',
  file: 'rapidfuzz-3.9.7-cp310-cp310-musllinux_1_2_x86_64.whl',
  sha256: '110b6294396bc0a447648627479c9320f095c2034c0537f687592e0f58622638',
};

async function librariesOfGcc(): Promise<[name: string, content: Buffer][]> {
  const wheel = path.join(CACHE, WHEEL.file);
  const unpacked = path.join(CACHE, 'libraries');
  if (!existsSync(wheel)) {
    mkdirSync(CACHE, { recursive: true });
    const options = '--quiet --no-deps --only-binary :all: --platform musllinux_1_2_x86_64 --python-version 3.10'.split(
      ' ',
    );
    const { status, stderr } = await runProgram(
      'python3',
      ['-m', 'pip', 'download', ...options, '--dest', CACHE, WHEEL.package],
      { cwd: CACHE, env: process.env },
    );
    if (status !== 0) throw new Error(`the libraries of GCC for musl could not be fetched\n${stderr}`);
  }
  if (createHash('sha256').update(readFileSync(wheel)).digest('hex') !== WHEEL.sha256) {
    throw new Error(`${wheel} is not what is pinned. Remove it.`);
  }
  await runProgram('python3', ['-m', 'zipfile', '-e', wheel, unpacked], { cwd: CACHE, env: process.env });
  const folder = path.join(unpacked, 'rapidfuzz.libs');
  return readdirSync(folder).map((name) => [
    // The other one names this one by the name that it has here.
    name.startsWith('libstdc++') ? 'libstdc++.so.6' : name,
    withUnpackedRelocations(readFileSync(path.join(folder, name))),
  ]);
}
