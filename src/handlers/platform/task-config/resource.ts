import type { Resource } from '../../../clients/json-api';
import type { CallOptions, PlatformClient } from '../../../clients/platform';
import { nameAt, relatedIdAt } from '../../../clients/read-response';
import type { ConfigOf, ReadStateOf } from '../../../definition/resource';
import type { PlanContext, PlanModification, Proposal, ResourceContext, ResourceHandlers } from '../../contract';
import { sendCreation } from '../../creation';
import { AlreadyExists, InvalidConfig, NotFound } from '../../errors';
import { look } from '../../look';
import { findByName } from '../shared/create-by-name';
import { associatedWorkspaces, runTaskByName, runTaskPath, runTasksPath } from '../shared/run-tasks/run-task';
import {
  changedConfigDocument,
  findTaskConfig,
  isEmptyConfig,
  isStatus,
  newConfigDocument,
  projectsOf,
  sameStages,
  scopeOf,
  taskConfigPath,
  taskConfigsPath,
  taskIdOf,
  type ConfiguredTask,
  type Scope,
} from '../shared/run-tasks/task-config';
import { configOfProjects } from '../shared/run-tasks/task-config-list';
import { associationProblems, taskConfigManagers } from '../shared/run-tasks/task-config-plans';
import type { taskConfig } from './definition';

const SELF = 'lintel_task_config';

interface Config extends ConfigOf<typeof taskConfig> {}
export type TaskConfigState = ReadStateOf<typeof taskConfig>;

export const taskConfigResource: ResourceHandlers<typeof taskConfig> = {
  modifyPlan: modifyTaskConfigPlan,

  isVacant: ({ global, projectIds = [] }) => !global && projectIds.length === 0,

  async create(context, config) {
    const { platform, signal } = context;
    taskConfigManagers.claim(platform, config.taskId, SELF);
    const task = (await platform.get(runTaskPath(config.taskId), undefined, { signal })).data;
    const configured = { organization: relatedIdAt(task, 'organization'), taskId: task.id };
    const before = await findTaskConfig(platform, configured, { signal });
    if (before && !isEmptyConfig(before)) throw exists(before.id, task);
    const made = before ? await replaceAll(platform, before.id, config, { signal }) : await make(context, task, config);
    return toState(made, task);
  },

  async read(context, known) {
    const { platform, signal } = context;
    const found = known.id ? await findById(context, known.id, known) : await findNamed(context, known);
    return found && toState(found, await taskOf(platform, found, { signal }));
  },

  async update({ platform, signal }, { config, prior, changed }) {
    taskConfigManagers.claim(platform, config.taskId, SELF);
    const task = (await platform.get(runTaskPath(config.taskId), undefined, { signal })).data;
    // The projects of a global configuration have no effect; they are removed once.
    const projects = !config.global || changed.has('global') || changed.has('projectIds');
    const body = changedConfigDocument(prior.id, wantedBy(config), projects ? (config.projectIds ?? []) : undefined);
    return toState((await platform.patch(taskConfigPath(prior.id), body, { signal })).data, task);
  },

  async delete(context, state) {
    const { platform, signal, warn } = context;
    const { id, taskId, taskName } = state;
    taskConfigManagers.release(platform, taskId);
    const ended: Scope = { isGlobal: false, stages: state.allowedStages, level: state.enforcementLevel };
    try {
      await platform.patch(taskConfigPath(id), changedConfigDocument(id, ended, []), { signal });
    } catch (error) {
      if (!isStatus(error, 404)) throw error;
      if (await findById(context, id, state)) throw error;
      return;
    }
    warn(
      'object-remains',
      'The task configuration stays, without effect',
      `${id} no longer applies the run task ${taskName} (${taskId}) anywhere. The service deletes it only together with the run task.`,
    );
  },
};

function exists(id: string, task: Resource): AlreadyExists {
  return new AlreadyExists(`The task configuration of ${nameAt(task, 'attributes', 'name')}`, id);
}

function wantedBy({ global, allowedStages, enforcementLevel }: Config): Scope {
  return { isGlobal: global, stages: allowedStages, level: enforcementLevel };
}

async function replaceAll(
  platform: PlatformClient,
  id: string,
  config: Config,
  options: CallOptions,
): Promise<Resource> {
  const body = changedConfigDocument(id, wantedBy(config), config.projectIds ?? []);
  return (await platform.patch(taskConfigPath(id), body, options)).data;
}

/** Creates the configuration, which was absent before. */
async function make({ platform, signal }: ResourceContext, task: Resource, config: Config): Promise<Resource> {
  const organization = relatedIdAt(task, 'organization');
  const configured: ConfiguredTask = { organization, taskId: task.id };
  const importId = `${organization}/${nameAt(task, 'attributes', 'name')}`;
  const body = newConfigDocument(configured, wantedBy(config), config.projectIds ?? []);
  const { made, found } = await sendCreation({
    what: `The task configuration of ${task.id}`,
    importId,
    signal,
    pace: platform.pace,
    send: () => platform.post(taskConfigsPath(organization), body, { signal }),
    look: () => findTaskConfig(platform, configured),
  }).catch(async (error: Error) => {
    if (isStatus(error, 404)) {
      throw new InvalidConfig(
        ['taskId'],
        'This service has no task configurations, or the token lacks the permission: use `lintel_run_task_global_configuration` to apply the run task to all workspaces, or `lintel_workspace_run_task` for single ones.',
      );
    }
    throw isStatus(error, 422) && /taken/i.test(error.message)
      ? new AlreadyExists(`The task configuration of ${task.id}`, importId, error.message)
      : error;
  });
  if (made) return made.data;
  if (isWhatWasSent(found, config)) return found;
  throw new AlreadyExists(
    `The task configuration of ${task.id}`,
    found.id,
    'the response to its creation was lost, and the object that exists now differs from what was sent',
  );
}

function isWhatWasSent(found: Resource, config: Config): boolean {
  const { isGlobal, level, stages } = scopeOf(found);
  return (
    isGlobal === config.global &&
    level === config.enforcementLevel &&
    sameStages(stages, config.allowedStages) &&
    (isGlobal || sameStages(projectsOf(found), config.projectIds ?? []))
  );
}

async function findNamed(
  { platform, signal }: ResourceContext,
  { organization, taskName }: Partial<TaskConfigState>,
): Promise<Resource | undefined> {
  const named = runTaskByName({ organization: organization!, name: taskName! });
  const task = await findByName(platform, named, { signal });
  return task && findTaskConfig(platform, { organization: organization!, taskId: task.id }, { signal });
}

/** Undefined if the configuration is provably gone: its run task is, or the service lists configurations without it. */
async function findById(
  { platform, signal }: ResourceContext,
  id: string,
  { organization, taskId, projectIds = [] }: Partial<TaskConfigState>,
): Promise<Resource | undefined> {
  const found = await platform.find(taskConfigPath(id), undefined, { signal });
  if (found) return found.data;
  const unproven = new NotFound(
    `The task configuration ${id} does not exist, or the token lacks permission to read it.`,
  );
  if (taskId === undefined) throw unproven;
  const task = (await platform.find(runTaskPath(taskId), undefined, { signal }))?.data;
  if (!task) {
    if (organization === undefined) throw unproven;
    if (await platform.provenGone(runTasksPath(organization), taskId, { signal })) return undefined;
    throw new NotFound(
      `The run task ${taskId} is in the list of ${organization}, but reading it fails with 404: the token may lack the permission.`,
    );
  }
  const configured = { organization: relatedIdAt(task, 'organization'), taskId };
  const owned = await findTaskConfig(platform, configured, { signal });
  if (owned) return owned.id === id ? owned : undefined;
  const listed = await configOfProjects(platform, configured, projectIds, { signal });
  if (listed === 'unknown') throw unproven;
  return listed?.id === id ? listed : undefined;
}

/** The run task, whose name is part of the import ID. Many reads share the list. */
async function taskOf(platform: PlatformClient, found: Resource, options: CallOptions): Promise<Resource> {
  const id = taskIdOf(found);
  const task = await platform.findIn(runTasksPath(ownerOf(found)), runTaskPath(id), id, options);
  if (task) return task;
  throw new NotFound(`The run task ${id} does not exist, or the token lacks permission to read it.`);
}

export function ownerOf(found: Resource): string {
  return relatedIdAt(found, 'owner');
}

/** For all operations and data sources. */
export function toState(found: Resource, task: Resource): TaskConfigState {
  const { isGlobal, stages, level } = scopeOf(found);
  const projectIds = projectsOf(found);
  return {
    id: found.id,
    taskId: taskIdOf(found),
    organization: ownerOf(found),
    taskName: nameAt(task, 'attributes', 'name'),
    global: isGlobal,
    projectIds: isGlobal && projectIds.length === 0 ? undefined : projectIds,
    enforcementLevel: level,
    allowedStages: stages,
  };
}

/** A run task has one configuration, and associations of workspaces apply additionally. */
async function modifyTaskConfigPlan(
  { run, platform, signal }: PlanContext,
  { config: { taskId }, prior, replaces }: Proposal<typeof taskConfig>,
): Promise<PlanModification<typeof taskConfig>> {
  if (taskId === undefined) return {};
  const problems = taskConfigManagers.report(run, taskId, SELF);
  if (problems.length > 0) return { problems };
  const isNew = !prior || replaces;
  const task = isNew
    ? await look(() => platform.find(runTaskPath(taskId), { include: 'workspace_tasks' }, { signal }))
    : undefined;
  return { problems: associationProblems(run, taskId, task ? associatedWorkspaces(task) : []) };
}
