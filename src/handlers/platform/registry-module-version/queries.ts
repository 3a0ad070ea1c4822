import type { DataSourceHandlers, ListResourceHandlers } from '../../contract';
import { NotFound } from '../../errors';
import { versionAddressOf, versionId, addressOfId } from '../shared/registry/version-address';
import { versionStatusesOf } from '../shared/registry/version-statuses';
import type { registryModuleVersionData, registryModuleVersion, registryModuleVersionList } from './definition';
import { lookAtModule, statusIn } from './resource';

export const registryModuleVersionDataSource: DataSourceHandlers<typeof registryModuleVersionData> = {
  async read({ platform, signal }, config) {
    const versionAddress = versionAddressOf(config);
    const module = await lookAtModule(platform, versionAddress, { signal });
    if (!module) {
      throw new NotFound(`The module ${config.moduleId} does not exist, or the token lacks permission to read it.`);
    }
    const found = statusIn(module, config.version);
    if (!found) throw new NotFound(`The module ${config.moduleId} has no version ${config.version}.`);
    return { ...config, id: versionId(versionAddress), status: found.status, error: found.error };
  },
};

/** The module lists all versions. Their content is not read, because that would take one download per version. */
export const registryModuleVersionListResource: ListResourceHandlers<
  typeof registryModuleVersionList,
  typeof registryModuleVersion
> = {
  async *list({ platform, signal }, { moduleId }, { withObject }) {
    const address = addressOfId(moduleId);
    const module = await lookAtModule(platform, { address }, { signal });
    if (!module) throw new NotFound(`The module ${moduleId} does not exist, or the token lacks permission to read it.`);
    for (const { version, status } of versionStatusesOf(module)) {
      const identity = { moduleId, version };
      yield {
        displayName: `${address.name} ${version}`,
        identity,
        ...(withObject ? { object: { id: versionId(identity), ...identity, status } } : {}),
      };
    }
  },
};
