import type { World } from '../../world';
import type { EngineRoute } from '../engine';
import { enveloped, listed, WRITTEN } from '../envelope';
import { readFields, readMap, readText } from '../fields';
import type { Fields } from '../fields';
import { absent, badRequest } from '../refusal';
import { findProvider, keyProviders, managedKeys } from './provider';
import type { KeyProvider } from './provider';

/** The names of providers, cloud environments and environment variables. */
const WORDS = {
  standard: { providers: ['cloudkeyvault'], environment: 'CloudPublic', variables: 'CLOUD' },
  real: { providers: ['azurekeyvault', 'awskms', 'gcpckms'], environment: 'AzurePublicCloud', variables: 'AZURE' },
};

export const providerRoutes: readonly EngineRoute[] = [
  {
    operation: 'Cloud key-management provider: Create or update provider',
    method: 'POST',
    path: 'kms/:name',
    handle: ({ world, call, mount, parameters: { name } }) => {
      world.store.of(keyProviders).put(written(world, readFields(call), mount, name));
      return WRITTEN;
    },
  },
  {
    operation: 'Cloud key-management provider: Read provider',
    method: 'GET',
    path: 'kms/:name',
    handle: ({ world, mount, parameters: { name } }) => {
      const found = findProvider(world, mount, name);
      if (!found) throw absent();
      return enveloped(world, { key_collection: found.keyCollection, provider: found.provider });
    },
  },
  {
    operation: 'Cloud key-management provider: List providers',
    method: 'LIST',
    path: 'kms',
    handle: ({ world, mount }) =>
      listed(
        world,
        world.store
          .of(keyProviders)
          .where((provider) => provider.mount === mount)
          .map(({ name }) => name),
      ),
  },
  {
    operation: 'Cloud key-management provider: Delete provider',
    method: 'DELETE',
    path: 'kms/:name',
    handle: ({ world, mount, parameters: { name } }) => {
      const distributed = world.store
        .of(managedKeys)
        .where((key) => key.mount === mount && key.providers.includes(name));
      if (distributed.length > 0) {
        throw badRequest(`cannot delete KMS provider "${name}" while keys are distributed to it`);
      }
      world.store.of(keyProviders).delete(`${mount} ${name}`);
      return WRITTEN;
    },
  },
];

/** The kind of provider and its key collection cannot change; omitted credentials keep their values. */
function written(world: World, fields: Fields, mount: string, name: string): KeyProvider {
  const before = findProvider(world, mount, name);
  const words = WORDS[world.dialects.secrets === 'standard' ? 'standard' : 'real'];
  const provider = readText(fields, 'provider') ?? before?.provider ?? '';
  const keyCollection = readText(fields, 'key_collection') ?? before?.keyCollection ?? '';
  if (provider === '') throw badRequest('missing required field: provider');
  if (!words.providers.includes(provider)) throw badRequest(`unsupported provider: ${provider}`);
  if (keyCollection === '') throw badRequest('missing required field: key_collection');
  if (before && provider !== before.provider) throw badRequest('provider cannot be changed');
  if (before && keyCollection !== before.keyCollection) throw badRequest('key_collection cannot be changed');
  const given = readMap(fields, 'credentials');
  return {
    mount,
    name,
    provider,
    keyCollection,
    credentials: given ? credentials(given, words) : (before?.credentials ?? {}),
  };
}

/** The service's environment takes precedence over given credentials. Without either, the machine's own identity is used. */
function credentials(
  given: Readonly<Record<string, string>>,
  words: { readonly environment: string; readonly variables: string },
): Record<string, string> {
  if (Object.keys(given).length === 0) return {};
  const value = (key: string) => process.env[`${words.variables}_${key.toUpperCase()}`] ?? given[key] ?? '';
  const tenant = value('tenant_id');
  const client = value('client_id');
  const secret = value('client_secret');
  if (tenant === '') throw badRequest('missing required credential: tenant_id');
  if ((client === '') !== (secret === '')) {
    throw badRequest(`missing required credential: ${client === '' ? 'client_id' : 'client_secret'}`);
  }
  return {
    tenant_id: tenant,
    client_id: client,
    client_secret: secret,
    environment: value('environment') || words.environment,
  };
}
