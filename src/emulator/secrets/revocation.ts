import type { World } from '../world';
import type { Engine } from './engine';
import { engines, findEngine } from './engines';
import { leases } from './leases';
import type { Lease } from './leases';
import { mounts } from './mounts';
import { inTurn } from './turns';

const RETRY_SECONDS = 10;

/** Revokes what the lease stands for, then deletes it. Concurrent calls revoke it once; rejects if the engine fails. */
export async function revokeLease(world: World, id: string): Promise<void> {
  await inTurn(world, `lease ${id}`, async () => {
    const lease = world.store.of(leases).find(id);
    if (!lease) return;
    await engineOf(world, lease)?.revoke?.(world, lease);
    world.store.of(leases).delete(id);
  });
}

/** Revokes expired leases and lets every engine do its due work. Failures are retried later. */
export async function catchUp(world: World): Promise<void> {
  const now = world.clock.now().toISOString();
  for (const { id } of world.store.of(leases).due(now)) {
    await revokeLease(world, id).catch(() => retryLater(world, id));
  }
  for (const engine of engines) await engine.catchUp?.(world);
}

/** Extends what the lease stands for, as its engine decides. */
export function engineOf(world: World, { mount }: Lease): Engine | undefined {
  const type = world.store.of(mounts).find(mount)?.type;
  return type === undefined ? undefined : findEngine(type, world.dialects.secrets);
}

function retryLater(world: World, id: string): void {
  const lease = world.store.of(leases).find(id);
  const retryAt = new Date(world.clock.now().getTime() + RETRY_SECONDS * 1000).toISOString();
  if (lease) world.store.of(leases).put({ ...lease, retryAt });
}
