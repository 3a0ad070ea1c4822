import { toAnswer } from './answer';
import type { clusterRole } from './definition';
import type { clusterRoleList } from './list-resources';
import type { ListResourceHandlers } from '../../contract';
import { listObjects } from '../object';

export const clusterRoleListResource: ListResourceHandlers<typeof clusterRoleList, typeof clusterRole> = {
  list: (context, { mount }, { withObject }) => (
    listObjects(context, { mount, collection: 'roles' }, withObject, (place, data) => toAnswer(context.secrets.dialect, place, data))),
};
