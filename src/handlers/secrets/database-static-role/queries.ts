import type { DataSourceHandlers, ListResourceHandlers } from '../../contract';
import { get, listNames, pathId, listObjects } from '../shared/mounted-object';
import type {
  databaseStaticRoleData,
  databaseStaticRolesData,
  databaseStaticRole,
  databaseStaticRoleList,
} from './definition';
import { toState } from './resource';

export const databaseStaticRoleDataSource: DataSourceHandlers<typeof databaseStaticRoleData> = {
  async read(context, { mount, name }) {
    const objectPath = { mount, collection: 'static-roles', name };
    const { rotation, ...found } = toState(objectPath, await get(context, objectPath, 'static role'), {
      skipImportRotation: false,
    });
    const { kind: _, ...times } = rotation ?? {};
    return { ...found, ...times, rotationStatements: found.rotationStatements ?? [] };
  },
};

export const databaseStaticRolesDataSource: DataSourceHandlers<typeof databaseStaticRolesData> = {
  async read(context, { mount }) {
    return {
      id: pathId({ mount, collection: 'static-roles' }),
      mount,
      names: await listNames(context, { mount, collection: 'static-roles' }),
    };
  },
};

export const databaseStaticRoleListResource: ListResourceHandlers<
  typeof databaseStaticRoleList,
  typeof databaseStaticRole
> = {
  list: (context, { mount }, { withObject }) =>
    listObjects(context, { mount, collection: 'static-roles' }, withObject, (objectPath, data) =>
      toState(objectPath, data, {}),
    ),
};
