import type { pkiClusterConfigData } from './definition';
import { clusterConfiguration } from './resource';
import type { DataSourceHandlers } from '../../contract';
import { authorityConfigurationData } from '../shared/pki/configuration';

export const pkiClusterConfigDataSource: DataSourceHandlers<typeof pkiClusterConfigData> =
  authorityConfigurationData(clusterConfiguration);
