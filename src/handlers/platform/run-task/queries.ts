import type { Resource } from '../../../clients/json-api';
import {
  optionalObjectAt,
  optionalRelatedIdAt,
  optionalTextAt,
  optionalTextsAt,
  relatedIdsAt,
} from '../../../clients/read-response';
import type { ResultOf } from '../../../definition/data-source';
import type { DataSourceHandlers, ListResourceHandlers } from '../../contract';
import { NotFound } from '../../errors';
import { findByName } from '../shared/create-by-name';
import { fetchList, includeQuery, relatedOf } from '../shared/fetch-list';
import { runTaskByName, runTaskPath, runTasksPath } from '../shared/run-tasks/run-task';
import { globalConfigurationOf } from '../shared/run-tasks/task-config';
import type { runTaskData, runTasksData, runTask, runTaskList } from './definition';
import { toState } from './resource';

interface RunTaskResult extends ResultOf<typeof runTaskData> {}

export const runTaskDataSource: DataSourceHandlers<typeof runTaskData> = {
  async read({ platform, signal }, config) {
    const id =
      config.id ??
      (
        await findByName(platform, runTaskByName({ organization: config.organization!, name: config.name! }), {
          signal,
        })
      )?.id;
    const found = id && (await platform.find(runTaskPath(id), includeQuery(config.include), { signal }));
    if (!found) {
      throw new NotFound(
        config.id
          ? `The run task ${config.id} does not exist, or the token lacks permission to read it.`
          : `${config.organization} has no run task named \`${config.name}\`.`,
      );
    }
    return {
      ...result(found.data, found.included, config.include),
      workspaces: config.include?.includes('workspace_tasks.workspace')
        ? relatedOf(found.included, 'workspaces')
        : undefined,
    };
  },
};

export const runTasksDataSource: DataSourceHandlers<typeof runTasksData> = {
  async read({ platform, signal }, config) {
    const { data, included, totalCount } = await fetchList(
      platform,
      runTasksPath(config.organization),
      includeQuery(config.include),
      config.maxResults,
      { signal },
    );
    return {
      ...config,
      runTasks: data.map((task) => result(task, included, config.include)),
      workspaces: config.include?.includes('workspace_tasks.workspace') ? relatedOf(included, 'workspaces') : undefined,
      totalCount,
    };
  },
};

function result(
  task: Resource,
  included: readonly Resource[] = [],
  include: readonly string[] = [],
): Omit<RunTaskResult, 'workspaces'> & { id: string; organization: string; name: string } {
  const [known, ids] = [toState(task), associationsOf(task)];
  return {
    ...known,
    agentPoolId: known.agentPoolId || undefined,
    globalConfiguration: globalConfigurationOf(task),
    workspaceTaskIds: ids,
    // Including workspaces also includes their associations.
    workspaceTasks: include.length
      ? included.filter(({ type, id }) => type === 'workspace-tasks' && ids.includes(id)).map(association)
      : undefined,
  };
}

/** The relationship is called `tasks` in the standard dialect and `workspace-tasks` in the real service; both are supported. */
function associationsOf(task: Resource): string[] {
  return relatedIdsAt(task, optionalObjectAt(task, 'relationships', 'workspace-tasks') ? 'workspace-tasks' : 'tasks');
}

function association(resource: Resource): NonNullable<RunTaskResult['workspaceTasks']>[number] {
  const { attributes } = resource;
  const stage = optionalTextAt(attributes, 'stage');
  const stages = optionalTextsAt(attributes, 'stages');
  return {
    workspaceTaskId: resource.id,
    workspaceId: optionalRelatedIdAt(resource, 'workspace'),
    taskId: optionalRelatedIdAt(resource, 'task'),
    enforcementLevel: optionalTextAt(attributes, 'enforcement-level'),
    stage,
    stages: stages ?? (stage ? [stage] : []),
  };
}

/** The list contains complete run tasks, so none is read individually. */
export const runTaskListResource: ListResourceHandlers<typeof runTaskList, typeof runTask> = {
  async *list({ platform, signal }, { organization }, { withObject }) {
    for await (const { data } of platform.pages(runTasksPath(organization), {}, { signal })) {
      for (const task of data.map(toState)) {
        yield { displayName: task.name, identity: { id: task.id }, ...(withObject ? { object: task } : {}) };
      }
    }
  },
};
