import { RunTaskAnswer, toAnswer } from './answer';
import type { runTask } from './definition';
import { findRunTask, listOf } from './find';
import { ApiError, mayHaveTakenEffect } from '../../../clients/errors';
import type { Resource } from '../../../clients/json-api';
import { path, PlatformClient } from '../../../clients/platform';
import type { ConfigOf } from '../../../definition/resource';
import type { Change, ResourceHandlers } from '../../contract';
import { AlreadyExists, NotFound } from '../../errors';

interface RunTaskConfig extends ConfigOf<typeof runTask> {}
interface RunTaskChange extends Change<typeof runTask> {}

export const runTaskResource: ResourceHandlers<typeof runTask> = {
  async create({ platform, signal }, config) {
    const before = await platform.namesBefore(listOf(config.organization));
    try {
      return toAnswer((await platform.post(listOf(config.organization), document(attributesOf(config)), { signal })).data);
    } catch (error) {
      if (mayHaveTakenEffect(error)) return foundAgain(platform, config, before.has(config.name), error);
      if (isNameTaken(error)) throw new AlreadyExists(`The run task \`${config.name}\``, importId(config), (error as ApiError).message);
      throw error;
    }
  },

  async read({ platform, signal }, known) {
    if (!known.id) return findRunTask(platform, known.organization!, known.name!);
    const own = path`/tasks/${known.id}`;
    const found = known.organization
      ? await platform.findIn(listOf(known.organization), own, known.id, { signal })
      : await platform.find(own, undefined, { signal }).then((answer) => answer?.data);
    if (found) return toAnswer(found);
    if (!known.organization) throw new NotFound(`There is no run task ${known.id}, or the token may not read it.`);
    return goneUnlessThere(platform, known.organization, known.id);
  },

  async update({ platform, signal }, change) {
    return toAnswer((await platform.patch(path`/tasks/${change.prior.id}`, document(changedAttributes(change), change.prior.id), { signal })).data);
  },

  async delete({ platform, signal }, { id, organization }) {
    if (await platform.remove(path`/tasks/${id}`, { signal }) === 'absent') await goneUnlessThere(platform, organization, id);
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

/** Nothing, if the list of the organization proves that the run task is gone; throws if it proves nothing. */
async function goneUnlessThere(platform: PlatformClient, organization: string, id: string): Promise<undefined> {
  if (await platform.provenGone(listOf(organization), id)) return undefined;
  throw new NotFound(`The run task ${id} is in the list of ${organization}, but reading it answers 404: the token may lack the permission.`);
}

/**
 * After a create without an answer: what has the name now is ours if nothing had it before and it is what we sent. The key cannot
 * be compared, but it came with the same request.
 */
async function foundAgain(platform: PlatformClient, config: RunTaskConfig, wasThere: boolean, lost: Error): Promise<RunTaskAnswer> {
  const found = await findRunTask(platform, config.organization, config.name).catch(() => undefined);
  if (!found) throw lost;
  const same = found.url === config.url && (found.description ?? '') === (config.description ?? '') && found.enabled === config.enabled && found.category === config.category;
  if (same && !wasThere) return found;
  throw new AlreadyExists(`The run task \`${config.name}\``, importId(config), 'the answer to its creation was lost, and what has this name now is not what was sent');
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

function isNameTaken(error: unknown): boolean {
  return error instanceof ApiError && error.status === 422
    && error.errors.some(({ detail, pointer }) => /taken/i.test(detail ?? '') && (!pointer || pointer === '/data/attributes/name'));
}

function importId(config: RunTaskConfig): string {
  return `${config.organization}/${config.name}`;
}
