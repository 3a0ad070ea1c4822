/**
 * Bun for each kind of machine, from npm alone. Which version, and what each program must hash to, stands in bun.json; where the registry is, npm
 * knows. The one for this machine is a development dependency.
 */
import { execFileSync } from 'child_process';
import { createHash } from 'crypto';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync } from 'fs';
import { homedir } from 'os';
import * as path from 'path';

export interface Runtime {
  readonly package: string;
  /** Of the program. */
  readonly sha256: string;
}

interface Pins {
  readonly version: string;
  readonly runtimes: { readonly [platform: string]: Runtime };
}

export const PINS = JSON.parse(readFileSync(path.join(__dirname, 'bun.json'), 'utf8')) as Pins;

const MODULES = path.join(__dirname, '..', '..', 'node_modules');
/** What a machine has downloaded once serves all checkouts on it. */
const CACHE = path.join(process.env.XDG_CACHE_HOME || path.join(homedir(), '.cache'), 'lintel', 'runtimes');

/** The runtime for a platform. */
export function runtimeProgram(platform: string): string {
  const runtime = PINS.runtimes[platform];
  if (!runtime) {
    throw new Error(
      `No Bun is pinned for ${platform}: the platforms are ${Object.keys(PINS.runtimes).join(', ')}. See generate/release/bun.json.`,
    );
  }
  const inside = path.join('bin', platform.startsWith('windows') ? 'bun.exe' : 'bun');
  return pinnedProgram({ ...runtime, version: PINS.version, inside });
}

/** A program in a package of npm. */
export interface PinnedProgram {
  readonly package: string;
  readonly version: string;
  /** Where it is in the package. */
  readonly inside: string;
  readonly sha256: string;
}

/** It is checked against its pin at each use: what lies in a folder may have been changed since. */
export function pinnedProgram(pinned: PinnedProgram): string {
  const installed = path.join(MODULES, pinned.package, pinned.inside);
  // The script that npm may run when it installs `bun` moves the program there.
  const moved = path.join(MODULES, 'bun', 'bin', 'bun.exe');
  const known = [installed, moved].find((file) => existsSync(file) && hashOfFile(file) === pinned.sha256);
  if (known !== undefined) return known;
  const program = path.join(downloaded(pinned), pinned.inside);
  const actual = hashOfFile(program);
  if (actual !== pinned.sha256) {
    throw new Error(`${program} is not what is pinned: its SHA-256 is ${actual}, not ${pinned.sha256}. Remove it.`);
  }
  return program;
}

function hashOfFile(file: string): string {
  return hashOfContent(readFileSync(file));
}

/** As Terraform names the machine, with the C library where it is not glibc. */
export function hostPlatform(): string {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}_${process.arch === 'x64' ? 'amd64' : process.arch}`;
  const { header } = process.report.getReport() as unknown as {
    readonly header: { readonly glibcVersionRuntime?: string };
  };
  return process.platform === 'linux' && !header.glibcVersionRuntime ? `${platform}_musl` : platform;
}

/** The folder of a package that npm does not install here. Complete or not at all: another build may do the same at this moment. */
function downloaded({ package: name, version, sha256, inside }: PinnedProgram): string {
  const folder = path.join(CACHE, sha256.slice(0, 16));
  if (existsSync(folder)) return folder;
  mkdirSync(CACHE, { recursive: true });
  const scratch = mkdtempSync(`${folder}-`);
  try {
    pack(`${name}@${version}`, scratch);
    const archive = readdirSync(scratch).find((file) => file.endsWith('.tgz'));
    if (archive === undefined) throw new Error(`npm downloaded no archive of ${name}.`);
    execFileSync('tar', ['xzf', archive], { cwd: scratch });
    const fresh = path.join(scratch, 'package');
    chmodSync(path.join(fresh, inside), 0o755);
    renameWhereAbsent(fresh, folder);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
  return folder;
}

/** By the registry's own client, which knows where it is and how to get there. */
function pack(wanted: string, cwd: string): void {
  try {
    execFileSync('npm', ['pack', wanted, '--ignore-scripts', '--silent'], {
      cwd,
      stdio: ['ignore', 'ignore', 'pipe'],
      shell: process.platform === 'win32',
    });
  } catch (error) {
    const { stderr, message } = error as Error & { readonly stderr?: Buffer };
    throw new Error(`${wanted} could not be downloaded with npm: ${stderr?.toString().trim() || message}`);
  }
}

function renameWhereAbsent(fresh: string, folder: string): void {
  try {
    renameSync(fresh, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  }
}

export function hashOfContent(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
