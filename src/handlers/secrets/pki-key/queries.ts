import { nameAt } from '../../../clients/read-response';
import type { DataSourceHandlers, ListResourceHandlers } from '../../contract';
import { noneOrTextAt } from '../shared/fields';
import { find, pathId, requireFound } from '../shared/mounted-object';
import { findAuthorityKey } from '../shared/pki/authority-key';
import { explainUnknownReference, listReferences } from '../shared/pki/references';
import type { pkiKey, pkiKeyData, pkiKeyList, pkiKeysData } from './definition';
import { pkiKeyState } from './resource';

export const pkiKeyDataSource: DataSourceHandlers<typeof pkiKeyData> = {
  async read(context, { mount, keyRef }) {
    const objectPath = { mount, collection: 'key', name: keyRef };
    const found = await find(context, objectPath).catch((error: Error) => {
      throw explainUnknownReference(error, 'key', mount, keyRef);
    });
    const data = requireFound(found, objectPath, 'key');
    return {
      id: pathId(objectPath),
      mount,
      keyRef,
      keyId: nameAt(data, 'key_id'),
      keyName: noneOrTextAt(data, 'key_name'),
      keyType: nameAt(data, 'key_type'),
      subjectKeyId: noneOrTextAt(data, 'subject_key_id'),
    };
  },
};

export const pkiKeysDataSource: DataSourceHandlers<typeof pkiKeysData> = {
  async read(context, { mount }) {
    const keys = await listReferences(context, 'key', mount);
    return {
      id: pathId({ mount, collection: 'keys' }),
      mount,
      keys: keys.map(({ id, name, isDefault }) => ({ keyId: id, keyName: name, isDefault })),
    };
  },
};

export const pkiKeyListResource: ListResourceHandlers<typeof pkiKeyList, typeof pkiKey> = {
  async *list(context, { mount }, { withObject }) {
    for (const { id, name } of await listReferences(context, 'key', mount)) {
      const place = { mount, keyId: id };
      const one = { displayName: name ?? id, identity: place };
      const data = withObject ? await findAuthorityKey(context, place) : undefined;
      // One that was deleted in the meantime is skipped.
      if (data) yield { ...one, object: pkiKeyState(place, data, {}) };
      else if (!withObject) yield one;
    }
  },
};
