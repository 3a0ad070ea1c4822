import type { DataSourceHandlers } from '../../contract';
import { get } from '../shared/mounted-object';
import type { clusterConfigData } from './definition';
import { collectionPathOf, toState } from './resource';

export const clusterConfigDataSource: DataSourceHandlers<typeof clusterConfigData> = {
  async read(context, config) {
    const collectionPath = collectionPathOf(config);
    return toState(
      context.secrets.dialect,
      collectionPath,
      await get(context, collectionPath, 'configuration of a cluster engine'),
    );
  },
};
