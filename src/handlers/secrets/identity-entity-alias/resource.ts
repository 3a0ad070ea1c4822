import { nameAt } from '../../../clients/read-response';
import type { SomeDataSourceHandlers } from '../../registry';
import { readField } from '../shared/described-fields';
import { listWhole, pathId } from '../shared/mounted-object';
import { storedObject } from '../shared/stored/stored-object';
import { refuseNamespace, systemCollection } from '../shared/system-object';
import { identityEntityAlias } from './definition';

const object = storedObject(identityEntityAlias, {
  read: (data) => ({ loginMetadata: readField(data, 'metadata', identityEntityAlias.attributes.loginMetadata) }),
});

const names: SomeDataSourceHandlers = {
  async read(context, { namespace, canonicalId, mountAccessor }) {
    refuseNamespace(context.secrets.dialect, namespace as string | undefined);
    const collection = systemCollection('identity', 'entity-alias/id', namespace as string | undefined);
    const { names: ids, data } = await listWhole(context, collection);
    const all = ids.map((aliasId) => ({
      aliasId,
      name: nameAt(data, 'key_info', aliasId, 'name'),
      canonicalId: nameAt(data, 'key_info', aliasId, 'canonical_id'),
      mountAccessor: nameAt(data, 'key_info', aliasId, 'mount_accessor'),
    }));
    const aliases = all.filter(
      (one) =>
        (canonicalId === undefined || one.canonicalId === canonicalId) &&
        (mountAccessor === undefined || one.mountAccessor === mountAccessor),
    );
    return {
      namespace,
      canonicalId,
      mountAccessor,
      id: pathId(collection),
      aliases: aliases.sort((one, other) => (one.name < other.name ? -1 : 1)),
    };
  },
};

export const identityEntityAliasObject = { ...object, names };
