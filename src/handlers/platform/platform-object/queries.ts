/** The data sources and the list of objects of any type. */

import type { Resource } from '../../../clients/platform';
import { pick } from '../../any-object/members';
import type { Context, DataSourceHandlers, ListResourceHandlers } from '../../contract';
import { NotFound } from '../../errors';
import { collectionOf } from '../shared/any-object/absence';
import { documentOf } from '../shared/any-object/document';
import { pathsOf, requestPath } from '../shared/any-object/object-path';
import type { platformObject, platformObjectData, platformObjectList, platformObjectsData } from './definition';
import { importedState } from './resource';

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

export const platformObjectListResource: ListResourceHandlers<typeof platformObjectList, typeof platformObject> = {
  async *list(context, { path, type }, { withObject }) {
    const { platform, signal } = context;
    // All objects of one list state their location in the same way.
    let saysWhere: boolean | undefined;
    for await (const { data } of platform.pages(requestPath(path), undefined, { signal })) {
      for (const one of data) {
        if (type !== undefined && one.type !== type) continue;
        saysWhere ??= await isWhereItSays(context, one);
        const own = pathsOf(one).at(saysWhere ? 0 : -1)!;
        const state = withObject ? importedState(one, own) : undefined;
        yield {
          displayName: nameIn(one),
          identity: { path: own },
          ...(state && {
            object: { ...state, createPath: await createPathOf(context, path, one, state.relationships) },
          }),
        };
      }
    }
  },
};

/** Whether the path that an object states for itself leads to it. */
async function isWhereItSays({ platform, signal }: Context, one: Resource): Promise<boolean> {
  const [said, usual] = pathsOf(one);
  if (usual === undefined) return true;
  return (await platform.find(requestPath(said!), undefined, { signal }))?.data.id === one.id;
}

function nameIn({ id, attributes }: Resource): string {
  return typeof attributes.name === 'string' && attributes.name !== '' ? attributes.name : id;
}

/** A list named like the type is the collection in which its objects are created. */
async function createPathOf(
  context: Context,
  path: string,
  one: Resource,
  relationships: Parameters<typeof collectionOf>[2],
): Promise<string | undefined> {
  return path.endsWith(`/${one.type}`) ? path : collectionOf(context, one, relationships);
}
