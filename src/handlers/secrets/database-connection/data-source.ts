import { toAnswer } from './answer';
import type { databaseConnectionData, databaseConnectionsData } from './data-sources';
import type { DataSourceHandlers } from '../../contract';
import { get, listNames, placeId } from '../object';

export const databaseConnectionDataSource: DataSourceHandlers<typeof databaseConnectionData> = {
  async read(context, { mount, name }) {
    const place = { mount, collection: 'config', name };
    const found = toAnswer(place, await get(context, place, 'connection'), {}, { recall: () => undefined });
    return { ...found, rootRotationStatements: found.rootRotationStatements ?? [], parameters: found.parameters ?? {}, allowedRoles: found.allowedRoles ?? [] };
  },
};

export const databaseConnectionsDataSource: DataSourceHandlers<typeof databaseConnectionsData> = {
  async read(context, { mount }) {
    return { id: placeId({ mount, collection: 'config' }), mount, names: await listNames(context, { mount, collection: 'config' }) };
  },
};
