import type { Call, Route } from '../../exchange';
import { bearerToken, platformAccess } from '../../tokens';
import type { World } from '../../world';
import { includes, unique } from '../include';
import { documentResponse, notFound, unauthorized } from '../json-api';
import type { ResourceDocument } from '../json-api';
import { objectAddress } from '../object-addresses';
import { paginate } from '../pagination';
import { workspaceDocument } from '../workspaces/workspace-document';
import { getWorkspace } from '../workspaces/workspaces';
import { byToken, getRun, isFinal, resultsOf, runs, taskResults } from './runs';
import type { Run, TaskResult, TaskStage } from './runs';

/** The API's view of a run, its stages and its task results. */
export const runRoutes: readonly Route[] = [
  {
    operation: 'Read run',
    method: 'GET',
    path: '/api/v2/runs/:id',
    handle: (world, call, { id }) => {
      const run = getRun(world, id);
      const asked = includes(call, ['workspace', 'task_stages']);
      const included = [
        ...(asked.has('workspace') ? [workspaceDocument(world, call, getWorkspace(world, run.workspace))] : []),
        ...(asked.has('task_stages') ? run.stages.map((stage) => stageDocument(world, run, stage)) : []),
      ];
      return documentResponse(200, runDocument(run), asked.size > 0 ? { included } : {});
    },
  },
  {
    operation: 'List task stages',
    method: 'GET',
    path: '/api/v2/runs/:id/task-stages',
    handle: (world, call, { id }) => {
      const run = getRun(world, id);
      const { items, links, meta } = paginate(call, run.stages);
      const data = items.map((stage) => stageDocument(world, run, stage));
      return documentResponse(200, data, { ...related(world, call, run, items), links, meta });
    },
  },
  {
    operation: 'Read task stage',
    method: 'GET',
    path: '/api/v2/task-stages/:id',
    handle: (world, call, { id }) => {
      const run = world.store.of(runs).where(({ stages }) => stages.some((stage) => stage.id === id))[0];
      const stage = run?.stages.find((each) => each.id === id);
      if (!run || !stage) throw notFound();
      getWorkspace(world, run.workspace);
      return documentResponse(200, stageDocument(world, run, stage), related(world, call, run, [stage]));
    },
  },
  {
    operation: 'Read task result',
    method: 'GET',
    path: '/api/v2/task-results/:id',
    handle: (world, _, { id }) => {
      const result = world.store.of(taskResults).find(id);
      if (!result) throw notFound();
      return documentResponse(200, resultDocument(getRun(world, result.run), result));
    },
  },
  {
    operation: 'Read plan as JSON',
    method: 'GET',
    path: '/api/v2/plans/:id/json-output',
    // Also accepts the tokens that run tasks have received.
    open: true,
    handle: (world, call, { id }) => {
      const [run] = world.store.of(runs).where(({ planId }) => planId === id);
      admit(world, call, run);
      if (!run) throw notFound();
      getRun(world, run.id);
      return { status: 307, headers: { Location: objectAddress(world, call, id, 60) } };
    },
  },
];

function admit(world: World, call: Call, run: Run | undefined): void {
  const token = bearerToken(call.headers.authorization);
  const access = platformAccess(world, token);
  const result = token === undefined ? undefined : world.store.of(taskResults).firstBy(byToken, token);
  if (access === undefined && result === undefined) throw unauthorized();
  if (access === 'read' || access === 'write') return;
  if (!run || result?.run !== run.id || isFinal(run)) throw notFound();
}

function runDocument(run: Run): ResourceDocument {
  const { id, workspace, status, message, createdAt, isSpeculative, planId, configurationId, stages } = run;
  return {
    id,
    type: 'runs',
    attributes: {
      'status': status,
      'message': message,
      'created-at': createdAt,
      'auto-apply': !isSpeculative,
      'plan-only': isSpeculative,
      'is-destroy': false,
      'has-changes': true,
      'source': 'tfe-api',
    },
    relationships: {
      'workspace': { data: { id: workspace, type: 'workspaces' } },
      'plan': { data: { id: planId, type: 'plans' } },
      'configuration-version': { data: { id: configurationId, type: 'configuration-versions' } },
      'task-stages': { data: stages.map((stage) => ({ id: stage.id, type: 'task-stages' })) },
    },
    links: { self: `/api/v2/runs/${id}` },
  };
}

function stageDocument(world: World, run: Run, { id, stage, status, startedAt, endedAt }: TaskStage): ResourceDocument {
  const results = resultsOf(world, run).filter(({ stageId }) => stageId === id);
  return {
    id,
    type: 'task-stages',
    attributes: {
      status,
      stage,
      'status-timestamps': timestamps(status, startedAt, endedAt),
      'duration': duration(startedAt, endedAt),
      'created-at': run.createdAt,
      'updated-at': endedAt ?? startedAt ?? run.createdAt,
    },
    relationships: {
      'run': { data: { id: run.id, type: 'runs' } },
      'task-results': { data: results.map((result) => ({ id: result.id, type: 'task-results' })) },
      'policy-evaluations': { data: [] },
    },
    links: { self: `/api/v2/task-stages/${id}` },
  };
}

function resultDocument(run: Run, result: TaskResult): ResourceDocument {
  const { id, status, startedAt, endedAt } = result;
  return {
    id,
    type: 'task-results',
    attributes: {
      'message': result.message,
      status,
      'status-timestamps': timestamps(status, startedAt, endedAt),
      'duration': duration(startedAt, endedAt),
      'url': result.url,
      'created-at': result.createdAt,
      'updated-at': result.updatedAt,
      'task-id': result.taskId,
      'task-name': result.taskName,
      'task-url': result.taskUrl,
      'stage': result.stage,
      'is-speculative': run.isSpeculative,
      'workspace-task-id': result.associationId,
      'workspace-task-enforcement-level': result.enforcementLevel,
    },
    relationships: { 'task-stage': { data: { id: result.stageId, type: 'task-stages' } } },
    links: { self: `/api/v2/task-results/${id}` },
  };
}

/** The related resources requested together with stages. */
function related(
  world: World,
  call: Call,
  run: Run,
  stages: readonly TaskStage[],
): { readonly included?: readonly ResourceDocument[] } {
  const asked = includes(call, ['run', 'run.workspace', 'task-results', 'task_results', 'policy-evaluations']);
  if (asked.size === 0) return {};
  const results = resultsOf(world, run).filter(({ stageId }) => stages.some(({ id }) => id === stageId));
  return {
    included: unique([
      ...(asked.has('run') || asked.has('run.workspace') ? [runDocument(run)] : []),
      ...(asked.has('run.workspace') ? [workspaceDocument(world, call, getWorkspace(world, run.workspace))] : []),
      ...(asked.has('task-results') || asked.has('task_results')
        ? results.map((result) => resultDocument(run, result))
        : []),
    ]),
  };
}

/** Such as `running-at` and `passed-at`. */
function timestamps(status: string, startedAt?: string, endedAt?: string): Readonly<Record<string, string>> {
  return {
    ...(startedAt === undefined ? {} : { 'running-at': startedAt }),
    ...(endedAt === undefined ? {} : { [`${status}-at`]: endedAt }),
  };
}

/** In milliseconds. */
function duration(startedAt?: string, endedAt?: string): number {
  return startedAt === undefined || endedAt === undefined ? 0 : Date.parse(endedAt) - Date.parse(startedAt);
}
