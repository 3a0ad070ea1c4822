/**
 * Node.js for each kind of machine, from the package registries alone. Which versions, and what they must hash to, stands in nodejs.json; where
 * the registries are, npm and pip know.
 */
import { execFileSync } from 'child_process';
import { createHash } from 'crypto';
import {
  chmodSync,
  createReadStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'fs';
import { homedir } from 'os';
import * as path from 'path';
import { pipeline } from 'stream/promises';
import { createGunzip } from 'zlib';
import { extract } from 'tar-stream';
import { fromBuffer } from 'yauzl';

interface PinnedFile {
  /** In the archive of the registry. */
  readonly path: string;
  readonly sha256: string;
}

export interface Runtime {
  readonly registry: 'npm' | 'pypi';
  readonly package: string;
  /** Of PyPI's, the tag of the wheel. */
  readonly platform?: string;
  readonly sha256: string;
  readonly files: { readonly [name: string]: PinnedFile };
}

interface Pins {
  readonly version: string;
  readonly line: string;
  readonly license: { readonly runtime: string; readonly file: string };
  readonly runtimes: { readonly [id: string]: Runtime };
}

export const PINS = JSON.parse(readFileSync(path.join(__dirname, 'nodejs.json'), 'utf8')) as Pins;

/** What a machine has downloaded once serves all checkouts on it. */
const CACHE = path.join(process.env.XDG_CACHE_HOME || path.join(homedir(), '.cache'), 'lintel', 'nodejs');

/** The files of a runtime, checked against their pins at each use: what lies in the cache may have been changed since. */
export async function runtimeFiles(id: string): Promise<{ readonly [name: string]: Buffer }> {
  return filesOf(id, PINS.runtimes[id], PINS.version);
}

/** The program of a runtime, in a folder where it has the name `node`; so of one of another version, too. */
export async function runtimeProgram(id: string, runtime: Runtime, version: string): Promise<string> {
  await filesOf(id, runtime, version);
  const node = path.join(folderOf(id, runtime, version), 'node');
  chmodSync(node, 0o755);
  return node;
}

function folderOf(id: string, runtime: Runtime, version: string): string {
  return path.join(CACHE, `${version}-${id}-${runtime.sha256.slice(0, 16)}`);
}

async function filesOf(id: string, runtime: Runtime, version: string): Promise<{ readonly [name: string]: Buffer }> {
  const folder = folderOf(id, runtime, version);
  if (!existsSync(folder)) await fillFolder(folder, id, runtime, version);
  return Object.fromEntries(
    Object.entries(runtime.files).map(([name, { sha256 }]) => {
      const content = readFileSync(path.join(folder, name));
      demandHash(content, sha256, `${name} of ${id} in ${folder} (remove the folder to have it downloaded again)`);
      return [name, content];
    }),
  );
}

/** The runtime that this machine can start: it prepares what is put into the others. */
export async function hostNode(): Promise<string> {
  const id = hostRuntime();
  return runtimeProgram(id, PINS.runtimes[id], PINS.version);
}

function hostRuntime(): string {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}_${process.arch === 'x64' ? 'amd64' : process.arch}`;
  const { header } = process.report.getReport() as unknown as {
    readonly header: { readonly glibcVersionRuntime?: string };
  };
  const id = process.platform === 'linux' ? `${platform}_${header.glibcVersionRuntime ? 'gnu' : 'musl'}` : platform;
  if (!Object.hasOwn(PINS.runtimes, id)) {
    throw new Error(
      `A release cannot be built on ${platform}: no Node.js is pinned for it. Build it on ${Object.keys(PINS.runtimes).join(', ')}.`,
    );
  }
  return id;
}

/** Complete or not at all: another build may do the same at this moment. */
async function fillFolder(folder: string, id: string, runtime: Runtime, version: string): Promise<void> {
  mkdirSync(path.dirname(folder), { recursive: true });
  const scratch = mkdtempSync(`${folder}-`);
  try {
    const archive = download(runtime, version, scratch);
    demandHash(readFileSync(archive), runtime.sha256, `${path.basename(archive)} for ${id}`);
    const wanted = new Map(Object.entries(runtime.files).map(([name, { path: inside }]) => [inside, name]));
    const found = await (runtime.registry === 'npm' ? filesOfTarball(archive, wanted) : filesOfWheel(archive, wanted));
    const fresh = path.join(scratch, 'files');
    mkdirSync(fresh);
    for (const [name, content] of found) writeFileSync(path.join(fresh, name), content);
    for (const [inside, name] of wanted) {
      if (!found.has(name)) throw new Error(`${path.basename(archive)} has no ${inside}.`);
    }
    renameWhereAbsent(fresh, folder);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

function renameWhereAbsent(fresh: string, folder: string): void {
  try {
    renameSync(fresh, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  }
}

/** By the registries' own clients, which know where they are and how to get there. */
function download(runtime: Runtime, version: string, folder: string): string {
  const [program, ...args] =
    runtime.registry === 'npm'
      ? ['npm', 'pack', `${runtime.package}@${version}`, '--ignore-scripts', '--silent', '--pack-destination', folder]
      : [
          'python3',
          '-m',
          'pip',
          'download',
          '--quiet',
          '--no-deps',
          '--only-binary',
          ':all:',
          '--platform',
          runtime.platform!,
          '--dest',
          folder,
          `${runtime.package}==${version}`,
        ];
  try {
    execFileSync(program, args, {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      shell: process.platform === 'win32',
    });
  } catch (error) {
    const { stderr, message } = error as Error & { readonly stderr?: Buffer };
    throw new Error(
      `Node.js ${version} could not be downloaded with ${program}: ${stderr?.toString().trim() || message}`,
    );
  }
  const files = readdirSync(folder).filter((name) => /\.(tgz|whl)$/.test(name));
  if (files.length !== 1) {
    throw new Error(`${program} downloaded ${files.length} archives of ${runtime.package}, not one.`);
  }
  return path.join(folder, files[0]);
}

export function hashOfContent(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

function demandHash(content: Buffer, expected: string, what: string): void {
  const actual = hashOfContent(content);
  if (actual !== expected) throw new Error(`${what} is not what is pinned: its SHA-256 is ${actual}, not ${expected}.`);
}

async function filesOfTarball(archive: string, wanted: ReadonlyMap<string, string>): Promise<Map<string, Buffer>> {
  const found = new Map<string, Buffer>();
  const entries = extract();
  entries.on('entry', ({ name }, stream, next) => {
    const as = wanted.get(name);
    const parts: Buffer[] = [];
    if (as !== undefined) stream.on('data', (part) => parts.push(part as Buffer));
    stream.on('end', () => {
      if (as !== undefined) found.set(as, Buffer.concat(parts));
      next();
    });
    stream.resume();
  });
  await pipeline(createReadStream(archive), createGunzip(), entries);
  return found;
}

function filesOfWheel(archive: string, wanted: ReadonlyMap<string, string>): Promise<Map<string, Buffer>> {
  const found = new Map<string, Buffer>();
  return new Promise((resolve, reject) =>
    fromBuffer(readFileSync(archive), { lazyEntries: true }, (broken, zip) => {
      if (broken) return reject(broken);
      zip.on('error', reject).on('end', () => resolve(found));
      zip.on('entry', (entry: { readonly fileName: string }) => {
        const as = wanted.get(entry.fileName);
        if (as === undefined) return zip.readEntry();
        return zip.openReadStream(entry as never, (unreadable, stream) => {
          if (unreadable) return reject(unreadable);
          const parts: Buffer[] = [];
          return stream
            .on('error', reject)
            .on('data', (part: Buffer) => parts.push(part))
            .on('end', () => {
              found.set(as, Buffer.concat(parts));
              zip.readEntry();
            });
        });
      });
      return zip.readEntry();
    }),
  );
}
