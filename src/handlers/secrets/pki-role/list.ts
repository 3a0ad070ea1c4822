import { toAnswer } from './answer';
import type { pkiRole } from './definition';
import type { pkiRoleList } from './list-resources';
import type { ListResourceHandlers } from '../../contract';
import { listObjects } from '../object';

export const pkiRoleListResource: ListResourceHandlers<typeof pkiRoleList, typeof pkiRole> = {
  list: (context, { mount }, { withObject }) => listObjects(context, { mount, collection: 'roles' }, withObject, (place, data) => toAnswer(place, data, {})),
};
