import type { Resource } from '../../../clients/json-api';
import { CallOptions, path, PlatformClient } from '../../../clients/platform';
import { optionalTextsAt, relatedIdAt, textAt } from '../../../clients/read-response';
import type { Problem } from '../../../definition/problem';
import type { ConfigOf, ReadStateOf } from '../../../definition/resource';
import type { Values } from '../../../definition/value';
import type { Change, ResourceHandlers, PlanModification, PlanContext, Proposal } from '../../contract';
import { undoCreation } from '../../creation';
import { InvalidConfig } from '../../errors';
import { findByName } from '../shared/create-by-name';
import { unknownNames } from '../shared/lookup';
import { readFromList, removeFromList, type ReadFromList } from '../shared/read-from-list';
import { runTaskByName } from '../shared/run-tasks/run-task';
import { associationProblems, reportAssociation } from '../shared/run-tasks/task-config-plans';
import { createUnique, Unique } from '../shared/unique';
import type { workspaceRunTask } from './definition';

interface WorkspaceRunTaskConfig extends ConfigOf<typeof workspaceRunTask> {}
interface WorkspaceRunTaskChange extends Change<typeof workspaceRunTask> {}

export const workspaceRunTaskResource: ResourceHandlers<typeof workspaceRunTask> = {
  modifyPlan: modifyWorkspaceRunTaskPlan,

  async create({ platform, signal }, config) {
    const find = () => findOf(platform, config);
    const response = toState(
      await createUnique(platform, { ...unique(config), find }, newDocument(config), { signal }),
    );
    const dropped = droppedStages(config, response);
    if (!dropped) return response;
    const { what, importId } = unique(config);
    return undoCreation(
      { what, importId, known: response, remove: () => removeFromList(platform, inList(response)) },
      'not for all stages',
      dropped,
    );
  },

  async read({ platform, signal }, known) {
    const { workspaceTaskId } = known;
    const { workspaceId, taskId } =
      known.workspaceId === undefined ? await placeByNames(platform, known.id!, { signal }) : known;
    const found = workspaceTaskId
      ? await readFromList(platform, inList({ workspaceId: workspaceId!, workspaceTaskId }), { signal })
      : await findOf(platform, { workspaceId: workspaceId!, taskId: taskId! }, { signal });
    return found && toState(found);
  },

  async update({ platform, signal }, change) {
    const { config, prior } = change;
    const association = inList(prior);
    const { id } = association;
    const response = toState(
      (
        await platform.patch(
          association.path,
          { data: { type: 'workspace-tasks', id, attributes: changedAttributes(change) } },
          { signal },
        )
      ).data,
    );
    const dropped = droppedStages(config, response);
    if (dropped) throw dropped;
    return response;
  },

  delete({ platform, signal }, state) {
    return removeFromList(platform, inList(state), { signal });
  },

  move({ state }) {
    const stage = state.stage ?? undefined;
    const stages = inRunOrder((state.stages ?? (stage ? [stage] : [])) as string[]);
    return {
      state: {
        id: `${String(state.workspace_id)}/${String(state.id)}`,
        workspaceTaskId: state.id,
        workspaceId: state.workspace_id,
        taskId: state.task_id,
        enforcementLevel: state.enforcement_level,
        stage: stages[0],
        stages,
      } satisfies Values,
    };
  },
};

/** An import id by names, in the form of the tfe provider: organization, workspace and run task. */
async function placeByNames(
  platform: PlatformClient,
  id: string,
  options: CallOptions,
): Promise<{ readonly workspaceId: string; readonly taskId: string }> {
  const [organization = '', workspace = '', name = ''] = id.split('/');
  const ofOrganization = path`/organizations/${organization}/workspaces`;
  const place = await platform.find(path`/organizations/${organization}/workspaces/${workspace}`, undefined, options);
  if (!place) {
    throw await unknownNames(platform, { what: 'workspace', organization, list: ofOrganization }, [workspace], options);
  }
  const task = await findByName(platform, runTaskByName({ organization, name }), options);
  if (!task) {
    const list = path`/organizations/${organization}/tasks`;
    throw await unknownNames(platform, { what: 'run task', organization, list }, [name], options);
  }
  return { workspaceId: place.data.id, taskId: task.id };
}

function unique(config: WorkspaceRunTaskConfig): Omit<Unique, 'find'> {
  const { workspaceId, taskId, enforcementLevel } = config;
  return {
    what: `The association of ${taskId} with ${workspaceId}`,
    importId: `${workspaceId}/${taskId}`,
    hint: 'a replacement, such as for the stage `pre_apply`, has the same workspace and run task, so it cannot use `create_before_destroy`',
    list: listOf(workspaceId),
    key: taskId,
    keyOf: taskIdOf,
    pointer: '/data/relationships/task/data',
    isWhatWasSent(found) {
      const response = toState(found);
      return response.enforcementLevel === enforcementLevel && response.stages.join() === stagesOf(config).join();
    },
  };
}

/** A service that supports only one stage per association ignores the others. */
function droppedStages(config: WorkspaceRunTaskConfig, { stages }: WorkspaceRunTaskState): InvalidConfig | undefined {
  const dropped = stagesOf(config).filter((stage) => !stages.includes(stage));
  if (dropped.length === 0) return undefined;
  return new InvalidConfig(
    ['stages'],
    `The service ignored ${dropped.map((stage) => JSON.stringify(stage)).join(', ')}: it seems to support only one stage per association. Use \`stage\`.`,
  );
}

function newDocument(config: WorkspaceRunTaskConfig): object {
  const attributes = { 'enforcement-level': config.enforcementLevel, ...stageAttributes(config) };
  return {
    data: {
      type: 'workspace-tasks',
      attributes,
      relationships: { task: { data: { id: config.taskId, type: 'tasks' } } },
    },
  };
}

function changedAttributes({ config, changed }: WorkspaceRunTaskChange): Resource['attributes'] {
  return {
    ...(changed.has('enforcementLevel') ? { 'enforcement-level': config.enforcementLevel } : {}),
    ...(changed.has('stage') || changed.has('stages') ? stageAttributes(config) : {}),
  };
}

/** A single stage is sent as `stage`, which every service supports and which replaces several. */
function stageAttributes(config: WorkspaceRunTaskConfig): Resource['attributes'] {
  const stages = stagesOf(config);
  return stages.length > 1 ? { stages } : { stage: stages[0] };
}

function stagesOf({ stage, stages }: WorkspaceRunTaskConfig): Stages {
  return stages?.length ? inRunOrder(stages) : [stage];
}

export function listOf(workspaceId: string): string {
  return path`/workspaces/${workspaceId}/tasks`;
}

export function inList({
  workspaceId,
  workspaceTaskId,
}: {
  readonly workspaceId: string;
  readonly workspaceTaskId: string;
}): ReadFromList {
  return {
    what: 'association',
    id: workspaceTaskId,
    path: path`/workspaces/${workspaceId}/tasks/${workspaceTaskId}`,
    owner: workspaceId,
    list: listOf(workspaceId),
  };
}

/** Finds the association of a run task with a workspace. */
export async function findOf(
  platform: PlatformClient,
  { workspaceId, taskId }: { readonly workspaceId: string; readonly taskId: string },
  options?: CallOptions,
): Promise<Resource | undefined> {
  return (await platform.list(listOf(workspaceId), undefined, options)).find(
    (association) => taskIdOf(association) === taskId,
  );
}

type WorkspaceRunTaskState = ReadStateOf<typeof workspaceRunTask> & { readonly stages: readonly Stage[] };

/** For all operations and data sources. A service with only one stage has no `stages`. */
export function toState(association: Resource): WorkspaceRunTaskState {
  const { attributes, id } = association;
  const workspaceId = relatedIdAt(association, 'workspace');
  const reported = optionalTextsAt(attributes, 'stages') ?? [];
  const stages = inRunOrder(reported.length > 0 ? reported : [textAt(attributes, 'stage')]);
  const [stage] = stages;
  return {
    id: `${workspaceId}/${id}`,
    workspaceTaskId: id,
    workspaceId,
    taskId: taskIdOf(association),
    enforcementLevel: textAt(attributes, 'enforcement-level') as WorkspaceRunTaskState['enforcementLevel'],
    stage,
    stages,
  };
}

function taskIdOf(association: Resource): string {
  return relatedIdAt(association, 'task');
}

/** The stages in the order of a run. */
const ORDER = ['pre_plan', 'post_plan', 'pre_apply', 'post_apply'] as const;

type Stage = (typeof ORDER)[number];
/** An association always has at least one stage. */
type Stages = readonly [Stage, ...Stage[]];

/** Sorts stages in run order, with unknown stages of the service last. */
function inRunOrder(stages: readonly string[]): Stages {
  const known = ORDER.filter((stage) => stages.includes(stage));
  const [first = 'post_plan', ...others] = new Set([...known, ...(stages as readonly Stage[])]);
  return [first, ...others];
}

type Modification = PlanModification<typeof workspaceRunTask>;

/** Plans the stages: `stage` and `stages` are derived from each other, and not every service supports or updates all of them. */
function modifyWorkspaceRunTaskPlan(
  { platform, run }: PlanContext,
  proposal: Proposal<typeof workspaceRunTask>,
): Promise<Modification> {
  const stages = platform.dialect === 'hcp' ? {} : onlyStandard(proposal);
  const problems = [...(stages.problems ?? []), ...besidesConfiguration(run, proposal)];
  return Promise.resolve({ ...planStages(proposal), ...stages, problems });
}

/** The organization may also apply the run task to the workspace. */
function besidesConfiguration(
  run: PlanContext['run'],
  { config: { taskId, workspaceId } }: Proposal<typeof workspaceRunTask>,
): Problem[] {
  if (taskId === undefined || workspaceId === undefined) return [];
  reportAssociation(run, taskId, workspaceId);
  return associationProblems(run, taskId);
}

function planStages({ config: { stage, stages }, unknown }: Proposal<typeof workspaceRunTask>): Modification {
  if (unknown.has('stages')) return { unknown: ['stage'] };
  if (stages) return { set: { stage: inRunOrder(stages)[0] } };
  return stage === undefined ? { unknown: ['stages'] } : { set: { stages: [stage] } };
}

/** The specification allows one stage per association, one of three, and an update that accepts only two of them. */
function onlyStandard({ config, prior, unknown }: Proposal<typeof workspaceRunTask>): Modification {
  // An unknown stage may turn out to be `pre_apply`, and a planned update cannot become a replacement during the apply.
  const mayBecome = config.stage === 'pre_apply' || unknown.has('stage');
  // With `ignore_changes`, the configuration may contain the current stages.
  const isThere = config.stages !== undefined && inRunOrder(config.stages).join() === prior?.stages?.join();
  const replace = prior && mayBecome && prior.stage !== 'pre_apply' ? (['stage'] as const) : [];
  const problems = [
    ...(config.stages && !isThere
      ? [
          unsupported(
            'stages',
            'The service supports one stage per association: use `stage`. Several stages require the dialect `hcp` of the provider.',
          ),
        ]
      : []),
    ...(config.stage === 'post_apply'
      ? [
          unsupported(
            'stage',
            'The service does not support the stage "post_apply", which requires the dialect `hcp`. Use "pre_plan", "post_plan" or "pre_apply".',
          ),
        ]
      : []),
  ];
  return { replace, problems };
}

function unsupported(attribute: string, detail: string): Problem {
  return {
    path: [attribute],
    severity: 'error',
    code: 'unsupported-by-service',
    summary: `\`${attribute}\` is not supported`,
    detail,
  };
}
