import { objectAt } from '../../../clients/read-response';
import { path, segments } from '../../../clients/secrets';
import type { Context, DataSourceHandlers, ListResourceHandlers } from '../../contract';
import { InvalidConfig } from '../../errors';
import { unsupported } from '../shared/dialect';
import { explainMissingMount, listWhole, pathId, requireFound } from '../shared/mounted-object';
import { mountIdentityOf } from '../shared/mounts/mount-queries';
import { namespaceObject, namespacesIn } from '../shared/mounts/namespace-place';
import { explainNoNamespaces, readNamespace, refuseDialect } from '../shared/mounts/namespace-requests';
import type { namespace, namespaceData, namespaceList, namespacesData } from './definition';
import { toState } from './resource';

export const namespaceDataSource: DataSourceHandlers<typeof namespaceData> = {
  async read(context, config) {
    refuseDialect(context.secrets.dialect);
    const found = await readNamespace(context, config);
    const state = toState(config, requireFound(found, namespaceObject(config), 'namespace'));
    return { ...state, customMetadata: state.customMetadata ?? {} };
  },
};

export const namespacesDataSource: DataSourceHandlers<typeof namespacesData> = {
  async read(context, { namespace: parent, recursive }) {
    const { dialect } = context.secrets;
    refuseDialect(dialect);
    if (recursive && dialect !== 'openbao') {
      throw new InvalidConfig(['recursive'], unsupported(dialect, 'openbao', 'recursive').detail);
    }
    const names = recursive ? await scan(context, parent) : (await listed(context, parent)).names;
    return {
      id: pathId(namespacesIn(parent)),
      namespace: parent,
      recursive,
      names: names.map((name) => name.replace(/\/$/, '')).sort(),
    };
  },
};

export const namespaceListResource: ListResourceHandlers<typeof namespaceList, typeof namespace> = {
  async *list(context, { namespace: parent }, { withObject }) {
    refuseDialect(context.secrets.dialect);
    const { names, data } = await listed(context, parent);
    for (const key of names) {
      const place = { namespace: parent, path: key.replace(/\/$/, '') };
      const found = { displayName: place.path, identity: mountIdentityOf(place) };
      // The list also contains the objects.
      yield withObject ? { ...found, object: toState(place, objectAt(data, 'key_info', key)) } : found;
    }
  },
};

async function listed(context: Context, parent: string | undefined) {
  return listWhole(context, namespacesIn(parent)).catch((error: Error) => {
    throw explainNoNamespaces(error);
  });
}

async function scan({ secrets, signal }: Context, parent: string | undefined): Promise<string[]> {
  const { mount, collection, system } = namespacesIn(parent);
  return secrets.scan(path`/${segments(mount)}/${collection}`, { signal }).catch((error: Error) => {
    throw explainMissingMount(explainNoNamespaces(error), { mount, system });
  });
}
