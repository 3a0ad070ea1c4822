import type { Reply } from '../../exchange';
import type { World } from '../../world';
import { envelopedTwice, WRITTEN } from '../envelope';
import { pathWithin } from '../mounts';
import type { Mount } from '../mounts';
import { badRequest } from '../refusal';
import type { SecretsCall } from '../request';
import { isReserved, mountAt } from './mount';
import { entriesIn, findEntry, findServing, isBuiltIn, shownMount, shownTuning } from './mount-entries';
import type { SystemRoute } from './route';
import { tuneAt } from './tune';
import { unmount } from './unmount';

/** Mounting engines, and auth methods below `auth`. A mount's tuning is below its path, which may have several segments. */
export const mountRoutes: readonly SystemRoute[] = [
  {
    operation: 'Mounts: List mounts',
    method: 'GET',
    path: '/v1/sys/mounts',
    handle: (world, { namespace }) =>
      listed(
        world,
        entriesIn(world, namespace).filter(({ auth }) => !auth),
      ),
  },
  {
    operation: 'Mounts: Read mount or its tuning',
    method: 'GET',
    path: '/v1/sys/mounts/*path',
    handle: (world, call, { path }) => {
      if (isTuning(path)) return tuning(world, call, tuned(path));
      // A path below a mount shows the mount.
      const mount = findServing(world, call.namespace, trimmed(path));
      if (!mount) throw badRequest(`No secret engine mount at ${trimmed(path)}/`);
      return envelopedTwice(world, shownMount(world, mount));
    },
  },
  {
    operation: 'Mounts: Mount engine, or tune it',
    method: 'POST',
    path: '/v1/sys/mounts/*path',
    handle: (world, call, { path }) =>
      isTuning(path) ? tuneAt(world, call, tuned(path)) : mountAt(world, call, path, { auth: false }),
  },
  {
    operation: 'Mounts: Unmount engine',
    method: 'DELETE',
    path: '/v1/sys/mounts/*path',
    handle: async (world, { namespace }, { path }) => {
      if (isReserved(trimmed(path))) throw badRequest(`cannot unmount "${trimmed(path)}/"`);
      await remove(world, findEntry(world, namespace, trimmed(path)));
      return WRITTEN;
    },
  },
  {
    operation: 'Mounts: List auth methods',
    method: 'GET',
    path: '/v1/sys/auth',
    handle: (world, { namespace }) =>
      listed(
        world,
        entriesIn(world, namespace).filter(({ auth }) => auth),
      ),
  },
  {
    operation: 'Mounts: Read auth method or its tuning',
    method: 'GET',
    path: '/v1/sys/auth/*path',
    sudo: true,
    handle: (world, call, { path }) => {
      if (isTuning(path)) return tuning(world, call, `auth/${tuned(path)}`);
      const mount = findEntry(world, call.namespace, `auth/${trimmed(path)}`);
      if (!mount) throw badRequest(`No auth engine at ${trimmed(path)}/`);
      return envelopedTwice(world, shownMount(world, mount));
    },
  },
  {
    operation: 'Mounts: Mount auth method, or tune it',
    method: 'POST',
    path: '/v1/sys/auth/*path',
    sudo: true,
    handle: (world, call, { path }) =>
      isTuning(path) ? tuneAt(world, call, `auth/${tuned(path)}`) : mountAt(world, call, path, { auth: true }),
  },
  {
    operation: 'Mounts: Unmount auth method',
    method: 'DELETE',
    path: '/v1/sys/auth/*path',
    sudo: true,
    handle: async (world, { namespace }, { path }) => {
      const at = `auth/${trimmed(path)}`;
      if (isBuiltIn(at)) throw badRequest('token credential backend cannot be disabled');
      await remove(world, findEntry(world, namespace, at));
      return WRITTEN;
    },
  },
];

function isTuning(path: string): boolean {
  return trimmed(path).endsWith('/tune');
}

function tuned(path: string): string {
  return trimmed(path).replace(/\/tune$/, '');
}

function listed(world: World, entries: readonly Mount[]): Reply {
  return envelopedTwice(
    world,
    Object.fromEntries(
      entries.map((mount) => [`${pathWithin(mount).replace(/^auth\//, '')}/`, shownMount(world, mount)]),
    ),
  );
}

function tuning(world: World, { namespace }: SecretsCall, path: string): Reply {
  const mount = findServing(world, namespace, path);
  if (!mount) throw badRequest(`cannot fetch sysview for path "${path}/"`);
  return envelopedTwice(world, shownTuning(world, mount));
}

async function remove(world: World, mount: Mount | undefined): Promise<void> {
  if (mount) await unmount(world, mount);
}

function trimmed(path: string): string {
  return path.replace(/^\/+|\/+$/g, '');
}
