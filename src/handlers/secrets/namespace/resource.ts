import { optionalFlagAt, optionalObjectAt, textAt } from '../../../clients/read-response';
import type { ReadStateOf } from '../../../definition/resource';
import { isValues, type Values } from '../../../definition/value';
import type { Moved, ResourceHandlers } from '../../contract';
import { NotFound } from '../../errors';
import { isEmpty } from '../../moved';
import { noneOrTextAt, present } from '../shared/fields';
import { create, type Data } from '../shared/mounted-object';
import { endLeasesIn, refuseContent } from '../shared/mounts/namespace-content';
import { namespaceIdOf, namespaceObject, wordsOf, type NamespacePlace } from '../shared/mounts/namespace-place';
import {
  awaitEnd,
  changeMetadata,
  dialectProblems,
  explainNoNamespaces,
  findNamespace,
  readNamespace,
  removeNamespace,
} from '../shared/mounts/namespace-requests';
import { movedNamespace } from '../shared/system-object';
import { namespace } from './definition';

export type NamespaceState = ReadStateOf<typeof namespace>;

export const namespaceResource: ResourceHandlers<typeof namespace> = {
  async modifyPlan({ secrets }) {
    return { problems: dialectProblems(secrets.dialect) };
  },

  async create(context, config) {
    await awaitEnd(context, config);
    return create<NamespaceState>(context, {
      what: wordsOf(config),
      objectPath: namespaceObject(config),
      attributes: namespace.attributes,
      config,
      body: present({ custom_metadata: config.customMetadata }),
      toState: (data) => toState(config, data),
      find: (patiently) => findNamespace(context, config, { patiently }),
    }).catch((error: Error) => {
      throw explainNoNamespaces(error);
    });
  },

  async read(context, known) {
    // Every state and every import id has a path.
    const place: NamespacePlace = { namespace: known.namespace, path: known.path! };
    const data = await findNamespace(context, place);
    return data && toState(place, data);
  },

  async update(context, { config, prior, changed }) {
    if (changed.has('customMetadata')) {
      const { customMetadata: after = {} } = config;
      const { customMetadata: before = {} } = prior;
      const removed = Object.keys(before).filter((key) => !Object.hasOwn(after, key));
      const written = Object.entries(after).filter(([key, value]) => before[key] !== value);
      await changeMetadata(context, config, {
        ...Object.fromEntries(removed.map((key) => [key, null])),
        ...Object.fromEntries(written),
      });
    }
    const data = await findNamespace(context, config, { patiently: true });
    if (!data) throw new NotFound(`${wordsOf(config)} no longer exists: it was deleted during the update.`);
    return toState(config, data);
  },

  /** Looks first. A different namespace with the same name is kept. */
  async delete(context, state) {
    const found = await readNamespace(context, state);
    if (!found || textAt(found, 'id') !== state.namespaceId) return;
    if (optionalFlagAt(found, 'tainted') !== true) {
      await refuseContent(context, state, { forced: state.forceDestroy === true });
      if (state.forceDestroy) await endLeasesIn(context, state);
    }
    await removeNamespace(context, state);
  },

  move: moveNamespace,
};

/** For all operations and data sources. */
export function toState(place: NamespacePlace, data: Data): NamespaceState {
  const metadata = optionalObjectAt(data, 'custom_metadata') ?? {};
  const names = Object.keys(metadata);
  return {
    id: namespaceIdOf(place),
    namespace: place.namespace,
    path: place.path,
    customMetadata:
      names.length > 0
        ? Object.fromEntries(names.map((name) => [name, textAt(data, 'custom_metadata', name)]))
        : undefined,
    namespaceId: textAt(data, 'id'),
    uuid: noneOrTextAt(data, 'uuid'),
    fullPath: textAt(data, 'path').replace(/^\/+|\/+$/g, ''),
    locked: optionalFlagAt(data, 'locked'),
    tainted: optionalFlagAt(data, 'tainted'),
  };
}

const KNOWN = ['id', 'namespace', 'namespace_id', 'path', 'path_fq', 'custom_metadata'];

/** State of `vault_namespace`. */
function moveNamespace({ state }: { readonly state: Values }): Moved {
  const place = { namespace: movedNamespace(state.namespace), path: String(state.path).replace(/^\/+|\/+$/g, '') };
  return {
    state: {
      id: namespaceIdOf(place),
      ...place,
      customMetadata:
        isValues(state.custom_metadata) && !isEmpty(state.custom_metadata) ? state.custom_metadata : undefined,
      namespaceId: state.namespace_id,
      fullPath: state.path_fq === undefined ? undefined : String(state.path_fq).replace(/^\/+|\/+$/g, ''),
    },
    carried: KNOWN,
  };
}
