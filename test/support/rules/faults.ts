import { proveEach } from '../cases';
import {
  census,
  foreign,
  isAmongRepeated,
  isRead,
  openAttempt,
  requestsOf,
  run,
  Attempt,
  SentRequest,
  Verb,
} from '../environments/attempt';
import type { Held } from '../environments/core';
import { reportOf } from '../environments/environment';
import { arm, Case, FaultName, FAULTS, Lasting, pathsOf } from '../environments/faults';
import type { Configurations } from '../environments/fixture';
import { timesDone } from '../environments/operations';
import { inputOf, ManagedResource, OperationResource, ResourceUnderTest } from '../environments/resource';
import { someOf } from '../tier';
import { turnOf } from './turn';

const VERBS: readonly Verb[] = ['create', 'read', 'update', 'delete'];
const EVERY = Object.keys(FAULTS) as FaultName[];
/** A service that is slow or asks clients to wait is not unavailable. */
const DELAYS: readonly FaultName[] = ['429 with Retry-After', '2 s of latency'];
const OUTAGES = EVERY.filter((fault) => !DELAYS.includes(fault));
const LOST: readonly FaultName[] = ['502', 'a reset after the effect', 'a truncated body'];
/** The service has not performed the request. */
const NO_EFFECT = OUTAGES.filter((fault) => !LOST.includes(fault));

/** Concurrent, because most of the time is spent waiting. */
export function describeFaults(resource: ManagedResource): void {
  const { adopts, accumulates, definition } = resource;

  it.concurrent('agrees with the service after the next apply, after any fault of a request', async () => {
    await proveFaults(resource, someOf(await casesOf(resource), turnOf(resource), 2), prove);
  }, 600_000);

  // An adopted object always belongs to another client; an object that is new each time never does.
  if (adopts || definition.issues || accumulates) return;
  it.concurrent('takes over no object of another client, after any fault of the create request', async () => {
    const cases = (await casesOf(resource)).filter(({ verb, lasting }) => verb === 'create' && lasting === 'once');
    await proveFaults(resource, someOf(cases, turnOf(resource), 1), proveForeign);
  }, 600_000);
}

export function describeFaultsOfOperation(resource: OperationResource): void {
  it.concurrent('is sent once, and reports how to continue, after any fault of its request', async () => {
    await proveFaults(resource, someOf(await casesOf(resource), turnOf(resource), 3), proveOnce);
  }, 600_000);
}

async function proveFaults<R extends ResourceUnderTest<Configurations>>(
  resource: R,
  cases: readonly Case[],
  proof: (resource: R, one: Case) => Promise<void>,
): Promise<void> {
  const nameOf = ({ verb, after, fault, lasting }: Case) => `${verb}, request ${after + 1}, ${fault} (${lasting})`;
  await proveEach(cases, nameOf, async (one) => proof(resource, one), 8);
}

async function casesOf(resource: ResourceUnderTest<Configurations>): Promise<Case[]> {
  const sent: (readonly [Verb, readonly SentRequest[]])[] = [];
  // One after the other in the same test environment.
  for (const verb of VERBS) sent.push([verb, await requestsOf(resource, verb)]);
  let turn = turnOf(resource);
  const cases = sent.flatMap(([verb, all]) =>
    all
      .filter(({ path }) => path.startsWith(pathsOf(resource)))
      .flatMap((request, after, requests) => {
        if (isAmongRepeated(requests, after)) return [];
        const { once, on } = faultsOf(request, requests[after - 1], (turn += 1));
        return [
          ...once.map((fault) => ({ fault, lasting: 'once' as const, verb, after })),
          ...on.map((fault) => ({ fault, lasting: 'on' as const, verb, after })),
        ];
      }),
  );
  // The longest waits begin first, and the other tests fill the time.
  const waits = ({ fault, lasting }: Case) => lasting === 'on' || 'latencyMs' in FAULTS[fault];
  return [...cases.filter(waits), ...cases.filter((one) => !waits(one))];
}

/**
 * A fault that the client gets over by itself looks to every handler like a slower service, and test/clients has them all: here they take
 * turns. After a write whose response is lost, the handler decides, so writes have each of these faults. In an outage that lasts, every later
 * request fails alike: what matters is whether the write has had its effect, so one fault of either kind is tried. A handler does not learn more
 * about a read that failed than whether there was a response; and an outage that begins between two reads changes no more than one that begins
 * before both, so these take turns as well.
 */
function faultsOf(
  request: SentRequest,
  previous: SentRequest | undefined,
  turn: number,
): Record<Lasting, readonly FaultName[]> {
  const inTurn = (faults: readonly FaultName[]) => faults[turn % faults.length];
  if (isRead(request) && !request.overlaps) {
    const once = [inTurn(EVERY.filter((fault) => fault !== 'a reset before the effect'))];
    const follows = previous !== undefined && isRead(previous);
    return { once, on: follows ? [inTurn(['500', ...LOST])] : ['500', inTurn(LOST)] };
  }
  return { once: [...OUTAGES, inTurn(DELAYS)], on: [inTurn(NO_EFFECT), inTurn(LOST)] };
}

async function prove(resource: ManagedResource, one: Case): Promise<void> {
  const attempt = await openAttempt(resource, one.verb);
  try {
    const alone = one.verb === 'delete' ? undefined : await census(attempt);
    await arm(attempt, one);
    const first = await run(attempt, one.verb);
    await attempt.environment.service.control.clearFaults();
    if (one.verb === 'delete') return await proveGone(attempt, first.held);
    const held = await converge(attempt, first.held, one);
    await proveAgreement(attempt, held);
    const now = await census(attempt);
    const before =
      one.verb === 'create' ? { ...alone, ...added(now, alone!, resource.definition.issues ? 2 : 1) } : alone!;
    expect(now).toEqual(before);
  } finally {
    await attempt.environment.close();
  }
}

/** Runs the next command, then if necessary the import that its error names, and another apply. */
async function converge(attempt: Attempt, held: Held | undefined, { lasting }: Case): Promise<Held> {
  const { core, resource } = attempt.environment;
  const found = held && (await core.refresh(resource.type, held));
  const next = await run({ ...attempt, held: found }, found ? 'update' : 'create');
  if (!next.refused) return next.held!;
  const id = /terraform import \S+ (\S+?)[.`'"]*(?:\s|$)/.exec(next.refused.message)?.[1];
  // While the service is down, Lintel cannot tell whose object it is, and the error says how to import it.
  if (!id || lasting === 'once') throw next.refused;
  return (await core.apply(resource.type, attempt.after, await core.import(resource.type, { id }))).held;
}

async function proveAgreement({ environment, after }: Attempt, held: Held): Promise<void> {
  const { core, resource, fixture } = environment;
  const found = await fixture.look(held.state);
  expect(found).toBeDefined();
  for (const name of reportOf(resource, after, found)) {
    expect([name, found?.[inputOf(resource.definition, name)]]).toEqual([name, after[name]]);
  }
  expect((await core.refreshAndPlan(resource.type, after, held)).changes).toEqual([]);
}

async function proveGone(attempt: Attempt, held: Held | undefined): Promise<void> {
  const { core, resource, fixture } = attempt.environment;
  const found = held && (await core.refresh(resource.type, held));
  if (found) await core.destroy(resource.type, found);
  expect(await fixture.look(attempt.held!.state)).toBeUndefined();
}

/** The single object of the resource, whatever kinds the service stores it as; two after a lost response if each create makes a new one. */
function added(
  now: { readonly [kind: string]: number },
  before: { readonly [kind: string]: number },
  most: number,
): { readonly [kind: string]: number } {
  const kinds = Object.keys(now).filter((kind) => now[kind] !== before[kind]);
  return Object.fromEntries(
    kinds.map((kind) => [kind, (before[kind] ?? 0) + Math.min(Math.max(now[kind] - (before[kind] ?? 0), 1), most)]),
  );
}

async function proveForeign(resource: ManagedResource, one: Case): Promise<void> {
  const attempt = await openAttempt(resource, 'create');
  try {
    const { core, fixture } = attempt.environment;
    const theirs = (await core.apply(resource.type, foreign(attempt.environment, attempt.before))).held;
    const before = await fixture.look(theirs.state);
    await arm(attempt, one);
    const first = await run(attempt, 'create');
    await attempt.environment.service.control.clearFaults();
    const second = first.refused ? await run(attempt, 'create') : first;
    expect(second.refused?.message).toContain('terraform import');
    expect(await fixture.look(theirs.state)).toEqual(before);
  } finally {
    await attempt.environment.close();
  }
}

/**
 * An operation is performed only by a create. A request without a response may have been performed, so only the user decides about a
 * repetition.
 */
async function proveOnce(resource: OperationResource, one: Case): Promise<void> {
  expect(one.verb).toBe('create');
  const attempt = await openAttempt(resource, one.verb);
  try {
    const {
      environment: { core, service },
      after,
    } = attempt;
    await arm(attempt, one);
    const first = await run(attempt, 'create');
    await service.control.clearFaults();
    const times = await timesDone(attempt.environment);
    expect(times).toBeLessThanOrEqual(1);
    if (!first.refused) {
      return expect((await core.refreshAndPlan(resource.type, after, first.held!)).changes).toEqual([]);
    }

    expect(first.held).toBeUndefined();
    const reported = first.refused.message;
    const id = new RegExp(`terraform import ${resource.type}\\.<name> (\\S+)$`).exec(reported)?.[1];
    // Either it was refused before it was sent, or it was sent and reported so.
    expect({ reported, times }).toEqual({
      reported:
        id === undefined ? reported : expect.stringContaining('It is not known whether the operation was performed'),
      times: id === undefined ? 0 : 1,
    });
    if (id !== undefined) {
      const recorded = (await core.apply(resource.type, after, await core.import(resource.type, { id }))).held;
      expect((await core.refreshAndPlan(resource.type, after, recorded)).changes).toEqual([]);
      expect(await timesDone(attempt.environment)).toBe(times);
    }
    const second = await run(attempt, 'create');
    if (second.refused) throw second.refused;
    expect(await timesDone(attempt.environment)).toBe(times + 1);
    expect((await core.refreshAndPlan(resource.type, after, second.held!)).changes).toEqual([]);
  } finally {
    await attempt.environment.close();
  }
}
