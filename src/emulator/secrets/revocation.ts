import type { World } from '../world';
import type { Engine } from './engine';
import { engines, findEngine } from './engines';
import { byToken, leases } from './leases';
import type { Lease } from './leases';
import { mounts } from './mounts';
import { badRequest } from './refusal';
import { byParent, tokens } from './tokens/kinds';
import { inTurn } from './turns';
import { wrappings } from './wrapping';

const RETRY_SECONDS = 10;

/** Revokes what the lease stands for, then deletes it. Concurrent calls share one revocation; rejects if the engine fails. */
export async function revokeLease(world: World, id: string): Promise<void> {
  await inTurn(world, `lease ${id}`, async () => {
    const lease = world.store.of(leases).find(id);
    if (!lease) return;
    await engineOf(world, lease)?.revoke?.(world, lease);
    world.store.of(leases).delete(id);
  });
}

/** Revokes leases one after another, stopping at the first that the engine cannot revoke. */
export async function revokeAll(world: World, given: readonly Lease[]): Promise<void> {
  for (const [index, { id }] of given.entries()) {
    await revokeLease(world, id).catch((error: Error) => {
      throw badRequest(
        `failed to revoke ${JSON.stringify(id)} (${index + 1} / ${given.length}): ${failedRevocation(error)}`,
      );
    });
  }
}

/** The service's words for an engine that cannot revoke a lease. */
export function failedRevocation(error: Error): string {
  return `failed to revoke entry: resp: (*logical.Response)(nil) err: ${error.message}`;
}

/** Revokes a token, the tokens it created, and their leases. A lease that cannot be revoked now is retried. */
export async function revokeToken(world: World, id: string): Promise<void> {
  const children = world.store.of(tokens).by(byParent, id);
  forgetToken(world, id);
  for (const child of children) await revokeToken(world, child.id);
  await revokeLeasesOf(world, id);
}

/** Revokes a token and its leases; the tokens it created become orphans. */
export async function revokeOrphaning(world: World, id: string): Promise<void> {
  const collection = world.store.of(tokens);
  for (const { parent: _, ...child } of collection.by(byParent, id)) collection.put(child);
  forgetToken(world, id);
  await revokeLeasesOf(world, id);
}

/** Revokes expired tokens and leases, and lets every engine perform its due work. Failures are retried later. */
export async function catchUp(world: World): Promise<void> {
  const now = world.clock.now().toISOString();
  for (const { id } of world.store.of(wrappings).due(now)) world.store.of(wrappings).delete(id);
  for (const { id } of world.store.of(tokens).due(now)) await revokeToken(world, id);
  for (const { id } of world.store.of(leases).due(now)) {
    await revokeLease(world, id).catch(() => retryLater(world, id));
  }
  for (const engine of engines) await engine.catchUp?.(world);
}

/** The engine that extends and revokes what the lease stands for. */
export function engineOf(world: World, { mount: path }: Pick<Lease, 'mount'>): Engine | undefined {
  const mount = world.store.of(mounts).find(path);
  return mount && findEngine(mount, world.dialects.secrets);
}

/** The token is invalid from the moment its revocation begins. */
function forgetToken(world: World, id: string): void {
  world.store.of(tokens).delete(id);
}

async function revokeLeasesOf(world: World, token: string): Promise<void> {
  for (const { id } of world.store.of(leases).by(byToken, token)) {
    await revokeLease(world, id).catch(() => retryLater(world, id));
  }
}

function retryLater(world: World, id: string): void {
  const lease = world.store.of(leases).find(id);
  const retryAt = new Date(world.clock.now().getTime() + RETRY_SECONDS * 1000).toISOString();
  if (lease) world.store.of(leases).put({ ...lease, retryAt });
}
