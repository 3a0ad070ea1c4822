import type { DataSourceHandlers, ListResourceHandlers } from '../../contract';
import { listAuthConfigurations } from '../shared/auth/auth-mounts';
import { get } from '../shared/mounted-object';
import { refuseNamespace } from '../shared/system-object';
import type { kubernetesAuthConfig, kubernetesAuthConfigData, kubernetesAuthConfigList } from './definition';
import { collectionPathOf, toState } from './resource';

export const kubernetesAuthConfigDataSource: DataSourceHandlers<typeof kubernetesAuthConfigData> = {
  async read(context, config) {
    refuseNamespace(context.secrets.dialect, config.namespace);
    const collectionPath = collectionPathOf(config);
    const data = await get(context, collectionPath, 'configuration of a Kubernetes auth method');
    return toState(collectionPath, data) as Required<ReturnType<typeof toState>>;
  },
};

export const kubernetesAuthConfigListResource: ListResourceHandlers<
  typeof kubernetesAuthConfigList,
  typeof kubernetesAuthConfig
> = {
  async *list(context, { namespace }) {
    refuseNamespace(context.secrets.dialect, namespace);
    yield* listAuthConfigurations(context, namespace, ['kubernetes'], toState);
  },
};
