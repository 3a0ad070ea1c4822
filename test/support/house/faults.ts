import { Held, Refused } from './core';
import { House, openHouse, settingsFor } from './house';
import type { Room } from './rooms';
import type { Value, Values } from '../../../src/definition/value';
import type { Snapshot } from '../../../src/emulator/world';

/** What networks, gateways and services do to a request. */
export const FAULTS = {
  '429 with Retry-After': { status: 429, headers: { 'Retry-After': '1' } },
  '500': { status: 500 },
  '502': { status: 502 },
  'a reset before the effect': { reset: 'before' },
  'a reset after the effect': { reset: 'after' },
  'a truncated body': { truncate: 10 },
  '5 s of latency': { latencyMs: 5000 },
} as const;

export type FaultName = keyof typeof FAULTS;
export type Verb = 'create' | 'read' | 'update' | 'delete';
/** `once`: the one request. `on`: the service stays like this until the command has ended. */
export type Lasting = 'once' | 'on';

export interface Case {
  readonly fault: FaultName;
  readonly lasting: Lasting;
  readonly verb: Verb;
  /** Requests of the verb that pass before. */
  readonly after: number;
}

/** What the verb is applied to, in a house of its own. */
export interface Scene {
  readonly house: House;
  readonly before: Values;
  readonly after: Values;
  /** What was there before the verb; absent for a create. */
  readonly held?: Held;
}

interface Stage {
  readonly house: House;
  /** The service as it was before anything was played. */
  readonly start: Snapshot;
}

/** Houses that stand empty, by room: to open one costs more than most of what happens in it. */
const empty = new Map<string, Stage[]>();

/** The state at the moment before a verb, the same each time; closing the house gives it back. */
export async function openScene(room: Room, verb: Verb): Promise<Scene> {
  const stage = empty.get(room.type)?.pop() ?? await openStage(room);
  const house = { ...stage.house, close: () => clear(stage) };
  const before = largest(house);
  const held = verb === 'create' ? undefined : (await house.core.apply(room.type, before)).held;
  await house.service.control.clearRequests();
  return { house, before, after: verb === 'update' ? updated(house, before) : before, held };
}

async function openStage(room: Room): Promise<Stage> {
  const house = await openHouse(room);
  return { house, start: await house.service.control.snapshot() };
}

async function clear(stage: Stage): Promise<void> {
  const { house: { core, room, service }, start } = stage;
  const { unknown } = await service.control.requests();
  await service.control.clearFaults();
  await service.control.restore(start);
  await service.control.clearRequests();
  // Forgets what its clients have learned: pages, waits, and what plans told each other.
  await core.configure(settingsFor(service));
  empty.set(room.type, [...empty.get(room.type) ?? [], stage]);
  if (unknown > 0) throw new Error(`${unknown} requests that the service does not know`);
}

/** Ends what stands ready for a room. */
export async function closeScenes(room: Room): Promise<void> {
  const stages = empty.get(room.type) ?? [];
  empty.delete(room.type);
  await Promise.all(stages.map(({ house }) => house.close()));
}

/** One command: what it leaves in the state, and whether it failed. */
export async function run({ house: { core, room }, after, held }: Scene, verb: Verb): Promise<{ readonly held?: Held; readonly refused?: Refused }> {
  try {
    switch (verb) {
      case 'create': return { held: (await core.apply(room.type, after)).held };
      case 'read': return { held: await core.refresh(room.type, held!) };
      case 'update': return { held: (await core.apply(room.type, after, held)).held };
      case 'delete': await core.destroy(room.type, held!); return {};
    }
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { held, refused: error };
  }
}

/** How many requests a verb makes when nothing goes wrong. */
export async function requestsOf(room: Room, verb: Verb): Promise<number> {
  const scene = await openScene(room, verb);
  try {
    const { refused } = await run(scene, verb);
    if (refused) throw refused;
    return (await scene.house.service.control.requests()).requests.reduce((sum, { count }) => sum + count, 0);
  } finally {
    await scene.house.close();
  }
}

export async function arm({ house: { service, room } }: Scene, { fault, lasting, after }: Case): Promise<void> {
  const path = room.definition.wing === 'platform' ? '/api/*' : '/v1/*';
  await service.control.faults([{ path, after, ...lasting === 'once' ? { times: 1 } : {}, ...FAULTS[fault] }]);
}

/** The objects that the service holds, by kind. */
export async function census({ house: { service } }: Scene): Promise<{ readonly [kind: string]: number }> {
  const { objects } = await service.control.snapshot();
  return Object.fromEntries(Object.entries(objects).map(([kind, all]) => [kind, (all as unknown as readonly unknown[]).length]));
}

/** Runs everything, some at a time: most of it is waiting. */
export async function inParallel<T>(items: readonly T[], width: number, work: (item: T) => Promise<void>): Promise<void> {
  const rest = [...items];
  await Promise.all(Array.from({ length: width }, async () => {
    for (let item = rest.shift(); item !== undefined; item = rest.shift()) await work(item);
  }));
}

function largest({ fixture }: House): Values {
  return fixture.full[fixture.full.length - 1];
}

/** Every attribute that can change in place is changed. */
export function updated({ room, fixture }: Pick<House, 'room' | 'fixture'>, config: Values): Values {
  const changes = Object.entries(fixture.changed).filter(([name]) => config[name] !== undefined && isUpdatable(room, name));
  return { ...config, ...Object.fromEntries(changes) };
}

/** What somebody else may have made under the same natural key. */
export function foreign(house: House, config: Values): Values {
  const key: Values = Object.fromEntries<Value>(Object.keys(house.fixture.second).map((name) => [name, config[name]]));
  return { ...updated(house, config), ...key };
}

function isUpdatable({ definition }: Room, name: string): boolean {
  const attribute = definition.attributes[name];
  return attribute?.type !== undefined && !attribute.replace && !attribute.createOnly;
}
