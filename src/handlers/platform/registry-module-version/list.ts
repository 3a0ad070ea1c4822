import type { registryModuleVersion } from './definition';
import { lookAtModule } from './find';
import type { registryModuleVersionList } from './list-resources';
import { addressOfId, versionId } from './place';
import type { ListResourceHandlers } from '../../contract';
import { NotFound } from '../../errors';
import { versionStatusesOf } from '../version-statuses';

/** The module has them all. What is in them is not looked into: each would be a download. */
export const registryModuleVersionListResource: ListResourceHandlers<typeof registryModuleVersionList, typeof registryModuleVersion> = {
  async* list({ platform, signal }, { moduleId }, { withObject }) {
    const address = addressOfId(moduleId);
    const module = await lookAtModule(platform, { address }, { signal });
    if (!module) throw new NotFound(`There is no module ${moduleId}, or the token may not read it.`);
    for (const { version, status } of versionStatusesOf(module)) {
      const identity = { moduleId, version };
      yield { displayName: `${address.name} ${version}`, identity, ...withObject ? { object: { id: versionId(identity), ...identity, status } } : {} };
    }
  },
};
