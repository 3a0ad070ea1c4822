import { placeOf, toAnswer } from './answer';
import type { platformTokenRoleData, platformTokenRolesData } from './data-sources';
import type { DataSourceHandlers } from '../../contract';
import { get, listNames, placeId } from '../object';

export const platformTokenRoleDataSource: DataSourceHandlers<typeof platformTokenRoleData> = {
  async read(context, config) {
    const place = placeOf(config);
    const { subject, ...found } = toAnswer(context.secrets.dialect, place, await get(context, place, 'role'));
    const { kind: _, ...who } = subject;
    return { ...found, ...who };
  },
};

export const platformTokenRolesDataSource: DataSourceHandlers<typeof platformTokenRolesData> = {
  async read(context, { mount }) {
    const roles = { mount, collection: 'role' };
    return { id: placeId(roles), mount, names: await listNames(context, roles) };
  },
};
