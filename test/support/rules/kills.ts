import type { Snapshot } from '../../../src/emulator/world';
import { proveEach } from '../cases';
import { isRead, openAttempt, requestsOf, Attempt } from '../environments/attempt';
import { Core, Refused } from '../environments/core';
import { settingsFor } from '../environments/environment';
import type { Configurations } from '../environments/fixture';
import { killAt, Moment } from '../environments/kill';
import { timesDone } from '../environments/operations';
import { RecordingProxy } from '../environments/recording-proxy';
import type { ManagedResource, OperationResource, ResourceUnderTest } from '../environments/resource';
import { sampled, someOf } from '../tier';
import { turnOf } from './turn';

const VERBS = ['create', 'update', 'delete'] as const;
type Verb = (typeof VERBS)[number];

const nameOf = ({ after, effect }: Moment) => `request ${after + 1}, ${effect ? 'with' : 'without'} its effect`;

/**
 * A killed provider leaves the effects of its requests. Its response is lost, so Terraform keeps the state from before, and the next apply
 * must recover.
 */
export function describeKills(managed: ManagedResource): void {
  const turn = turnOf(managed);
  const first = VERBS[turn % VERBS.length]!;

  it.each(sampled(VERBS, (verb) => verb === first))(
    'converges after its provider is killed at any request of the %s',
    async (verb) => {
      const all = await momentsOf(managed, verb);
      await proveEach(someOf(all, turn, 1), nameOf, async (moment) => void (await prove(managed, verb, moment)), 4);
    },
    300_000,
  );
}

export function describeKillsOfOperation(managed: OperationResource): void {
  it('is repeated only by the next apply after its provider is killed at any request', async () => {
    const moments = someOf(await momentsOf(managed, 'create'), turnOf(managed), 1);
    await proveEach(moments, nameOf, async (moment) => proveOperation(managed, moment), 4);
  }, 300_000);
}

/**
 * Before the first request, and after the effect of each request that has one. At any other request a kill leaves what one of these leaves,
 * because reads have no effect: it is tried once, unless several requests were in flight.
 */
async function momentsOf(managed: ResourceUnderTest<Configurations>, verb: Verb): Promise<readonly Moment[]> {
  const requests = await requestsOf(managed, verb);
  return requests.flatMap((request, after) => [
    ...(after === 0 || request.overlaps ? [{ after, effect: false }] : []),
    ...(isRead(request) && !request.overlaps ? [] : [{ after, effect: true }]),
  ]);
}

/** Returns whether an import was necessary. */
async function prove(managed: ManagedResource, verb: Verb, moment: Moment): Promise<boolean> {
  const attempt = await openAttempt(managed, verb);
  const { service, fixture, start } = attempt.environment;
  const proxy = await RecordingProxy.open(service.address);
  try {
    await killDuring(attempt, verb, proxy, moment);
    const imported = verb === 'delete' ? await deleteAgain(attempt) : await applyAgain(attempt);
    await fixture.provide?.();
    await fixture.sweep?.();
    expect(without(await service.control.snapshot(), managed.mayLeave)).toEqual(without(start, managed.mayLeave));
    return imported;
  } finally {
    await proxy.close();
    await attempt.environment.close();
  }
}

function without(snapshot: Snapshot, kind: string | undefined): Snapshot {
  return kind === undefined ? snapshot : { ...snapshot, objects: { ...snapshot.objects, [kind]: [] } };
}

/** Runs the verb in a separate process, as a terraform command does, so that everything it has learned is lost. */
async function killDuring(
  { environment: { resource: managed }, after, held }: Attempt<Configurations>,
  verb: Verb,
  proxy: RecordingProxy,
  moment: Moment,
): Promise<void> {
  const core = await Core.startProcess(managed.registry, settingsFor(proxy, 'root', managed.dialects[0]));
  try {
    killAt(proxy, moment, () => core.client.plugin!.child.kill('SIGKILL'));
    await expect(
      verb === 'delete' ? core.destroy(managed.type, held!) : core.apply(managed.type, after, held),
    ).rejects.toThrow('UNAVAILABLE');
  } finally {
    await core.close().catch(() => undefined);
  }
}

async function applyAgain({
  environment: { resource: managed, fixture, core },
  after,
  held,
}: Attempt): Promise<boolean> {
  const found = held && (await core.refresh(managed.type, held));
  let imported = false;
  const { held: now } = await core.apply(managed.type, after, found).catch(async (error: Error) => {
    const id = /terraform import \S+ (\S+)/.exec(error.message)?.[1];
    if (!(error instanceof Refused) || !id) throw error;
    imported = true;
    return core.apply(managed.type, after, await core.import(managed.type, { id }));
  });
  expect((await core.refreshAndPlan(managed.type, after, now)).changes).toEqual([]);
  await core.destroy(managed.type, now);
  expect(await fixture.look(now.state)).toBeUndefined();
  return imported;
}

async function deleteAgain({ environment: { resource: managed, fixture, core }, held }: Attempt): Promise<boolean> {
  const found = await core.refresh(managed.type, held!);
  if (found) await core.destroy(managed.type, found);
  expect(await fixture.look(held!.state)).toBeUndefined();
  return false;
}

async function proveOperation(managed: OperationResource, moment: Moment): Promise<void> {
  const attempt = await openAttempt(managed, 'create');
  const { core, service } = attempt.environment;
  const proxy = await RecordingProxy.open(service.address);
  try {
    await killDuring(attempt, 'create', proxy, moment);
    const times = await timesDone(attempt.environment);
    expect(times).toBeLessThanOrEqual(1);
    const { held } = await core.apply(managed.type, attempt.after);
    expect(await timesDone(attempt.environment)).toBe(times + 1);
    expect((await core.refreshAndPlan(managed.type, attempt.after, held)).changes).toEqual([]);
  } finally {
    await proxy.close();
    await attempt.environment.close();
  }
}
