import type { DataSourceHandlers, ListResourceHandlers } from '../../contract';
import { authCollection, listAuthRoles } from '../shared/auth/auth-object';
import { get, listNames, pathId } from '../shared/mounted-object';
import { refuseNamespace } from '../shared/system-object';
import type { jwtAuthRole, jwtAuthRoleData, jwtAuthRoleList, jwtAuthRolesData } from './definition';
import { objectPathOf, toState } from './resource';

export const jwtAuthRoleDataSource: DataSourceHandlers<typeof jwtAuthRoleData> = {
  async read(context, config) {
    const { dialect } = context.secrets;
    refuseNamespace(dialect, config.namespace);
    const objectPath = objectPathOf(config);
    const state = toState(dialect, objectPath, await get(context, objectPath, 'role'));
    // Without a prior state, every list is set.
    return state as Required<typeof state>;
  },
};

export const jwtAuthRolesDataSource: DataSourceHandlers<typeof jwtAuthRolesData> = {
  async read(context, { namespace, mount }) {
    refuseNamespace(context.secrets.dialect, namespace);
    const collection = authCollection('role', { namespace, mount });
    return { id: pathId(collection), namespace, mount, names: await listNames(context, collection) };
  },
};

export const jwtAuthRoleListResource: ListResourceHandlers<typeof jwtAuthRoleList, typeof jwtAuthRole> = {
  async *list(context, location, { withObject }) {
    const { dialect } = context.secrets;
    refuseNamespace(dialect, location.namespace);
    yield* listAuthRoles(context, location, withObject, (objectPath, data) => toState(dialect, objectPath, data));
  },
};
