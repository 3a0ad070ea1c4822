import type { World } from '../../world';
import { accessorOf, pathWithin } from '../mounts';
import type { Mount } from '../mounts';
import { namespaces } from '../namespaces';
import { badRequest, SecretsRefusal } from '../refusal';
import { entriesIn } from '../system/mount-entries';

export function findMountByAccessor(world: World, accessor: string): Mount | undefined {
  const everywhere = [
    '',
    ...world.store
      .of(namespaces)
      .all()
      .map(({ path }) => path),
  ];
  return everywhere.flatMap((namespace) => entriesIn(world, namespace)).find((mount) => accessorOf(mount) === accessor);
}

/** Refuses an accessor without a mount, or with a mount in another namespace. */
export function checkAccessor(world: World, namespace: string, accessor: string): void {
  const mount = findMountByAccessor(world, accessor);
  if (!mount) throw badRequest(`invalid mount accessor ${JSON.stringify(accessor)}`);
  if ((mount.namespace ?? '') === namespace) return;
  throw new SecretsRefusal(403, ['matching mount is in a different namespace than request']);
}

/** An alias's mount; absent once its method is unmounted. */
export function shownMount(world: World, accessor: string): object {
  const mount = findMountByAccessor(world, accessor);
  return {
    mount_accessor: accessor,
    ...(mount ? { mount_path: `${pathWithin(mount)}/`, mount_type: mount.type } : {}),
  };
}
