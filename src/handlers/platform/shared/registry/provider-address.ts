import type { Resource } from '../../../../clients/json-api';
import { path, type CallOptions, type PlatformClient } from '../../../../clients/platform';
import { nameAt, relatedIdAt } from '../../../../clients/read-response';
import { NotFound } from '../../../errors';

/** Identifies a provider in an organization's registry. */
export interface ProviderAddress {
  readonly organization: string;
  readonly registryName: string;
  readonly namespace: string;
  readonly name: string;
}

/** Omitted parts default to those of private providers. */
export function completeProviderAddress({
  organization,
  registryName = 'private',
  namespace = organization,
  name,
}: Pick<ProviderAddress, 'organization' | 'name'> & Partial<ProviderAddress>): ProviderAddress {
  return { organization, registryName, namespace, name };
}

export function providerAddressOf(provider: Resource): ProviderAddress {
  const { attributes } = provider;
  return {
    organization: relatedIdAt(provider, 'organization'),
    registryName: nameAt(attributes, 'registry-name'),
    namespace: nameAt(attributes, 'namespace'),
    name: nameAt(attributes, 'name'),
  };
}

/** The import ID. */
export function providerId({ organization, registryName, namespace, name }: ProviderAddress): string {
  return [organization, registryName, namespace, name].join('/');
}

/** The ID must be valid. */
export function providerAddressOfId(id: string): ProviderAddress {
  const [organization = '', registryName = '', namespace = '', name = ''] = id.split('/');
  return { organization, registryName, namespace, name };
}

export function providersPath(organization: string): string {
  return path`/organizations/${organization}/registry-providers`;
}

export function providerPath({ organization, registryName, namespace, name }: ProviderAddress): string {
  return providersPath(organization) + path`/${registryName}/${namespace}/${name}`;
}

/** Called after a 404. */
export async function proveProviderGone(
  platform: PlatformClient,
  address: ProviderAddress,
  doing: string,
  options?: CallOptions,
): Promise<void> {
  const idOf = (provider: Resource) => providerId(providerAddressOf(provider));
  if (await platform.provenGone(providersPath(address.organization), providerId(address), { ...options, idOf })) return;
  throw new NotFound(
    `The provider ${providerId(address)} is in the list of ${address.organization}, but ${doing} it fails with 404: the token may lack the permission.`,
  );
}
