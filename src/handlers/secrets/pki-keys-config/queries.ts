import type { pkiKeysConfigData } from './definition';
import { keysConfiguration } from './resource';
import type { DataSourceHandlers } from '../../contract';
import { authorityConfigurationData } from '../shared/pki/configuration';

export const pkiKeysConfigDataSource: DataSourceHandlers<typeof pkiKeysConfigData> =
  authorityConfigurationData(keysConfiguration);
