import { appendFileSync, readdirSync } from 'fs';
import { join } from 'path';
import type { Metafile } from 'esbuild';

/** The folders of each package whose files have other packages in them. */
const FOLDERS = {
  'lintel': ['lib/bundle', 'lib/bundle/provider', 'lib/definition/libraries'],
  // Copies of these.
  'lintel-cdktn': ['lib/bundle', 'lib/bundle/provider', 'lib/definition/libraries'],
  'lintel-awscdk': ['packages/awscdk/assets', 'packages/awscdk/assets/custom-resource'],
} as const;

export type BundlingPackage = keyof typeof FOLDERS;

export const BUNDLING_PACKAGES = Object.keys(FOLDERS) as BundlingPackage[];

/** The bundles of a package, each of which names at its end the packages in it. */
export function bundledFiles(root: string, name: BundlingPackage): string[] {
  return FOLDERS[name].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((file) => file.endsWith('.js'))
      .sort()
      .map((file) => join(root, folder, file)),
  );
}

/** A package's own folder: the last `node_modules` of the path. */
export const PACKAGE = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//;

/** Bundles have no comments, which are a third of them. What is in them must be known for licenses, bills and advisories. */
export function namePackages(bundle: string, { outputs }: Metafile): void {
  const packages = new Set(
    Object.values(outputs).flatMap(({ inputs }) =>
      Object.entries(inputs)
        .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
        .flatMap(([input]) => PACKAGE.exec(input)?.[1] ?? []),
    ),
  );
  appendFileSync(
    bundle,
    [...packages]
      .sort()
      .map((folder) => `// ${folder}/\n`)
      .join(''),
  );
}
