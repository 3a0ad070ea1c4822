import { findConfig, collectionPathOf, toState } from './resource';
import type { platformTokenConfigData } from './definition';
import type { DataSourceHandlers } from '../../contract';
import { there } from '../shared/mounted-object';

export const platformTokenConfigDataSource: DataSourceHandlers<typeof platformTokenConfigData> = {
  async read(context, config) {
    const collectionPath = collectionPathOf(config);
    return toState(collectionPath, there(await findConfig(context, collectionPath), collectionPath, 'configuration of a platform-token engine'));
  },
};
