import type { Kind } from '../../store';
import type { World } from '../../world';
import { findEngine } from '../engines';
import { leases } from '../leases';
import { mounts } from '../mounts';
import type { Mount } from '../mounts';
import { revokeAll, revokeToken } from '../revocation';
import { tokens } from '../tokens/kinds';

/** The mount's path in all its stored objects. */
interface Stored {
  readonly mount: string;
}

/** Revokes a mount's leases and tokens, then deletes it and everything its engine has stored. */
export async function unmount(world: World, mount: Mount): Promise<void> {
  const { path } = mount;
  await revokeAll(
    world,
    world.store.of(leases).where((lease) => lease.mount === path),
  ).catch((error: Error) => {
    world.store.of(mounts).put({ ...mount, tainted: true });
    throw error;
  });
  await revokeTokensOf(world, path);
  for (const kind of kindsOf(world, mount)) world.store.of(kind).deleteWhere((item) => item.mount === path);
  world.store.of(mounts).delete(path);
}

/** Deletes a mount and everything in it, discarding its leases without revoking what they stand for. */
export async function forgetMount(world: World, mount: Mount): Promise<void> {
  world.store.of(leases).deleteWhere((lease) => lease.mount === mount.path);
  await unmount(world, mount);
}

/** Moves a mount to another path. Its stored objects move along; its leases and tokens end. */
export async function moveMount(world: World, mount: Mount, moved: Mount): Promise<void> {
  const given = world.store.of(leases).where((lease) => lease.mount === mount.path);
  // Certificates are not revoked.
  if (mount.type === 'pki') for (const { id } of given) world.store.of(leases).delete(id);
  else await revokeAll(world, given);
  await revokeTokensOf(world, mount.path);
  for (const kind of kindsOf(world, mount)) {
    const collection = world.store.of(kind);
    const items = collection.where((item) => item.mount === mount.path);
    collection.deleteWhere((item) => item.mount === mount.path);
    for (const item of items) collection.put({ ...item, mount: moved.path });
  }
  world.store.of(mounts).delete(mount.path);
  world.store.of(mounts).put(moved);
}

function kindsOf(world: World, mount: Mount): readonly Kind<Stored>[] {
  // All kinds of an engine contain their mount's path.
  const kinds = (findEngine(mount, world.dialects.secrets)?.kinds ??
    []) as readonly object[] as readonly Kind<Stored>[];
  return kinds;
}

async function revokeTokensOf(world: World, mount: string): Promise<void> {
  for (const { id } of world.store.of(tokens).where((token) => token.mount === mount)) await revokeToken(world, id);
}
