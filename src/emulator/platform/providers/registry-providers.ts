import type { Call, Parameters } from '../../exchange';
import type { Kind } from '../../store';
import { bearerToken, platformAccess } from '../../tokens';
import type { World } from '../../world';
import { forbidden, notFound } from '../json-api';
import type { ResourceDocument } from '../json-api';
import { getOrganization } from '../organizations/organizations';
import { refusePublicWhereDisabled } from '../registry/public-registry';

/** A provider in an organization's registry: published there, or a pointer to a public one. */
export interface RegistryProvider {
  readonly id: string;
  readonly organization: string;
  readonly registryName: 'private' | 'public';
  readonly namespace: string;
  readonly name: string;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** A file uploaded separately from the document. */
export interface UploadedFile {
  readonly base64: string;
  /** When it starts to count as uploaded, in milliseconds on the services' clock. */
  readonly readyAt: number;
}

export interface ProviderVersion {
  readonly id: string;
  /** The provider's id. */
  readonly provider: string;
  readonly version: string;
  /** The id of the key that signed the checksums. */
  readonly keyId: string;
  readonly protocols: readonly string[];
  readonly createdAt: string;
  readonly updatedAt: string;
  /** The objects in the addresses of the two files. */
  readonly sumsObject: string;
  readonly signatureObject: string;
  readonly sums: UploadedFile | null;
  readonly signature: UploadedFile | null;
}

export interface ProviderPlatform {
  readonly id: string;
  /** The version's id. */
  readonly version: string;
  readonly os: string;
  readonly arch: string;
  readonly filename: string;
  readonly shasum: string;
  /** The object in the address of the zip. */
  readonly object: string;
  readonly binary: UploadedFile | null;
}

export const registryProviders: Kind<RegistryProvider> = { name: 'registryProviders', key: ({ id }) => id };
export const providerVersions: Kind<ProviderVersion> = { name: 'registryProviderVersions', key: ({ id }) => id };
export const providerPlatforms: Kind<ProviderPlatform> = { name: 'registryProviderPlatforms', key: ({ id }) => id };

type ProviderAddress = Pick<RegistryProvider, 'organization' | 'namespace' | 'name'> & {
  readonly registryName: string;
};

export function byAddress({ organization, registryName, namespace, name }: ProviderAddress): string {
  return [organization, registryName, namespace, name].join(' ');
}

function byProvider({ provider }: ProviderVersion): string {
  return provider;
}

function byVersion({ version }: ProviderPlatform): string {
  return version;
}

export function versionsOf({ store }: World, { id }: RegistryProvider): ProviderVersion[] {
  return store.of(providerVersions).by(byProvider, id);
}

export function platformsOf({ store }: World, { id }: ProviderVersion): ProviderPlatform[] {
  return store.of(providerPlatforms).by(byVersion, id);
}

/** Whether a file is uploaded; processing takes as long as configured. */
export function isUploaded({ clock }: World, file: UploadedFile | null): file is UploadedFile {
  return file !== null && clock.now().getTime() >= file.readyAt;
}

/** Returns the provider named by a path, in the organization's registry. */
export function getProvider(world: World, parameters: Parameters): RegistryProvider {
  const { name: organization } = getOrganization(world, parameters.organization_name);
  const { registry_name: registryName, namespace, name } = parameters;
  refusePublicWhereDisabled(world, registryName);
  const [provider] = world.store
    .of(registryProviders)
    .by(byAddress, byAddress({ organization, registryName, namespace, name }));
  if (!provider) throw notFound();
  return provider;
}

/** Only private providers have versions and platforms. */
export function getPrivateProvider(world: World, parameters: Parameters): RegistryProvider {
  const provider = getProvider(world, parameters);
  if (provider.registryName === 'public') throw forbidden('Versions of a public provider are in the public registry.');
  return provider;
}

export function getVersion(world: World, parameters: Parameters): ProviderVersion {
  const found = versionsOf(world, getPrivateProvider(world, parameters)).find(
    ({ version }) => version === parameters.version,
  );
  if (!found) throw notFound();
  return found;
}

export function deleteProvider(world: World, provider: RegistryProvider): void {
  for (const version of versionsOf(world, provider)) deleteVersion(world, version);
  world.store.of(registryProviders).delete(provider.id);
}

export function deleteVersion({ store }: World, version: ProviderVersion): void {
  store.of(providerPlatforms).deleteWhere((platform) => platform.version === version.id);
  store.of(providerVersions).delete(version.id);
}

export function providerPath({ organization, registryName, namespace, name }: RegistryProvider): string {
  const segments = [organization, 'registry-providers', registryName, namespace, name];
  return `/api/v2/organizations/${segments.map(encodeURIComponent).join('/')}`;
}

/** Whether the caller may change what it sees. */
export function mayWrite(world: World, call: Call): boolean {
  return platformAccess(world, bearerToken(call.headers.authorization)) === 'write';
}

export function providerDocument(world: World, call: Call, provider: RegistryProvider): ResourceDocument {
  const { id, organization, registryName, namespace, name, createdAt, updatedAt } = provider;
  const versions = {
    data: versionsOf(world, provider).map((version) => ({ id: version.id, type: 'registry-provider-versions' })),
  };
  return {
    id,
    type: 'registry-providers',
    attributes: {
      name,
      namespace,
      'registry-name': registryName,
      'created-at': createdAt,
      'updated-at': updatedAt,
      'permissions': { 'can-delete': mayWrite(world, call) },
    },
    relationships: {
      organization: { data: { id: organization, type: 'organizations' } },
      // Clients read the second of these names; the documentation has the first.
      ...(registryName === 'private' ? { versions, 'registry-provider-versions': versions } : {}),
    },
    links: { self: providerPath(provider) },
  };
}
