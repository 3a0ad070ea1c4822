import { createHash } from 'crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'fs';
import { homedir } from 'os';
import * as path from 'path';
import { cacheFolder } from '../../placement/executables';
import { placeExecutable } from '../../placement/place-executable';
import { ownExecutable } from '../executable';
import { Failure } from '../failure';
import { VERSION } from '../version';
import { warn } from '../warn';

/** With the host name, because the default registries of Terraform and OpenTofu differ. */
const SOURCE = ['registry.terraform.io', 'lintel', 'lintel'];
/** The provider is the same program on every platform. */
const PLATFORMS = ['darwin_amd64', 'darwin_arm64', 'linux_amd64', 'linux_arm64'];
const LAUNCHER = /^terraform-provider-lintel_v(.+)$/;

/** The built provider: next to the bundle that contains this file, or the running executable. */
export interface BuiltProvider {
  readonly version: string;
  /** The location of each file, by its name in the folder that Terraform installs. */
  readonly files: { readonly [name: string]: string };
  readonly platforms: readonly string[];
}

export function findProvider(folder?: string): BuiltProvider {
  const executable = folder === undefined ? ownExecutable() : undefined;
  return executable
    ? { version: VERSION, files: executable.files, platforms: [executable.platform] }
    : bundledProvider(folder ?? path.join(__dirname, 'provider'));
}

function bundledProvider(folder: string): BuiltProvider {
  const launcher = existsSync(folder)
    ? readdirSync(folder)
        .map((name) => LAUNCHER.exec(name))
        .find((match) => match !== null)
    : undefined;
  const version = launcher?.[1];
  if (version === undefined) {
    throw new Failure(
      'provider-not-built',
      `the provider has not been built: ${folder} does not contain it. Run \`npm run build\` first.`,
    );
  }
  const warning = placeExecutable(folder, version, [path.join(folder, '..', '..', '..'), process.cwd()]);
  if (warning !== undefined) warn('executable-unused', `${warning}. The provider runs on Node.js`);
  return {
    version,
    files: Object.fromEntries(readdirSync(folder).map((name) => [name, path.join(folder, name)])),
    platforms: PLATFORMS,
  };
}

/** The path of a filesystem mirror with the provider for every platform, in the user's cache. Created if it does not exist. */
export function mirrorFolder(provider: BuiltProvider): string {
  const mirror = path.join(cacheFolder(), 'lintel', `provider-${provider.version}-${contentHash(provider.files)}`);
  if (!existsSync(mirror)) {
    const fill = (fresh: string): void => copyForPlatforms(provider, path.join(fresh, ...SOURCE, provider.version));
    createFolder({
      target: mirror,
      scratchFolder: path.dirname(mirror),
      ifExists: 'keep',
      remedy: 'Set XDG_CACHE_HOME to a folder that you can write to.',
      fill,
    });
  }
  return mirror;
}

/** Copies the provider to the default plugin folder of Terraform and OpenTofu. Returns the folder of its version. */
export function installProvider(provider: BuiltProvider): string {
  const configuration = path.join(homedir(), '.terraform.d');
  const target = path.join(configuration, 'plugins', ...SOURCE, provider.version);
  // The scratch folder is outside `plugins`, where Terraform could pick up an incomplete copy.
  createFolder({
    target,
    scratchFolder: configuration,
    ifExists: 'replace',
    remedy:
      'Set HOME to a folder that you can write to, or use the folder that `lintel provider path` prints as a filesystem mirror.',
    fill: (fresh) => copyForPlatforms(provider, fresh),
  });
  return target;
}

function copyForPlatforms(provider: BuiltProvider, versionFolder: string): void {
  for (const platform of provider.platforms) {
    for (const [name, file] of Object.entries(provider.files)) {
      cpSync(file, path.join(versionFolder, platform, name), { recursive: true });
    }
  }
}

interface FolderCreation {
  readonly target: string;
  /** On the same file system as the target, so that it can be renamed. */
  readonly scratchFolder: string;
  /** What to do if the target exists, or another process creates it meanwhile. */
  readonly ifExists: 'keep' | 'replace';
  /** What to do if the folder cannot be created. */
  readonly remedy: string;
  fill(folder: string): void;
}

/** Creates the folder atomically: other processes never see an incomplete one. */
function createFolder({ target, scratchFolder, ifExists, remedy, fill }: FolderCreation): void {
  let scratch: string | undefined;
  try {
    mkdirSync(scratchFolder, { recursive: true });
    mkdirSync(path.dirname(target), { recursive: true });
    scratch = mkdtempSync(path.join(scratchFolder, '.lintel-'));
    const fresh = path.join(scratch, 'new');
    mkdirSync(fresh);
    fill(fresh);
    for (let attempt = 1; !tryRename(fresh, target, TARGET_EXISTS) && ifExists === 'replace'; attempt += 1) {
      tryRename(target, path.join(scratch, `old-${attempt}`), SOURCE_MISSING);
    }
  } catch (error) {
    throw new Failure(
      'file-not-written',
      `cannot copy the provider to ${target}: ${(error as Error).message}. ${remedy}`,
    );
  } finally {
    if (scratch !== undefined) rmSync(scratch, { recursive: true, force: true });
  }
}

const TARGET_EXISTS = ['ENOTEMPTY', 'EEXIST'];
const SOURCE_MISSING = ['ENOENT'];

/** Returns false if the rename fails with one of these codes, which a concurrent run of the same command can cause. */
function tryRename(source: string, target: string, expected: readonly string[]): boolean {
  try {
    renameSync(source, target);
    return true;
  } catch (error) {
    if (expected.includes((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
}

/** Each build has its own mirror, so that lock files with an earlier build's hash stay valid. */
function contentHash(files: BuiltProvider['files']): string {
  const hash = createHash('sha256');
  for (const [name, file] of Object.entries(files).sort(([one], [other]) => (one < other ? -1 : 1))) {
    const content = readFileSync(file);
    hash.update(`${name}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex').slice(0, 16);
}
