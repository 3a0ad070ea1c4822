/** The folder with the files of a provider's release. Archives are read in parts, because they may be larger than memory. */
import { createHash } from 'crypto';
import { createReadStream, readdirSync, readFileSync, statSync } from 'fs';
import * as path from 'path';
import { attempt, quoted, wrong } from '../archives/folder';

/** The files of a release, checked for consistency. */
export interface Release {
  readonly sums: ReleaseFile;
  readonly signature: ReleaseFile;
  readonly archives: readonly ReleaseArchive[];
  /** The protocol versions of the manifest; undefined without a manifest. */
  readonly protocols: readonly string[] | undefined;
  /** The hash of the checksums, which cover all files. */
  readonly hash: string;
}

export interface ReleaseFile {
  readonly name: string;
  readonly content: Buffer;
}

/** The archive for a platform. */
export interface ReleaseArchive {
  readonly os: string;
  readonly arch: string;
  readonly filename: string;
  /** SHA-256 in lower-case hexadecimal. */
  readonly shasum: string;
  readonly file: string;
  readonly size: number;
}

interface Wanted {
  readonly name: string;
  readonly version: string;
}

const MIB = 1024 ** 2;

/** The maximum sizes of an archive and of every other file of a release, in MiB. */
const MOST_MEBIBYTES = { archive: 1024, other: 1 };

const PROTOCOLS = ['4.0', '5.0', '6.0'];

/** Reads and checks the folder. Throws an error at the attribute, naming the first faulty file. */
export async function readRelease(
  folder: string,
  { name, version }: Pick<Wanted, 'version'> & Partial<Wanted>,
): Promise<Release> {
  const names = attempt(folder, () => readdirSync(folder)).sort();
  const wanted = { name: name ?? nameIn(names), version };
  const read = (file: string): ReleaseFile => ({ name: file, content: readSmall(path.join(folder, file)) });
  const sums = read(only(folder, names, /_SHA256SUMS$/, 'file `*_SHA256SUMS` with the checksums'));
  const signatures = names.filter(
    (file) => file.startsWith(`${sums.name}.`) && /^(?:[0-9A-Fa-f]{8}\.)?sig$/.test(file.slice(sums.name.length + 1)),
  );
  const signature = read(only(folder, signatures, /./, `signature of ${quoted(sums.name)}, \`${sums.name}.sig\``));
  const listed = linesOf(sums);
  const manifest = manifestOf(folder, names, wanted, listed, read);
  return {
    sums,
    signature,
    archives: await archivesOf(folder, names, wanted, listed),
    protocols: manifest && protocolsOf(manifest),
    hash: hashOfSums(sums.content),
  };
}

/** A provider's name taken from an archive, if the name is still unknown. */
function nameIn(names: readonly string[]): string {
  return names.flatMap((name) => /^terraform-provider-([^_]+)_.*\.zip$/.exec(name)?.[1] ?? [])[0] ?? '<name>';
}

function only(folder: string, names: readonly string[], pattern: RegExp, what: string): string {
  const found = names.filter((name) => pattern.test(name));
  if (found.length === 1) return found[0]!;
  throw wrong(
    found.length === 0
      ? `The folder ${quoted(folder)}, resolved from ${quoted(process.cwd())}, has no ${what}.`
      : `The folder ${quoted(folder)} must have exactly one ${what}, but it has ${found.map(quoted).join(' and ')}.`,
  );
}

function readSmall(file: string): Buffer {
  refuseLarge(file, sizeOf(file), MOST_MEBIBYTES.other);
  return attempt(file, () => readFileSync(file));
}

function sizeOf(file: string): number {
  const stat = attempt(file, () => statSync(file));
  if (!stat.isFile()) throw wrong(`${quoted(file)} is not a file.`);
  return stat.size;
}

function refuseLarge(file: string, size: number, most: number): void {
  if (size > most * MIB) {
    throw wrong(`${quoted(file)} has ${Math.ceil(size / MIB)} MiB, more than the ${most} MiB that are published.`);
  }
}

/**
 * The hashes by file name. `terraform init` compares the second word of a line with the name of an archive, so the name must not be preceded by a
 * path or the star of `sha256sum --binary`.
 */
function linesOf({ name, content }: ReleaseFile): ReadonlyMap<string, string> {
  const hashes = new Map<string, string>();
  for (const [index, line] of content.toString('utf8').split('\n').entries()) {
    if (line.trim() === '') continue;
    const [, hash, mark, file] = /^([0-9a-fA-F]{64}) {1,2}(\*|(?:\S*\/)?)(\S+)\s*$/.exec(line) ?? [];
    if (!hash || !file) {
      throw wrong(
        `Line ${index + 1} of ${quoted(name)} is not a checksum and a file name, as \`sha256sum\` prints them.`,
      );
    }
    if (mark) {
      throw wrong(
        `Line ${index + 1} of ${quoted(name)} has ${quoted(`${mark}${file}`)} for the name of a file, where \`terraform init\` looks for ${quoted(file)}: the version could never be installed. Write the checksums in the folder of the files with \`sha256sum\`, without \`--binary\` (\`-b\`), and sign them again.`,
      );
    }
    if (hashes.has(file)) throw wrong(`${quoted(name)} lists ${quoted(file)} twice.`);
    hashes.set(file, hash.toLowerCase());
  }
  return hashes;
}

function manifestOf(
  folder: string,
  names: readonly string[],
  { name, version }: Wanted,
  listed: ReadonlyMap<string, string>,
  read: (name: string) => ReleaseFile,
): ReleaseFile | undefined {
  const found = names.filter((one) => one.endsWith('_manifest.json'));
  if (found.length === 0) return undefined;
  const manifest = read(only(folder, found, /./, 'manifest'));
  const expected = `terraform-provider-${name}_${version}_manifest.json`;
  if (manifest.name !== expected) {
    throw wrong(`The manifest ${quoted(manifest.name)} must have the name ${quoted(expected)}.`);
  }
  checkHash(manifest.name, listed, hashOf(manifest.content));
  return manifest;
}

function checkHash(name: string, listed: ReadonlyMap<string, string>, hash: string): void {
  const expected = listed.get(name);
  if (expected === undefined) throw wrong(`The checksums do not list ${quoted(name)}.`);
  if (expected !== hash) {
    throw wrong(
      `The checksum of ${quoted(name)} is ${hash}, but the checksums say ${expected}: the file is damaged, or belongs to another release.`,
    );
  }
}

/** The content of a version as recorded in state. */
export function hashOfSums(sums: Buffer): string {
  return `sha256:${hashOf(sums)}`;
}

function hashOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

function protocolsOf({ name, content }: ReleaseFile): readonly string[] {
  let protocols: unknown;
  try {
    protocols = (JSON.parse(content.toString('utf8')) as { metadata?: { protocol_versions?: unknown } }).metadata
      ?.protocol_versions;
  } catch {
    throw wrong(`The manifest ${quoted(name)} is not JSON.`);
  }
  const isKnown = (one: unknown) => PROTOCOLS.includes(one as string);
  if (Array.isArray(protocols) && protocols.length > 0 && protocols.every(isKnown)) {
    return [...new Set(protocols as string[])].sort();
  }
  throw wrong(
    `The manifest ${quoted(name)} must list the protocol versions of the provider under \`metadata.protocol_versions\`: one or more of ${PROTOCOLS.map(quoted).join(', ')}.`,
  );
}

async function archivesOf(
  folder: string,
  names: readonly string[],
  wanted: Wanted,
  listed: ReadonlyMap<string, string>,
): Promise<ReleaseArchive[]> {
  const isArchive = (name: string) => name.startsWith('terraform-provider-') && name.endsWith('.zip');
  const prefix = `terraform-provider-${wanted.name}_${wanted.version}_`;
  const missing = [...listed.keys()].find((name) => isArchive(name) && !names.includes(name));
  if (missing !== undefined) throw wrong(`The checksums list ${quoted(missing)}, which the folder does not have.`);
  const archives: ReleaseArchive[] = [];
  for (const filename of names.filter(isArchive)) {
    const [, os, arch] = /^([a-z0-9]+)_([a-z0-9]+)\.zip$/.exec(filename.slice(prefix.length)) ?? [];
    if (!filename.startsWith(prefix) || !os || !arch) {
      throw wrong(
        `The archive ${quoted(filename)} must have a name such as ${quoted(`${prefix}linux_amd64.zip`)}, with the name and the version of the provider, and a platform.`,
      );
    }
    const file = path.join(folder, filename);
    const size = sizeOf(file);
    refuseLarge(file, size, MOST_MEBIBYTES.archive);
    const shasum = await hashOfArchive(file, size);
    checkHash(filename, listed, shasum);
    await checkContent(file, `terraform-provider-${wanted.name}`, os);
    archives.push({ os, arch, filename, shasum, file, size });
  }
  if (archives.length === 0) {
    throw wrong(
      `The folder ${quoted(folder)}, resolved from ${quoted(process.cwd())}, has no archive such as ${quoted(`${prefix}linux_amd64.zip`)}.`,
    );
  }
  const order = ({ os, arch }: ReleaseArchive) => `${os} ${arch}`;
  return archives.sort((one, other) => (order(one) < order(other) ? -1 : 1));
}

/** By path, for files that have not changed since then: Terraform plans a change two or three times. */
const hashed = new Map<string, { readonly state: string; readonly hash: string }>();

async function hashOfArchive(file: string, size: number): Promise<string> {
  const place = path.resolve(file);
  const { mtimeMs, ino } = attempt(file, () => statSync(file));
  const state = `${size} ${mtimeMs} ${ino}`;
  const known = hashed.get(place);
  if (known?.state === state) return known.hash;
  const hash = createHash('sha256');
  try {
    for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  } catch (error) {
    attempt(file, () => {
      throw error;
    });
  }
  const result = hash.digest('hex');
  hashed.set(place, { state, hash: result });
  return result;
}

/**
 * Reads the list of files at the end of the archive, which a truncated one lacks. Terraform starts the file at its root whose name is the program's,
 * alone or before `_` or `.`, and unpacks it with the permissions in the archive.
 */
function checkContent(file: string, program: string, os: string): Promise<void> {
  // oxlint-disable-next-line typescript/no-require-imports
  const { open } = require('yauzl') as typeof import('yauzl');
  return new Promise((resolve, reject) => {
    const damaged = (error: Error | null) =>
      reject(wrong(`The archive ${quoted(file)} is not a whole ZIP archive: ${error?.message ?? 'unreadable'}.`));
    open(file, { lazyEntries: true }, (failure, archive) => {
      if (!archive) return damaged(failure);
      archive.on('error', damaged);
      archive.on('entry', (entry: Entry) => {
        const { fileName } = entry;
        const isProgram = fileName.startsWith(program) && /^(?:[_.][^/]*)?$/.test(fileName.slice(program.length));
        if (!isProgram) return archive.readEntry();
        archive.close();
        if (os === 'windows' || isExecutable(entry)) return resolve();
        reject(
          wrong(
            `In the archive ${quoted(file)}, ${quoted(fileName)} is not executable, and Terraform could not start it. Run \`chmod +x\` before it is packed.`,
          ),
        );
      });
      archive.on('end', () =>
        reject(
          wrong(
            `The archive ${quoted(file)} has no file \`${program}\` at its root, whose name may continue with \`_\` or \`.\`.`,
          ),
        ),
      );
      archive.readEntry();
    });
  });
}

interface Entry {
  readonly fileName: string;
  readonly versionMadeBy: number;
  readonly externalFileAttributes: number;
}

/** The systems whose archives contain permissions: Unix and macOS. */
const WITH_PERMISSIONS: ReadonlySet<number> = new Set([3, 19]);

/** Files of archives without permissions are unpacked as not executable; an odd octal digit means executable. */
function isExecutable({ versionMadeBy, externalFileAttributes }: Entry): boolean {
  const mode = Math.floor(externalFileAttributes / 2 ** 16);
  return WITH_PERMISSIONS.has(Math.floor(versionMadeBy / 2 ** 8)) && /[1357]/.test(mode.toString(8).slice(-3));
}
