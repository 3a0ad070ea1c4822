import { toAnswer } from './answer';
import type { databaseRoleData, databaseRolesData } from './data-sources';
import type { DataSourceHandlers } from '../../contract';
import { get, listNames, placeId } from '../object';

export const databaseRoleDataSource: DataSourceHandlers<typeof databaseRoleData> = {
  async read(context, { mount, name }) {
    const place = { mount, collection: 'roles', name };
    const { revocationStatements = [], rollbackStatements = [], renewStatements = [], ...found } = toAnswer(place, await get(context, place, 'role'), {});
    return { ...found, revocationStatements, rollbackStatements, renewStatements };
  },
};

export const databaseRolesDataSource: DataSourceHandlers<typeof databaseRolesData> = {
  async read(context, { mount }) {
    return { id: placeId({ mount, collection: 'roles' }), mount, names: await listNames(context, { mount, collection: 'roles' }) };
  },
};
