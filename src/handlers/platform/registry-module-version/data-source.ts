import type { registryModuleVersionData } from './data-sources';
import { lookAtModule, statusIn } from './find';
import { placeOf, versionId } from './place';
import type { DataSourceHandlers } from '../../contract';
import { NotFound } from '../../errors';

export const registryModuleVersionDataSource: DataSourceHandlers<typeof registryModuleVersionData> = {
  async read({ platform, signal }, config) {
    const place = placeOf(config);
    const module = await lookAtModule(platform, place, { signal });
    if (!module) throw new NotFound(`There is no module ${config.moduleId}, or the token may not read it.`);
    const found = statusIn(module, config.version);
    if (!found) throw new NotFound(`The module ${config.moduleId} has no version ${config.version}.`);
    return { ...config, id: versionId(place), status: found.status, error: found.error };
  },
};
