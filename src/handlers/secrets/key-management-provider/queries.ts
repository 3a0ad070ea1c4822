import type { DataSourceHandlers, ListResourceHandlers } from '../../contract';
import { get, listNames, pathId, listObjects } from '../shared/mounted-object';
import type {
  keyManagementProviderData,
  keyManagementProvidersData,
  keyManagementProvider,
  keyManagementProviderList,
} from './definition';
import { objectPathOf, toState } from './resource';

export const keyManagementProviderDataSource: DataSourceHandlers<typeof keyManagementProviderData> = {
  async read(context, config) {
    const objectPath = objectPathOf(config);
    return toState(context.secrets.dialect, objectPath, await get(context, objectPath, 'provider'));
  },
};

export const keyManagementProvidersDataSource: DataSourceHandlers<typeof keyManagementProvidersData> = {
  async read(context, { mount }) {
    const providers = { mount, collection: 'kms' };
    return { id: pathId(providers), mount, names: await listNames(context, providers) };
  },
};

export const keyManagementProviderListResource: ListResourceHandlers<
  typeof keyManagementProviderList,
  typeof keyManagementProvider
> = {
  list: (context, { mount }, { withObject }) =>
    listObjects(context, { mount, collection: 'kms' }, withObject, (objectPath, data) =>
      toState(context.secrets.dialect, objectPath, data),
    ),
};
