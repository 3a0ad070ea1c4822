import type { ListResourceHandlers } from '../../contract';
import { runTasksPath } from '../shared/run-tasks/run-task';
import type { runTaskGlobalConfiguration, runTaskGlobalConfigurationList } from './definition';
import { readConfiguration } from './resource';

/** Newer services have configurations as separate objects, which the list of run tasks does not contain, so each is read. */
export const runTaskGlobalConfigurationListResource: ListResourceHandlers<
  typeof runTaskGlobalConfigurationList,
  typeof runTaskGlobalConfiguration
> = {
  async *list({ platform, signal }, { organization }, { withObject }) {
    for await (const { data } of platform.pages(runTasksPath(organization), {}, { signal })) {
      for (const task of data) {
        const object = await readConfiguration(platform, task, { signal });
        if (!object?.enabled) continue;
        const { taskName, taskId } = object;
        yield { displayName: taskName, identity: { taskId }, ...(withObject ? { object } : {}) };
      }
    }
  },
};
