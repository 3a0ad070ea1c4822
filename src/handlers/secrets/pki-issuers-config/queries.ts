import type { pkiIssuersConfigData } from './definition';
import { issuersConfiguration } from './resource';
import type { DataSourceHandlers } from '../../contract';
import { authorityConfigurationData } from '../shared/pki/configuration';

export const pkiIssuersConfigDataSource: DataSourceHandlers<typeof pkiIssuersConfigData> =
  authorityConfigurationData(issuersConfiguration);
