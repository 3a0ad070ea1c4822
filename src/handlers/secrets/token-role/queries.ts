import type { tokenRole, tokenRoleData, tokenRoleList, tokenRolesData } from './definition';
import { objectPathOf, tokenRoles, toState } from './resource';
import type { DataSourceHandlers, ListResourceHandlers } from '../../contract';
import { get, listNames, pathId } from '../shared/mounted-object';
import { listSystemObjects, refuseNamespace } from '../shared/system-object';

export const tokenRoleDataSource: DataSourceHandlers<typeof tokenRoleData> = {
  async read(context, config) {
    refuseNamespace(context.secrets.dialect, config.namespace);
    const objectPath = objectPathOf(config);
    // Every list is set.
    return toState(objectPath, await get(context, objectPath, 'token role')) as Required<ReturnType<typeof toState>>;
  },
};

export const tokenRolesDataSource: DataSourceHandlers<typeof tokenRolesData> = {
  async read(context, { namespace }) {
    refuseNamespace(context.secrets.dialect, namespace);
    const collection = tokenRoles(namespace);
    return { id: pathId(collection), namespace, names: await listNames(context, collection) };
  },
};

export const tokenRoleListResource: ListResourceHandlers<typeof tokenRoleList, typeof tokenRole> = {
  async *list(context, { namespace }, { withObject }) {
    refuseNamespace(context.secrets.dialect, namespace);
    yield* listSystemObjects(context, tokenRoles(namespace), withObject, toState);
  },
};
