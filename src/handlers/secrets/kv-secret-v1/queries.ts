/** Data sources and the list of documents in mounts of version 1. */

import type { Values } from '../../../definition/value';
import { fromJson } from '../../any-object/members';
import type { DataSourceHandlers, ListResourceHandlers } from '../../contract';
import { keysOf, picked } from '../shared/key-value/document';
import { namesBelow, namesPath, walk } from '../shared/key-value/names';
import { find, get, pathId } from '../shared/mounted-object';
import type { kvSecretsV1Data, kvSecretV1, kvSecretV1Data, kvSecretV1List } from './definition';
import { documentPath } from './resource';

export const kvSecretV1DataSource: DataSourceHandlers<typeof kvSecretV1Data> = {
  async read(context, config) {
    const at = documentPath(config);
    const document = fromJson(await get(context, at, 'secret')) as Values;
    return { ...config, id: pathId(at), keys: keysOf(document), data: picked(document, config.fields, pathId(at)) };
  },
};

export const kvSecretsV1DataSource: DataSourceHandlers<typeof kvSecretsV1Data> = {
  async read(context, config) {
    return { ...config, id: namesPath(config, config.prefix), names: await namesBelow(context, config, config) };
  },
};

export const kvSecretV1ListResource: ListResourceHandlers<typeof kvSecretV1List, typeof kvSecretV1> = {
  async *list(context, { mount }, { withObject }) {
    for await (const name of walk(context, { mount })) {
      const listed = { displayName: name, identity: { mount, name } };
      const at = documentPath(listed.identity);
      const data = withObject ? await find(context, at) : undefined;
      // Without values: only the names of the keys are yielded.
      if (!withObject) {
        yield listed;
      } else if (data) {
        yield { ...listed, object: { id: pathId(at), mount, name, keys: keysOf(fromJson(data) as Values) } };
      }
    }
  },
};
