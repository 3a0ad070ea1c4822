import { readFileSync, readdirSync } from 'fs';
import { join } from 'path';

/** The bundler writes each module's name into a comment before it. */
const MODULE = /^\s*\/\/ (node_modules\/.*)$/gm;

/** A package's own folder: the last `node_modules` of the path. */
const PACKAGE = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//;

/** Returns the licenses of all packages in the bundled files, as their authors require. */
export function renderLicenses(root: string, files: readonly string[]): string {
  return bundledPackages(root, files).map(renderLicense).join('\n');
}

export interface BundledPackage {
  readonly folder: string;
  readonly name: string;
  readonly version: string;
  readonly license: string;
}

/** In the order of their folders. */
export function bundledPackages(root: string, files: readonly string[]): BundledPackage[] {
  const folders = new Set(
    files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(MODULE)].map(([, path]) => PACKAGE.exec(path)![1])),
  );
  return [...folders].sort().map((each) => {
    const folder = join(root, each);
    return {
      folder,
      ...(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Omit<BundledPackage, 'folder'>),
    };
  });
}

function renderLicense({ folder, name, version, license }: BundledPackage): string {
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  return `${name} ${version} (${license})\n\n${file ? readFileSync(join(folder, file), 'utf8').trim() : 'The package brings no license text.'}\n\n${'-'.repeat(80)}\n`;
}
