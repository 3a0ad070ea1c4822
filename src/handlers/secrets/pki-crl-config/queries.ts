import type { pkiCrlConfig, pkiCrlConfigData, pkiCrlConfigList } from './definition';
import { crlConfiguration } from './resource';
import type { DataSourceHandlers, ListResourceHandlers } from '../../contract';
import { authorityConfigurationData, listAuthorityConfigurations } from '../shared/pki/configuration';
import { refuseNamespace } from '../shared/system-object';

export const pkiCrlConfigDataSource: DataSourceHandlers<typeof pkiCrlConfigData> =
  authorityConfigurationData(crlConfiguration);

export const pkiCrlConfigListResource: ListResourceHandlers<typeof pkiCrlConfigList, typeof pkiCrlConfig> = {
  async *list(context, { namespace }) {
    refuseNamespace(context.secrets.dialect, namespace);
    yield* listAuthorityConfigurations(context, crlConfiguration, namespace);
  },
};
