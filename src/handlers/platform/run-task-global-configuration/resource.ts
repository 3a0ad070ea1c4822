import type { Resource } from '../../../clients/json-api';
import type { CallOptions, PlatformClient } from '../../../clients/platform';
import { nameAt, relatedIdAt } from '../../../clients/read-response';
import type { ConfigOf, ReadStateOf } from '../../../definition/resource';
import type { PlanContext, PlanModification, Proposal, ResourceContext, ResourceHandlers } from '../../contract';
import { sendCreation } from '../../creation';
import { AlreadyExists, InvalidConfig } from '../../errors';
import { look } from '../../look';
import { findByName } from '../shared/create-by-name';
import { readFromList } from '../shared/read-from-list';
import { associatedWorkspaces, runTaskByName, runTaskInList, runTaskPath } from '../shared/run-tasks/run-task';
import {
  changedConfigDocument,
  findTaskConfig,
  globalConfigurationOf,
  inRunOrder,
  isStatus,
  newConfigDocument,
  patchGlobalConfiguration,
  projectsOf,
  sameStages,
  scopeOf,
  taskConfigPath,
  taskConfigsPath,
  type Level,
  type Scope,
  type Stage,
} from '../shared/run-tasks/task-config';
import { associationProblems, taskConfigManagers } from '../shared/run-tasks/task-config-plans';
import type { runTaskGlobalConfiguration } from './definition';

const SELF = 'lintel_run_task_global_configuration';

interface Config extends ConfigOf<typeof runTaskGlobalConfiguration> {}
type State = ReadStateOf<typeof runTaskGlobalConfiguration>;

export const runTaskGlobalConfigurationResource: ResourceHandlers<typeof runTaskGlobalConfiguration> = {
  modifyPlan: modifyGlobalConfigurationPlan,

  createTakesEqual: true,

  isVacant: ({ enabled }) => !enabled,

  async create(context, config) {
    const { platform, signal } = context;
    taskConfigManagers.claim(platform, config.taskId, SELF);
    const task = (await platform.get(runTaskPath(config.taskId), undefined, { signal })).data;
    const view = await viewOf(platform, task, { signal });
    refuseOthers(task, config, view);
    return write(context, task, config, view);
  },

  async read({ platform, signal }, known) {
    const task = known.taskId
      ? await readFromList(platform, runTaskInList({ id: known.taskId, organization: known.organization }), { signal })
      : await findByName(platform, runTaskByName({ organization: known.organization!, name: known.taskName! }), {
          signal,
        });
    return task && readConfiguration(platform, task, { signal });
  },

  async update(context, { config }) {
    const { platform, signal } = context;
    taskConfigManagers.claim(platform, config.taskId, SELF);
    const task = (await platform.get(runTaskPath(config.taskId), undefined, { signal })).data;
    return write(context, task, config, await viewOf(platform, task, { signal }));
  },

  async delete({ platform, signal }, { taskId: id, organization }) {
    taskConfigManagers.release(platform, id);
    const task = await readFromList(platform, runTaskInList({ id, organization }), { signal });
    const view = task && (await viewOf(platform, task, { signal }));
    if (!task || !view?.isGlobal) return;
    const ended: Scope = { ...view, isGlobal: false };
    if (view.config) {
      await platform.patch(taskConfigPath(view.config.id), changedConfigDocument(view.config.id, ended), { signal });
    } else {
      await patchGlobalConfiguration(platform, task, { enabled: false }, { signal });
    }
  },

  move({ state }) {
    return {
      state: {
        id: state.task_id,
        taskId: state.task_id,
        enabled: state.enabled,
        stages: state.stages,
        enforcementLevel: state.enforcement_level,
      },
    };
  },
};

/** The configuration of a run task. `config` is the separate object, if the service has one. */
interface View extends Scope {
  readonly config?: Resource;
}

/** Undefined if the service does not support either form of the configuration. */
async function viewOf(platform: PlatformClient, task: Resource, options: CallOptions): Promise<View | undefined> {
  const config = await findTaskConfig(
    platform,
    { organization: relatedIdAt(task, 'organization'), taskId: task.id },
    options,
  );
  return config ? { ...scopeOf(config), config } : olderView(task);
}

function olderView(task: Resource): View | undefined {
  const found = globalConfigurationOf(task);
  return (
    found && {
      isGlobal: found.enabled,
      stages: found.stages as Stage[],
      level: (found.enforcementLevel ?? 'advisory') as Level,
    }
  );
}

/** Undefined if the run task was never applied. */
export async function readConfiguration(
  platform: PlatformClient,
  task: Resource,
  options: CallOptions,
): Promise<State | undefined> {
  const view = await viewOf(platform, task, options);
  if (!view) throw unsupported(task);
  return view.isGlobal || view.stages.length > 0 ? toState(task, view) : undefined;
}

function toState(task: Resource, { isGlobal, stages, level }: Scope): State {
  return {
    id: task.id,
    taskId: task.id,
    organization: relatedIdAt(task, 'organization'),
    taskName: nameAt(task, 'attributes', 'name'),
    enabled: isGlobal,
    stages,
    enforcementLevel: level,
  };
}

function unsupported({ id }: Resource): InvalidConfig {
  return new InvalidConfig(
    ['taskId'],
    `The service ignores the global configuration of ${id}: its organization is not entitled to global run tasks, or the release is older than v202404-1.`,
  );
}

/** A configuration made by other clients is not taken over unless it is equal. */
function refuseOthers(task: Resource, config: Config, view: View | undefined): void {
  const projects = view?.config ? projectsOf(view.config) : [];
  if (view && !view.isGlobal && projects.length > 0) {
    throw new InvalidConfig(
      ['taskId'],
      `${task.id} is applied to ${projects.join(', ')}. Use \`lintel_task_config\` to manage its projects.`,
    );
  }
  if (view?.isGlobal && !isSame(view, wantedBy(config))) {
    throw new AlreadyExists(`The global configuration of ${task.id}`, task.id, 'it is enabled and differs');
  }
}

function isSame(one: Scope, other: Scope): boolean {
  return one.isGlobal === other.isGlobal && one.level === other.level && sameStages(one.stages, other.stages);
}

function wantedBy({ enabled, stages, enforcementLevel }: Config): Scope {
  return { isGlobal: enabled, stages, level: enforcementLevel };
}

/** Writes the separate object if the service has one, because the run task's attribute may then have no effect. */
async function write(context: ResourceContext, task: Resource, config: Config, view: View | undefined): Promise<State> {
  const scope = wantedBy(config);
  const written = view?.config ? await change(context, view.config, scope) : await make(context, task, scope);
  if (written) return toState(task, scopeOf(written));
  const changed = await patchGlobalConfiguration(
    context.platform,
    task,
    { 'enabled': scope.isGlobal, 'stages': inRunOrder(scope.stages), 'enforcement-level': scope.level },
    { signal: context.signal },
  );
  const stored = olderView(changed);
  if (!stored || !isSame(stored, scope)) throw unsupported(task);
  return toState(changed, stored);
}

async function change({ platform, signal }: ResourceContext, { id }: Resource, scope: Scope): Promise<Resource> {
  return (await platform.patch(taskConfigPath(id), changedConfigDocument(id, scope), { signal })).data;
}

/** Returns undefined if the service does not support task configurations. */
async function make(context: ResourceContext, task: Resource, scope: Scope): Promise<Resource | undefined> {
  const { platform, signal } = context;
  const configured = { organization: relatedIdAt(task, 'organization'), taskId: task.id };
  const body = newConfigDocument(configured, scope, []);
  try {
    const { made, found } = await sendCreation({
      what: `The global configuration of ${task.id}`,
      importId: task.id,
      signal,
      pace: platform.pace,
      send: () => platform.post(taskConfigsPath(configured.organization), body, { signal }),
      look: () => findTaskConfig(platform, configured),
    });
    if (made) return made.data;
    if (isSame(scopeOf(found), scope)) return found;
    throw new AlreadyExists(
      `The global configuration of ${task.id}`,
      task.id,
      'the response to its creation was lost, and the object that exists now differs from what was sent',
    );
  } catch (error) {
    // A 404 may also mean that the token lacks the permission, which the older form then reports.
    if (isStatus(error, 404)) return undefined;
    throw error;
  }
}

/** A run task has one configuration, and associations of workspaces apply additionally. */
async function modifyGlobalConfigurationPlan(
  { run, platform, signal }: PlanContext,
  { config: { taskId, enabled }, prior, replaces }: Proposal<typeof runTaskGlobalConfiguration>,
): Promise<PlanModification<typeof runTaskGlobalConfiguration>> {
  if (taskId === undefined) return {};
  const problems = taskConfigManagers.report(run, taskId, SELF);
  if (enabled === false || problems.length > 0) return { problems };
  const isNew = !prior || replaces;
  const task = isNew
    ? await look(() => platform.find(runTaskPath(taskId), { include: 'workspace_tasks' }, { signal }))
    : undefined;
  return { problems: associationProblems(run, taskId, task ? associatedWorkspaces(task) : []) };
}
