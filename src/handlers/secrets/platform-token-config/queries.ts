import type { DataSourceHandlers } from '../../contract';
import { requireFound } from '../shared/mounted-object';
import type { platformTokenConfigData } from './definition';
import { findConfig, collectionPathOf, toState } from './resource';

export const platformTokenConfigDataSource: DataSourceHandlers<typeof platformTokenConfigData> = {
  async read(context, config) {
    const collectionPath = collectionPathOf(config);
    return toState(
      collectionPath,
      requireFound(
        await findConfig(context, collectionPath),
        collectionPath,
        'configuration of a platform-token engine',
      ),
    );
  },
};
