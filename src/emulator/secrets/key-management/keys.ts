import type { World } from '../../world';
import type { EngineRoute } from '../engine';
import { enveloped, listed, WRITTEN } from '../envelope';
import { readFields, readFlag, readText } from '../fields';
import { absent, badRequest } from '../refusal';
import { findKey, findProvider, managedKeys } from './provider';
import type { ManagedKey } from './provider';

/** Keys and their distribution, as in Vault: without them, no provider would be in use. */
export const keyRoutes: readonly EngineRoute[] = [
  {
    operation: 'Cloud key-management provider: Create or update key',
    method: 'POST',
    path: 'key/:name',
    handle: ({ world, call, mount, parameters: { name } }) => {
      const fields = readFields(call);
      const before = findKey(world, mount, name);
      world.store.of(managedKeys).put({
        mount,
        name,
        type: before?.type ?? (readText(fields, 'type') || 'rsa-2048'),
        deletionAllowed: readFlag(fields, 'deletion_allowed') ?? before?.deletionAllowed ?? false,
        version: before?.version ?? 1,
        providers: before?.providers ?? [],
      });
      return WRITTEN;
    },
  },
  {
    operation: 'Cloud key-management provider: Read key',
    method: 'GET',
    path: 'key/:name',
    handle: ({ world, mount, parameters: { name } }) => enveloped(world, shown(getKey(world, mount, name))),
  },
  {
    operation: 'Cloud key-management provider: List keys',
    method: 'LIST',
    path: 'key',
    handle: ({ world, mount }) =>
      listed(
        world,
        world.store
          .of(managedKeys)
          .where((key) => key.mount === mount)
          .map(({ name }) => name),
      ),
  },
  {
    operation: 'Cloud key-management provider: Delete key',
    method: 'DELETE',
    path: 'key/:name',
    handle: ({ world, mount, parameters: { name } }) => {
      const key = findKey(world, mount, name);
      if (key && !key.deletionAllowed) throw badRequest('key deletion is not allowed');
      if (key && key.providers.length > 0) throw badRequest('key is distributed to a provider');
      world.store.of(managedKeys).delete(`${mount} ${name}`);
      return WRITTEN;
    },
  },
  {
    operation: 'Cloud key-management provider: Rotate key',
    method: 'POST',
    path: 'key/:name/rotate',
    handle: ({ world, mount, parameters: { name } }) => {
      const key = getKey(world, mount, name);
      world.store.of(managedKeys).put({ ...key, version: key.version + 1 });
      return WRITTEN;
    },
  },
  {
    operation: 'Cloud key-management provider: Distribute key',
    method: 'POST',
    path: 'kms/:name/key/:key',
    handle: ({ world, mount, parameters: { name, key: keyName } }) => {
      if (!findProvider(world, mount, name)) throw absent();
      const key = getKey(world, mount, keyName);
      world.store.of(managedKeys).put({ ...key, providers: [...new Set([...key.providers, name])] });
      return WRITTEN;
    },
  },
  {
    operation: 'Cloud key-management provider: Read distributed key',
    method: 'GET',
    path: 'kms/:name/key/:key',
    handle: ({ world, mount, parameters: { name, key } }) => {
      if (!findKey(world, mount, key)?.providers.includes(name)) throw absent();
      return enveloped(world, { name: key, purpose: '', protection: 'hsm' });
    },
  },
  {
    operation: 'Cloud key-management provider: List distributed keys',
    method: 'LIST',
    path: 'kms/:name/key',
    handle: ({ world, mount, parameters: { name } }) =>
      listed(
        world,
        world.store
          .of(managedKeys)
          .where((key) => key.mount === mount && key.providers.includes(name))
          .map((key) => key.name),
      ),
  },
  {
    operation: 'Cloud key-management provider: Withdraw key',
    method: 'DELETE',
    path: 'kms/:name/key/:key',
    handle: ({ world, mount, parameters: { name, key: keyName } }) => {
      const key = findKey(world, mount, keyName);
      if (key) {
        world.store.of(managedKeys).put({ ...key, providers: key.providers.filter((provider) => provider !== name) });
      }
      return WRITTEN;
    },
  },
];

function getKey(world: World, mount: string, name: string): ManagedKey {
  const key = findKey(world, mount, name);
  if (!key) throw absent();
  return key;
}

function shown({ name, type, deletionAllowed, version }: ManagedKey): object {
  return { name, type, deletion_allowed: deletionAllowed, latest_version: version, min_enabled_version: 1 };
}
