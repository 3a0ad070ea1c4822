import type { Route } from '../../exchange';
import { identifierOf } from '../../identifiers';
import type { World } from '../../world';
import { includes } from '../include';
import { documentResponse } from '../json-api';
import type { ResourceDocument } from '../json-api';
import { defaultProject } from '../projects/default-project';
import { projectDocument } from '../projects/project-documents';
import { getProject } from '../projects/project-lookup';
import type { Organization } from './organization';
import { getOrganization, organizationDocument, organizationResponse } from './organizations';

const ITEM = '/api/v2/organizations/:organization_name';

// Values of `include`: clients send both spellings.
const PROJECT = ['default-project', 'default_project'];
const ENTITLEMENTS = ['entitlement-set', 'entitlement_set'];

export const organizationLookupRoutes: readonly Route[] = [
  {
    operation: 'Show organization',
    method: 'GET',
    path: ITEM,
    handle: (world, call, { organization_name }) => {
      const organization = getOrganization(world, organization_name);
      const asked = includes(call, [...PROJECT, ...ENTITLEMENTS]);
      if (asked.size === 0) return organizationResponse(organization);
      const project = PROJECT.some((name) => asked.has(name));
      const entitlements = ENTITLEMENTS.some((name) => asked.has(name));
      return documentResponse(200, organizationDocument(organization), {
        included: [
          ...(project ? [projectDocument(world, call, getProject(world, defaultProject(organization.name).id))] : []),
          ...(entitlements ? [entitlementDocument(world, organization)] : []),
        ],
      });
    },
  },
  {
    operation: 'Show entitlement set',
    method: 'GET',
    path: `${ITEM}/entitlement-set`,
    handle: (world, _, { organization_name }) =>
      documentResponse(200, entitlementDocument(world, getOrganization(world, organization_name))),
  },
];

function entitlementDocument({ settings }: World, { name }: Organization): ResourceDocument {
  const { policyEnforcement, globalRunTasks, privateRunTasks, teams, agents, assessments, privateVcs } =
    settings.entitlements;
  return {
    id: identifierOf('org', name),
    type: 'entitlement-sets',
    attributes: {
      agents,
      'assessments': assessments && settings.edition === 'hosted',
      'global-run-tasks': globalRunTasks,
      'policy-enforcement': policyEnforcement,
      'policy-limit': null,
      'private-module-registry': true,
      'private-run-tasks': privateRunTasks,
      'private-vcs': privateVcs,
      'run-tasks': true,
      // The former name of `policy-enforcement`.
      'sentinel': policyEnforcement,
      teams,
      'user-limit': null,
      'vcs-integrations': true,
    },
    links: { self: `/api/v2/entitlement-sets/${identifierOf('org', name)}` },
  };
}
