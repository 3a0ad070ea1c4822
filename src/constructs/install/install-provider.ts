import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'fs';
import * as path from 'path';
import { hashPackage, PackageFiles } from './package-hash';

/** The provider's platforms. The program is the same on all of them, so the lock file needs only one hash. */
const PLATFORMS = ['darwin_amd64', 'darwin_arm64', 'linux_amd64', 'linux_arm64'];

export interface Placement {
  readonly stackFolder: string;
  readonly source: string;
  readonly version: string;
}

/** Reads every file of a package. */
export function readPackage(folder: string): PackageFiles {
  const files = new Map<string, Buffer>();
  const visit = (below: string): void => {
    for (const entry of readdirSync(path.join(folder, below), { withFileTypes: true })) {
      const name = below ? `${below}/${entry.name}` : entry.name;
      if (entry.isDirectory()) visit(name);
      else files.set(name, readFileSync(path.join(folder, name)));
    }
  };
  visit('');
  return files;
}

/**
 * Places the provider into `terraform.d/plugins`, where `terraform init` looks by default, and removes its other versions, which the configuration
 * can no longer select.
 *
 * Links and copies from an earlier `terraform init` can stay: the next one compares them with the lock file.
 */
export function placeProvider(files: PackageFiles, hash: string, { stackFolder, source, version }: Placement): void {
  const versions = path.join(stackFolder, 'terraform.d', 'plugins', ...source.split('/'));
  for (const platform of PLATFORMS) {
    placeFolder(files, hash, path.join(versions, version, platform), path.join(stackFolder, 'terraform.d'));
  }
  for (const other of readdirSync(versions)) {
    if (other !== version) rmSync(path.join(versions, other), { recursive: true, force: true });
  }
}

/** Writes atomically: a concurrent Terraform or synth never sees an incomplete package. */
function placeFolder(files: PackageFiles, hash: string, target: string, scratch: string): void {
  if (hashIfThere(target) === hash) return;
  mkdirSync(path.dirname(target), { recursive: true });
  const fresh = mkdtempSync(path.join(scratch, '.placing-'));
  try {
    const made = path.join(fresh, 'new');
    for (const [name, content] of files) {
      const file = path.join(made, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, content);
      if (name.startsWith('terraform-provider-')) chmodSync(file, 0o755);
    }
    if (existsSync(target)) renameSync(target, path.join(fresh, 'old'));
    renameSync(made, target);
  } catch (error) {
    // Another process placed the same package between the two renames.
    if (hashIfThere(target) !== hash) throw error;
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}

function hashIfThere(folder: string): string | undefined {
  return existsSync(folder) ? hashPackage(readPackage(folder)) : undefined;
}
