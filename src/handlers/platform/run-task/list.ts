import { toAnswer } from './answer';
import type { runTask } from './definition';
import { listOf } from './find';
import type { runTaskList } from './list-resources';
import type { ListResourceHandlers } from '../../contract';

/** The pages of the list hold whole run tasks, so that nothing is read one by one. */
export const runTaskListResource: ListResourceHandlers<typeof runTaskList, typeof runTask> = {
  async* list({ platform, signal }, { organization }, { withObject }) {
    for await (const { data } of platform.pages(listOf(organization), {}, { signal })) {
      for (const task of data.map(toAnswer)) yield { displayName: task.name, identity: { id: task.id }, ...withObject ? { object: task } : {} };
    }
  },
};
