import type { Call, Reply, Route } from '../../exchange';
import { newId } from '../../identifiers';
import type { World } from '../../world';
import { attributeProblems } from '../attributes';
import { includes } from '../include';
import { documentResponse, invalid, notFound, refuseIfAny } from '../json-api';
import type { ResourceDocument } from '../json-api';
import { getOrganization } from '../organizations/organizations';
import { paginate } from '../pagination';
import { refusePublicWhereDisabled } from '../registry/public-registry';
import { readDocument } from '../request-document';
import { providerVersionDocument } from './registry-provider-version-documents';
import {
  byAddress,
  deleteProvider,
  getProvider,
  providerDocument,
  registryProviders,
  versionsOf,
} from './registry-providers';
import type { RegistryProvider } from './registry-providers';

export const PROVIDERS = '/api/v2/organizations/:organization_name/registry-providers';
export const PROVIDER = `${PROVIDERS}/:registry_name/:namespace/:name`;

export const registryProviderRoutes: readonly Route[] = [
  {
    operation: 'List providers',
    method: 'GET',
    path: PROVIDERS,
    handle: (world, call, { organization_name }) => {
      const { name } = getOrganization(world, organization_name);
      const { items, links, meta } = paginate(call, listedProviders(world, call, name));
      return documentResponse(
        200,
        items.map((provider) => providerDocument(world, call, provider)),
        { ...included(world, call, items), links, meta },
      );
    },
  },
  {
    operation: 'Create provider',
    method: 'POST',
    path: PROVIDERS,
    withoutOrganizationToken: true,
    handle: (world, call, { organization_name }) => {
      const { name } = getOrganization(world, organization_name);
      const provider = newProvider(world, call, name);
      return documentResponse(201, providerDocument(world, call, world.store.of(registryProviders).put(provider)));
    },
  },
  {
    operation: 'Show provider',
    method: 'GET',
    path: PROVIDER,
    handle: (world, call, parameters) => shown(world, call, getProvider(world, parameters)),
  },
  {
    operation: 'Delete provider',
    method: 'DELETE',
    path: PROVIDER,
    withoutOrganizationToken: true,
    handle: (world, _, parameters): Reply => {
      deleteProvider(world, getProvider(world, parameters));
      return { status: 204 };
    },
  },
  {
    // Outside the specification's table: clients read providers by id.
    operation: 'Read provider by id',
    method: 'GET',
    path: '/api/v2/registry-providers/:id',
    handle: (world, call, { id }) => {
      const provider = world.store.of(registryProviders).find(id);
      if (!provider) throw notFound();
      getOrganization(world, provider.organization);
      return shown(world, call, provider);
    },
  },
];

function shown(world: World, call: Call, provider: RegistryProvider): Reply {
  return documentResponse(200, providerDocument(world, call, provider), included(world, call, [provider]));
}

const NAME = {
  type: 'string',
  required: true,
  maximumLength: 64,
  pattern: {
    expression: /^[A-Za-z0-9](?:[A-Za-z0-9_-]*[A-Za-z0-9])?$/,
    words: 'may only contain letters, numbers, dashes, and underscores, and must begin and end with a letter or number',
  },
} as const;

function newProvider(world: World, call: Call, organization: string): RegistryProvider {
  const { attributes } = readDocument(call, 'registry-providers');
  const isPublic = attributes['registry-name'] === 'public';
  const namespace = attributes.namespace ?? (isPublic ? undefined : organization);
  refuseIfAny([
    ...attributeProblems(
      { ...attributes, namespace },
      { 'name': NAME, 'namespace': NAME, 'registry-name': { type: 'string', values: ['private', 'public'] } },
      'create',
    ),
    ...(isPublic || namespace === organization
      ? []
      : [invalid('/data/attributes/namespace', 'Namespace must be the organization for private providers')]),
  ]);
  const registryName = isPublic ? 'public' : 'private';
  refusePublicWhereDisabled(world, registryName);
  const address = {
    organization,
    registryName,
    namespace: namespace as string,
    name: attributes.name as string,
  } as const;
  const taken = world.store.of(registryProviders).by(byAddress, byAddress(address));
  refuseIfAny(taken.length > 0 ? [invalid('/data/attributes/name', 'Name has already been taken')] : []);
  const now = world.clock.now().toISOString();
  return { id: newId(world, 'prov'), ...address, createdAt: now, updatedAt: now };
}

/** A search for a single character matches everything. */
function listedProviders({ store }: World, call: Call, organization: string): RegistryProvider[] {
  const asked = (name: string) => call.query.get(name) ?? '';
  const q = asked('q').toLowerCase();
  const registryName = asked('filter[registry_name]');
  const organizations = asked('filter[organization_name]').split(',').filter(Boolean);
  return store
    .of(registryProviders)
    .where(
      (provider) =>
        provider.organization === organization &&
        (q.length < 2 || [provider.name, provider.namespace].some((text) => text.toLowerCase().includes(q))) &&
        (registryName === '' || provider.registryName === registryName) &&
        (organizations.length === 0 || organizations.includes(provider.organization)),
    );
}

function included(
  world: World,
  call: Call,
  providers: readonly RegistryProvider[],
): { readonly included?: readonly ResourceDocument[] } {
  if (!includes(call, ['registry-provider-versions']).has('registry-provider-versions')) return {};
  return {
    included: providers.flatMap((provider) =>
      versionsOf(world, provider).map((version) => providerVersionDocument(world, call, version)),
    ),
  };
}
