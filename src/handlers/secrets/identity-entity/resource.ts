import { nameAt, optionalObjectAt, optionalTextsAt } from '../../../clients/read-response';
import type { Values } from '../../../definition/value';
import type { Context } from '../../contract';
import { look } from '../../look';
import type { SomeDataSourceHandlers, SomeListResourceHandlers } from '../../registry';
import { find, listWhole, pathId } from '../shared/mounted-object';
import { storedObject } from '../shared/stored/stored-object';
import { refuseNamespace, systemCollection, systemObject } from '../shared/system-object';
import { identityEntity } from './definition';

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

/** How the service names what a first login makes. Names that Lintel generates have no namespace behind them. */
const MADE_BY_A_LOGIN = /^entity_[0-9a-f]{8}\../;

const list: SomeListResourceHandlers = {
  async *list(context, config, options) {
    for await (const one of object.list.list(context, config, options)) {
      if (!MADE_BY_A_LOGIN.test(one.displayName) || (await isTouched(context, one.identity as Values))) yield one;
    }
  },
};

/** Whether somebody has given policies or metadata to an entity. One that cannot be read is not left out. */
async function isTouched(context: Context, { namespace, entityId }: Values): Promise<boolean> {
  const at = { namespace: namespace as string | undefined, name: String(entityId) };
  const data = await look(() => find(context, systemObject('identity', 'entity/id', at)));
  if (!data) return true;
  const metadata = optionalObjectAt(data, 'metadata') ?? {};
  return (optionalTextsAt(data, 'policies') ?? []).length > 0 || Object.keys(metadata).length > 0;
}

export const identityEntityObject = { ...object, names, list };
