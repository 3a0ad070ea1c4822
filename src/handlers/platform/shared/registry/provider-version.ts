import { ApiError } from '../../../../clients/errors';
import type { Resource } from '../../../../clients/json-api';
import { path, type CallOptions, type PlatformClient } from '../../../../clients/platform';
import { flagAt, nameAt, textAt, textsAt } from '../../../../clients/read-response';
import { NotFound } from '../../../errors';
import { proveProviderGone, providerId as providerIdOf, providerPath, type ProviderAddress } from './provider-address';

/** Identifies a version of a private provider. */
export interface ProviderVersionAddress {
  readonly provider: ProviderAddress;
  readonly version: string;
}

export interface ProviderPlatform {
  readonly os: string;
  readonly arch: string;
  readonly filename: string;
  readonly shasum: string;
}

export function providerVersionId({ provider, version }: ProviderVersionAddress): string {
  return `${providerIdOf(provider)}/${version}`;
}

export function providerVersionsPath(provider: ProviderAddress): string {
  return `${providerPath(provider)}/versions`;
}

export function providerVersionPath({ provider, version }: ProviderVersionAddress): string {
  return providerVersionsPath(provider) + path`/${version}`;
}

export function platformsPath(address: ProviderVersionAddress): string {
  return `${providerVersionPath(address)}/platforms`;
}

export function versionIn({ attributes }: Resource): string {
  return nameAt(attributes, 'version');
}

/** Undefined if the version does not exist, or is hidden from the token. */
export async function findPlatforms(
  platform: PlatformClient,
  address: ProviderVersionAddress,
  options?: CallOptions,
): Promise<readonly Resource[] | undefined> {
  try {
    return await platform.list(platformsPath(address), undefined, options);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}

/** Converts documents of the service to state, for all operations and data sources. */
export function toVersion(address: ProviderVersionAddress, found: Resource, platforms: readonly Resource[]) {
  const { attributes } = found;
  return {
    id: providerVersionId(address),
    providerId: providerIdOf(address.provider),
    version: address.version,
    keyId: nameAt(attributes, 'key-id'),
    protocols: textsAt(attributes, 'protocols') as ('4.0' | '5.0' | '6.0')[],
    platforms: inOrder(platforms.map(toPlatform)),
    complete: isComplete(found, platforms),
    createdAt: textAt(attributes, 'created-at'),
    updatedAt: textAt(attributes, 'updated-at'),
  };
}

export function toPlatform({ attributes }: Resource): ProviderPlatform {
  return {
    os: nameAt(attributes, 'os'),
    arch: nameAt(attributes, 'arch'),
    filename: nameAt(attributes, 'filename'),
    shasum: nameAt(attributes, 'shasum').toLowerCase(),
  };
}

/** Whether the version can be installed. */
export function isComplete({ attributes }: Resource, platforms: readonly Resource[]): boolean {
  return (
    flagAt(attributes, 'shasums-uploaded') &&
    flagAt(attributes, 'shasums-sig-uploaded') &&
    platforms.length > 0 &&
    platforms.every((one) => flagAt(one.attributes, 'provider-binary-uploaded'))
  );
}

export function platformName({ os, arch }: Pick<ProviderPlatform, 'os' | 'arch'>): string {
  return `${os}_${arch}`;
}

function inOrder(platforms: readonly ProviderPlatform[]): ProviderPlatform[] {
  const key = ({ os, arch }: ProviderPlatform) => `${os} ${arch}`;
  return [...platforms].sort((one, other) => (key(one) < key(other) ? -1 : 1));
}

/** Called after a 404. A version ends with its provider. */
export async function proveVersionGone(
  platform: PlatformClient,
  address: ProviderVersionAddress,
  doing: string,
  options?: CallOptions,
): Promise<void> {
  const { provider, version } = address;
  if (!(await platform.find(providerPath(provider), undefined, options))) {
    return proveProviderGone(platform, provider, `${doing} a version of`, options);
  }
  if (await platform.provenGone(providerVersionsPath(provider), version, { ...options, idOf: versionIn })) return;
  throw new NotFound(
    `${providerIdOf(provider)} has the version ${version}, but ${doing} it fails with 404: the token may lack the permission.`,
  );
}
