import { placeOf, toAnswer } from './answer';
import type { pkiRoleData, pkiRolesData } from './data-sources';
import type { DataSourceHandlers } from '../../contract';
import { get, listNames, placeId } from '../object';

export const pkiRoleDataSource: DataSourceHandlers<typeof pkiRoleData> = {
  async read(context, config) {
    const place = placeOf(config);
    // Nothing is known, so that every list is there.
    return toAnswer(place, await get(context, place, 'role'), {}) as Required<ReturnType<typeof toAnswer>>;
  },
};

export const pkiRolesDataSource: DataSourceHandlers<typeof pkiRolesData> = {
  async read(context, { mount }) {
    const place = { mount, collection: 'roles' };
    return { id: placeId(place), mount, names: await listNames(context, place) };
  },
};
