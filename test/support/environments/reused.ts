import { normalizedKey } from '../../../src/definition/equal';
import type { Values } from '../../../src/definition/value';
import type { Snapshot } from '../../../src/emulator/world';
import type { Core, Held } from './core';
import { Foundation, Environment, made, openFoundation, openEnvironment, settingsFor } from './environment';
import type { Configurations, Dialect, Fixture } from './fixture';
import type { ResourceUnderTest } from './resource';

export interface ReusedEnvironment<F extends Configurations = Fixture> extends Environment<F> {
  /** The snapshot of the service before the first test. */
  readonly start: Snapshot;
  /** Leaves what it was built on to the test environment of another resource. */
  leave(): void;
}

/** What unused test environments were built on, by dialect: a resource takes over what the one before it has left. */
const vacant = new Map<Dialect, Foundation[]>();

/** Unused test environments, by resource and dialect, because creating one takes longer than most tests. */
const empty = new Map<string, ReusedEnvironment<Configurations>[]>();

afterAll(async () => {
  const unused = [...empty.values()].flat();
  empty.clear();
  for (const environment of unused) environment.leave();
  await Promise.all([...vacant.values()].flat().map((foundation) => foundation.close()));
  vacant.clear();
});

/** A test environment like that of `openEnvironment`, which is cleared and returned on close. */
export async function reuseEnvironment<F extends Configurations>(
  resource: ResourceUnderTest<F>,
  dialect = resource.dialects[0],
): Promise<ReusedEnvironment<F>> {
  const environment =
    (empty.get(key(resource, dialect))?.pop() as ReusedEnvironment<F> | undefined) ??
    (await openReused(resource, dialect));
  return { ...environment, close: () => clear(environment, dialect) };
}

/** By test environment and configuration, what a create has left behind. */
const created = new WeakMap<Core, Map<string, { readonly held: Held; readonly snapshot: Snapshot }>>();

/**
 * The object of a configuration, which the first caller creates. For later ones, the service is restored to what it was then, which takes a
 * tenth of the time. For tests of what comes after the create, in a test environment that has no other object.
 */
export async function createdOnce(
  { core, service }: Environment<Configurations>,
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
export async function createdAlone(environment: ReusedEnvironment<Configurations>, config: Values): Promise<Held> {
  return createdOnce(environment, config, async () => {
    await environment.service.control.restore(environment.start);
    return made(environment, config);
  });
}

/** Leaves the unused test environments of a resource to those after it. A file about one resource need not. */
export async function closeEnvironments(
  resource: ResourceUnderTest<Configurations>,
  dialect = resource.dialects[0],
): Promise<void> {
  const environments = empty.get(key(resource, dialect)) ?? [];
  empty.delete(key(resource, dialect));
  for (const environment of environments) environment.leave();
}

async function openReused<F extends Configurations>(
  resource: ResourceUnderTest<F>,
  dialect: Dialect,
): Promise<ReusedEnvironment<F>> {
  const foundation = vacant.get(dialect)?.pop() ?? (await openFoundation(resource.registry, dialect));
  await foundation.service.control.reset();
  const environment = await openEnvironment(resource, dialect, foundation);
  return {
    ...environment,
    start: await environment.service.control.snapshot(),
    leave: () => void vacant.set(dialect, [...(vacant.get(dialect) ?? []), foundation]),
  };
}

async function clear(environment: ReusedEnvironment<Configurations>, dialect: Dialect): Promise<void> {
  const { core, resource, service, start } = environment;
  const { unknown, requests } = await service.control.requests();
  await service.control.clearFaults();
  await service.control.restore(start);
  await service.control.clearRequests();
  // Discards what its clients have learned: pages, waits, and values shared by plans.
  await core.configure(settingsFor(service, 'root', dialect));
  empty.set(key(resource, dialect), [...(empty.get(key(resource, dialect)) ?? []), environment]);
  if (unknown > 0) {
    throw new Error(
      `requests that the service does not know: ${JSON.stringify(requests.filter(({ operation }) => operation === null))}`,
    );
  }
}

function key({ type }: ResourceUnderTest<Configurations>, dialect: Dialect): string {
  return `${type} ${dialect}`;
}
