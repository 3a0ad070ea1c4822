import type { Reply, Call, Route } from '../../exchange';
import { newId } from '../../identifiers';
import type { World } from '../../world';
import { attributeProblems } from '../attributes';
import { byName } from '../by-name';
import { includes } from '../include';
import { badRequest, documentResponse, invalid, refuseIfAny } from '../json-api';
import type { Problem, ResourceDocument } from '../json-api';
import { relatedIds, relationshipProblems } from '../members';
import { getOrganization } from '../organizations/organizations';
import { paginate } from '../pagination';
import { policySetDocument } from '../policy-sets/policy-set-documents';
import { contentProblem } from '../policy-sets/policy-set-policies';
import { policySets } from '../policy-sets/policy-sets';
import { readDocument } from '../request-document';
import { getPolicy, policies, policyDocument } from './policies';
import type { Policy } from './policies';
import { enforcementOf, policyKinds, policyRules } from './policy-enforcement';

const COLLECTION = '/api/v2/organizations/:organization_name/policies';
const ITEM = '/api/v2/policies/:policy_id';

export const policyRoutes: readonly Route[] = [
  {
    operation: 'Create policy',
    method: 'POST',
    path: COLLECTION,
    needs: 'policyEnforcement',
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
    needs: 'policyEnforcement',
    handle: (world, call, { policy_id }) => {
      const policy = getPolicy(world, policy_id);
      return documentResponse(200, policyDocument(policy), included(world, call, [policy]));
    },
  },
  {
    operation: 'Update policy',
    method: 'PATCH',
    path: ITEM,
    needs: 'policyEnforcement',
    handle: (world, call, { policy_id }) => {
      const policy = updatedPolicy(world, call, getPolicy(world, policy_id));
      return documentResponse(200, policyDocument(world.store.of(policies).put(policy)));
    },
  },
  {
    operation: 'List policies',
    method: 'GET',
    path: COLLECTION,
    needs: 'policyEnforcement',
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
    needs: 'policyEnforcement',
    handle: (world, _, { policy_id }): Reply => {
      getPolicy(world, policy_id);
      world.store.of(policies).delete(policy_id);
      return { status: 204 };
    },
  },
];

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
    policySets: relatedIds(relationships, 'policy-sets') ?? [],
    updatedAt: null,
    code: null,
  };
}

/** Omitted attributes keep their values. */
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

/** Each policy set must exist in the policy's organization and accept policies. The specification says nothing about its kind here. */
function policySetProblems(
  world: World,
  relationships: Readonly<Record<string, unknown>>,
  organization: string,
): Problem[] {
  return relationshipProblems(relationships, 'policy-sets', {
    type: 'policy-sets',
    problem: (id) => {
      const set = world.store.of(policySets).find(id);
      return set?.organization === organization ? contentProblem(world, set) : `Policy set ${id} not found`;
    },
  });
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
  return {
    included: [...sets]
      .flatMap((id) => world.store.of(policySets).find(id) ?? [])
      .map((set) => policySetDocument(world, call, set)),
  };
}
