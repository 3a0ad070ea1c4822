import type { Resource } from '../../../clients/json-api';
import type { CallOptions, PlatformClient } from '../../../clients/platform';
import { relatedIdAt } from '../../../clients/read-response';
import type { DataSourceHandlers, ListResourceHandlers } from '../../contract';
import { NotFound } from '../../errors';
import { unknownId } from '../shared/lookup';
import { runTaskPath, runTasksPath } from '../shared/run-tasks/run-task';
import { findTaskConfig, taskConfigPath, taskIdOf } from '../shared/run-tasks/task-config';
import { listTaskConfigs } from '../shared/run-tasks/task-config-list';
import type { taskConfig, taskConfigData, taskConfigList, taskConfigsData } from './definition';
import { ownerOf, toState, type TaskConfigState } from './resource';

export const taskConfigDataSource: DataSourceHandlers<typeof taskConfigData> = {
  async read({ platform, signal }, { id, taskId }) {
    const options = { signal };
    if (id !== undefined) {
      const found = (await platform.find(taskConfigPath(id), undefined, options))?.data;
      if (!found) throw unknownId('task configuration', id);
      return result(found, await readTask(platform, taskIdOf(found), options));
    }
    const task = await readTask(platform, taskId!, options);
    const found = await findTaskConfig(
      platform,
      { organization: relatedIdAt(task, 'organization'), taskId: task.id },
      options,
    );
    if (found) return result(found, task);
    throw new NotFound(`The run task ${task.id} has no task configuration, or the service does not show it.`);
  },
};

export const taskConfigsDataSource: DataSourceHandlers<typeof taskConfigsData> = {
  async read({ platform, signal }, config) {
    const { organization, filterTaskCategory: category, maxResults: most } = config;
    const { data, totalCount } = await listTaskConfigs(platform, organization, config, { category, most }, { signal });
    const states = await withTasks(platform, organization, data, { signal });
    return { ...config, taskConfigs: states.map(withProjects), totalCount };
  },
};

export const taskConfigListResource: ListResourceHandlers<typeof taskConfigList, typeof taskConfig> = {
  async *list({ platform, signal }, config, { withObject, limit: most }) {
    const { organization } = config;
    const { data } = await listTaskConfigs(platform, organization, config, { most }, { signal });
    for (const object of await withTasks(platform, organization, data, { signal })) {
      yield { displayName: object.taskName, identity: { id: object.id }, ...(withObject ? { object } : {}) };
    }
  },
};

function result(found: Resource, task: Resource) {
  return withProjects(toState(found, task));
}

function withProjects(state: TaskConfigState) {
  return { ...state, projectIds: state.projectIds ?? [] };
}

async function readTask(platform: PlatformClient, id: string, options: CallOptions): Promise<Resource> {
  const found = await platform.find(runTaskPath(id), undefined, options);
  if (!found) throw unknownId('run task', id);
  return found.data;
}

/** The list of run tasks contains their names. */
async function withTasks(
  platform: PlatformClient,
  organization: string,
  configs: readonly Resource[],
  options: CallOptions,
): Promise<TaskConfigState[]> {
  if (configs.length === 0) return [];
  const tasks = new Map(
    (await platform.list(runTasksPath(organization), undefined, options)).map((task) => [task.id, task]),
  );
  return configs.map((config) => {
    const task = tasks.get(taskIdOf(config));
    if (task) return toState(config, task);
    throw new NotFound(`The list of run tasks of ${ownerOf(config)} does not contain ${taskIdOf(config)}.`);
  });
}
