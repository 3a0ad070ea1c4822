import { createHash } from 'crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'fs';
import { homedir } from 'os';
import * as path from 'path';
import { ownExecutable } from '../executable';
import { Failure } from '../failure';
import { VERSION } from '../version';

/** Written in full, so that Terraform and OpenTofu, whose default registries differ, mean the same provider. */
const SOURCE = ['registry.terraform.io', 'lintel', 'lintel'];
/** It is the same program everywhere. */
const PLATFORMS = ['darwin_amd64', 'darwin_arm64', 'linux_amd64', 'linux_arm64'];
const LAUNCHER = /^terraform-provider-lintel_v(.+)$/;

/** The provider as it was built: beside the bundle that this is part of, or the executable that this is. */
export interface BuiltProvider {
  readonly version: string;
  /** Where each of its files is, by its name in the folder that Terraform installs. */
  readonly files: { readonly [name: string]: string };
  readonly platforms: readonly string[];
}

export function findProvider(folder?: string): BuiltProvider {
  const executable = folder === undefined ? ownExecutable() : undefined;
  return executable ? { version: VERSION, files: executable.files, platforms: [executable.platform] } : bundledProvider(folder ?? path.join(__dirname, 'provider'));
}

function bundledProvider(folder: string): BuiltProvider {
  const launcher = existsSync(folder) ? readdirSync(folder).map((name) => LAUNCHER.exec(name)).find((match) => match !== null) : undefined;
  if (!launcher) throw new Failure(`the provider is not built: there is none in ${folder}. Run \`npm run build\` first.`);
  return { version: launcher[1], files: Object.fromEntries(readdirSync(folder).map((name) => [name, path.join(folder, name)])), platforms: PLATFORMS };
}

/** A filesystem mirror with the provider for every platform, in the person's cache; made where it is not there yet. */
export function mirrorFolder(provider: BuiltProvider): string {
  const mirror = path.join(cacheFolder(), 'lintel', `provider-${provider.version}-${contentHash(provider.files)}`);
  if (!existsSync(mirror)) {
    const fill = (fresh: string): void => copyForPlatforms(provider, path.join(fresh, ...SOURCE, provider.version));
    makeFolder({ scope: mirror, scratchFolder: path.dirname(mirror), whenThere: 'keep', fill });
  }
  return mirror;
}

/** Copies the provider to where Terraform and OpenTofu look by themselves; answers the folder of its version. */
export function installProvider(provider: BuiltProvider): string {
  const configuration = path.join(homedir(), '.terraform.d');
  const scope = path.join(configuration, 'plugins', ...SOURCE, provider.version);
  // Made outside `plugins`, where a half-made copy could be taken for a provider.
  makeFolder({ scope, scratchFolder: configuration, whenThere: 'replace', fill: (fresh) => copyForPlatforms(provider, fresh) });
  return scope;
}

function copyForPlatforms(provider: BuiltProvider, versionFolder: string): void {
  for (const platform of provider.platforms) {
    for (const [name, file] of Object.entries(provider.files)) cpSync(file, path.join(versionFolder, platform, name), { recursive: true });
  }
}

interface Making {
  readonly scope: string;
  /** On the same file system as the place, so that a rename suffices. */
  readonly scratchFolder: string;
  /** What to do with what is there already, or was put there meanwhile. */
  readonly whenThere: 'keep' | 'replace';
  fill(folder: string): void;
}

/** Complete or not at all: whoever looks meanwhile never finds a part of it. */
function makeFolder({ scope, scratchFolder, whenThere, fill }: Making): void {
  let scratch: string | undefined;
  try {
    mkdirSync(scratchFolder, { recursive: true });
    mkdirSync(path.dirname(scope), { recursive: true });
    scratch = mkdtempSync(path.join(scratchFolder, '.lintel-'));
    const fresh = path.join(scratch, 'new');
    mkdirSync(fresh);
    fill(fresh);
    for (let attempt = 1; !moved(fresh, scope, TAKEN) && whenThere === 'replace'; attempt += 1) {
      moved(scope, path.join(scratch, `old-${attempt}`), GONE);
    }
  } catch (error) {
    throw new Failure(`the provider cannot be copied to ${scope}: ${(error as Error).message}`);
  } finally {
    if (scratch !== undefined) rmSync(scratch, { recursive: true, force: true });
  }
}

const TAKEN = ['ENOTEMPTY', 'EEXIST'];
const GONE = ['ENOENT'];

/** False where the rename fails for one of these reasons, which another process that does the same can be the cause of. */
function moved(source: string, target: string, otherwise: readonly string[]): boolean {
  try {
    renameSync(source, target);
    return true;
  } catch (error) {
    if (otherwise.includes((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
}

/** Another build of the same version is another mirror: a lock file that knows the first one stays true. */
function contentHash(files: BuiltProvider['files']): string {
  const hash = createHash('sha256');
  for (const [name, file] of Object.entries(files).sort(([one], [other]) => (one < other ? -1 : 1))) {
    const content = readFileSync(file);
    hash.update(`${name}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex').slice(0, 16);
}

/** A relative XDG_CACHE_HOME counts as not set, as its specification says. */
function cacheFolder(): string {
  const named = process.env.XDG_CACHE_HOME ?? '';
  return path.isAbsolute(named) ? named : path.join(homedir(), '.cache');
}
