import type { Call, Reply, Route } from '../../exchange';
import { newId } from '../../identifiers';
import type { World } from '../../world';
import { documentResponse } from '../json-api';
import { getOrganization } from '../organizations/organizations';
import { paginate } from '../pagination';
import { deletePolicySet } from './policy-set-deletion';
import { includedOf, policySetDocument, policySetDocuments } from './policy-set-documents';
import { addToSet } from './policy-set-policies';
import { followRepository } from './policy-set-repositories';
import { readPolicySet } from './policy-set-requests';
import { versionsOf } from './policy-set-versions';
import { byOrganization, detailsOf, getPolicySet, policySets } from './policy-sets';
import type { PolicySet } from './policy-sets';

const COLLECTION = '/api/v2/organizations/:organization_name/policy-sets';
export const POLICY_SET = '/api/v2/policy-sets/:id';

export const policySetRoutes: readonly Route[] = [
  {
    operation: 'Create policy set',
    method: 'POST',
    path: COLLECTION,
    needs: 'policyEnforcement',
    handle: (world, call, { organization_name }) => {
      const { name: organization } = getOrganization(world, organization_name);
      const { name, details, policies: added } = readPolicySet(world, call, organization);
      const set = world.store.of(policySets).put({ id: newId(world, 'polset'), name, organization, details });
      for (const policy of added) addToSet(world, set, policy);
      followRepository(world, set);
      return documentResponse(201, policySetDocument(world, call, set));
    },
  },
  {
    operation: 'List policy sets',
    method: 'GET',
    path: COLLECTION,
    needs: 'policyEnforcement',
    handle: (world, call, { organization_name }) => {
      const { name } = getOrganization(world, organization_name);
      const { items, links, meta } = paginate(call, listedSets(world, call, name));
      const related = includedOf(world, call, items);
      return documentResponse(200, policySetDocuments(world, call, items), { ...related, links, meta });
    },
  },
  {
    operation: 'Show policy set',
    method: 'GET',
    path: POLICY_SET,
    needs: 'policyEnforcement',
    handle: (world, call, { id }) => {
      const set = getPolicySet(world, id);
      return documentResponse(200, policySetDocument(world, call, set), includedOf(world, call, [set]));
    },
  },
  {
    operation: 'Update policy set',
    method: 'PATCH',
    path: POLICY_SET,
    needs: 'policyEnforcement',
    handle: (world, call, { id }) => {
      const before = getPolicySet(world, id);
      const { name, details } = readPolicySet(world, call, before.organization, before);
      const set = world.store.of(policySets).put({ ...before, name, details });
      const old = detailsOf(world, before);
      // Nothing new is read if the repository and folder are unchanged.
      if (details.repository !== old.repository || details.policiesPath !== old.policiesPath) {
        followRepository(world, set);
      }
      return documentResponse(200, policySetDocument(world, call, set));
    },
  },
  {
    operation: 'Delete policy set',
    method: 'DELETE',
    path: POLICY_SET,
    needs: 'policyEnforcement',
    handle: (world, _, { id }): Reply => {
      deletePolicySet(world, getPolicySet(world, id));
      return { status: 204 };
    },
  },
];

function listedSets(world: World, call: Call, organization: string): PolicySet[] {
  const name = (call.query.get('search[name]') ?? '').toLowerCase();
  const kind = call.query.get('filter[kind]') ?? '';
  const versioned = call.query.get('filter[versioned]') ?? '';
  return world.store
    .of(policySets)
    .by(byOrganization, organization)
    .filter(
      (set) =>
        set.name.toLowerCase().includes(name) &&
        (kind === '' || detailsOf(world, set).kind === kind) &&
        (versioned === '' || String(isVersioned(world, set)) === versioned),
    );
}

function isVersioned(world: World, set: PolicySet): boolean {
  return detailsOf(world, set).repository !== null || versionsOf(world, set).length > 0;
}
