/** What is inside a release, in SPDX 2.3: who delivers programs to others is asked for it. */

import type { BundledPackage } from '../package/licenses';
import { filePart, idOf, npmParts, ownPart, part, purl, relation, renderDocument } from '../package/spdx';
import { PINS } from './runtimes';

export interface Delivered {
  /** Below the folder of the release. */
  readonly name: string;
  readonly sha256: string;
  readonly runtime: string;
}

interface Release {
  readonly version: string;
  readonly time: Date;
  readonly packages: readonly BundledPackage[];
  readonly archives: readonly Delivered[];
}

export function billOfMaterials({ version, time, packages, archives }: Release): string {
  const own = ownPart('lintel', version);
  const runtimes = archives.map(({ runtime }) => runtimePart(runtime));
  const npm = npmParts(packages);
  const zips = archives.map(({ name, sha256 }) => filePart(name, version, sha256));
  return renderDocument({
    name: `terraform-provider-lintel-${version}`,
    time,
    seed: archives.map(({ sha256 }) => sha256).join(),
    packages: [own, ...runtimes, ...npm, ...zips],
    relationships: [
      ...zips.map(({ SPDXID }) => relation('SPDXRef-DOCUMENT', 'DESCRIBES', SPDXID)),
      ...zips.flatMap((zip, index) =>
        [own, ...npm, runtimes[index]].map(({ SPDXID }) => relation(zip.SPDXID, 'CONTAINS', SPDXID)),
      ),
    ],
  });
}

function runtimePart(platform: string) {
  const { package: name, sha256 } = PINS.runtimes[platform];
  return {
    ...part(`bun-${idOf(platform)}`, 'Bun', PINS.version, 'MIT AND LGPL-2.0-only AND LGPL-2.1-only'),
    comment: `From ${name} ${PINS.version}, whose program has this hash. Names of variables that it would obey before it runs a program are made unusable. The licenses of what it is made of, JavaScriptCore among them, are in LICENSE-bun.txt.`,
    checksums: [{ algorithm: 'SHA256', checksumValue: sha256 }],
    externalRefs: [purl(`pkg:npm/${name.replace('@', '%40')}@${PINS.version}`)],
  };
}
