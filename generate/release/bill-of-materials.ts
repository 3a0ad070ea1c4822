/** What is inside a release, in SPDX 2.3: who delivers programs to others is asked for it. */
import { createHash } from 'crypto';
import { PINS } from './runtimes';
import type { BundledPackage } from '../licenses';

export interface Delivered {
  readonly name: string;
  readonly sha256: string;
  readonly runtimes: readonly string[];
}

interface Release {
  readonly version: string;
  readonly time: Date;
  readonly packages: readonly BundledPackage[];
  readonly archives: readonly Delivered[];
}

export function billOfMaterials({ version, time, packages, archives }: Release): string {
  const runtimes = [...new Set(archives.flatMap((archive) => archive.runtimes))].sort();
  const own = { ...part('lintel', 'lintel', version, 'Apache-2.0'), supplier: 'Organization: Lintel maintainers' };
  const nodes = runtimes.map((id) => runtimePart(id));
  const libraries = runtimes
    .filter((id) => Object.keys(PINS.runtimes[id].files).some((name) => name.startsWith('libstdc++')))
    .map((id) =>
      part(`gcc-libraries-${id}`, 'libstdc++ and libgcc', NOT_SAID, 'GPL-3.0-or-later WITH GCC-exception-3.1'),
    );
  const npm = packages.map((each) => ({
    ...part(`npm-${each.name}-${each.version}`, each.name, each.version, each.license),
    externalRefs: [purl(`pkg:npm/${each.name.replace('@', '%40')}@${each.version}`)],
  }));
  const zips = archives.map(({ name, sha256 }) => ({
    ...part(name, name, version, 'Apache-2.0'),
    packageFileName: name,
    checksums: [{ algorithm: 'SHA256', checksumValue: sha256 }],
  }));
  const document = {
    spdxVersion: 'SPDX-2.3',
    dataLicense: 'CC0-1.0',
    SPDXID: 'SPDXRef-DOCUMENT',
    name: `terraform-provider-lintel-${version}`,
    documentNamespace: `urn:uuid:${uuidOf(archives.map(({ sha256 }) => sha256).join())}`,
    creationInfo: { created: time.toISOString().replace(/\.\d+Z$/, 'Z'), creators: ['Tool: lintel-release'] },
    packages: [own, ...nodes, ...libraries, ...npm, ...zips],
    relationships: [
      ...zips.map(({ SPDXID }) => relation('SPDXRef-DOCUMENT', 'DESCRIBES', SPDXID)),
      ...archives.flatMap((archive, index) =>
        [
          own,
          ...npm,
          ...[...nodes, ...libraries].filter(({ SPDXID }) => archive.runtimes.some((id) => SPDXID.endsWith(idOf(id)))),
        ].map(({ SPDXID }) => relation(zips[index].SPDXID, 'CONTAINS', SPDXID)),
      ),
    ],
  };
  return `${JSON.stringify(document, undefined, 2)}\n`;
}

const NOT_SAID = 'NOASSERTION';

function part(id: string, name: string, version: string, license: string) {
  return {
    SPDXID: `SPDXRef-${idOf(id)}`,
    name,
    versionInfo: version,
    downloadLocation: NOT_SAID,
    filesAnalyzed: false,
    licenseConcluded: license,
    licenseDeclared: license,
    copyrightText: NOT_SAID,
  };
}

function runtimePart(id: string) {
  const { registry, package: name, sha256 } = PINS.runtimes[id];
  return {
    ...part(`nodejs-${id}`, 'Node.js', PINS.version, 'MIT'),
    comment: `From ${name} ${PINS.version}, whose archive has this hash. Its locale data is reduced to English, and what is not loaded at run time is left out. The licenses of what it is made of are in LICENSE-nodejs.txt.`,
    checksums: [{ algorithm: 'SHA256', checksumValue: sha256 }],
    externalRefs: [purl(`pkg:${registry}/${name}@${PINS.version}`)],
  };
}

function purl(locator: string) {
  return { referenceCategory: 'PACKAGE-MANAGER', referenceType: 'purl', referenceLocator: locator };
}

function relation(from: string, type: string, to: string) {
  return { spdxElementId: from, relationshipType: type, relatedSpdxElement: to };
}

function idOf(name: string): string {
  return name.replace(/[^A-Za-z0-9.]+/g, '-').replace(/^-/, '');
}

function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}
