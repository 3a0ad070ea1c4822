import { defineDataSource } from '../../../definition/data-source';
import { defineListResource } from '../../../definition/list-resource';
import { defineResource } from '../../../definition/resource';
import { identifiers, lookupArguments, lookupRules, totalCount } from '../shared/lookup-arguments';
import { organizationArgument, organizationInput } from '../shared/organization';
import {
  enforcementAttributes,
  POLICY_SET_KINDS,
  policySetCounts,
  policySetTimes,
  policySetVersions,
} from '../shared/policy-sets/policy-set-attributes';
import { memberAttributes, tagSelectors } from '../shared/policy-sets/policy-set-member-attributes';
import { repositoryAttributes } from '../shared/policy-sets/policy-set-repository-attributes';
import { policySetResults } from '../shared/policy-sets/policy-set-results';
import { maxResults, nameRules } from '../shared/rules';

const POLICY_SET = 'docs/spec/platform-neighbours.md#policy-set-type-policy-sets-id-prefix-polset-';
const OPERATIONS = 'docs/spec/platform-neighbours.md#policy-sets';

/** A group of policies, and its scope. Restates the platform API, "Policy set (type `policy-sets`)". */
export const policySet = defineResource({
  type: 'lintel_policy_set',
  service: 'platform',
  construct: 'PolicySet',
  doc: 'A group of policies of one kind, and the workspaces in which it is enforced: all, those of projects, or single ones, without exclusions. A policy that is in no policy set is never evaluated.',
  source: [POLICY_SET, OPERATIONS, 'docs/spec/platform-neighbours.md#editions-and-releases'],
  rights: [{ right: 'manage-policies', needs: ['create', 'update', 'delete'] }],
  replacementHarms: 'deletes its parameters and all attachments, including those that others manage',
  attributes: {
    id: { type: 'string', use: 'computed', doc: 'The ID of the policy set, `polset-…`.' },
    organization: {
      ...organizationInput('The name of the organization that the policy set belongs to.'),
      replace: true,
    },
    name: {
      type: 'string',
      use: 'required',
      rules: nameRules,
      doc: 'The name of the policy set, unique in its organization.',
    },
    ...enforcementAttributes,
    ...repositoryAttributes,
    ...memberAttributes,
    tagSelectors,
    ...policySetCounts,
    ...policySetVersions,
    newestVersionStatus: {
      type: 'string',
      use: 'computed',
      moving: true,
      absent: 'the policy set has no versions',
      doc: 'The status of the newest version: `pending`, `ingressing`, `ready`, `errored` or `canceled`.',
    },
    newestVersionError: {
      type: 'string',
      use: 'computed',
      moving: true,
      absent: 'the newest version has no error',
      doc: 'Why the newest version cannot be used.',
    },
    ...policySetTimes,
    timeouts: {
      type: 'object',
      use: 'optional',
      local: true,
      absent: 'each timeout is `10m`',
      doc: 'The timeouts for waiting until the service has read the repository. Requires `vcsRepo`.',
      attributes: {
        create: {
          type: 'duration',
          use: 'optional',
          absent: '`10m`',
          doc: 'How long to wait for the first version of a new policy set.',
        },
        update: {
          type: 'duration',
          use: 'optional',
          absent: '`10m`',
          doc: 'How long to wait for the version of another repository, branch or folder.',
        },
      },
    },
  },
  rules: [
    {
      rule: 'exactlyOneOf',
      attributes: ['vcsRepo.oauthTokenId', 'vcsRepo.githubAppInstallationId'],
      within: 'vcsRepo',
    },
    {
      rule: 'conflicts',
      attribute: 'vcsRepo',
      with: ['policyIds'],
      words: 'the content of a policy set comes from one place',
    },
    { rule: 'requires', attribute: 'policiesPath', needs: 'vcsRepo' },
    { rule: 'requires', attribute: 'policyUpdatePatterns', needs: 'vcsRepo' },
    { rule: 'requires', attribute: 'timeouts', needs: 'vcsRepo' },
    { rule: 'emptyUnless', attribute: 'workspaceIds', when: 'global', is: false },
    { rule: 'emptyUnless', attribute: 'projectIds', when: 'global', is: false },
    { rule: 'emptyUnless', attribute: 'excludedProjectIds', when: 'global', is: true },
    { rule: 'disjoint', attribute: 'excludedWorkspaceIds', with: 'workspaceIds' },
    {
      rule: 'notBothFilled',
      attribute: 'tagSelectors',
      with: ['workspaceIds', 'projectIds', 'excludedWorkspaceIds', 'excludedProjectIds'],
    },
  ],
  reports: [
    {
      attribute: 'newestVersionStatus',
      failed: 'errored|canceled',
      consequence:
        'The newest version of the policy set has no effect: what it enforces is the version before, or nothing. Correct the branch, the folder or the content in the repository; the next version replaces the failed one.',
    },
  ],
  identity: { id: true },
  imports: [
    { form: '{id}', matches: '^polset-[^/]+$', example: 'polset-3yVQZvHzf5j3WRJ1' },
    { form: '{organization}/{name}', matches: '^[^/]+/[^/]+$', example: 'acme/baseline' },
  ],
  movedFrom: [{ type: 'tfe_policy_set', schemaVersions: [0] }],
});

/** Restates the platform API, operations "Show policy set" and, by name, "List policy sets". */
export const policySetData = defineDataSource({
  type: 'lintel_policy_set',
  service: 'platform',
  construct: 'DataPolicySet',
  doc: 'A policy set, looked up by its ID, or by its organization and name.',
  source: [OPERATIONS],
  attributes: { ...lookupArguments('policy set', 'polset'), ...policySetResults },
  rules: lookupRules,
});

const searchName = {
  type: 'string',
  use: 'optional',
  absent: 'names are not filtered',
  doc: 'A part of the name of the policy sets to include.',
} as const;

const filterKind = {
  type: 'string',
  use: 'optional',
  values: POLICY_SET_KINDS,
  construct: 'PolicySetKind',
  absent: 'policy sets of every kind are included',
  doc: 'Include only policy sets of this framework.',
} as const;

/** Restates the platform API, operation "List policy sets". */
export const policySetsData = defineDataSource({
  type: 'lintel_policy_sets',
  service: 'platform',
  construct: 'DataPolicySets',
  doc: 'The policy sets of an organization.',
  source: [OPERATIONS],
  attributes: {
    organization: organizationArgument,
    searchName,
    filterKind,
    filterVersioned: {
      type: 'bool',
      use: 'optional',
      absent: 'both are included',
      doc: 'Whether to include only policy sets with versions, or only those without.',
    },
    maxResults: maxResults('policy sets'),
    policySets: {
      type: 'objects',
      use: 'computed',
      doc: 'The policy sets, in the order in which the service returns them.',
      attributes: {
        ...identifiers('policy set', 'polset'),
        ...policySetResults,
      },
    },
    totalCount: totalCount('policy sets'),
  },
});

/** Restates the platform API, operation "List policy sets". */
export const policySetList = defineListResource({
  type: 'lintel_policy_set',
  doc: 'The policy sets of an organization.',
  source: [OPERATIONS],
  attributes: {
    organization: organizationArgument,
    searchName,
    filterKind: {
      type: 'string',
      use: 'optional',
      values: POLICY_SET_KINDS,
      absent: 'policy sets of every kind are included',
      doc: 'Include only policy sets of this framework.',
    },
  },
});
