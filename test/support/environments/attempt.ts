import { check } from '../../../src/definition/check';
import type { Value, Values } from '../../../src/definition/value';
import { Held, Refused } from './core';
import { Environment, settingsFor } from './environment';
import type { Configurations, Fixture } from './fixture';
import { RecordingProxy } from './recording-proxy';
import type { ResourceUnderTest } from './resource';
import { reuseEnvironment, createdOnce, ReusedEnvironment } from './reused';

export type Verb = 'create' | 'read' | 'update' | 'delete';

/** The object that the verb is applied to, in a separate test environment. */
export interface Attempt<F extends Configurations = Fixture> {
  readonly environment: ReusedEnvironment<F>;
  readonly before: Values;
  readonly after: Values;
  /** The object before the verb; absent for a create. */
  readonly held?: Held;
}

/** The state before a verb, which is the same each time. Closing returns the test environment. */
export async function openAttempt<F extends Configurations>(
  resource: ResourceUnderTest<F>,
  verb: Verb,
): Promise<Attempt<F>> {
  const environment = await reuseEnvironment(resource);
  const before = largest(environment);
  const create = async () => (await environment.core.apply(resource.type, before)).held;
  const held = verb === 'create' ? undefined : await createdOnce(environment, before, create);
  await environment.service.control.clearRequests();
  return { environment, before, after: verb === 'update' ? updated(environment, before) : before, held };
}

/** The result of one command: its state, and whether it failed. */
export async function run(
  { environment: { core, resource }, after, held }: Attempt<Configurations>,
  verb: Verb,
): Promise<{ readonly held?: Held; readonly refused?: Refused }> {
  try {
    switch (verb) {
      case 'create':
        return { held: (await core.apply(resource.type, after)).held };
      case 'read':
        return { held: await core.refresh(resource.type, held!) };
      case 'update':
        return { held: (await core.apply(resource.type, after, held)).held };
      case 'delete':
        await core.destroy(resource.type, held!);
        return {};
    }
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { held: error.left ?? held, refused: error };
  }
}

export interface SentRequest {
  readonly method: string;
  readonly path: string;
  /** Whether it was sent before the response to another one had arrived. */
  readonly overlaps: boolean;
}

/** Whether a request has no effect on the service, which rotates revocation lists by a GET. */
export function isRead({ method, path }: Pick<SentRequest, 'method' | 'path'>): boolean {
  return ['GET', 'LIST', 'HEAD'].includes(method) && !/\/crl\/rotate(?:-delta)?$/.test(path);
}

/**
 * Whether a read repeats one before it, and is repeated by one after it, without a write in between: all of them have the same response. The
 * first belongs to the plan, and the last to what comes after the plan.
 */
export function isAmongRepeated(requests: readonly Pick<SentRequest, 'method' | 'path'>[], index: number): boolean {
  const one = requests[index];
  if (!isRead(one)) return false;
  const repeats = (others: readonly Pick<SentRequest, 'method' | 'path'>[]) => {
    const end = others.findIndex((other) => !isRead(other));
    return (end < 0 ? others : others.slice(0, end)).some(
      ({ method, path }) => method === one.method && path === one.path,
    );
  };
  return repeats(requests.slice(0, index).reverse()) && repeats(requests.slice(index + 1));
}

const known = new WeakMap<ResourceUnderTest<Configurations>, Map<Verb, Promise<readonly SentRequest[]>>>();

/** The requests of a verb without faults, in order. Several rules of a resource need them. */
export function requestsOf(resource: ResourceUnderTest<Configurations>, verb: Verb): Promise<readonly SentRequest[]> {
  const verbs = known.get(resource) ?? new Map<Verb, Promise<readonly SentRequest[]>>();
  known.set(resource, verbs);
  if (!verbs.has(verb)) verbs.set(verb, watchRequests(resource, verb));
  return verbs.get(verb)!;
}

async function watchRequests(resource: ResourceUnderTest<Configurations>, verb: Verb): Promise<readonly SentRequest[]> {
  const attempt = await openAttempt(resource, verb);
  const { core, service } = attempt.environment;
  const proxy = await RecordingProxy.open(service.address);
  const requests: SentRequest[] = [];
  let inFlight = 0;
  proxy.watch = async ({ method, path, forward, response }) => {
    requests.push({ method, path, overlaps: inFlight > 0 });
    inFlight += 1;
    const responded = await forward();
    inFlight -= 1;
    response(responded);
  };
  try {
    await core.configure(settingsFor(proxy, 'root', resource.dialects[0]));
    const { refused } = await run(attempt, verb);
    if (refused) throw refused;
    return requests;
  } finally {
    await proxy.close();
    await attempt.environment.close();
  }
}

/** The objects that the service stores, by kind. */
export async function census({
  environment: { service, resource },
}: Attempt<Configurations>): Promise<{ readonly [kind: string]: number }> {
  const { objects } = await service.control.snapshot();
  return Object.fromEntries(
    Object.entries(objects)
      .filter(([kind]) => kind !== resource.accumulates && kind !== resource.addsTo)
      .map(([kind, all]) => [kind, (all as unknown as readonly unknown[]).length]),
  );
}

/** Runs everything, several at a time, because most of the time is spent waiting. */
export async function inParallel<T>(
  items: readonly T[],
  width: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const rest = [...items];
  await Promise.all(
    Array.from({ length: width }, async () => {
      for (let item = rest.shift(); item !== undefined; item = rest.shift()) await work(item);
    }),
  );
}

function largest({ fixture }: Environment<Configurations>): Values {
  return fixture.full[fixture.full.length - 1];
}

/** Changes every attribute that can change in place. */
export function updated(
  { resource, fixture }: Pick<Environment<Configurations>, 'resource' | 'fixture'>,
  config: Values,
): Values {
  const changes = Object.entries(fixture.changed).filter(
    ([name]) => config[name] !== undefined && isUpdatable(resource, name),
  );
  const whole: Values = { ...config, ...Object.fromEntries(changes) };
  if (check(resource.definition, whole).length === 0) return whole;
  const tied = changes.map(([name]) => fixture.changedWith?.[name] ?? {});
  return Object.assign({}, whole, ...tied) as Values;
}

/** An object that others may have created with the same natural key. */
export function foreign(environment: Environment<Configurations>, config: Values): Values {
  const key: Values = Object.fromEntries<Value>(
    Object.keys(environment.fixture.second).map((name) => [name, config[name]]),
  );
  return { ...updated(environment, config), ...key };
}

function isUpdatable({ definition }: ResourceUnderTest<Configurations>, name: string): boolean {
  const attribute = definition.attributes[name];
  return attribute?.type !== undefined && !attribute.replace && !attribute.createOnly;
}
