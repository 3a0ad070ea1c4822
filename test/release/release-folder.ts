import { createHash } from 'crypto';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { runProgram } from '../support/run-program';

// oxlint-disable-next-line typescript/no-require-imports -- a module of the other kind
const { generateKey } = require('openpgp') as typeof import('openpgp', { with: { 'resolution-mode': 'import' } });

const ROOT = path.join(__dirname, '..', '..');

/** Why no release can be made here; undefined where it can. */
export const ABSENT_FOR_RELEASE =
  process.platform === 'linux' && process.arch === 'x64'
    ? undefined
    : 'The release for linux_amd64 is tried where it runs.';

/** What `npm run release` has made. */
export class ReleaseFolder {
  public readonly version = (JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { version: string })
    .version;
  public readonly prefix = `terraform-provider-lintel_${this.version}`;

  constructor(public readonly folder: string) {}

  public names(): string[] {
    return readdirSync(this.folder, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
      .sort();
  }

  public read(name: string): Buffer {
    return readFileSync(path.join(this.folder, name));
  }

  public hashOf(name: string): string {
    return createHash('sha256').update(this.read(name)).digest('hex');
  }

  /** For Linux with musl, which has no place of its own in a registry. */
  public musl(): ReleaseFolder {
    return new ReleaseFolder(path.join(this.folder, 'musl'));
  }

  /** As `linux_amd64`. */
  public platforms(): string[] {
    return this.names()
      .filter((name) => name.endsWith('.zip'))
      .map((name) => name.slice(this.prefix.length + 1, -'.zip'.length));
  }
}

/** A key of the test's own, and where its private half is. */
export async function makeReleaseKey(folder: string): Promise<string> {
  const { privateKey } = await generateKey({
    type: 'rsa',
    rsaBits: 2048,
    userIDs: [{ name: 'Release test' }],
    date: new Date(Date.now() - 3_600_000),
    format: 'armored',
  });
  const file = path.join(folder, 'release-key.asc');
  writeFileSync(file, privateKey, { mode: 0o600 });
  return file;
}

/** Makes a release as the task does, but for some platforms alone. */
export async function makeRelease(
  folder: string,
  environment: NodeJS.ProcessEnv,
  ...platforms: readonly string[]
): Promise<ReleaseFolder> {
  mkdirSync(folder, { recursive: true });
  const args = [
    path.join(ROOT, 'node_modules', 'tsx', 'dist', 'cli.mjs'),
    path.join(ROOT, 'generate', 'release', 'main.ts'),
    ...platforms.flatMap((platform) => ['--platform', platform]),
    '--output',
    folder,
  ];
  const { status, stdout, stderr } = await runProgram(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, ...environment },
  });
  if (status !== 0) throw new Error(`the release could not be made\n${stdout}\n${stderr}`);
  return new ReleaseFolder(folder);
}

/** Makes the layout of an OCI repository, as the task does. */
export async function makeOciLayout(release: string, output: string): Promise<void> {
  const args = [
    path.join(ROOT, 'node_modules', 'tsx', 'dist', 'cli.mjs'),
    path.join(ROOT, 'generate', 'release', 'oci-layout.ts'),
    ...['--release', release, '--output', output],
  ];
  const { status, stderr } = await runProgram(process.execPath, args, { cwd: ROOT, env: process.env });
  if (status !== 0) throw new Error(stderr);
}

/** Takes an archive apart as Terraform does. */
export async function unpack(archive: string, folder: string): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const { status, stderr } = await runProgram('python3', ['-c', UNPACK, archive, folder], {
    cwd: folder,
    env: process.env,
  });
  if (status !== 0) throw new Error(stderr);
  return folder;
}

const UNPACK = `
import os, sys, zipfile
with zipfile.ZipFile(sys.argv[1]) as archive:
    for entry in archive.infolist():
        os.chmod(archive.extract(entry, sys.argv[2]), entry.external_attr >> 16 & 0o777)
`;

/** A scratch folder, and what removes it. */
export function scratchFolder(): { readonly folder: string; remove(): void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'lintel-release-test-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
