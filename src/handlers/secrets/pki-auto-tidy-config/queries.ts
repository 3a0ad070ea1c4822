import type { pkiAutoTidyConfigData } from './definition';
import { autoTidyConfiguration } from './resource';
import type { DataSourceHandlers } from '../../contract';
import { authorityConfigurationData } from '../shared/pki/configuration';

export const pkiAutoTidyConfigDataSource: DataSourceHandlers<typeof pkiAutoTidyConfigData> =
  authorityConfigurationData(autoTidyConfiguration);
