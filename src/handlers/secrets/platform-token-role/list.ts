import { toAnswer } from './answer';
import type { platformTokenRole } from './definition';
import type { platformTokenRoleList } from './list-resources';
import type { ListResourceHandlers } from '../../contract';
import { listObjects } from '../object';

export const platformTokenRoleListResource: ListResourceHandlers<typeof platformTokenRoleList, typeof platformTokenRole> = {
  list: (context, { mount }, { withObject }) => (
    listObjects(context, { mount, collection: 'role' }, withObject, (place, data) => toAnswer(context.secrets.dialect, place, data))),
};
