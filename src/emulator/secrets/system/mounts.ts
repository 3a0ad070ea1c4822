import type { Answer, Route } from '../../exchange';
import type { World } from '../../world';
import { SYSTEM_TTL_SECONDS } from '../durations';
import { findEngine } from '../engines';
import { enveloped, WRITTEN } from '../envelope';
import { readFields, readText } from '../fields';
import { leases } from '../leases';
import { mounts } from '../mounts';
import type { Mount } from '../mounts';
import { badRequest } from '../refusal';
import { revokeLease } from '../revocation';

/** Mounting engines, as the services that exist do it; the specifications only say that they can be mounted anywhere. */
export const mountRoutes: readonly Route[] = [
  {
    operation: 'System: List mounts',
    method: 'GET',
    path: '/v1/sys/mounts',
    handle: (world) => answer(world, Object.fromEntries(visible(world).map((mount) => [`${mount.path}/`, described(mount)]))),
  },
  {
    operation: 'System: Read mount tuning',
    method: 'GET',
    path: '/v1/sys/mounts/:path/tune',
    handle: (world, _, { path }) => answer(world, tuning(getMount(world, path))),
  },
  { operation: 'System: Read mount', method: 'GET', path: '/v1/sys/mounts/*path', handle: (world, _, { path }) => answer(world, described(getMount(world, path))) },
  {
    operation: 'System: Mount engine',
    method: 'POST',
    path: '/v1/sys/mounts/*path',
    handle: (world, call, { path: given }) => {
      const path = trimmed(given);
      const fields = readFields(call);
      const type = readText(fields, 'type') ?? '';
      if (type === '') throw badRequest('backend type must be specified as a string');
      if (!findEngine(type, world.dialects.secrets)) throw badRequest(`plugin not found in the catalog: ${type}`);
      const taken = world.store.of(mounts).all().find((mount) => path === mount.path || path.startsWith(`${mount.path}/`) || mount.path.startsWith(`${path}/`));
      if (taken) throw badRequest(`path is already in use at ${taken.path}/`);
      world.store.of(mounts).put({ path, type, description: readText(fields, 'description') ?? '' });
      return WRITTEN;
    },
  },
  {
    operation: 'System: Unmount engine',
    method: 'DELETE',
    path: '/v1/sys/mounts/*path',
    handle: async (world, _, { path }) => {
      await unmount(world, trimmed(path));
      return WRITTEN;
    },
  },
];

/** With the engine go its objects and what it has given out. */
async function unmount(world: World, path: string): Promise<void> {
  const mount = world.store.of(mounts).find(path);
  if (!mount) return;
  for (const { id } of world.store.of(leases).where((lease) => lease.mount === path)) await revokeLease(world, id).catch(refuseToUnmount);
  for (const kind of findEngine(mount.type, world.dialects.secrets)?.kinds ?? []) {
    world.store.of<{ readonly mount: string }>(kind).deleteWhere((item) => item.mount === path);
  }
  world.store.of(mounts).delete(path);
}

function refuseToUnmount(error: Error): never {
  throw badRequest(`failed to revoke what the mount has given out: ${error.message}`);
}

function visible(world: World): Mount[] {
  return world.store.of(mounts).where(({ type }) => findEngine(type, world.dialects.secrets) !== undefined);
}

function getMount(world: World, path: string): Mount {
  const mount = visible(world).find((candidate) => candidate.path === trimmed(path));
  if (!mount) throw badRequest('No secret engine mount at ' + `${trimmed(path)}/`);
  return mount;
}

/** These answers have their data twice, in the envelope and beside it. */
function answer(world: World, data: object): Answer {
  const { status, body } = enveloped(world, data);
  return { status, body: { ...body as object, ...data } };
}

function described({ type, description = '' }: Mount): object {
  return { type, description, accessor: `${type}_${type}`, config: { default_lease_ttl: 0, max_lease_ttl: 0, force_no_cache: false }, local: false, options: null, seal_wrap: false };
}

function tuning({ description = '' }: Mount): object {
  return { default_lease_ttl: SYSTEM_TTL_SECONDS, max_lease_ttl: SYSTEM_TTL_SECONDS, force_no_cache: false, description };
}

function trimmed(path: string): string {
  return path.replace(/^\/+|\/+$/g, '');
}
