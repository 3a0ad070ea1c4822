import { findConfig, spotOf, toAnswer } from './answer';
import type { platformTokenConfigData } from './data-sources';
import type { DataSourceHandlers } from '../../contract';
import { there } from '../object';

export const platformTokenConfigDataSource: DataSourceHandlers<typeof platformTokenConfigData> = {
  async read(context, config) {
    const spot = spotOf(config);
    return toAnswer(spot, there(await findConfig(context, spot), spot, 'configuration of a platform-token engine'));
  },
};
