import type { ProviderVersionAddress } from '../../shared/registry/provider-version';
import type { Release } from '../../shared/registry/release-folder';
import type { Protocols, ProviderVersionState } from './types';

/** The protocol versions that registries assume for a release without a manifest. */
const WITHOUT_MANIFEST: Protocols = ['5.0'];

export function located({ provider, version }: ProviderVersionAddress): {
  readonly name: string;
  readonly version: string;
} {
  return { name: provider.name, version };
}

/** Only loaded when a folder is read. */
export function releaseOf({
  sourceDirectory,
  ...wanted
}: {
  readonly sourceDirectory: string;
  readonly version: string;
  readonly name?: string;
}): Promise<Release> {
  const { readRelease } =
    // oxlint-disable-next-line typescript/no-require-imports
    require('../../shared/registry/release-folder') as typeof import('../../shared/registry/release-folder');
  return readRelease(sourceDirectory, wanted);
}

export function platformsIn({ archives }: Release): ProviderVersionState['platforms'] {
  return archives.map(({ os, arch, filename, shasum }) => ({ os, arch, filename, shasum }));
}

export function protocolsOf({ protocols }: Release): Protocols {
  return (protocols as Protocols | undefined) ?? WITHOUT_MANIFEST;
}
