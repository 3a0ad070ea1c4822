import { policySetIdsOf, toAnswer, toWireKind } from './answer';
import { hasCode, uploadCode, withCode } from './code';
import type { policy } from './definition';
import { listed, named, pathOf } from './find';
import { movePolicy } from './move';
import { planPolicy } from './plan';
import { isSame, MemoryOfSets } from './policy-sets';
import type { Resource } from '../../../clients/json-api';
import type { PlatformClient } from '../../../clients/platform';
import type { ConfigOf } from '../../../definition/resource';
import type { Change, ResourceHandlers } from '../../contract';
import { undoCreation } from '../../creation';
import { readListed, removeListed } from '../listed';
import { createNamed, findNamed } from '../named';

interface PolicyConfig extends ConfigOf<typeof policy> {}
interface PolicyChange extends Change<typeof policy> {}

export const policyResource: ResourceHandlers<typeof policy> = {
  plan: planPolicy,

  async create({ platform, signal, memory }, config) {
    const made = await createNamed(platform, named(config), newDocument(platform, config), (found) => isWhatWasSent(found, config), { signal });
    // Finished also after an interrupt: what is half-made would have to be undone.
    await uploadCode(platform, made.id, config.source!).catch((error: Error) => undo(platform, config, made, error));
    MemoryOfSets.sent(memory, config.policySetIds);
    // The upload is a change of its own. Should this look fail, the next refresh makes it good.
    const found = await platform.find(pathOf(made.id), undefined, { signal }).catch(() => undefined);
    return { ...toAnswer(found?.data ?? made), source: config.source };
  },

  async read({ platform, signal, memory }, known) {
    const found = known.id
      ? await readListed(platform, listed({ id: known.id, organization: known.organization }), { signal })
      : await findNamed(platform, named({ organization: known.organization!, name: known.name! }), { signal });
    if (found) MemoryOfSets.seen(memory, known.policySetIds, policySetIdsOf(found));
    return found && withCode(platform, found, { signal });
  },

  async update({ platform, signal, memory }, change) {
    const { config, prior, changed } = change;
    const attributes = changedAttributes(change);
    let told: Resource | undefined;
    if (Object.keys(attributes).length > 0) {
      told = (await platform.patch(pathOf(prior.id), { data: { type: 'policies', id: prior.id, attributes } }, { signal })).data;
    }
    if (changed.has('source')) {
      await uploadCode(platform, prior.id, config.source!, { signal });
      told = undefined;
    }
    told ??= (await platform.get(pathOf(prior.id), undefined, { signal })).data;
    MemoryOfSets.sent(memory, config.policySetIds);
    return { ...toAnswer(told), source: changed.has('source') ? config.source : prior.source };
  },

  delete({ platform, signal }, { id, organization }) {
    return removeListed(platform, listed({ id, organization }), { signal });
  },

  sentAfterwards: ['source'],

  recollect: (memory, config) => MemoryOfSets.sent(memory, config.policySetIds),

  move: movePolicy,
};

/** A policy without its code would be of no use, and its name would be taken: it is removed again, and the reason thrown. */
async function undo(platform: PlatformClient, config: PolicyConfig, made: Resource, reason: Error): Promise<never> {
  const known = { ...toAnswer(made), source: undefined };
  return undoCreation({ what: `The policy \`${config.name}\``, importId: made.id, known, remove: () => removeListed(platform, listed({ id: made.id, organization: config.organization })) }, 'without its code', reason);
}

/** What was made just now has no code yet. */
function isWhatWasSent(resource: Resource, config: PolicyConfig): boolean {
  const found = toAnswer(resource);
  return found.kind === config.kind && found.enforcementLevel === config.enforcementLevel && !hasCode(resource)
    && (found.description ?? '') === (config.description ?? '') && (found.query ?? '') === (config.query ?? '')
    && isSame(config.policySetIds ?? [], found.policySetIds);
}

function newDocument({ dialect }: PlatformClient, config: PolicyConfig): object {
  const attributes = {
    'name': config.name,
    'kind': toWireKind(config.kind, dialect),
    'enforcement-level': config.enforcementLevel,
    ...(config.description === undefined ? {} : { description: config.description }),
    ...(config.query === undefined ? {} : { query: config.query }),
  };
  const relationships = config.policySetIds && { 'policy-sets': { data: config.policySetIds.map((id) => ({ id, type: 'policy-sets' })) } };
  return { data: { type: 'policies', attributes, relationships } };
}

/** What an update leaves out keeps its value. A description may be null, a query is a string. */
function changedAttributes({ config, changed }: PolicyChange): Resource['attributes'] {
  return {
    ...(changed.has('enforcementLevel') ? { 'enforcement-level': config.enforcementLevel } : {}),
    ...(changed.has('description') ? { description: config.description ?? null } : {}),
    ...(changed.has('query') ? { query: config.query ?? '' } : {}),
  };
}
