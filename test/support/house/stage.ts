import type { Core, Held } from './core';
import type { Configurations, Dialect, Fixture } from './fixture';
import { Foundation, House, made, openFoundation, openHouse, settingsFor } from './house';
import type { ResourceUnderTest } from './resource';
import { normalizedKey } from '../../../src/definition/equal';
import type { Values } from '../../../src/definition/value';
import type { Snapshot } from '../../../src/emulator/world';

export interface Stage<F extends Configurations = Fixture> extends House<F> {
  /** The snapshot of the service before the first test. */
  readonly start: Snapshot;
  /** Leaves what it was built on to the test environment of another resource. */
  leave(): void;
}

/** What unused test environments were built on, by dialect: a resource takes over what the one before it has left. */
const vacant = new Map<Dialect, Foundation[]>();

/** Unused test environments, by resource and dialect, because creating one takes longer than most tests. */
const empty = new Map<string, Stage<Configurations>[]>();

afterAll(async () => {
  const unused = [...empty.values()].flat();
  empty.clear();
  for (const stage of unused) stage.leave();
  await Promise.all([...vacant.values()].flat().map((foundation) => foundation.close()));
  vacant.clear();
});

/** A test environment like that of `openHouse`, which is cleared and returned on close. */
export async function borrowHouse<F extends Configurations>(
  resource: ResourceUnderTest<F>,
  dialect = resource.dialects[0],
): Promise<Stage<F>> {
  const stage =
    (empty.get(key(resource, dialect))?.pop() as Stage<F> | undefined) ?? (await openStage(resource, dialect));
  return { ...stage, close: () => clear(stage, dialect) };
}

/** By test environment and configuration, what a create has left behind. */
const created = new WeakMap<Core, Map<string, { readonly held: Held; readonly snapshot: Snapshot }>>();

/**
 * The object of a configuration, which the first caller creates. For later ones, the service is restored to what it was then, which takes a
 * tenth of the time. For tests of what comes after the create, in a test environment that has no other object.
 */
export async function createdOnce(
  { core, service }: House<Configurations>,
  config: Values,
  create: () => Promise<Held>,
): Promise<Held> {
  const known = created.get(core) ?? new Map<string, { readonly held: Held; readonly snapshot: Snapshot }>();
  created.set(core, known);
  const found = known.get(normalizedKey(config));
  if (found) {
    await service.control.restore(found.snapshot);
    return found.held;
  }
  const held = await create();
  known.set(normalizedKey(config), { held, snapshot: await service.control.snapshot() });
  return held;
}

/** An object with what its fixture provides for it, in a service with nothing else. */
export async function furnished(stage: Stage<Configurations>, config: Values): Promise<Held> {
  return createdOnce(stage, config, async () => {
    await stage.service.control.restore(stage.start);
    return made(stage, config);
  });
}

/** Leaves the unused test environments of a resource to those after it. A file about one resource need not. */
export async function closeHouses(
  resource: ResourceUnderTest<Configurations>,
  dialect = resource.dialects[0],
): Promise<void> {
  const stages = empty.get(key(resource, dialect)) ?? [];
  empty.delete(key(resource, dialect));
  for (const stage of stages) stage.leave();
}

async function openStage<F extends Configurations>(
  resource: ResourceUnderTest<F>,
  dialect: Dialect,
): Promise<Stage<F>> {
  const foundation = vacant.get(dialect)?.pop() ?? (await openFoundation(resource.registry, dialect));
  await foundation.service.control.reset();
  const house = await openHouse(resource, dialect, foundation);
  return {
    ...house,
    start: await house.service.control.snapshot(),
    leave: () => void vacant.set(dialect, [...(vacant.get(dialect) ?? []), foundation]),
  };
}

async function clear(stage: Stage<Configurations>, dialect: Dialect): Promise<void> {
  const { core, resource, service, start } = stage;
  const { unknown, requests } = await service.control.requests();
  await service.control.clearFaults();
  await service.control.restore(start);
  await service.control.clearRequests();
  // Discards what its clients have learned: pages, waits, and values shared by plans.
  await core.configure(settingsFor(service, 'root', dialect));
  empty.set(key(resource, dialect), [...(empty.get(key(resource, dialect)) ?? []), stage]);
  if (unknown > 0) {
    throw new Error(
      `requests that the service does not know: ${JSON.stringify(requests.filter(({ operation }) => operation === null))}`,
    );
  }
}

function key({ type }: ResourceUnderTest<Configurations>, dialect: Dialect): string {
  return `${type} ${dialect}`;
}
