import { readdirSync } from 'fs';
import { join } from 'path';

/** The folders of each package whose files have other packages in them. */
const FOLDERS = {
  'lintel': ['lib/bundle', 'lib/definition/libraries'],
  'lintel-awscdk': ['packages/awscdk/assets', 'packages/awscdk/assets/custom-resource'],
} as const;

export type BundlingPackage = keyof typeof FOLDERS;

export const BUNDLING_PACKAGES = Object.keys(FOLDERS) as BundlingPackage[];

/**
 * The bundles of a package, which name in comments what is in them. Those of the provider do not: they are smaller without comments, and have
 * nothing that the others lack (test/package/shipped.test.ts).
 */
export function bundledFiles(root: string, name: BundlingPackage): string[] {
  return FOLDERS[name].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((file) => file.endsWith('.js'))
      .sort()
      .map((file) => join(root, folder, file)),
  );
}
