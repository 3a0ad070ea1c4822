import { placeOf, toAnswer } from './answer';
import type { clusterRoleData, clusterRolesData } from './data-sources';
import type { DataSourceHandlers } from '../../contract';
import { get, listNames, placeId } from '../object';

export const clusterRoleDataSource: DataSourceHandlers<typeof clusterRoleData> = {
  async read(context, config) {
    const place = placeOf(config);
    const { access, allowedClusterNamespaces = [], allowedClusterNamespaceSelector, ...found } = toAnswer(context.secrets.dialect, place, await get(context, place, 'role'));
    const { kind: _, ...form } = access;
    return { ...found, ...form, allowedClusterNamespaces, allowedClusterNamespaceSelector: allowedClusterNamespaceSelector || undefined };
  },
};

export const clusterRolesDataSource: DataSourceHandlers<typeof clusterRolesData> = {
  async read(context, { mount }) {
    const roles = { mount, collection: 'roles' };
    return { id: placeId(roles), mount, names: await listNames(context, roles) };
  },
};
