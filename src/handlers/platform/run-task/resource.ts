import { toAnswer } from './answer';
import type { runTask } from './definition';
import { listed, named, pathOf } from './find';
import type { Resource } from '../../../clients/json-api';
import type { ConfigOf } from '../../../definition/resource';
import type { Change, ResourceHandlers } from '../../contract';
import { readListed, removeListed } from '../listed';
import { createNamed, findNamed } from '../named';

interface RunTaskConfig extends ConfigOf<typeof runTask> {}
interface RunTaskChange extends Change<typeof runTask> {}

export const runTaskResource: ResourceHandlers<typeof runTask> = {
  async create({ platform, signal }, config) {
    const made = await createNamed(platform, named(config), document(attributesOf(config)), (found) => isWhatWasSent(found, config), { signal });
    return toAnswer(made);
  },

  async read({ platform, signal }, known) {
    const found = known.id
      ? await readListed(platform, listed({ id: known.id, organization: known.organization }), { signal })
      : await findNamed(platform, named({ organization: known.organization!, name: known.name! }), { signal });
    return found && toAnswer(found);
  },

  async update({ platform, signal }, change) {
    return toAnswer((await platform.patch(pathOf(change.prior.id), document(changedAttributes(change), change.prior.id), { signal })).data);
  },

  delete({ platform, signal }, { id, organization }) {
    return removeListed(platform, listed({ id, organization }), { signal });
  },

  move({ state }) {
    return {
      state: {
        id: state.id, organization: state.organization, name: state.name, url: state.url, description: state.description || undefined,
        category: state.category, enabled: state.enabled, hmacKey: state.hmac_key || undefined, hmacKeyWoVersion: state.hmac_key_wo_version ?? undefined,
      },
      notCarried: [],
    };
  },
};

/** The key cannot be compared, but it came with the same request. */
function isWhatWasSent(resource: Resource, config: RunTaskConfig): boolean {
  const found = toAnswer(resource);
  return found.url === config.url && (found.description ?? '') === (config.description ?? '') && found.enabled === config.enabled && found.category === config.category;
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

/** What an update leaves out keeps its value, all but the description: that is always sent. */
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
