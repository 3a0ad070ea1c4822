/** Parts of bills of materials, in SPDX 2.3. */
import { createHash } from 'crypto';
import type { BundledPackage } from './licenses';

export const NOT_SAID = 'NOASSERTION';

/** Identifiers that SPDX has replaced; validators refuse them with a plus. */
const REPLACED: Readonly<Record<string, string>> = { 'LGPL-3.0+': 'LGPL-3.0-or-later' };

export function part(id: string, name: string, version: string, license: string) {
  const known = REPLACED[license] ?? license;
  return {
    SPDXID: `SPDXRef-${idOf(id)}`,
    name,
    versionInfo: version,
    downloadLocation: NOT_SAID,
    filesAnalyzed: false,
    licenseConcluded: known,
    licenseDeclared: known,
    copyrightText: NOT_SAID,
  };
}

/** Lintel itself, under the name of one of its packages. */
export function ownPart(name: string, version: string) {
  return { ...part(name, name, version, 'Apache-2.0'), supplier: 'Organization: Lintel maintainers' };
}

/** One that two others bring, each for itself, is named once. */
export function npmParts(packages: readonly BundledPackage[]) {
  const each = new Map(packages.map((one) => [`${one.name}@${one.version}`, one]));
  return [...each.values()].map(({ name, version, license }) => ({
    ...part(`npm-${name}-${version}`, name, version, license),
    externalRefs: [purl(`pkg:npm/${name.replace('@', '%40')}@${version}`)],
  }));
}

/** What is delivered as one file. */
export function filePart(file: string, version: string, sha256: string) {
  return {
    ...part(file, file, version, 'Apache-2.0'),
    packageFileName: file,
    checksums: [{ algorithm: 'SHA256', checksumValue: sha256 }],
  };
}

interface Document {
  readonly name: string;
  readonly time: Date;
  /** What makes this document differ from all others. */
  readonly seed: string;
  readonly packages: readonly object[];
  readonly relationships: readonly object[];
}

export function renderDocument({ name, time, seed, packages, relationships }: Document): string {
  const document = {
    spdxVersion: 'SPDX-2.3',
    dataLicense: 'CC0-1.0',
    SPDXID: 'SPDXRef-DOCUMENT',
    name,
    documentNamespace: `urn:uuid:${uuidOf(seed)}`,
    creationInfo: { created: time.toISOString().replace(/\.\d+Z$/, 'Z'), creators: ['Tool: lintel-release'] },
    packages,
    relationships,
  };
  return `${JSON.stringify(document, undefined, 2)}\n`;
}

export function purl(locator: string) {
  return { referenceCategory: 'PACKAGE-MANAGER', referenceType: 'purl', referenceLocator: locator };
}

export function relation(from: string, type: string, to: string) {
  return { spdxElementId: from, relationshipType: type, relatedSpdxElement: to };
}

export function idOf(name: string): string {
  return name.replace(/[^A-Za-z0-9.]+/g, '-').replace(/^-/, '');
}

function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}
