import { toAnswer } from './answer';
import type { keyManagementProvider } from './definition';
import type { keyManagementProviderList } from './list-resources';
import type { ListResourceHandlers } from '../../contract';
import { listObjects } from '../object';

export const keyManagementProviderListResource: ListResourceHandlers<typeof keyManagementProviderList, typeof keyManagementProvider> = {
  list: (context, { mount }, { withObject }) => (
    listObjects(context, { mount, collection: 'kms' }, withObject, (place, data) => toAnswer(context.secrets.dialect, place, data))),
};
