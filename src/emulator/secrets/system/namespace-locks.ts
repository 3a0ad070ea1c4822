import type { Reply } from '../../exchange';
import type { World } from '../../world';
import { hasSudo } from '../access';
import { enveloped, WRITTEN } from '../envelope';
import { readFields, readText } from '../fields';
import { findNamespace, hasNamespaces, lockedNamespace, namespaces } from '../namespaces';
import type { Namespace } from '../namespaces';
import { randomText } from '../passwords';
import { badRequest, failure, unsupportedPath } from '../refusal';
import { inNamespace } from '../request';
import type { SecretsCall } from '../request';
import type { SystemRoute } from './route';

/** Locks the API of a namespace. Unlocking is also served in the locked namespace. */
export const namespaceLockRoutes: readonly SystemRoute[] = [
  ...routesAt('lock', 'Namespaces: Lock API', (world, namespace) => lock(world, namespace)),
  ...routesAt('unlock', 'Namespaces: Unlock API', unlock),
];

/** Whether a path unlocks a namespace. */
export function isUnlocking(path: string): boolean {
  return /^sys\/namespaces\/api-lock\/unlock(?:\/|$)/.test(path);
}

function routesAt(
  name: 'lock' | 'unlock',
  operation: string,
  handle: (world: World, namespace: Namespace, call: SecretsCall) => Reply,
): SystemRoute[] {
  const base = `/v1/sys/namespaces/api-lock/${name}`;
  return [base, `${base}/*path`].map((path) => ({
    operation,
    method: 'POST',
    path,
    absentIn: ['standard'],
    handle: (world, call, { path: below = '' }) => {
      if (!hasNamespaces(world)) throw unsupportedPath();
      const at = inNamespace(call.namespace, below.replace(/^\/+|\/+$/g, '')).replace(/\/$/, '');
      if (at === '') throw badRequest('root namespace cannot be locked/unlocked');
      const namespace = findNamespace(world, at);
      if (!namespace) throw badRequest('requested namespace does not exist');
      return handle(world, namespace, call);
    },
  }));
}

function lock(world: World, namespace: Namespace): Reply {
  const { path } = namespace;
  const locking = lockedNamespace(world, path);
  if (locking) {
    const reason =
      locking.path === path ? 'is already locked' : `ancestor namespace "${locking.path}/" is already locked`;
    throw badRequest(`cannot lock namespace "${path}/": ${reason}`);
  }
  const unlockKey = randomText(world.random, 24);
  world.store.of(namespaces).put({ ...namespace, locked: true, unlockKey });
  return enveloped(world, { unlock_key: unlockKey });
}

/** A token with `sudo` needs no key. */
function unlock(world: World, namespace: Namespace, call: SecretsCall): Reply {
  const given = readText(readFields(call), 'unlock_key') ?? '';
  if (given === '' && !hasSudo(world, call, call.path.slice('/v1/'.length))) throw failure('provided empty key');
  const { locked, unlockKey, ...unlocked } = namespace;
  const { path } = namespace;
  if (locked !== true) throw badRequest(`namespace "${path}/" is not locked`);
  const locking = lockedNamespace(world, path);
  if (locking && locking.path !== path) {
    throw badRequest(`cannot unlock "${path}/" with namespace "${locking.path}/" being locked`);
  }
  if (given !== '' && given !== unlockKey) throw badRequest('incorrect unlock key');
  world.store.of(namespaces).put(unlocked);
  return given === '' ? enveloped(world, null, { warnings: ['Namespace unlocked using sudo capabilities'] }) : WRITTEN;
}
