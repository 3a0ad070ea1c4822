import type { DataSourceHandlers, ListResourceHandlers } from '../../contract';
import { NotFound } from '../../errors';
import { fetchList } from '../shared/fetch-list';
import type { workspaceRunTaskData, workspaceRunTasksData, workspaceRunTask, workspaceRunTaskList } from './definition';
import { toState, findOf, inList, listOf } from './resource';

export const workspaceRunTaskDataSource: DataSourceHandlers<typeof workspaceRunTaskData> = {
  async read({ platform, signal }, { workspaceId, workspaceTaskId, taskId }) {
    const found = workspaceTaskId
      ? (await platform.find(inList({ workspaceId, workspaceTaskId }).path, undefined, { signal }))?.data
      : await findOf(platform, { workspaceId, taskId: taskId! }, { signal });
    if (found) return toState(found);
    throw new NotFound(
      workspaceTaskId
        ? `${workspaceId} has no association ${workspaceTaskId}, or the token lacks permission to read it.`
        : `${taskId} is not associated with ${workspaceId}.`,
    );
  },
};

export const workspaceRunTasksDataSource: DataSourceHandlers<typeof workspaceRunTasksData> = {
  async read({ platform, signal }, config) {
    const { data, totalCount } = await fetchList(platform, listOf(config.workspaceId), {}, config.maxResults, {
      signal,
    });
    return { ...config, workspaceRunTasks: data.map(toState), totalCount };
  },
};

/** The list contains complete associations, so none is read individually. */
export const workspaceRunTaskListResource: ListResourceHandlers<typeof workspaceRunTaskList, typeof workspaceRunTask> =
  {
    async *list({ platform, signal }, { workspaceId }, { withObject }) {
      for await (const { data } of platform.pages(listOf(workspaceId), {}, { signal })) {
        for (const association of data.map(toState)) {
          const { workspaceTaskId, taskId } = association;
          yield {
            displayName: `${taskId} in ${workspaceId}`,
            identity: { workspaceId, workspaceTaskId },
            ...(withObject ? { object: association } : {}),
          };
        }
      }
    },
  };
