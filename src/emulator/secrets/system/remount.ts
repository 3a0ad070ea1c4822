import type { Kind } from '../../store';
import type { World } from '../../world';
import { enveloped, productName } from '../envelope';
import { readFields, readText } from '../fields';
import { accessorOf, uuidOf } from '../mounts';
import type { Mount } from '../mounts';
import { splitNamespace } from '../namespaces';
import { absent, badRequest } from '../refusal';
import { inNamespace } from '../request';
import type { SecretsCall } from '../request';
import { isReserved, takenAt } from './mount';
import { findEntry, isBuiltIn } from './mount-entries';
import type { SystemRoute } from './route';
import { moveMount } from './unmount';

/** A move of a mount, whose status can be queried afterwards. */
interface Migration {
  readonly id: string;
  readonly namespace: string;
  readonly source: string;
  readonly target: string;
}

export const migrations: Kind<Migration> = { name: 'migrations', key: ({ id }) => id };

export const remountRoutes: readonly SystemRoute[] = [
  {
    operation: 'Mounts: Move mount',
    method: 'POST',
    path: '/v1/sys/remount',
    sudo: true,
    handle: async (world, call) => {
      const fields = readFields(call);
      const [from, to] = ['from', 'to'].map((name) => (readText(fields, name) ?? '').replace(/^\/+|\/+$/g, '')) as [
        string,
        string,
      ];
      const { mount, target } = movable(world, call, from, to);
      const id = world.random.uuid();
      // Initial mounts derive these from their path.
      const fixed = { accessor: accessorOf(mount), uuid: uuidOf(mount) };
      const { namespace: _, ...rest } = mount;
      await moveMount(world, mount, {
        ...rest,
        ...fixed,
        ...(target.namespace === '' ? {} : { namespace: target.namespace }),
        path: inNamespace(target.namespace, target.path),
      });
      world.store.of(migrations).put({ id, namespace: call.namespace, source: `${from}/`, target: `${to}/` });
      const queued = `Mount move has been queued. Progress will be reported in ${productName(world)}'s server log, tagged with the returned migration_id`;
      return enveloped(world, { migration_id: id }, { warnings: [queued] });
    },
  },
  {
    operation: 'Mounts: Read status of move',
    method: 'GET',
    path: '/v1/sys/remount/status/:id',
    handle: (world, { namespace }, { id }) => {
      const migration = world.store.of(migrations).find(id);
      if (migration?.namespace !== namespace) throw absent();
      return enveloped(world, {
        migration_id: id,
        migration_info: { source_mount: migration.source, target_mount: migration.target, status: 'success' },
      });
    },
  },
];

interface Place {
  readonly namespace: string;
  readonly path: string;
}

/** Returns the mount to be moved and its target; refuses impossible moves. Both paths may begin with a namespace. */
function movable(
  world: World,
  { namespace }: SecretsCall,
  from: string,
  to: string,
): { readonly mount: Mount; readonly target: Place } {
  if (from === '' || to === '') throw badRequest("both 'from' and 'to' path must be specified as a string");
  const [source, target] = [from, to].map((path): Place => {
    const split = splitNamespace(world, namespace, path);
    return { namespace: split?.namespace ?? namespace, path: split?.rest ?? path };
  }) as [Place, Place];
  const [isAuth, toAuth] = [source, target].map(({ path }) => path.startsWith('auth/'));
  if (isBuiltIn(source.path)) throw badRequest(`cannot remount "${from}/"`);
  if (isAuth && !toAuth) throw badRequest(`cannot remount auth mount to non-auth mount "${to}/"`);
  if (!isAuth && isReserved(target.path)) throw badRequest(`cannot remount to destination ${to}/`);
  const mount = findEntry(world, source.namespace, source.path);
  if (!mount) throw badRequest(`no matching mount at "${from}/"`);
  const taken = takenAt(world, target.namespace, target.path);
  if (taken !== undefined) throw badRequest(`path already in use at "${taken}/"`);
  return { mount, target };
}
