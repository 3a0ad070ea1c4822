import { toAnswer } from './answer';
import type { databaseStaticRoleData, databaseStaticRolesData } from './data-sources';
import type { DataSourceHandlers } from '../../contract';
import { get, listNames, placeId } from '../object';

export const databaseStaticRoleDataSource: DataSourceHandlers<typeof databaseStaticRoleData> = {
  async read(context, { mount, name }) {
    const place = { mount, collection: 'static-roles', name };
    const { rotation, ...found } = toAnswer(place, await get(context, place, 'static role'), {});
    const { kind: _, ...times } = rotation ?? {};
    return { ...found, ...times, rotationStatements: found.rotationStatements ?? [] };
  },
};

export const databaseStaticRolesDataSource: DataSourceHandlers<typeof databaseStaticRolesData> = {
  async read(context, { mount }) {
    return { id: placeId({ mount, collection: 'static-roles' }), mount, names: await listNames(context, { mount, collection: 'static-roles' }) };
  },
};
