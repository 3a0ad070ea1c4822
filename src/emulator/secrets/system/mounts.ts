import type { Reply, Route } from '../../exchange';
import type { World } from '../../world';
import { findEngine } from '../engines';
import { enveloped, WRITTEN } from '../envelope';
import { readFields, readSeconds, readText } from '../fields';
import type { Fields } from '../fields';
import { leases } from '../leases';
import { lifetimesAt, mounts } from '../mounts';
import type { Mount } from '../mounts';
import { badRequest } from '../refusal';
import { revokeLease } from '../revocation';

/** Mounting engines, as in Vault and OpenBao; the specifications only say that engines can be mounted anywhere. */
export const mountRoutes: readonly Route[] = [
  {
    operation: 'System: List mounts',
    method: 'GET',
    path: '/v1/sys/mounts',
    handle: (world) =>
      reply(world, Object.fromEntries(visible(world).map((mount) => [`${mount.path}/`, described(mount)]))),
  },
  {
    operation: 'System: Read mount or its tuning',
    method: 'GET',
    path: '/v1/sys/mounts/*path',
    handle: (world, _, { path }) =>
      reply(world, isTuning(path) ? tuning(world, getMount(world, tuned(path))) : described(getMount(world, path))),
  },
  {
    operation: 'System: Mount engine, or tune it',
    method: 'POST',
    path: '/v1/sys/mounts/*path',
    handle: (world, call, { path: given }) => {
      const path = trimmed(given);
      const fields = readFields(call);
      if (isTuning(path)) return tune(world, tuned(path), fields);
      const type = readText(fields, 'type') ?? '';
      if (type === '') throw badRequest('backend type must be specified as a string');
      if (!findEngine(type, world.dialects.secrets)) throw badRequest(`plugin not found in the catalog: ${type}`);
      const taken = world.store
        .of(mounts)
        .all()
        .find((mount) => path === mount.path || path.startsWith(`${mount.path}/`) || mount.path.startsWith(`${path}/`));
      if (taken) throw badRequest(`path is already in use at ${taken.path}/`);
      world.store.of(mounts).put({
        path,
        type,
        description: readText(fields, 'description') ?? '',
        ...leaseTimes(isObject(fields.config) ? fields.config : {}),
      });
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

/** A mount's tuning is below its path, which may have several segments. */
function isTuning(path: string): boolean {
  return trimmed(path).endsWith('/tune');
}

function tuned(path: string): string {
  return trimmed(path).replace(/\/tune$/, '');
}

/** Fields that the request leaves out keep their values; 0 restores the system's default. */
function tune(world: World, path: string, fields: Fields): Reply {
  const description = readText(fields, 'description');
  world.store
    .of(mounts)
    .put({ ...getMount(world, path), ...(description === undefined ? {} : { description }), ...leaseTimes(fields) });
  return WRITTEN;
}

function leaseTimes(fields: Fields): Pick<Mount, 'defaultLeaseSeconds' | 'maxLeaseSeconds'> {
  const [defaultLifetime, longest] = [readSeconds(fields, 'default_lease_ttl'), readSeconds(fields, 'max_lease_ttl')];
  return {
    ...(defaultLifetime === undefined ? {} : { defaultLeaseSeconds: defaultLifetime }),
    ...(longest === undefined ? {} : { maxLeaseSeconds: longest }),
  };
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Unmounting deletes the engine's objects and revokes its leases. */
async function unmount(world: World, path: string): Promise<void> {
  const mount = world.store.of(mounts).find(path);
  if (!mount) return;
  for (const { id } of world.store.of(leases).where((lease) => lease.mount === path)) {
    await revokeLease(world, id).catch(refuseToUnmount);
  }
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

/** These responses contain their data twice, in the envelope and beside it. */
function reply(world: World, data: object): Reply {
  const { status, body } = enveloped(world, data);
  return { status, body: { ...(body as object), ...data } };
}

function described({ type, description = '', defaultLeaseSeconds = 0, maxLeaseSeconds = 0 }: Mount): object {
  const config = { default_lease_ttl: defaultLeaseSeconds, max_lease_ttl: maxLeaseSeconds, force_no_cache: false };
  return { type, description, accessor: `${type}_${type}`, config, local: false, options: null, seal_wrap: false };
}

function tuning(world: World, { path, description = '' }: Mount): object {
  const { defaultLifetime, longest } = lifetimesAt(world, path);
  return { default_lease_ttl: defaultLifetime, max_lease_ttl: longest, force_no_cache: false, description };
}

function trimmed(path: string): string {
  return path.replace(/^\/+|\/+$/g, '');
}
