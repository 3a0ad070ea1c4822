import type { runTask } from './definition';
import type { Resource } from '../../../clients/json-api';
import { path } from '../../../clients/platform';
import { flagAt, nameAt, optionalTextAt, relatedIdAt, textAt } from '../../../clients/read-response';
import type { ConfigOf, ReadStateOf } from '../../../definition/resource';
import type { Change, ResourceHandlers } from '../../contract';
import { createByName, findByName, type CreateByName } from '../shared/create-by-name';
import { readFromList, removeFromList, type ReadFromList } from '../shared/read-from-list';

interface RunTaskConfig extends ConfigOf<typeof runTask> {}
interface RunTaskChange extends Change<typeof runTask> {}

export const runTaskResource: ResourceHandlers<typeof runTask> = {
  async create({ platform, signal }, config) {
    const made = await createByName(
      platform,
      byName(config),
      document(attributesOf(config)),
      (found) => isWhatWasSent(found, config),
      { signal },
    );
    return toState(made);
  },

  async read({ platform, signal }, known) {
    const found = known.id
      ? await readFromList(platform, inList({ id: known.id, organization: known.organization }), { signal })
      : await findByName(platform, byName({ organization: known.organization!, name: known.name! }), { signal });
    return found && toState(found);
  },

  async update({ platform, signal }, change) {
    return toState(
      (await platform.patch(pathOf(change.prior.id), document(changedAttributes(change), change.prior.id), { signal }))
        .data,
    );
  },

  delete({ platform, signal }, { id, organization }) {
    return removeFromList(platform, inList({ id, organization }), { signal });
  },

  move({ state }) {
    return {
      state: {
        id: state.id,
        organization: state.organization,
        name: state.name,
        url: state.url,
        description: state.description || undefined,
        category: state.category,
        enabled: state.enabled,
        hmacKey: state.hmac_key || undefined,
        hmacKeyWoVersion: state.hmac_key_wo_version ?? undefined,
      },
      notCarried: [],
    };
  },
};

/** The key cannot be compared, but it was part of the same request. */
function isWhatWasSent(resource: Resource, config: RunTaskConfig): boolean {
  const found = toState(resource);
  return (
    found.url === config.url &&
    (found.description ?? '') === (config.description ?? '') &&
    found.enabled === config.enabled &&
    found.category === config.category
  );
}

function attributesOf(config: RunTaskConfig): Resource['attributes'] {
  return {
    name: config.name,
    url: config.url,
    description: config.description ?? '',
    category: config.category,
    enabled: config.enabled,
    ...(config.hmacKey === undefined ? {} : { 'hmac-key': config.hmacKey }),
  };
}

/** An update keeps the attributes that it omits, except the description, which is always sent. */
function changedAttributes({ config, changed }: RunTaskChange): Resource['attributes'] {
  return {
    ...(changed.has('name') ? { name: config.name } : {}),
    ...(changed.has('url') ? { url: config.url } : {}),
    description: config.description ?? '',
    ...(changed.has('category') ? { category: config.category } : {}),
    ...(changed.has('enabled') ? { enabled: config.enabled } : {}),
    ...(changed.has('hmacKey') ? { 'hmac-key': config.hmacKey ?? '' } : {}),
  };
}

function document(attributes: Resource['attributes'], id?: string): { data: object } {
  return { data: { type: 'tasks', ...(id ? { id } : {}), attributes } };
}

export function listOf(organization: string): string {
  return path`/organizations/${organization}/tasks`;
}

export function pathOf(id: string): string {
  return path`/tasks/${id}`;
}

/** The service has no search by name, so finding one run task lists all of the organization. */
export function byName({ organization, name }: { readonly organization: string; readonly name: string }): CreateByName {
  return { what: 'run task', organization, name, list: listOf(organization) };
}

function inList({ id, organization }: { readonly id: string; readonly organization?: string }): ReadFromList {
  return { what: 'run task', id, path: pathOf(id), owner: organization, list: organization && listOf(organization) };
}

type RunTaskState = ReadStateOf<typeof runTask>;

/** Converts a document of the service to state, for all operations and data sources. */
export function toState(task: Resource): RunTaskState {
  const { attributes } = task;
  return {
    id: task.id,
    organization: relatedIdAt(task, 'organization'),
    name: nameAt(attributes, 'name'),
    url: textAt(attributes, 'url'),
    description: optionalTextAt(attributes, 'description') || undefined,
    category: textAt(attributes, 'category') as RunTaskState['category'],
    enabled: flagAt(attributes, 'enabled'),
  };
}
