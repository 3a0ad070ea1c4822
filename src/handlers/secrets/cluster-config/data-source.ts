import { spotOf, toAnswer } from './answer';
import type { clusterConfigData } from './data-sources';
import type { DataSourceHandlers } from '../../contract';
import { get } from '../object';

export const clusterConfigDataSource: DataSourceHandlers<typeof clusterConfigData> = {
  async read(context, config) {
    const spot = spotOf(config);
    return toAnswer(context.secrets.dialect, spot, await get(context, spot, 'configuration of a cluster engine'));
  },
};
