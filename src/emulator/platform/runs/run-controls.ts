import { BadBody, Conflict, isObject, objectBody, textField } from '../../control/body';
import type { Fields } from '../../control/body';
import type { Control } from '../../exchange';
import { newId } from '../../identifiers';
import type { World } from '../../world';
import { organizations } from '../organizations/organization';
import { appliedTasks } from '../run-tasks/applied-tasks';
import { payloadOf } from '../run-tasks/run-task-payload';
import { effectiveVariables } from '../variables/precedence';
import { workspaces } from '../workspaces/workspaces';
import type { Workspace } from '../workspaces/workspaces';
import { continueRun, runEnded } from './run-progress';
import { resultsOf, runs, STAGES, taskResults } from './runs';
import type { Run, Stage, TaskResult, TaskStage } from './runs';

/** Runs can only be started here, because the emulator has nothing to plan. */
export const runControls: readonly Control[] = [
  {
    method: 'GET',
    path: '/_emulator/runs',
    handle: (world) => ({
      status: 200,
      body: {
        runs: world.store
          .of(runs)
          .all()
          .map((run) => reported(world, run)),
      },
    }),
  },
  {
    method: 'POST',
    path: '/_emulator/runs',
    handle: async (world, body) => {
      const fields = objectBody(body, ['workspace', 'message', 'speculative', 'plan', 'address', 'wait']);
      const workspace = world.store.of(workspaces).find(textField(fields, 'workspace'));
      if (!workspace) throw new BadBody(`There is no workspace "${String(fields.workspace)}".`);
      const wait = flag(fields, 'wait');
      const { id } = create(world, workspace, fields);
      continueRun(world, id);
      if (wait) await runEnded(world, id);
      const run = world.store.of(runs).find(id);
      if (!run) throw new Conflict(`The run "${id}" was removed before it ended.`);
      return { status: 201, body: reported(world, run) };
    },
  },
];

/** The plan of runs for which none was given: no changes. */
const NO_CHANGES = {
  format_version: '1.2',
  terraform_version: '1.11.0',
  planned_values: { root_module: {} },
  resource_changes: [],
  configuration: { root_module: {} },
  complete: true,
  errored: false,
};

function create(world: World, workspace: Workspace, fields: Fields): Run {
  const isSpeculative = flag(fields, 'speculative');
  const { email = '' } = world.store.of(organizations).find(workspace.organization) ?? {};
  const stages = STAGES.filter((stage) => !isSpeculative || stage === 'pre_plan' || stage === 'post_plan')
    .filter((stage) => calledAt(world, workspace, stage).length > 0)
    .map((stage): TaskStage => ({ id: newId(world, 'ts'), stage, status: 'pending' }));
  const run: Run = {
    id: newId(world, 'run'),
    workspace: workspace.id,
    status: 'pending',
    message: fields.message === undefined ? 'Triggered via the emulator' : textField(fields, 'message'),
    createdBy: email.split('@')[0] ?? '',
    createdAt: world.clock.now().toISOString(),
    isSpeculative,
    planId: newId(world, 'plan'),
    configurationId: newId(world, 'cv'),
    plan: planOf(fields),
    address: fields.address === undefined ? world.address : addressOf(fields),
    stages,
  };
  world.store.of(runs).put(run);
  for (const { id, stage } of stages) {
    for (const called of calledAt(world, workspace, stage)) {
      world.store.of(taskResults).put(pendingResult(world, run, { id, stage, ...called }));
    }
  }
  return run;
}

type Called = Pick<TaskResult, 'taskId' | 'taskName' | 'taskUrl' | 'hmacKey' | 'associationId' | 'enforcementLevel'>;

function calledAt(world: World, workspace: Workspace, stage: Stage): Called[] {
  return appliedTasks(world, workspace)
    .filter(({ stages }) => stages.includes(stage))
    .map(({ task, associationId, enforcementLevel }) => ({
      taskId: task.id,
      taskName: task.name,
      taskUrl: task.url,
      hmacKey: task.hmacKey,
      associationId,
      enforcementLevel,
    }));
}

function pendingResult(
  world: World,
  run: Run,
  { id: stageId, stage, ...called }: Called & { readonly id: string; readonly stage: Stage },
): TaskResult {
  return {
    id: newId(world, 'taskrs'),
    run: run.id,
    stage,
    stageId,
    ...called,
    status: 'pending',
    message: '',
    url: null,
    token: `${world.random.bytes(7).toString('hex')}.atlasv1.${world.random.bytes(33).toString('hex')}`,
    callback: world.random.uuid(),
    createdAt: run.createdAt,
    updatedAt: run.createdAt,
    outcomes: [],
    deliveries: [],
    callbacks: [],
  };
}

/** The run with everything sent to and received from its tasks, without their tokens. */
function reported(world: World, run: Run): object {
  const { id, workspace, status, message, isSpeculative, stages } = run;
  return {
    id,
    workspace,
    status,
    message,
    speculative: isSpeculative,
    variables: variablesIn(world, workspace),
    stages: stages.map((stage) => ({
      stage: stage.stage,
      status: stage.status,
      tasks: resultsOf(world, run)
        .filter(({ stageId }) => stageId === stage.id)
        .map((result) => reportedTask(world, run, result)),
    })),
  };
}

/** The run's variables: for each key and category, the one with the highest precedence. Secret values stay secret. */
function variablesIn(world: World, id: string): object[] {
  const workspace = world.store.of(workspaces).find(id);
  if (!workspace) return [];
  return effectiveVariables(world, workspace).map(({ variable: { values }, from }) => ({
    key: values.key,
    category: values.category,
    value: values.sensitive === true ? null : values.value,
    hcl: values.hcl,
    sensitive: values.sensitive,
    from,
  }));
}

function reportedTask(world: World, run: Run, result: TaskResult): object {
  const { id, taskName: name, taskUrl, enforcementLevel, status, message, url, outcomes, callbacks } = result;
  const { access_token: _, ...payload } = payloadOf(world, run, result);
  return {
    name,
    result: id,
    enforcementLevel,
    status,
    message,
    url,
    outcomes,
    deliveries: result.deliveries.map((delivery) => ({ url: taskUrl, ...delivery, payload })),
    callbacks,
  };
}

function planOf({ plan }: Fields): Readonly<Record<string, unknown>> {
  if (plan === undefined) return NO_CHANGES;
  if (!isObject(plan)) throw new BadBody('"plan" must be a JSON object.');
  return plan;
}

function addressOf(fields: Fields): string {
  const address = textField(fields, 'address');
  if (!/^https?:\/\/[^/?#\s]+$/.test(address)) {
    throw new BadBody('"address" must be a scheme, a host and a port, such as `http://emulator:8400`.');
  }
  return address;
}

function flag(fields: Fields, name: string): boolean {
  const value = fields[name] ?? false;
  if (typeof value !== 'boolean') throw new BadBody(`"${name}" must be true or false.`);
  return value;
}
