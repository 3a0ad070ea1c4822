import type { DataSourceHandlers, ListResourceHandlers } from '../../contract';
import { listAuthConfigurations } from '../shared/auth/auth-mounts';
import { get } from '../shared/mounted-object';
import { refuseNamespace } from '../shared/system-object';
import type { jwtAuthConfig, jwtAuthConfigData, jwtAuthConfigList } from './definition';
import { collectionPathOf, toState } from './resource';

export const jwtAuthConfigDataSource: DataSourceHandlers<typeof jwtAuthConfigData> = {
  async read(context, config) {
    refuseNamespace(context.secrets.dialect, config.namespace);
    const collectionPath = collectionPathOf(config);
    return toState(collectionPath, await get(context, collectionPath, 'configuration of a JWT auth method'));
  },
};

/** An auth method of type `oidc` is the same method under another name. */
const TYPES = ['jwt', 'oidc'];

export const jwtAuthConfigListResource: ListResourceHandlers<typeof jwtAuthConfigList, typeof jwtAuthConfig> = {
  async *list(context, { namespace }) {
    refuseNamespace(context.secrets.dialect, namespace);
    yield* listAuthConfigurations(context, namespace, TYPES, toState);
  },
};
