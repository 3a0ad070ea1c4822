import { toAnswer } from './answer';
import type { workspaceRunTaskData, workspaceRunTasksData } from './data-sources';
import { findOf, listed, listOf } from './find';
import type { DataSourceHandlers } from '../../contract';
import { NotFound } from '../../errors';
import { fetchList } from '../fetch-list';

export const workspaceRunTaskDataSource: DataSourceHandlers<typeof workspaceRunTaskData> = {
  async read({ platform, signal }, { workspaceId, workspaceTaskId, taskId }) {
    const found = workspaceTaskId
      ? (await platform.find(listed({ workspaceId, workspaceTaskId }).path, undefined, { signal }))?.data
      : await findOf(platform, { workspaceId, taskId: taskId! }, { signal });
    if (found) return toAnswer(found);
    throw new NotFound(workspaceTaskId ? `${workspaceId} has no association ${workspaceTaskId}, or the token may not read it.` : `${taskId} is not associated to ${workspaceId}.`);
  },
};

export const workspaceRunTasksDataSource: DataSourceHandlers<typeof workspaceRunTasksData> = {
  async read({ platform, signal }, config) {
    const { data, totalCount } = await fetchList(platform, listOf(config.workspaceId), {}, config.maxResults, { signal });
    return { ...config, workspaceRunTasks: data.map(toAnswer), totalCount };
  },
};
