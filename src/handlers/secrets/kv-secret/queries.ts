/** Data sources and the list of secrets in mounts of version 2. */

import type { DataSourceHandlers, ListResourceHandlers } from '../../contract';
import { picked } from '../shared/key-value/document';
import { allNames, namesBelow, namesPath } from '../shared/key-value/names';
import { existing, readKeys, readValues, versionedId } from '../shared/key-value/version';
import type { kvSecret, kvSecretData, kvSecretList, kvSecretsData } from './definition';
import { readListed } from './resource';

const FOLDER = 'metadata';

export const kvSecretDataSource: DataSourceHandlers<typeof kvSecretData> = {
  async read(context, config) {
    const { mount, name, fields } = config;
    const read = fields === undefined ? readKeys : readValues;
    const found = await read(context, config, config.version);
    const { data = {}, destroyed: _, ...live } = existing(found, config, config.version);
    const id = versionedId(config);
    const path = `${mount}/${name}`;
    return { ...config, ...live, id, data: picked(data, fields, path), path, dataPath: id };
  },
};

export const kvSecretsDataSource: DataSourceHandlers<typeof kvSecretsData> = {
  async read(context, config) {
    const at = { mount: config.mount, folder: FOLDER };
    return { ...config, id: namesPath(at, config.prefix), names: await namesBelow(context, at, config) };
  },
};

export const kvSecretListResource: ListResourceHandlers<typeof kvSecretList, typeof kvSecret> = {
  async *list(context, { mount }, { withObject }) {
    for await (const name of allNames(context, { mount, folder: FOLDER })) {
      const place = { mount, name };
      const listed = { displayName: name, identity: place };
      // Without values. Deleted secrets are listed as long as they have metadata.
      const object = withObject ? await readListed(context, place) : undefined;
      if (!withObject) yield listed;
      else if (object) yield { ...listed, object };
    }
  },
};
