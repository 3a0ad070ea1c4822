import { toAnswer } from './answer';
import type { registryModule } from './definition';
import type { registryModuleList } from './list-resources';
import { searchQuery } from './search';
import type { ListResourceHandlers } from '../../contract';
import { modulesPath } from '../module-address';

/** The pages of the list hold whole modules, so that nothing is read one by one. */
export const registryModuleListResource: ListResourceHandlers<typeof registryModuleList, typeof registryModule> = {
  async* list({ platform, signal }, config, { withObject }) {
    for await (const { data } of platform.pages(modulesPath(config.organization), searchQuery(config), { signal })) {
      for (const module of data.map(toAnswer)) {
        const { organization, registryName, namespace, name, moduleProvider } = module;
        yield {
          displayName: `${namespace}/${name}/${moduleProvider}`, identity: { organization, registryName, namespace, name, moduleProvider },
          ...withObject ? { object: module } : {},
        };
      }
    }
  },
};
