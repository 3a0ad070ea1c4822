import { toAnswer } from './answer';
import type { databaseStaticRole } from './definition';
import type { databaseStaticRoleList } from './list-resources';
import type { ListResourceHandlers } from '../../contract';
import { listObjects } from '../object';

export const databaseStaticRoleListResource: ListResourceHandlers<typeof databaseStaticRoleList, typeof databaseStaticRole> = {
  list: (context, { mount }, { withObject }) => listObjects(context, { mount, collection: 'static-roles' }, withObject, (place, data) => toAnswer(place, data, {})),
};
