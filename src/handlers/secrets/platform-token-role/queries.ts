import type { DataSourceHandlers, ListResourceHandlers } from '../../contract';
import { get, listNames, pathId, listObjects } from '../shared/mounted-object';
import type {
  platformTokenRoleData,
  platformTokenRolesData,
  platformTokenRole,
  platformTokenRoleList,
} from './definition';
import { objectPathOf, toState } from './resource';

export const platformTokenRoleDataSource: DataSourceHandlers<typeof platformTokenRoleData> = {
  async read(context, config) {
    const objectPath = objectPathOf(config);
    const { subject, ...found } = toState(context.secrets.dialect, objectPath, await get(context, objectPath, 'role'));
    const { kind: _, ...who } = subject;
    return { ...found, ...who };
  },
};

export const platformTokenRolesDataSource: DataSourceHandlers<typeof platformTokenRolesData> = {
  async read(context, { mount }) {
    const roles = { mount, collection: 'role' };
    return { id: pathId(roles), mount, names: await listNames(context, roles) };
  },
};

export const platformTokenRoleListResource: ListResourceHandlers<
  typeof platformTokenRoleList,
  typeof platformTokenRole
> = {
  list: (context, { mount }, { withObject }) =>
    listObjects(context, { mount, collection: 'role' }, withObject, (objectPath, data) =>
      toState(context.secrets.dialect, objectPath, data),
    ),
};
