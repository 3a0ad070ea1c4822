import type { DataSourceHandlers, ListResourceHandlers } from '../../contract';
import { get, listNames, pathId, listObjects } from '../shared/mounted-object';
import type { pkiRoleData, pkiRolesData, pkiRole, pkiRoleList } from './definition';
import { objectPathOf, toState } from './resource';

export const pkiRoleDataSource: DataSourceHandlers<typeof pkiRoleData> = {
  async read(context, config) {
    const objectPath = objectPathOf(config);
    // Without a prior state, every list is set.
    return toState(objectPath, await get(context, objectPath, 'role'), {}) as Required<ReturnType<typeof toState>>;
  },
};

export const pkiRolesDataSource: DataSourceHandlers<typeof pkiRolesData> = {
  async read(context, { mount }) {
    const objectPath = { mount, collection: 'roles' };
    return { id: pathId(objectPath), mount, names: await listNames(context, objectPath) };
  },
};

export const pkiRoleListResource: ListResourceHandlers<typeof pkiRoleList, typeof pkiRole> = {
  list: (context, { mount }, { withObject }) =>
    listObjects(context, { mount, collection: 'roles' }, withObject, (objectPath, data) =>
      toState(objectPath, data, {}),
    ),
};
