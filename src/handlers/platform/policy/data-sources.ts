import { defineDataSource } from '../../../definition/data-source';
import { maxResults, organizationRules, related } from '../rules';

const KINDS = ['sentinel_framework', 'opa'] as const;

/** What both data sources tell of one policy, besides what it is looked up by. */
const results = {
  kind: { type: 'string', use: 'computed', doc: 'The framework that evaluates the code: `sentinel_framework` or `opa`.' },
  enforcementLevel: { type: 'string', use: 'computed', doc: 'What a failed policy does to the run: `hard-mandatory`, `soft-mandatory`, `mandatory` or `advisory`.' },
  description: { type: 'string', use: 'computed', absent: 'the policy has no description', doc: 'What the policy is for, as Markdown.' },
  query: { type: 'string', use: 'computed', absent: 'the policy has no query', doc: 'The query that asks OPA for the result.' },
  policySetIds: { type: 'set', element: 'string', use: 'computed', doc: 'The ids of the policy sets that contain the policy, `polset-…`.' },
  policySetCount: { type: 'int', use: 'computed', doc: 'How many policy sets contain the policy.' },
  updatedAt: { type: 'string', use: 'computed', absent: 'it was never changed', doc: 'When the policy or its code was changed last.' },
  policySets: {
    type: 'objects', use: 'computed', absent: '`include` does not name `policy_sets`', doc: 'The policy sets that contain the policy.', attributes: related,
  },
} as const;

const include = {
  type: 'set', element: 'string', use: 'optional', values: ['policy_sets'], absent: 'nothing further is fetched', doc: 'What to fetch along with the policy: `policy_sets`.',
} as const;

/** Restates the platform API, operations "Show policy" and, by name, "List policies". */
export const policyData = defineDataSource({
  type: 'lintel_policy',
  wing: 'platform',
  construct: 'DataPolicy',
  doc: 'A policy and its code, looked up by its id or by its organization and name.',
  source: ['docs/spec/platform.md#policies'],
  attributes: {
    id: {
      type: 'string', use: 'optionalComputed', absent: 'the policy is looked up by `organization` and `name`',
      rules: [{ rule: 'pattern', pattern: '^pol-[^/]+$', words: 'begin with `pol-`' }],
      doc: 'The id of the policy, `pol-…`.',
    },
    organization: {
      type: 'string', use: 'optionalComputed', absent: 'the policy is looked up by `id`', rules: organizationRules,
      doc: 'The name of the organization that the policy belongs to.',
    },
    name: { type: 'string', use: 'optionalComputed', absent: 'the policy is looked up by `id`', doc: 'The name of the policy.' },
    include,
    ...results,
    source: { type: 'string', use: 'computed', absent: 'its code was never sent', doc: 'The code of the policy.' },
  },
  rules: [
    { rule: 'exactlyOneOf', attributes: ['id', 'organization'] },
    { rule: 'requires', attribute: 'organization', needs: 'name' },
    { rule: 'requires', attribute: 'name', needs: 'organization' },
  ],
});

/** Restates the platform API, operation "List policies". */
export const policiesData = defineDataSource({
  type: 'lintel_policies',
  wing: 'platform',
  construct: 'DataPolicies',
  doc: 'The policies of an organization.',
  source: ['docs/spec/platform.md#policies'],
  attributes: {
    organization: { type: 'string', use: 'required', rules: organizationRules, doc: 'The name of the organization.' },
    searchName: { type: 'string', use: 'optional', absent: 'all names are found', doc: 'What to search for in the names of policies.' },
    filterKind: { type: 'string', use: 'optional', values: KINDS, construct: 'PolicyKind', absent: 'policies of both kinds are found', doc: 'The framework whose policies are wanted.' },
    include,
    withSource: { type: 'bool', use: 'optional', default: false, doc: 'Whether to fetch the code of each policy, which costs a request for each.' },
    maxResults: maxResults('policies'),
    policies: {
      type: 'objects', use: 'computed', doc: 'The policies, in the order of the service.',
      attributes: {
        id: { type: 'string', use: 'computed', doc: 'The id of the policy, `pol-…`.' },
        organization: { type: 'string', use: 'computed', doc: 'The name of the organization that the policy belongs to.' },
        name: { type: 'string', use: 'computed', doc: 'The name of the policy.' },
        ...results,
        source: { type: 'string', use: 'computed', absent: '`withSource` is not `true`, or its code was never sent', doc: 'The code of the policy.' },
      },
    },
    totalCount: { type: 'int', use: 'computed', doc: 'How many policies there are that fit, as the service counts them.' },
  },
});
