import type { DataSourceHandlers, ListResourceHandlers } from '../../contract';
import { get, listNames, pathId, listObjects } from '../shared/mounted-object';
import type { clusterRoleData, clusterRolesData, clusterRole, clusterRoleList } from './definition';
import { objectPathOf, toState } from './resource';

export const clusterRoleDataSource: DataSourceHandlers<typeof clusterRoleData> = {
  async read(context, config) {
    const objectPath = objectPathOf(config);
    const {
      access,
      allowedClusterNamespaces = [],
      allowedClusterNamespaceSelector,
      ...found
    } = toState(context.secrets.dialect, objectPath, await get(context, objectPath, 'role'));
    const { kind: _, ...form } = access;
    return {
      ...found,
      ...form,
      allowedClusterNamespaces,
      allowedClusterNamespaceSelector: allowedClusterNamespaceSelector || undefined,
    };
  },
};

export const clusterRolesDataSource: DataSourceHandlers<typeof clusterRolesData> = {
  async read(context, { mount }) {
    const roles = { mount, collection: 'roles' };
    return { id: pathId(roles), mount, names: await listNames(context, roles) };
  },
};

export const clusterRoleListResource: ListResourceHandlers<typeof clusterRoleList, typeof clusterRole> = {
  list: (context, { mount }, { withObject }) =>
    listObjects(context, { mount, collection: 'roles' }, withObject, (objectPath, data) =>
      toState(context.secrets.dialect, objectPath, data),
    ),
};
