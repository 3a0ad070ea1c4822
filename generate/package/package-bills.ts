/**
 * A bill of materials for each package of each language: its files with their hashes, and the packages that are bundled in them. Every language
 * carries the npm package, so what is inside is the same. `npm run package` writes them to `dist/bills`.
 */
import { createHash } from 'crypto';
import { mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'fs';
import * as path from 'path';
import { bundledFiles } from './bundled-files';
import type { BundlingPackage } from './bundled-files';
import { bundledPackages } from './licenses';
import { filePart, npmParts, ownPart, purl, relation, renderDocument } from './spdx';

const FOLDERS: { readonly [name in BundlingPackage]: string } = {
  'lintel': '',
  'lintel-cdktn': 'packages/cdktn',
  'lintel-awscdk': 'packages/awscdk',
};

/** The configuration that the packer reads, too. */
interface Manifest {
  readonly version: string;
  readonly jsii: {
    readonly targets: {
      readonly python: { readonly distName: string };
      readonly go: { readonly moduleName: string; readonly packageName: string };
      readonly java: { readonly maven: { readonly groupId: string; readonly artifactId: string } };
    };
  };
}

/** What the files of a language are called, and where its registry has the package. The frameworks' own packages are in the same folders. */
const LANGUAGES: {
  readonly [language: string]: (
    name: string,
    manifest: Manifest,
  ) => { readonly files: RegExp; readonly locator: string };
} = {
  js: (name, { version }) => ({
    files: new RegExp(`^${name}@[^/]*\\.tgz$`),
    locator: `pkg:npm/${name}@${version}`,
  }),
  python: (_name, { version, jsii: { targets } }) => ({
    files: new RegExp(`^${targets.python.distName.replace('-', '[-_]')}-[^/]*\\.(whl|tar\\.gz)$`),
    locator: `pkg:pypi/${targets.python.distName}@${version}`,
  }),
  go: (_name, { version, jsii: { targets } }) => ({
    files: new RegExp(`^${targets.go.packageName}/(?:jsii/[^/]*\\.tgz|go\\.mod)$`),
    locator: `pkg:golang/${targets.go.moduleName}/${targets.go.packageName}@v${version}`,
  }),
  java: (_name, { version, jsii: { targets } }) => {
    const { groupId, artifactId } = targets.java.maven;
    return {
      files: new RegExp(`^${groupId.replace('.', '/')}/${artifactId}/[^/]*/[^/]*\\.(jar|pom)$`),
      locator: `pkg:maven/${groupId}/${artifactId}@${version}`,
    };
  },
};

/** Writes those of the languages that are in the output folder of a package. */
export function writePackageBills(
  root: string,
  name: BundlingPackage,
  outdir: string,
  bills: string,
  languages: readonly string[],
  time: Date,
): void {
  const folder = path.join(root, FOLDERS[name]);
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
  mkdirSync(bills, { recursive: true });
  for (const language of languages) {
    const { files, locator } = LANGUAGES[language](name, manifest);
    const packed = path.join(outdir, language);
    const found = readdirSync(packed, { recursive: true, encoding: 'utf8' })
      .map((file) => file.split(path.sep).join('/'))
      .filter((file) => files.test(file) && statSync(path.join(packed, file)).isFile())
      .sort();
    if (found.length === 0) {
      throw new Error(`${packed} has no file of ${name} that a bill of materials could describe.`);
    }
    const { version } = manifest;
    const own = { ...ownPart(name, version), externalRefs: [purl(locator)] };
    const npm = npmParts(bundledPackages(root, bundledFiles(root, name)));
    const delivered = found.map((file) => filePart(file, version, hashOf(path.join(packed, file))));
    writeFileSync(
      path.join(bills, `${name}-${version}-${language}.spdx.json`),
      renderDocument({
        name: `${name}-${version}-${language}`,
        time,
        seed: [language, ...delivered.map(({ checksums }) => checksums[0].checksumValue)].join(),
        packages: [own, ...npm, ...delivered],
        relationships: [
          relation('SPDXRef-DOCUMENT', 'DESCRIBES', own.SPDXID),
          ...npm.map(({ SPDXID }) => relation(own.SPDXID, 'CONTAINS', SPDXID)),
          ...delivered.map(({ SPDXID }) => relation(SPDXID, 'PACKAGE_OF', own.SPDXID)),
        ],
      }),
    );
  }
}

function hashOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}
