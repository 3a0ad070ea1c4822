import type { Reply, Call, Route } from '../../exchange';
import type { World } from '../../world';
import { documentResponse, invalid, refuseIfAny } from '../json-api';
import { ADMIN_PATH, administrationDocument, administrationOf, administrations } from '../organizations/administration';
import { organizations } from '../organizations/organization';
import { getAny } from '../organizations/organizations';
import { paginate } from '../pagination';
import { isObject, readBody } from '../request-document';

const PATH = `${ADMIN_PATH}/:name/relationships/module-consumers`;

export const moduleSharingRoutes: readonly Route[] = [
  {
    operation: 'List module consumers',
    method: 'GET',
    path: PATH,
    administration: true,
    handle: (world, call, { name }) => {
      getAny(world, name);
      const { items, links, meta } = paginate(call, consumersOf(world, name));
      return documentResponse(
        200,
        items.map((consumer) => administrationDocument(world, getAny(world, consumer))),
        { links, meta },
      );
    },
  },
  {
    operation: 'Set module consumers',
    method: 'PATCH',
    path: PATH,
    administration: true,
    handle: (world, call, { name }): Reply => {
      getAny(world, name);
      const consumers = requestedConsumers(world, call);
      // Any list, even an empty one, ends sharing with all organizations.
      world.store.of(administrations).put({ ...administrationOf(world, name), consumers, globalModuleSharing: false });
      return { status: 204 };
    },
  },
];

/** Empty while the module is shared with all organizations. */
export function consumersOf(world: World, name: string): readonly string[] {
  const { globalModuleSharing, consumers } = administrationOf(world, name);
  return globalModuleSharing ? [] : consumers;
}

/** Whether an organization lets another use its private modules. Disabled organizations share none. */
export function sharesModulesWith(world: World, producer: string, consumer: string): boolean {
  const { globalModuleSharing, isDisabled } = administrationOf(world, producer);
  return !isDisabled && (globalModuleSharing || consumersOf(world, producer).includes(consumer));
}

/** Each once, sorted by name, since the service does not preserve order. */
function requestedConsumers({ store }: World, call: Call): string[] {
  const body = readBody(call);
  const data = isObject(body) ? body.data : undefined;
  if (!Array.isArray(data)) refuseIfAny([invalid('/data', 'Data must be an array')]);
  const entries = data as unknown[];
  refuseIfAny(
    entries.flatMap((entry, index) => {
      if (!isObject(entry) || typeof entry.id !== 'string' || entry.id === '') {
        return [invalid(`/data/${index}/id`, "Id can't be blank")];
      }
      if (entry.type !== 'organizations') return [invalid(`/data/${index}/type`, 'Type must be organizations')];
      return store.of(organizations).find(entry.id)
        ? []
        : [invalid(`/data/${index}`, `Organization ${entry.id} not found`)];
    }),
  );
  return [...new Set(entries.map((entry) => (entry as { id: string }).id))].sort();
}
