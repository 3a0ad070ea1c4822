/** What is inside a release, in SPDX 2.3: who delivers programs to others is asked for it. */
import { PINS } from './runtimes';
import type { BundledPackage } from '../licenses';
import { NOT_SAID, filePart, idOf, npmParts, ownPart, part, purl, relation, renderDocument } from '../spdx';

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
  const own = ownPart('lintel', version);
  const nodes = runtimes.map((id) => runtimePart(id));
  const libraries = runtimes
    .filter((id) => Object.keys(PINS.runtimes[id].files).some((name) => name.startsWith('libstdc++')))
    .map((id) =>
      part(`gcc-libraries-${id}`, 'libstdc++ and libgcc', NOT_SAID, 'GPL-3.0-or-later WITH GCC-exception-3.1'),
    );
  const npm = npmParts(packages);
  const zips = archives.map(({ name, sha256 }) => filePart(name, version, sha256));
  return renderDocument({
    name: `terraform-provider-lintel-${version}`,
    time,
    seed: archives.map(({ sha256 }) => sha256).join(),
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
  });
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
