import type { CallOptions, PlatformClient, Resource } from '../../../../clients/platform';
import { NotFound } from '../../../errors';
import { providerAddressOfId } from '../../shared/registry/provider-address';
import {
  findPlatforms,
  proveVersionGone,
  providerVersionId,
  providerVersionPath,
  providerVersionsPath,
  versionIn,
  type ProviderVersionAddress,
} from '../../shared/registry/provider-version';

export function addressOf({
  providerId,
  version,
}: {
  readonly providerId: string;
  readonly version: string;
}): ProviderVersionAddress {
  return { provider: providerAddressOfId(providerId), version };
}

/** The documents of a version and of its platforms. */
export interface VersionDocuments {
  readonly found: Resource;
  readonly platforms: readonly Resource[];
}

/** Undefined if the version is provably gone. Many such reads share the pages of the provider's list, but each reads its platforms. */
export async function readVersion(
  platform: PlatformClient,
  address: ProviderVersionAddress,
  options?: CallOptions,
): Promise<VersionDocuments | undefined> {
  const { provider, version } = address;
  const own = providerVersionPath(address);
  const idsOf = (one: Resource) => [versionIn(one)];
  const found = await platform.findWithin(providerVersionsPath(provider), own, version, idsOf, options);
  const platforms = found && (await findPlatforms(platform, address, options));
  if (found && platforms) return { found, platforms };
  await proveVersionGone(platform, address, 'reading', options);
  return undefined;
}

/** Ignores the abort signal, because the version must be found after an interrupt, too. Undefined if it does not exist. */
export async function findNow(
  platform: PlatformClient,
  address: ProviderVersionAddress,
): Promise<VersionDocuments | undefined> {
  const found = (await platform.find(providerVersionPath(address)))?.data;
  const platforms = found && (await findPlatforms(platform, address));
  if (found && platforms) return { found, platforms };
  await proveVersionGone(platform, address, 'reading');
  return undefined;
}

export function deleted(address: ProviderVersionAddress): NotFound {
  return new NotFound(`The version ${providerVersionId(address)} was deleted while it was published.`);
}
