import { toAnswer } from './answer';
import type { runTaskData, runTasksData } from './data-sources';
import { findRunTask, listOf } from './find';
import type { Identifier, Resource } from '../../../clients/json-api';
import { readInteger, readString } from '../../../clients/json-api';
import { path } from '../../../clients/platform';
import type { ResultOf } from '../../../definition/data-source';
import type { DataSourceHandlers } from '../../contract';
import { NotFound } from '../../errors';

interface RunTaskResult extends ResultOf<typeof runTaskData> {}

export const runTaskDataSource: DataSourceHandlers<typeof runTaskData> = {
  async read({ platform, signal }, config) {
    const id = config.id ?? (await findRunTask(platform, config.organization!, config.name!))?.id;
    const found = id && await platform.find(path`/tasks/${id}`, query(config.include), { signal });
    if (!found) throw new NotFound(config.id ? `There is no run task ${config.id}, or the token may not read it.` : `${config.organization} has no run task named \`${config.name}\`.`);
    return {
      ...result(found.data, found.included, config.include),
      workspaces: config.include?.includes('workspace_tasks.workspace') ? workspacesIn(found.included) : undefined,
    };
  },
};

export const runTasksDataSource: DataSourceHandlers<typeof runTasksData> = {
  async read({ platform, signal }, config) {
    const tasks: Resource[] = [];
    const included: Resource[] = [];
    let totalCount = 0;
    for await (const page of platform.pages(listOf(config.organization), query(config.include), { signal })) {
      tasks.push(...page.data);
      included.push(...page.included ?? []);
      totalCount = readInteger(page.meta?.pagination?.['total-count']) ?? tasks.length;
      if (config.maxResults !== undefined && tasks.length >= config.maxResults) break;
    }
    return {
      ...config,
      runTasks: tasks.slice(0, config.maxResults).map((task) => result(task, included, config.include)),
      workspaces: config.include?.includes('workspace_tasks.workspace') ? workspacesIn(included) : undefined,
      totalCount,
    };
  },
};

function query(include: readonly string[] | undefined): { include?: string } {
  return include?.length ? { include: include.join(',') } : {};
}

function result(task: Resource, included: readonly Resource[] = [], include: readonly string[] = []): Omit<RunTaskResult, 'workspaces'> & { id: string; organization: string; name: string } {
  const ids = associationsOf(task);
  return {
    ...toAnswer(task),
    workspaceTaskIds: ids,
    // A workspace is reached through its association, so asking for the one asks for the other.
    workspaceTasks: include.length ? included.filter(({ type, id }) => type === 'workspace-tasks' && ids.includes(id)).map(association) : undefined,
  };
}

/** The standard dialect names the relationship `tasks`, the real service `workspace-tasks`; both are read. */
function associationsOf(task: Resource): string[] {
  const related = task.relationships?.['workspace-tasks'] ?? task.relationships?.tasks;
  return ((related?.data ?? []) as Identifier[]).map(({ id }) => id);
}

function association(resource: Resource): NonNullable<RunTaskResult['workspaceTasks']>[number] {
  const stage = readString(resource.attributes.stage);
  const stages = resource.attributes.stages as string[] | undefined;
  return {
    workspaceTaskId: resource.id,
    workspaceId: (resource.relationships?.workspace?.data as Identifier | undefined)?.id,
    taskId: (resource.relationships?.task?.data as Identifier | undefined)?.id,
    enforcementLevel: readString(resource.attributes['enforcement-level']),
    stage,
    stages: stages ?? (stage ? [stage] : []),
  };
}

function workspacesIn(included: readonly Resource[] = []): NonNullable<RunTaskResult['workspaces']> {
  const workspaces = new Map(included.filter(({ type }) => type === 'workspaces').map((workspace) => [workspace.id, workspace]));
  return [...workspaces.values()].map(({ id, type, attributes }) => ({ id, type, attributesJson: JSON.stringify(attributes ?? {}) }));
}
