import type { Resource } from '../../../clients/json-api';
import { path, type CallOptions, type PlatformClient } from '../../../clients/platform';
import { flagAt, nameAt, optionalTextAt } from '../../../clients/read-response';
import type { ConfigOf, ReadStateOf } from '../../../definition/resource';
import type { Change, PlanModification, Proposal, ResourceHandlers } from '../../contract';
import { policySetOwner } from '../shared/policy-sets/policy-set-part';
import { readFromList, removeFromList, type ReadFromList } from '../shared/read-from-list';
import { createUnique } from '../shared/unique';
import type { policySetParameter } from './definition';

interface ParameterConfig extends ConfigOf<typeof policySetParameter> {}

export const policySetParameterResource: ResourceHandlers<typeof policySetParameter> = {
  modifyPlan: (_, proposal) => Promise.resolve(planReplacement(proposal)),

  async create(context, config) {
    const { platform, signal } = context;
    const { policySetId, key } = config;
    await policySetOwner.read(context, policySetId);
    const made = await createUnique(
      platform,
      {
        what: `The parameter \`${key}\` of ${policySetId}`,
        importId: `${policySetId}/${key}`,
        hint: 'a replacement has the same key, so it cannot use `create_before_destroy`',
        list: listOf(policySetId),
        key,
        keyOf: ({ attributes }) => attributes.key,
        pointer: '/data/attributes/key',
        find: () => findByKey(platform, policySetId, key),
        isWhatWasSent: (found) => isWhatWasSent(found, config),
      },
      newDocument(config),
      { signal },
    );
    return toState(policySetId, made);
  },

  async read(context, known) {
    const { platform, signal } = context;
    const policySetId = known.policySetId!;
    const found = await policySetOwner.unlessGone(context, policySetId, () =>
      known.parameterId
        ? readFromList(platform, inList(policySetId, known.parameterId), { signal })
        : findByKey(platform, policySetId, known.key!, { signal }),
    );
    // An import does not know the organization.
    if (found) await policySetOwner.learn(context, policySetId);
    return found && toState(policySetId, found);
  },

  async update({ platform, signal }, change) {
    const { policySetId, parameterId } = change.prior;
    const data = { type: 'vars', id: parameterId, attributes: changedAttributes(change) };
    return toState(policySetId, (await platform.patch(pathOf(policySetId, parameterId), { data }, { signal })).data);
  },

  async delete(context, { policySetId, parameterId }) {
    const { platform, signal } = context;
    await policySetOwner.unlessGone(context, policySetId, () =>
      removeFromList(platform, inList(policySetId, parameterId), { signal }),
    );
  },

  move({ state }) {
    const { policy_set_id: policySetId, id: parameterId } = state;
    return {
      state: {
        id: `${String(policySetId)}/${String(parameterId)}`,
        parameterId,
        policySetId,
        key: state.key,
        // An empty text also represents a write-only value.
        [state.sensitive === true ? 'sensitiveValue' : 'value']: state.value || undefined,
        valueWoVersion: state.value_wo_version ?? undefined,
        sensitive: state.sensitive ?? false,
      },
    };
  },

  upgrades: {
    /** Both values were in `value`. */
    0: ({ value, ...rest }) => (rest.sensitive === true ? { ...rest, sensitive_value: value } : { ...rest, value }),
  },
};

/** A sensitive value cannot be read, but it was part of the same request. */
function isWhatWasSent(resource: Resource, { policySetId, value, sensitive }: ParameterConfig): boolean {
  const found = toState(policySetId, resource);
  return found.sensitive === sensitive && (sensitive || (found.value ?? '') === (value ?? ''));
}

function newDocument({ key, value, sensitiveValue, sensitive }: ParameterConfig): object {
  const text = (sensitive ? sensitiveValue : value) ?? '';
  return { data: { type: 'vars', attributes: { key, value: text, category: 'policy-set', sensitive } } };
}

/** An update keeps omitted attributes, including the secret: a parameter that becomes sensitive without a new value keeps its value. */
function changedAttributes({ config, changed }: Change<typeof policySetParameter>): Resource['attributes'] {
  const [name, text] = config.sensitive
    ? (['sensitiveValue', config.sensitiveValue] as const)
    : (['value', config.value] as const);
  return {
    ...(changed.has('key') ? { key: config.key } : {}),
    ...(changed.has(name) ? { value: text ?? '' } : {}),
    ...(changed.has('sensitive') ? { sensitive: config.sensitive } : {}),
  };
}

export function listOf(policySetId: string): string {
  return path`/policy-sets/${policySetId}/parameters`;
}

export function pathOf(policySetId: string, parameterId: string): string {
  return path`/policy-sets/${policySetId}/parameters/${parameterId}`;
}

function inList(policySetId: string, parameterId: string): ReadFromList {
  return {
    what: 'parameter',
    id: parameterId,
    path: pathOf(policySetId, parameterId),
    owner: policySetId,
    list: listOf(policySetId),
  };
}

export async function findByKey(
  platform: PlatformClient,
  policySetId: string,
  key: string,
  options?: CallOptions,
): Promise<Resource | undefined> {
  return (await platform.list(listOf(policySetId), undefined, options)).find(
    ({ attributes }) => attributes.key === key,
  );
}

/** For all operations and data sources. */
export function toState(policySetId: string, parameter: Resource): ReadStateOf<typeof policySetParameter> {
  const { attributes, id } = parameter;
  const sensitive = flagAt(attributes, 'sensitive');
  return {
    id: `${policySetId}/${id}`,
    parameterId: id,
    policySetId,
    key: nameAt(attributes, 'key'),
    // Services return nothing or an empty text for a sensitive value.
    value: sensitive ? undefined : optionalTextAt(attributes, 'value') || undefined,
    sensitive,
  };
}

/** Sensitive values stay sensitive under the same key. */
function planReplacement({
  config,
  unknown,
  prior,
  replaces,
}: Proposal<typeof policySetParameter>): PlanModification<typeof policySetParameter> {
  if (!prior) return {};
  if (!prior.sensitive) return { inPlace: ['sensitive'] };
  return replaces || (!unknown.has('key') && config.key === prior.key) ? {} : { replace: ['key'] };
}
