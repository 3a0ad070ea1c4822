import type { pkiUrlsConfig, pkiUrlsConfigData, pkiUrlsConfigList } from './definition';
import { urlsConfiguration } from './resource';
import type { DataSourceHandlers, ListResourceHandlers } from '../../contract';
import { authorityConfigurationData, listAuthorityConfigurations } from '../shared/pki/configuration';
import { refuseNamespace } from '../shared/system-object';

export const pkiUrlsConfigDataSource: DataSourceHandlers<typeof pkiUrlsConfigData> =
  authorityConfigurationData(urlsConfiguration);

export const pkiUrlsConfigListResource: ListResourceHandlers<typeof pkiUrlsConfigList, typeof pkiUrlsConfig> = {
  async *list(context, { namespace }) {
    refuseNamespace(context.secrets.dialect, namespace);
    yield* listAuthorityConfigurations(context, urlsConfiguration, namespace);
  },
};
