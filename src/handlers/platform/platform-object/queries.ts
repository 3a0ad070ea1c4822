/** The data sources of objects of any type. */
import type { platformObjectData, platformObjectsData } from './definition';
import { pick } from '../../any-object/members';
import type { DataSourceHandlers } from '../../contract';
import { NotFound } from '../../errors';
import { documentOf } from '../shared/any-object/document';
import { requestPath } from '../shared/any-object/object-path';

export const platformObjectDataSource: DataSourceHandlers<typeof platformObjectData> = {
  async read({ platform, signal }, config) {
    const found = await platform.find(requestPath(config.path), config.query, { signal });
    if (!found) {
      throw new NotFound(`There is nothing at \`${config.path}\`, or the token lacks the permission to read it.`);
    }
    const document = documentOf(found.data);
    return {
      ...config,
      id: config.path,
      output: pick(document, config.readFields)!,
      sensitiveOutput: pick(document, config.sensitiveReadFields),
    };
  },
};

export const platformObjectsDataSource: DataSourceHandlers<typeof platformObjectsData> = {
  async read({ platform, signal }, config) {
    const all = await platform.list(requestPath(config.path), config.query, { signal });
    return {
      ...config,
      id: config.path,
      ids: all.map(({ id }) => id),
      objects:
        config.readFields && Object.fromEntries(all.map((one) => [one.id, pick(documentOf(one), config.readFields)])),
    };
  },
};
