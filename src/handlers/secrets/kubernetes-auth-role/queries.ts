import type {
  kubernetesAuthRole,
  kubernetesAuthRoleData,
  kubernetesAuthRoleList,
  kubernetesAuthRolesData,
} from './definition';
import { objectPathOf, toState } from './resource';
import type { DataSourceHandlers, ListResourceHandlers } from '../../contract';
import { authCollection, listAuthRoles } from '../shared/auth/auth-object';
import { get, listNames, pathId } from '../shared/mounted-object';
import { refuseNamespace } from '../shared/system-object';

export const kubernetesAuthRoleDataSource: DataSourceHandlers<typeof kubernetesAuthRoleData> = {
  async read(context, config) {
    const { dialect } = context.secrets;
    refuseNamespace(dialect, config.namespace);
    const objectPath = objectPathOf(config);
    const state = toState(objectPath, await get(context, objectPath, 'role'));
    // Without a prior state, every list is set.
    return state as Required<typeof state>;
  },
};

export const kubernetesAuthRolesDataSource: DataSourceHandlers<typeof kubernetesAuthRolesData> = {
  async read(context, { namespace, mount }) {
    refuseNamespace(context.secrets.dialect, namespace);
    const collection = authCollection('role', { namespace, mount });
    return { id: pathId(collection), namespace, mount, names: await listNames(context, collection) };
  },
};

export const kubernetesAuthRoleListResource: ListResourceHandlers<
  typeof kubernetesAuthRoleList,
  typeof kubernetesAuthRole
> = {
  async *list(context, location, { withObject }) {
    const { dialect } = context.secrets;
    refuseNamespace(dialect, location.namespace);
    yield* listAuthRoles(context, location, withObject, toState);
  },
};
