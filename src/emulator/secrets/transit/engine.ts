import { TRANSIT } from '../description/tables/transit';
import type { Engine, EngineCall, EngineRoute } from '../engine';
import { enveloped, listedPage, WRITTEN } from '../envelope';
import { readFields, readFlag } from '../fields';
import { absent, badRequest, failure } from '../refusal';
import { inTurn } from '../turns';
import { createKey, rotated } from './create';
import { decrypt, encrypt } from './encrypt';
import { disablesUpsert, findKey, transitConfigurations, transitKeyId, transitKeys } from './kinds';
import { configureKey, trimKey } from './settings';
import { keyResponse } from './shown';

const keyRoutes: readonly EngineRoute[] = [
  {
    operation: 'Transit: Create key',
    method: 'POST',
    path: 'keys/:name',
    handle: async (request) => inOrder(request, async () => createKey(request)),
  },
  {
    operation: 'Transit: Read key',
    method: 'GET',
    path: 'keys/:name',
    handle: (request) => {
      const key = findKey(request);
      if (!key) throw absent();
      return keyResponse(request.world, key);
    },
  },
  {
    operation: 'Transit: Delete key',
    method: 'DELETE',
    path: 'keys/:name',
    handle: (request) => {
      const key = findKey(request);
      const refused = `error deleting policy ${request.parameters.name}`;
      if (!key) throw badRequest(`${refused}: could not delete key; not found`);
      if (!key.deletionAllowed) throw badRequest(`${refused}: deletion is not allowed for this key`);
      request.world.store.of(transitKeys).delete(transitKeyId(key));
      return WRITTEN;
    },
  },
  {
    operation: 'Transit: List keys',
    method: 'LIST',
    path: 'keys',
    handle: ({ world, call, mount }) => {
      const own = world.store.of(transitKeys).where((key) => key.mount === mount);
      return listedPage(
        world,
        call,
        own.map(({ name }) => name),
      );
    },
  },
  { operation: 'Transit: Configure key', method: 'POST', path: 'keys/:name/config', handle: configureKey },
  { operation: 'Transit: Trim key', method: 'POST', path: 'keys/:name/trim', handle: trimKey },
  {
    operation: 'Transit: Rotate key',
    method: 'POST',
    path: 'keys/:name/rotate',
    handle: async (request) =>
      inOrder(request, async () => {
        const key = findKey(request);
        if (!key) throw badRequest('key not found');
        if (key.softDeleted) throw failure('refusing to use soft-deleted key');
        return keyResponse(request.world, await rotated(request.world, key));
      }),
  },
  softDeletion('Transit: Delete key softly', 'DELETE', 'soft-delete', true),
  softDeletion('Transit: Restore key', 'POST', 'soft-delete-restore', false),
];

function softDeletion(operation: string, method: string, folder: string, softDeleted: boolean): EngineRoute {
  return {
    operation,
    method,
    path: `keys/:name/${folder}`,
    absentIn: ['vault'],
    handle: (request) => {
      const { world } = request;
      const key = findKey(request);
      if (!key) return WRITTEN;
      const already = `key was already ${softDeleted ? 'marked as soft deleted' : 'restored'}`;
      if (key.softDeleted === softDeleted) return keyResponse(world, key, [already]);
      return keyResponse(world, world.store.of(transitKeys).put({ ...key, softDeleted }));
    },
  };
}

const configurationRoutes: readonly EngineRoute[] = [
  {
    operation: 'Transit: Read configuration of keys',
    method: 'GET',
    path: 'config/keys',
    handle: ({ world, mount }) => enveloped(world, { disable_upsert: disablesUpsert(world, mount) }),
  },
  {
    operation: 'Transit: Write configuration of keys',
    method: 'POST',
    path: 'config/keys',
    handle: ({ world, call, mount }) => {
      const disableUpsert = readFlag(readFields(call), 'disable_upsert') ?? false;
      world.store.of(transitConfigurations).put({ mount, disableUpsert });
      return enveloped(world, { disable_upsert: disableUpsert });
    },
  },
];

const workRoutes: readonly EngineRoute[] = [
  {
    operation: 'Transit: Encrypt',
    method: 'POST',
    path: 'encrypt/:name',
    confidential: true,
    exists: (request) => findKey(request) !== undefined,
    handle: async (request) => inOrder(request, async () => encrypt(request)),
  },
  { operation: 'Transit: Decrypt', method: 'POST', path: 'decrypt/:name', confidential: true, handle: decrypt },
];

/** Prevents two requests from creating two keys of the same name. */
async function inOrder<T>({ world, mount, parameters }: EngineCall, work: () => Promise<T>): Promise<T> {
  return inTurn(world, `transit ${transitKeyId({ mount, name: parameters.name })}`, work);
}

/** Keys that stay in the service, which performs operations with them. */
export const transitEngine: Engine = {
  type: 'transit',
  description: TRANSIT,
  plainNames: true,
  routes: [...keyRoutes, ...configurationRoutes, ...workRoutes],
  kinds: [transitKeys, transitConfigurations],
  catchUp: async (world) => {
    for (const key of world.store.of(transitKeys).due(world.clock.now().toISOString())) await rotated(world, key);
  },
};
