import { taskIdOf, toAnswer, WorkspaceRunTaskAnswer } from './answer';
import type { workspaceRunTask } from './definition';
import { findOf, listed, listOf } from './find';
import { planWorkspaceRunTask } from './plan';
import { inRunOrder, Stage } from './stages';
import type { Resource } from '../../../clients/json-api';
import type { ConfigOf } from '../../../definition/resource';
import type { Values } from '../../../definition/value';
import type { Change, ResourceHandlers } from '../../contract';
import { undoCreation } from '../../creation';
import { InvalidConfig } from '../../errors';
import { readListed, removeListed } from '../listed';
import { createUnique, Unique } from '../unique';

interface WorkspaceRunTaskConfig extends ConfigOf<typeof workspaceRunTask> {}
interface WorkspaceRunTaskChange extends Change<typeof workspaceRunTask> {}

export const workspaceRunTaskResource: ResourceHandlers<typeof workspaceRunTask> = {
  plan: planWorkspaceRunTask,

  async create({ platform, signal }, config) {
    const find = () => findOf(platform, config);
    const answer = toAnswer(await createUnique(platform, { ...unique(config), find }, newDocument(config), { signal }));
    const dropped = droppedStages(config, answer);
    if (!dropped) return answer;
    const { what, importId } = unique(config);
    return undoCreation({ what, importId, known: answer, remove: () => removeListed(platform, listed(answer)) }, 'not for all stages', dropped);
  },

  async read({ platform, signal }, { workspaceId, workspaceTaskId, taskId }) {
    const found = workspaceTaskId
      ? await readListed(platform, listed({ workspaceId: workspaceId!, workspaceTaskId }), { signal })
      : await findOf(platform, { workspaceId: workspaceId!, taskId: taskId! }, { signal });
    return found && toAnswer(found);
  },

  async update({ platform, signal }, change) {
    const { config, prior } = change;
    const { path, id } = listed(prior);
    const answer = toAnswer((await platform.patch(path, { data: { type: 'workspace-tasks', id, attributes: changedAttributes(change) } }, { signal })).data);
    const dropped = droppedStages(config, answer);
    if (dropped) throw dropped;
    return answer;
  },

  delete({ platform, signal }, state) {
    return removeListed(platform, listed(state), { signal });
  },

  move({ state }) {
    const stage = state.stage ?? undefined;
    const stages = inRunOrder((state.stages ?? (stage ? [stage] : [])) as string[]);
    return {
      state: {
        id: `${String(state.workspace_id)}/${String(state.id)}`, workspaceTaskId: state.id, workspaceId: state.workspace_id, taskId: state.task_id,
        enforcementLevel: state.enforcement_level, stage: stages[0], stages,
      } satisfies Values,
      notCarried: [],
    };
  },
};

function unique(config: WorkspaceRunTaskConfig): Omit<Unique, 'find'> {
  const { workspaceId, taskId, enforcementLevel } = config;
  return {
    what: `The association of ${taskId} to ${workspaceId}`,
    importId: `${workspaceId}/${taskId}`,
    hint: 'an association that is replaced, as for the stage `pre_apply`, keeps its workspace and run task: it cannot have `create_before_destroy`',
    list: listOf(workspaceId),
    key: taskId,
    keyOf: taskIdOf,
    pointer: '/data/relationships/task/data',
    isWhatWasSent(found) {
      const answer = toAnswer(found);
      return answer.enforcementLevel === enforcementLevel && answer.stages.join() === stagesOf(config).join();
    },
  };
}

/** A service that has one stage for each association takes no notice of several. */
function droppedStages(config: WorkspaceRunTaskConfig, { stages }: WorkspaceRunTaskAnswer): InvalidConfig | undefined {
  const dropped = stagesOf(config).filter((stage) => !stages.includes(stage));
  if (dropped.length === 0) return undefined;
  return new InvalidConfig(['stages'], `The service did not take ${dropped.map((stage) => JSON.stringify(stage)).join(', ')}: it seems to know one stage for each association only. Use \`stage\`.`);
}

function newDocument(config: WorkspaceRunTaskConfig): object {
  const attributes = { 'enforcement-level': config.enforcementLevel, ...stageAttributes(config) };
  return { data: { type: 'workspace-tasks', attributes, relationships: { task: { data: { id: config.taskId, type: 'tasks' } } } } };
}

function changedAttributes({ config, changed }: WorkspaceRunTaskChange): Resource['attributes'] {
  return {
    ...(changed.has('enforcementLevel') ? { 'enforcement-level': config.enforcementLevel } : {}),
    ...(changed.has('stage') || changed.has('stages') ? stageAttributes(config) : {}),
  };
}

/** One stage is said in the way that every service understands; alone it takes the place of several. */
function stageAttributes(config: WorkspaceRunTaskConfig): Resource['attributes'] {
  const stages = stagesOf(config);
  return stages.length > 1 ? { stages } : { stage: stages[0] };
}

function stagesOf({ stage, stages }: WorkspaceRunTaskConfig): readonly Stage[] {
  return stages?.length ? inRunOrder(stages) : [stage];
}
