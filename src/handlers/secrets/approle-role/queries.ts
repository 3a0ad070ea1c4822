import type { DataSourceHandlers, ListResourceHandlers } from '../../contract';
import { authCollection, listAuthRoles } from '../shared/auth/auth-object';
import { get, listNames, pathId } from '../shared/mounted-object';
import { refuseNamespace } from '../shared/system-object';
import type { approleRole, approleRoleData, approleRoleList, approleRolesData } from './definition';
import { objectPathOf, toState, withRoleId } from './resource';

export const approleRoleDataSource: DataSourceHandlers<typeof approleRoleData> = {
  async read(context, config) {
    refuseNamespace(context.secrets.dialect, config.namespace);
    const objectPath = objectPathOf(config);
    const data = await withRoleId(context, objectPath, await get(context, objectPath, 'role'));
    // Without a prior state, every list is set.
    return toState(objectPath, data) as Required<ReturnType<typeof toState>>;
  },
};

export const approleRolesDataSource: DataSourceHandlers<typeof approleRolesData> = {
  async read(context, { namespace, mount }) {
    refuseNamespace(context.secrets.dialect, namespace);
    const collection = authCollection('role', { namespace, mount });
    return { id: pathId(collection), namespace, mount, names: await listNames(context, collection) };
  },
};

export const approleRoleListResource: ListResourceHandlers<typeof approleRoleList, typeof approleRole> = {
  async *list(context, location, { withObject }) {
    refuseNamespace(context.secrets.dialect, location.namespace);
    yield* listAuthRoles(context, location, withObject, async (objectPath, data) =>
      toState(objectPath, await withRoleId(context, objectPath, data)),
    );
  },
};
