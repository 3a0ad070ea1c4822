import { toAnswer } from './answer';
import type { databaseConnection } from './definition';
import type { databaseConnectionList } from './list-resources';
import type { ListResourceHandlers } from '../../contract';
import { listObjects } from '../object';

export const databaseConnectionListResource: ListResourceHandlers<typeof databaseConnectionList, typeof databaseConnection> = {
  list: (context, { mount }, { withObject }) => (
    listObjects(context, { mount, collection: 'config' }, withObject, (place, data) => toAnswer(place, data, {}, { recall: () => undefined }))),
};
