import type { Resource } from '../../../clients/json-api';
import {
  flagAt,
  isReported,
  nameAt,
  optionalObjectAt,
  optionalRelatedIdAt,
  optionalTextAt,
  relatedIdAt,
  textAt,
} from '../../../clients/read-response';
import type { ConfigOf, ReadStateOf } from '../../../definition/resource';
import type { Change, ResourceHandlers } from '../../contract';
import { createByName, findByName } from '../shared/create-by-name';
import { readFromList, removeFromList } from '../shared/read-from-list';
import { runTaskByName, runTaskInList, runTaskPath } from '../shared/run-tasks/run-task';
import type { runTask } from './definition';

interface RunTaskConfig extends ConfigOf<typeof runTask> {}
interface RunTaskChange extends Change<typeof runTask> {}

export const runTaskResource: ResourceHandlers<typeof runTask> = {
  async create({ platform, signal }, config) {
    const made = await createByName(
      platform,
      runTaskByName(config),
      document(attributesOf(config), config.agentPoolId === undefined ? {} : poolOf(config)),
      (found) => isWhatWasSent(found, config),
      { signal },
    );
    return toState(made);
  },

  async read({ platform, signal }, known) {
    const found = known.id
      ? await readFromList(platform, runTaskInList({ id: known.id, organization: known.organization }), { signal })
      : await findByName(platform, runTaskByName({ organization: known.organization!, name: known.name! }), { signal });
    return found && toState(found);
  },

  async update({ platform, signal }, change) {
    return toState(
      (
        await platform.patch(
          runTaskPath(change.prior.id),
          document(
            changedAttributes(change),
            change.changed.has('agentPoolId') ? poolOf(change.config) : {},
            change.prior.id,
          ),
          { signal },
        )
      ).data,
    );
  },

  delete({ platform, signal }, { id, organization }) {
    return removeFromList(platform, runTaskInList({ id, organization }), { signal });
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
    found.category === config.category &&
    (found.agentPoolId === undefined || found.agentPoolId === (config.agentPoolId ?? ''))
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

/** Null removes the pool. */
function poolOf({ agentPoolId: id }: RunTaskConfig): object {
  return { 'agent-pool': { data: id ? { id, type: 'agent-pools' } : null } };
}

function document(attributes: Resource['attributes'], relationships: object, id?: string): { data: object } {
  return {
    data: {
      type: 'tasks',
      ...(id ? { id } : {}),
      attributes,
      ...(Object.keys(relationships).length > 0 ? { relationships } : {}),
    },
  };
}

type RunTaskState = ReadStateOf<typeof runTask>;

/** For all operations and data sources. */
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
    agentPoolId: agentPoolIn(task),
  };
}

/** Empty if the run task has none; undefined if the response lacks it. */
function agentPoolIn(task: Resource): string | undefined {
  const pool = optionalObjectAt(task, 'relationships', 'agent-pool');
  return pool && isReported(pool, 'data') ? (optionalRelatedIdAt(task, 'agent-pool') ?? '') : undefined;
}
