import type { DataSourceHandlers, ListResourceHandlers } from '../../contract';
import { get, listNames, pathId, listObjects } from '../shared/mounted-object';
import type { databaseRoleData, databaseRolesData, databaseRole, databaseRoleList } from './definition';
import { toState } from './resource';

export const databaseRoleDataSource: DataSourceHandlers<typeof databaseRoleData> = {
  async read(context, { mount, name }) {
    const objectPath = { mount, collection: 'roles', name };
    const {
      revocationStatements = [],
      rollbackStatements = [],
      renewStatements = [],
      ...found
    } = toState(objectPath, await get(context, objectPath, 'role'), {});
    return { ...found, revocationStatements, rollbackStatements, renewStatements };
  },
};

export const databaseRolesDataSource: DataSourceHandlers<typeof databaseRolesData> = {
  async read(context, { mount }) {
    return {
      id: pathId({ mount, collection: 'roles' }),
      mount,
      names: await listNames(context, { mount, collection: 'roles' }),
    };
  },
};

export const databaseRoleListResource: ListResourceHandlers<typeof databaseRoleList, typeof databaseRole> = {
  list: (context, { mount }, { withObject }) =>
    listObjects(context, { mount, collection: 'roles' }, withObject, (objectPath, data) =>
      toState(objectPath, data, {}),
    ),
};
