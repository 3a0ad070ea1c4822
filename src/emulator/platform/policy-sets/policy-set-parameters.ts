import type { Call, Parameters, Reply, Route } from '../../exchange';
import { newId } from '../../identifiers';
import type { Kind } from '../../store';
import type { World } from '../../world';
import { attributeProblems } from '../attributes';
import type { AttributeRules } from '../attributes';
import { documentResponse, invalid, notFound, refuseIfAny } from '../json-api';
import type { Problem, ResourceDocument } from '../json-api';
import { paginate } from '../pagination';
import { readDocument } from '../request-document';
import { getPolicySet } from './policy-sets';

/** A key and value for a set's policies. */
export interface PolicySetParameter {
  readonly id: string;
  readonly policySet: string;
  readonly key: string;
  /** Not returned if it is sensitive. */
  readonly value: string;
  readonly sensitive: boolean;
}

export const policySetParameters: Kind<PolicySetParameter> = { name: 'policySetParameters', key: ({ id }) => id };

function bySet({ policySet }: PolicySetParameter): string {
  return policySet;
}

function bySetAndKey({ policySet, key }: PolicySetParameter): string {
  return `${policySet} ${key}`;
}

const COLLECTION = '/api/v2/policy-sets/:policy_set_id/parameters';
const ITEM = `${COLLECTION}/:id`;

export const policySetParameterRoutes: readonly Route[] = [
  {
    operation: 'Create parameter',
    method: 'POST',
    path: COLLECTION,
    needs: 'policyEnforcement',
    handle: (world, call, { policy_set_id }) => {
      const { id: policySet } = getPolicySet(world, policy_set_id);
      const blank = { id: newId(world, 'var'), policySet, key: '', value: '', sensitive: false };
      return documentResponse(201, parameterDocument(accept(world, call, blank, 'create')));
    },
  },
  {
    operation: 'List parameters',
    method: 'GET',
    path: COLLECTION,
    needs: 'policyEnforcement',
    handle: (world, call, { policy_set_id }) => {
      const { id } = getPolicySet(world, policy_set_id);
      const { items, links, meta } = paginate(call, world.store.of(policySetParameters).by(bySet, id));
      return documentResponse(200, items.map(parameterDocument), { links, meta });
    },
  },
  {
    operation: 'Show parameter',
    method: 'GET',
    path: ITEM,
    needs: 'policyEnforcement',
    handle: (world, _, parameters) => documentResponse(200, parameterDocument(getParameter(world, parameters))),
  },
  {
    operation: 'Update parameter',
    method: 'PATCH',
    path: ITEM,
    needs: 'policyEnforcement',
    handle: (world, call, parameters) =>
      documentResponse(200, parameterDocument(accept(world, call, getParameter(world, parameters), 'update'))),
  },
  {
    operation: 'Delete parameter',
    method: 'DELETE',
    path: ITEM,
    needs: 'policyEnforcement',
    handle: (world, _, parameters): Reply => {
      world.store.of(policySetParameters).delete(getParameter(world, parameters).id);
      return { status: 204 };
    },
  },
];

const RULES: AttributeRules = {
  key: { type: 'string', required: true },
  value: { type: 'string', nullable: true },
  category: { type: 'string', required: true, values: ['policy-set'] },
  sensitive: { type: 'boolean' },
};

/** Stores what the request creates or changes. */
function accept(
  world: World,
  call: Call,
  before: PolicySetParameter,
  occasion: 'create' | 'update',
): PolicySetParameter {
  const { attributes } = readDocument(call, 'vars');
  refuseIfAny(attributeProblems(attributes, RULES, occasion));
  const after = {
    ...before,
    key: (attributes.key as string | undefined) ?? before.key,
    value: attributes.value === undefined ? before.value : ((attributes.value as string | null) ?? ''),
    sensitive: (attributes.sensitive as boolean | undefined) ?? before.sensitive,
  };
  refuseIfAny([...secrecyProblems(before, after), ...keyProblems(world, after)]);
  return world.store.of(policySetParameters).put(after);
}

/** Sensitive values stay sensitive under the same key. */
function secrecyProblems(before: PolicySetParameter, after: PolicySetParameter): Problem[] {
  if (!before.sensitive) return [];
  return [
    ...(after.sensitive ? [] : [invalid('/data/attributes/sensitive', 'Sensitive cannot be turned off')]),
    ...(after.key === before.key
      ? []
      : [invalid('/data/attributes/key', 'Key of a sensitive parameter cannot be changed')]),
  ];
}

function keyProblems({ store }: World, { id, policySet, key }: PolicySetParameter): Problem[] {
  const taken = store
    .of(policySetParameters)
    .by(bySetAndKey, `${policySet} ${key}`)
    .some((other) => other.id !== id);
  return taken ? [invalid('/data/attributes/key', 'Key has already been taken')] : [];
}

function getParameter(world: World, { policy_set_id, id }: Parameters): PolicySetParameter {
  const set = getPolicySet(world, policy_set_id);
  const parameter = world.store.of(policySetParameters).find(id);
  if (parameter?.policySet !== set.id) throw notFound();
  return parameter;
}

function parameterDocument({ id, policySet, key, value, sensitive }: PolicySetParameter): ResourceDocument {
  return {
    id,
    type: 'vars',
    attributes: { key, value: sensitive ? null : value, category: 'policy-set', sensitive },
    relationships: { configurable: { data: { id: policySet, type: 'policy-sets' } } },
    links: { self: `/api/v2/policy-sets/${policySet}/parameters/${id}` },
  };
}
