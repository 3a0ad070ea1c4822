import type { DataSourceHandlers, ListResourceHandlers } from '../../contract';
import { get, listNames, pathId, listObjects } from '../shared/mounted-object';
import type {
  databaseConnectionData,
  databaseConnectionsData,
  databaseConnection,
  databaseConnectionList,
} from './definition';
import { toState } from './resource';

export const databaseConnectionDataSource: DataSourceHandlers<typeof databaseConnectionData> = {
  async read(context, { mount, name }) {
    const objectPath = { mount, collection: 'config', name };
    const found = toState(objectPath, await get(context, objectPath, 'connection'), {}, { recall: () => undefined });
    return {
      ...found,
      rootRotationStatements: found.rootRotationStatements ?? [],
      parameters: found.parameters ?? {},
      allowedRoles: found.allowedRoles ?? [],
    };
  },
};

export const databaseConnectionsDataSource: DataSourceHandlers<typeof databaseConnectionsData> = {
  async read(context, { mount }) {
    return {
      id: pathId({ mount, collection: 'config' }),
      mount,
      names: await listNames(context, { mount, collection: 'config' }),
    };
  },
};

export const databaseConnectionListResource: ListResourceHandlers<
  typeof databaseConnectionList,
  typeof databaseConnection
> = {
  list: (context, { mount }, { withObject }) =>
    listObjects(context, { mount, collection: 'config' }, withObject, (objectPath, data) =>
      toState(objectPath, data, {}, { recall: () => undefined }),
    ),
};
