import { toAnswer } from './answer';
import type { workspaceRunTask } from './definition';
import { listOf } from './find';
import type { workspaceRunTaskList } from './list-resources';
import type { ListResourceHandlers } from '../../contract';

/** The pages of the list hold whole associations, so that nothing is read one by one. */
export const workspaceRunTaskListResource: ListResourceHandlers<typeof workspaceRunTaskList, typeof workspaceRunTask> = {
  async* list({ platform, signal }, { workspaceId }, { withObject }) {
    for await (const { data } of platform.pages(listOf(workspaceId), {}, { signal })) {
      for (const association of data.map(toAnswer)) {
        const { workspaceTaskId, taskId } = association;
        yield { displayName: `${taskId} in ${workspaceId}`, identity: { workspaceId, workspaceTaskId }, ...withObject ? { object: association } : {} };
      }
    }
  },
};
