import type { World } from '../../world';
import { payloadOf } from '../run-tasks/run-task-payload';
import { sendToRunTask } from '../run-tasks/run-task-request';
import { byRun, hasEnded, isFinal, resultsOf, runs, taskResults } from './runs';
import type { Run, RunStatus, StageStatus, TaskResult, TaskStage } from './runs';

/** The pause between calls of a task that does not respond with 200. */
const RETRY_SECONDS = 10;
const MOST_CALLS = 3;

/** Callers waiting for the end of a run. */
const waiting = new WeakMap<World, Map<string, (() => void)[]>>();

/** Requests to tasks that have not responded, by run. */
const calls = new WeakMap<World, Map<string, Set<Promise<void>>>>();

/** Continues a run as far as its tasks have reported: calls the next stage's tasks, or ends the run. */
export function continueRun(world: World, id: string): void {
  const run = world.store.of(runs).find(id);
  if (!run || isFinal(run)) return;
  const stage = run.stages.find(({ status }) => status === 'pending' || status === 'running');
  if (!stage) end(world, run, run.isSpeculative ? 'planned_and_finished' : 'applied');
  else if (stage.status === 'pending') begin(world, run, stage);
  else conclude(world, run, stage);
}

/** Resolves when the run has ended and its tasks have responded, or when it no longer exists. */
export async function runEnded(world: World, id: string): Promise<void> {
  const run = world.store.of(runs).find(id);
  if (!run) return;
  if (isFinal(run)) return void (await Promise.all(callsOf(world, id)));
  const ofWorld = waiting.get(world) ?? new Map<string, (() => void)[]>();
  waiting.set(world, ofWorld);
  await new Promise<void>((resolve) => ofWorld.set(id, [...(ofWorld.get(id) ?? []), resolve]));
  await Promise.all(callsOf(world, id));
}

/** Repeats failed calls of tasks, and ends tasks that were silent for too long. */
export async function catchUpRuns(world: World): Promise<void> {
  const now = world.clock.now().toISOString();
  for (const result of world.store.of(taskResults).due(now)) {
    if (result.retryAt === undefined) endResult(world, result, 'errored', 'The task timed out.');
    else await callTask(world, result.id);
  }
  for (const id of waiting.get(world)?.keys() ?? []) if (!world.store.of(runs).find(id)) wake(world, id);
}

/** Sets a task's final report and continues its run. */
export function endResult(
  world: World,
  result: TaskResult,
  status: 'passed' | 'failed' | 'errored',
  message: string,
): void {
  const { retryAt: _, ...rest } = result;
  const now = world.clock.now().toISOString();
  world.store.of(taskResults).put({ ...rest, status, message, updatedAt: now, endedAt: now });
  continueRun(world, result.run);
}

function begin(world: World, run: Run, stage: TaskStage): void {
  const startedAt = world.clock.now().toISOString();
  put(world, withStage({ ...run, status: `${stage.stage}_running` }, { ...stage, status: 'running', startedAt }));
  for (const { id } of resultsOf(world, run).filter(({ stageId }) => stageId === stage.id)) void callTask(world, id);
}

/** A mandatory task that did not pass ends the run. */
function conclude(world: World, run: Run, stage: TaskStage): void {
  const results = resultsOf(world, run).filter(({ stageId }) => stageId === stage.id);
  if (!results.every(hasEnded)) return;
  const bad = results.filter(({ status }) => status !== 'passed');
  const status: StageStatus = bad.length > 0 ? 'failed' : 'passed';
  const after = withStage(run, { ...stage, status, endedAt: world.clock.now().toISOString() });
  put(world, after);
  if (bad.some(({ enforcementLevel }) => enforcementLevel === 'mandatory')) end(world, after, 'errored');
  else continueRun(world, run.id);
}

/** Stages that the run does not reach become unreachable. */
function end(world: World, run: Run, status: RunStatus): void {
  const stages = run.stages.map((stage) =>
    stage.status === 'pending' ? { ...stage, status: 'unreachable' as const } : stage,
  );
  put(world, { ...run, status, stages });
  for (const result of resultsOf(world, run).filter((each) => each.status === 'pending')) {
    world.store.of(taskResults).put({ ...result, status: 'unreachable', updatedAt: world.clock.now().toISOString() });
  }
  wake(world, run.id);
}

function wake(world: World, id: string): void {
  const sleepers = waiting.get(world)?.get(id) ?? [];
  waiting.get(world)?.delete(id);
  for (const resolve of sleepers) resolve();
}

/** Calls a task, which may report before it responds. */
function callTask(world: World, id: string): Promise<void> {
  const run = world.store.of(taskResults).find(id)?.run ?? '';
  const call = deliver(world, id);
  const ofRun = callsOf(world, run).add(call);
  return call.finally(() => {
    ofRun.delete(call);
    if (ofRun.size === 0) calls.get(world)?.delete(run);
  });
}

function callsOf(world: World, run: string): Set<Promise<void>> {
  const ofWorld = calls.get(world) ?? new Map<string, Set<Promise<void>>>();
  calls.set(world, ofWorld);
  const ofRun = ofWorld.get(run) ?? new Set<Promise<void>>();
  ofWorld.set(run, ofRun);
  return ofRun;
}

/** A run removed by a reset in the meantime stays removed. */
async function deliver(world: World, id: string): Promise<void> {
  const { store, clock } = world;
  const before = store.of(taskResults).find(id);
  const run = before && store.of(runs).find(before.run);
  if (!before || !run || hasEnded(before)) return;
  const { retryAt: _, ...rest } = before;
  const sentAt = clock.now().toISOString();
  const called = store
    .of(taskResults)
    .put({ ...rest, status: 'running', startedAt: before.startedAt ?? sentAt, updatedAt: sentAt });
  const { status, error } = await delivered(world, run, called);
  const current = store.of(taskResults).find(id);
  if (!current) return;
  const result = { ...current, deliveries: [...current.deliveries, { sentAt, status, error }] };
  store.of(taskResults).put(result);
  if (status === 200 || hasEnded(current)) return;
  const reason = error ?? `The status of the response was ${status}, not 200.`;
  if (result.deliveries.length >= MOST_CALLS) endResult(world, result, 'errored', reason);
  else store.of(taskResults).put({ ...result, retryAt: later(clock.now(), RETRY_SECONDS) });
}

async function delivered(
  world: World,
  run: Run,
  result: TaskResult,
): Promise<{ readonly status: number | null; readonly error: string | null }> {
  const { taskUrl: url, hmacKey } = result;
  try {
    const status = await sendToRunTask({
      url,
      hmacKey,
      address: run.address,
      payload: payloadOf(world, run, result),
    });
    return { status, error: null };
  } catch (error) {
    const { message, cause } = error as Error & { readonly cause?: Error };
    return { status: null, error: cause?.message || message };
  }
}

function withStage(run: Run, stage: TaskStage): Run {
  return { ...run, stages: run.stages.map((each) => (each.id === stage.id ? stage : each)) };
}

function put(world: World, run: Run): void {
  world.store.of(runs).put(run);
}

function later(now: Date, seconds: number): string {
  return new Date(now.getTime() + seconds * 1000).toISOString();
}

/** Deletes the runs of a workspace. */
export function deleteRuns({ store }: World, workspace: string): void {
  for (const { id } of store.of(runs).where((run) => run.workspace === workspace)) {
    for (const result of store.of(taskResults).by(byRun, id)) store.of(taskResults).delete(result.id);
    store.of(runs).delete(id);
  }
}
