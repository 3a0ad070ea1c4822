import type { Reply, Call, Route } from '../exchange';
import { newId } from '../identifiers';
import type { Kind } from '../store';
import type { World } from '../world';
import { attributeProblems } from './attributes';
import { includes } from './include';
import { badRequest, documentResponse, invalid, notFound, refuseIfAny } from './json-api';
import type { Problem, ResourceDocument } from './json-api';
import { getOrganization } from './organizations';
import { paginate } from './pagination';
import { enforcementOf, pathOf, policyKinds, policyRules } from './policy-enforcement';
import { policySetDocument, policySets } from './policy-sets';
import { isObject, readDocument } from './request-document';

export interface Policy {
  readonly id: string;
  readonly organization: string;
  readonly name: string;
  readonly description: string | null;
  readonly kind: string;
  readonly query: string | null;
  readonly enforcementLevel: string;
  /** Ids of the policy sets that contain the policy. */
  readonly policySets: readonly string[];
  /** Null until the first update. */
  readonly updatedAt: string | null;
  /** Null until the code is uploaded. */
  readonly code: PolicyCode | null;
}

export interface PolicyCode {
  /** The object in the download address; each upload has a new one. */
  readonly object: string;
  readonly base64: string;
}

export const policies: Kind<Policy> = { name: 'policies', key: ({ id }) => id };

function byName({ organization, name }: Pick<Policy, 'organization' | 'name'>): string {
  return `${organization} ${name}`;
}

/** By the object that its code is stored as. */
export function byCode({ code }: Policy): string | undefined {
  return code?.object;
}

const COLLECTION = '/api/v2/organizations/:organization_name/policies';
const ITEM = '/api/v2/policies/:policy_id';

export const policyRoutes: readonly Route[] = [
  {
    operation: 'Create policy',
    method: 'POST',
    path: COLLECTION,
    handle: (world, call, { organization_name }) => {
      const { name: organization } = getOrganization(world, organization_name);
      const policy = newPolicy(world, call, organization);
      world.store.of(policies).put(policy);
      // The specification's table says 200; HCP Terraform's documentation says 201.
      return documentResponse(world.dialects.platform === 'hcp' ? 201 : 200, policyDocument(policy));
    },
  },
  {
    operation: 'Show policy',
    method: 'GET',
    path: ITEM,
    handle: (world, call, { policy_id }) => {
      const policy = getPolicy(world, policy_id);
      return documentResponse(200, policyDocument(policy), included(world, call, [policy]));
    },
  },
  {
    operation: 'Update policy',
    method: 'PATCH',
    path: ITEM,
    handle: (world, call, { policy_id }) => {
      const policy = updatedPolicy(world, call, getPolicy(world, policy_id));
      return documentResponse(200, policyDocument(world.store.of(policies).put(policy)));
    },
  },
  {
    operation: 'List policies',
    method: 'GET',
    path: COLLECTION,
    handle: (world, call, { organization_name }) => {
      const { items, links, meta } = paginate(
        call,
        listedPolicies(world, call, getOrganization(world, organization_name).name),
      );
      return documentResponse(200, items.map(policyDocument), { ...included(world, call, items), links, meta });
    },
  },
  {
    operation: 'Delete policy',
    method: 'DELETE',
    path: ITEM,
    handle: (world, _, { policy_id }): Reply => {
      getPolicy(world, policy_id);
      world.store.of(policies).delete(policy_id);
      return { status: 204 };
    },
  },
];

export function getPolicy(world: World, id: string): Policy {
  const policy = world.store.of(policies).find(id);
  if (!policy) throw notFound();
  getOrganization(world, policy.organization);
  return policy;
}

export function policyDocument(policy: Policy): ResourceDocument {
  const self = `/api/v2/policies/${policy.id}`;
  return {
    id: policy.id,
    type: 'policies',
    attributes: {
      'name': policy.name,
      'description': policy.description,
      'kind': policy.kind,
      ...(policy.kind === 'opa' ? { query: policy.query } : {}),
      'enforcement-level': policy.enforcementLevel,
      // Superseded by the enforcement level, but still returned.
      'enforce': [{ path: pathOf(policy), mode: policy.enforcementLevel }],
      'policy-set-count': policy.policySets.length,
      'updated-at': policy.updatedAt,
    },
    relationships: {
      'organization': { data: { id: policy.organization, type: 'organizations' } },
      'policy-sets': { data: policy.policySets.map((id) => ({ id, type: 'policy-sets' })) },
    },
    links: { self, upload: `${self}/upload`, ...(policy.code ? { download: `${self}/download` } : {}) },
  };
}

function newPolicy(world: World, call: Call, organization: string): Policy {
  const { attributes, relationships } = readDocument(call, 'policies');
  const kinds = policyKinds(world.dialects.platform);
  const kind = kinds.find((known) => known === attributes.kind) ?? kinds[0];
  refuseIfAny([
    ...attributeProblems(attributes, policyRules(world.dialects.platform, kind, attributes), 'create'),
    ...policySetProblems(world, relationships, organization),
  ]);
  const name = attributes.name as string;
  const taken = world.store.of(policies).by(byName, byName({ organization, name }));
  refuseIfAny(taken.length > 0 ? [invalid('/data/attributes/name', 'Name has already been taken')] : []);
  return {
    id: newId(world, 'pol'),
    organization,
    name,
    description: (attributes.description as string | null | undefined) ?? null,
    kind,
    query: (attributes.query as string | null | undefined) ?? null,
    enforcementLevel: enforcementOf({ name, kind }, attributes, world.dialects.platform)!,
    policySets: requestedSets(relationships),
    updatedAt: null,
    code: null,
  };
}

/** Attributes that the request leaves out keep their values. */
function updatedPolicy(world: World, call: Call, before: Policy): Policy {
  const { attributes } = readDocument(call, 'policies');
  refuseIfAny([
    ...attributeProblems(attributes, policyRules(world.dialects.platform, before.kind, attributes), 'update'),
    ...(attributes.name === undefined || attributes.name === before.name
      ? []
      : [invalid('/data/attributes/name', 'Name cannot be changed')]),
  ]);
  return {
    ...before,
    ...(attributes.description === undefined ? {} : { description: attributes.description as string | null }),
    ...(attributes.query === undefined ? {} : { query: attributes.query as string | null }),
    enforcementLevel: enforcementOf(before, attributes, world.dialects.platform) ?? before.enforcementLevel,
    updatedAt: world.clock.now().toISOString(),
  };
}

const SETS = '/data/relationships/policy-sets';

/** Each policy set must exist in the policy's organization. */
function policySetProblems(
  { store }: World,
  relationships: Readonly<Record<string, unknown>>,
  organization: string,
): Problem[] {
  const given = relationships['policy-sets'];
  if (given === undefined) return [];
  const data = isObject(given) ? given.data : undefined;
  if (!Array.isArray(data)) return [invalid(SETS, 'Policy sets must be an array')];
  return data.flatMap((entry: unknown, index) => {
    if (!isObject(entry) || typeof entry.id !== 'string') {
      return [invalid(`${SETS}/data/${index}`, 'Policy sets must be resource identifiers')];
    }
    if (entry.type !== 'policy-sets') return [invalid(`${SETS}/data/${index}/type`, 'Type must be policy-sets')];
    return store.of(policySets).find(entry.id)?.organization === organization
      ? []
      : [invalid(`${SETS}/data/${index}`, `Policy set ${entry.id} not found`)];
  });
}

function requestedSets(relationships: Readonly<Record<string, unknown>>): string[] {
  const given = relationships['policy-sets'] as { data: { id: string }[] } | undefined;
  return [...new Set((given?.data ?? []).map(({ id }) => id))];
}

function listedPolicies({ store }: World, call: Call, organization: string): Policy[] {
  const name = (call.query.get('search[name]') ?? '').toLowerCase();
  const kind = call.query.get('filter[kind]') ?? '';
  const found = store
    .of(policies)
    .where(
      (policy) =>
        policy.organization === organization &&
        policy.name.toLowerCase().includes(name) &&
        (kind === '' || policy.kind === kind),
    );
  return sorted(found, call.query.get('sort') ?? '');
}

/** Not in the specification: `name`, or `-name` for descending order. */
function sorted(found: Policy[], sort: string): Policy[] {
  if (sort === '') return found;
  if (!['name', '-name'].includes(sort)) throw badRequest(`Invalid sort parameter: ${sort}`, 'sort');
  const direction = sort === 'name' ? 1 : -1;
  return found.sort((a, b) => (a.name === b.name ? 0 : a.name < b.name ? -direction : direction));
}

function included(
  world: World,
  call: Call,
  items: readonly Policy[],
): { readonly included?: readonly ResourceDocument[] } {
  if (!includes(call, ['policy_sets']).has('policy_sets')) return {};
  const sets = new Set(items.flatMap((policy) => policy.policySets));
  return { included: [...sets].flatMap((id) => world.store.of(policySets).find(id) ?? []).map(policySetDocument) };
}
