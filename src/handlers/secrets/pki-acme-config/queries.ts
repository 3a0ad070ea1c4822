import type { pkiAcmeConfig, pkiAcmeConfigData, pkiAcmeConfigList } from './definition';
import { acmeConfiguration } from './resource';
import type { DataSourceHandlers, ListResourceHandlers } from '../../contract';
import { authorityConfigurationData, listAuthorityConfigurations } from '../shared/pki/configuration';
import { refuseNamespace } from '../shared/system-object';

export const pkiAcmeConfigDataSource: DataSourceHandlers<typeof pkiAcmeConfigData> =
  authorityConfigurationData(acmeConfiguration);

export const pkiAcmeConfigListResource: ListResourceHandlers<typeof pkiAcmeConfigList, typeof pkiAcmeConfig> = {
  async *list(context, { namespace }) {
    refuseNamespace(context.secrets.dialect, namespace);
    yield* listAuthorityConfigurations(context, acmeConfiguration, namespace);
  },
};
