import { toAnswer } from './answer';
import type { databaseRole } from './definition';
import type { databaseRoleList } from './list-resources';
import type { ListResourceHandlers } from '../../contract';
import { listObjects } from '../object';

export const databaseRoleListResource: ListResourceHandlers<typeof databaseRoleList, typeof databaseRole> = {
  list: (context, { mount }, { withObject }) => listObjects(context, { mount, collection: 'roles' }, withObject, (place, data) => toAnswer(place, data, {})),
};
