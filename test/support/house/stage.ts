import type { Configurations, Dialect, Fixture } from './fixture';
import { House, openHouse, settingsFor } from './house';
import type { ResourceUnderTest } from './resources';
import type { Snapshot } from '../../../src/emulator/world';

export interface Stage<F extends Configurations = Fixture> extends House<F> {
  /** The service as it was before anything was played. */
  readonly start: Snapshot;
}

/** Houses that stand empty, by room and dialect: to open one costs more than most of what happens in it. */
const empty = new Map<string, Stage<Configurations>[]>();

/** A house as `openHouse` opens it; closing it gives it back, cleared. Those who borrow end with `closeHouses`. */
export async function borrowHouse<F extends Configurations>(resource: ResourceUnderTest<F>, dialect: Dialect = 'standard'): Promise<Stage<F>> {
  const stage = empty.get(key(resource, dialect))?.pop() as Stage<F> | undefined ?? await openStage(resource, dialect);
  return { ...stage, close: () => clear(stage, dialect) };
}

/** Ends what stands ready for a room. */
export async function closeHouses(resource: ResourceUnderTest<Configurations>, dialect: Dialect = 'standard'): Promise<void> {
  const stages = empty.get(key(resource, dialect)) ?? [];
  empty.delete(key(resource, dialect));
  await Promise.all(stages.map((stage) => stage.close()));
}

async function openStage<F extends Configurations>(resource: ResourceUnderTest<F>, dialect: Dialect): Promise<Stage<F>> {
  const house = await openHouse(resource, dialect);
  return { ...house, start: await house.service.control.snapshot() };
}

async function clear(stage: Stage<Configurations>, dialect: Dialect): Promise<void> {
  const { core, resource, service, start } = stage;
  const { unknown, requests } = await service.control.requests();
  await service.control.clearFaults();
  await service.control.restore(start);
  await service.control.clearRequests();
  // Forgets what its clients have learned: pages, waits, and what plans told each other.
  await core.configure(settingsFor(service, 'root', dialect));
  empty.set(key(resource, dialect), [...empty.get(key(resource, dialect)) ?? [], stage]);
  if (unknown > 0) throw new Error(`requests that the service does not know: ${JSON.stringify(requests.filter(({ operation }) => operation === null))}`);
}

function key({ type }: ResourceUnderTest<Configurations>, dialect: Dialect): string {
  return `${type} ${dialect}`;
}
