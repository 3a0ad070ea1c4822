import { nameAt, objectAt } from '../../../clients/read-response';
import type { DataSourceHandlers } from '../../contract';
import { listWhole, pathId } from '../shared/mounted-object';
import type { pkiAcmeEabsData } from './definition';

export const pkiAcmeEabsDataSource: DataSourceHandlers<typeof pkiAcmeEabsData> = {
  async read(context, { mount }) {
    const objectPath = { mount, collection: 'eab' };
    const { names, data } = await listWhole(context, objectPath);
    const eabs = names.map((eabId) => {
      const one = objectAt(data, 'key_info', eabId);
      return { eabId, acmeDirectory: nameAt(one, 'acme_directory'), createdOn: nameAt(one, 'created_on') };
    });
    return { id: pathId(objectPath), mount, eabs };
  },
};
