import { identityEntity } from './definition';
import { nameAt } from '../../../clients/read-response';
import type { SomeDataSourceHandlers } from '../../registry';
import { listWhole, pathId } from '../shared/mounted-object';
import { storedObject } from '../shared/stored/stored-object';
import { refuseNamespace, systemCollection } from '../shared/system-object';

const object = storedObject(identityEntity, {
  // The policies are another client's, and none of the configuration's.
  moved: ({ external_policies: external }) => (external === true ? { policies: undefined } : {}),
});

const names: SomeDataSourceHandlers = {
  async read(context, config) {
    const namespace = config.namespace as string | undefined;
    refuseNamespace(context.secrets.dialect, namespace);
    const collection = systemCollection('identity', 'entity/id', namespace);
    const { names: ids, data } = await listWhole(context, collection);
    const entities = ids.map((entityId) => ({ entityId, name: nameAt(data, 'key_info', entityId, 'name') }));
    return {
      namespace,
      id: pathId(collection),
      entities: entities.sort((one, other) => (one.name < other.name ? -1 : 1)),
    };
  },
};

export const identityEntityObject = { ...object, names };
