import type { Kind } from '../../store';
import type { World } from '../../world';
import { notFound } from '../json-api';
import { getWorkspace } from '../workspaces/workspaces';

/** The stages at which run tasks are called, in order. */
export const STAGES = ['pre_plan', 'post_plan', 'pre_apply', 'post_apply'] as const;
export type Stage = (typeof STAGES)[number];

export type RunStatus =
  | 'pending'
  | 'pre_plan_running'
  | 'post_plan_running'
  | 'pre_apply_running'
  | 'post_apply_running'
  | 'planned_and_finished'
  | 'applied'
  | 'errored';

/** A run of a workspace. Nothing is planned or applied: it exists for its run tasks. */
export interface Run {
  readonly id: string;
  readonly workspace: string;
  readonly status: RunStatus;
  readonly message: string;
  readonly createdBy: string;
  readonly createdAt: string;
  /** Plans only, as for a pull request. */
  readonly isSpeculative: boolean;
  readonly planId: string;
  readonly configurationId: string;
  /** The plan as JSON, which tasks can read from the stage `post_plan` onwards. */
  readonly plan: Readonly<Record<string, unknown>>;
  /** The address by which tasks reach the emulator. */
  readonly address: string;
  /** The stages that have tasks. */
  readonly stages: readonly TaskStage[];
}

export interface TaskStage {
  readonly id: string;
  readonly stage: Stage;
  readonly status: StageStatus;
  readonly startedAt?: string;
  readonly endedAt?: string;
}

export type StageStatus = 'pending' | 'running' | 'passed' | 'failed' | 'unreachable';
export type ResultStatus = 'pending' | 'running' | 'passed' | 'failed' | 'errored' | 'unreachable';

/** One call of one run task in a run. */
export interface TaskResult {
  readonly id: string;
  readonly run: string;
  readonly stage: Stage;
  readonly stageId: string;
  /** The task and what applies it, as of the run's creation. */
  readonly taskId: string;
  readonly taskName: string;
  readonly taskUrl: string;
  readonly hmacKey: string | null;
  /** Null if the organization applies the task. */
  readonly associationId: string | null;
  readonly enforcementLevel: string;
  readonly status: ResultStatus;
  readonly message: string;
  readonly url: string | null;
  /** The task's token, for its updates and for reading the plan. */
  readonly token: string;
  /** The last part of the address for updates. */
  readonly callback: string;
  readonly createdAt: string;
  readonly startedAt?: string;
  readonly updatedAt: string;
  readonly endedAt?: string;
  /** When to repeat a failed call of the task. */
  readonly retryAt?: string;
  readonly outcomes: readonly TaskOutcome[];
  readonly deliveries: readonly TaskDelivery[];
  readonly callbacks: readonly TaskCallback[];
}

/** A finding reported by a task. */
export interface TaskOutcome {
  readonly outcomeId: string;
  readonly description: string;
  readonly body: string | null;
  readonly url: string | null;
  readonly tags: Readonly<Record<string, unknown>>;
}

/** One request to a task. */
export interface TaskDelivery {
  readonly sentAt: string;
  /** The status of the response; null if there was none. */
  readonly status: number | null;
  readonly error: string | null;
}

/** One update sent by a task. */
export interface TaskCallback {
  readonly receivedAt: string;
  /** The status of the response to it. */
  readonly status: number;
  readonly body: unknown;
}

/** How long a task may take without an update, and in total. */
const LONGEST_SILENCE_SECONDS = 10 * 60;
const LONGEST_TASK_SECONDS = 60 * 60;
/** Sorts after every time. */
const NEVER = '~';

export const runs: Kind<Run> = { name: 'runs', key: ({ id }) => id };
export const taskResults: Kind<TaskResult> = {
  name: 'taskResults',
  key: ({ id }) => id,
  due: (result) => result.retryAt ?? endOfPatience(result) ?? NEVER,
};

export function byRun({ run }: TaskResult): string {
  return run;
}

export function byCallback({ callback }: TaskResult): string {
  return callback;
}

export function byToken({ token }: TaskResult): string {
  return token;
}

export function isFinal({ status }: Pick<Run, 'status'>): boolean {
  return ['planned_and_finished', 'applied', 'errored'].includes(status);
}

export function hasEnded({ status }: Pick<TaskResult, 'status'>): boolean {
  return status !== 'pending' && status !== 'running';
}

export function getRun(world: World, id: string): Run {
  const run = world.store.of(runs).find(id);
  if (!run) throw notFound();
  getWorkspace(world, run.workspace);
  return run;
}

export function resultsOf({ store }: World, { id }: Pick<Run, 'id'>): TaskResult[] {
  return store.of(taskResults).by(byRun, id);
}

/** When a running task counts as failed unless it reports again. */
function endOfPatience({ status, startedAt, updatedAt }: TaskResult): string | undefined {
  if (status !== 'running' || startedAt === undefined) return undefined;
  return [after(updatedAt, LONGEST_SILENCE_SECONDS), after(startedAt, LONGEST_TASK_SECONDS)].sort()[0];
}

function after(time: string, seconds: number): string {
  return new Date(Date.parse(time) + seconds * 1000).toISOString();
}
