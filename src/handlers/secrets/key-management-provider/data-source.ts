import { placeOf, toAnswer } from './answer';
import type { keyManagementProviderData, keyManagementProvidersData } from './data-sources';
import type { DataSourceHandlers } from '../../contract';
import { get, listNames, placeId } from '../object';

export const keyManagementProviderDataSource: DataSourceHandlers<typeof keyManagementProviderData> = {
  async read(context, config) {
    const place = placeOf(config);
    return toAnswer(context.secrets.dialect, place, await get(context, place, 'provider'));
  },
};

export const keyManagementProvidersDataSource: DataSourceHandlers<typeof keyManagementProvidersData> = {
  async read(context, { mount }) {
    const providers = { mount, collection: 'kms' };
    return { id: placeId(providers), mount, names: await listNames(context, providers) };
  },
};
