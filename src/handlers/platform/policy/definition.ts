import { defineResource } from '../../../definition/resource';
import { nameRules, organizationRules, maxResults, related } from '../shared/rules';
import { defineDataSource } from '../../../definition/data-source';
import { defineListResource } from '../../../definition/list-resource';

/** The service refuses a longer upload. */
export const MOST_BYTES = 10 * 1024 * 1024;

/** A policy object and its code, as one thing. Restates the platform API, "Policy (type `policies`)". */
export const policy = defineResource({
  type: 'lintel_policy',
  service: 'platform',
  construct: 'Policy',
  doc: 'A rule that is checked against the plans of runs: the policy object and its code, as one thing.',
  source: ['docs/spec/platform.md#policy-type-policies-id-prefix-pol-', 'docs/spec/platform.md#policies', 'docs/spec/platform.md#limits'],
  attributes: {
    id: { type: 'string', use: 'computed', doc: 'The id of the policy, `pol-…`.' },
    organization: {
      type: 'string', use: 'required', replace: true, rules: organizationRules,
      doc: 'The name of the organization that the policy belongs to.',
    },
    name: {
      type: 'string', use: 'required', replace: true, rules: nameRules,
      doc: 'The name of the policy, unique in its organization.',
    },
    kind: {
      type: 'string', use: 'optional', replace: true, values: ['sentinel_framework', 'opa'], default: 'sentinel_framework', construct: 'PolicyKind',
      doc: 'The framework that evaluates the code.',
    },
    enforcementLevel: {
      type: 'string', use: 'required', values: ['hard-mandatory', 'soft-mandatory', 'mandatory', 'advisory'], construct: 'PolicyEnforcementLevel',
      doc: 'What a failed policy does to the run: `hard-mandatory`, `soft-mandatory` or `advisory` where `kind` is `sentinel_framework`, `mandatory` or `advisory` where it is `opa`.',
    },
    description: {
      type: 'string', use: 'optional', emptyIsAbsent: true, absent: 'the policy has no description',
      doc: 'What the policy is for, as Markdown.',
    },
    query: {
      type: 'string', use: 'optional', emptyIsAbsent: true, absent: 'the policy has no query',
      doc: 'The query that asks OPA for the result. Only where `kind` is `opa`.',
    },
    source: {
      type: 'string', use: 'optionalComputed', absent: 'the code is the text of `sourceFile`; a policy whose code was never sent has none',
      rules: [{ rule: 'length', max: MOST_BYTES, unit: 'bytes' }],
      doc: 'The code of the policy, which may be empty.',
    },
    sourceFile: {
      type: 'string', use: 'optional', local: true, absent: '`source` is configured', asset: 'file',
      rules: [{ rule: 'length', min: 1, unit: 'characters' }],
      doc: 'The path of a UTF-8 file of at most 10,485,760 bytes that holds the code; relative, from where Terraform runs, in constructs from where the app is. `source` is planned as its text. The file must be the same when the plan is applied.',
    },
    policySetIds: {
      type: 'set', element: 'string', use: 'optionalComputed', createOnly: true,
      absent: 'the policy is put into no policy set',
      elementRules: [{ rule: 'pattern', pattern: '^polset-[^/]+$', words: 'begin with `polset-`' }],
      doc: 'The ids of the policy sets that the policy is put into when it is made, `polset-…`. Later they are only read, since nothing but the policy set changes them.',
    },
    policySetCount: { type: 'int', use: 'computed', moving: true, doc: 'How many policy sets contain the policy.' },
    updatedAt: { type: 'string', use: 'computed', moving: true, absent: 'it was never changed', doc: 'When the policy or its code was changed last.' },
  },
  rules: [
    {
      rule: 'exactlyOneOf', attributes: ['source', 'sourceFile'],
      construct: { name: 'PolicySource', property: 'source', doc: 'Where the code of a policy stands.', factories: { text: 'source', file: 'sourceFile' } },
    },
    {
      rule: 'enumBy', attribute: 'enforcementLevel', by: 'kind',
      values: { sentinel_framework: ['hard-mandatory', 'soft-mandatory', 'advisory'], opa: ['mandatory', 'advisory'] },
    },
    { rule: 'onlyWhen', attribute: 'query', when: 'kind', is: 'opa' },
  ],
  identity: { id: true },
  imports: [
    { form: '{id}', matches: '^pol-[^/]+$', example: 'pol-oXUppaX2ximkqp8w' },
    { form: '{organization}/{name}', matches: '^[^/]+/[^/]+$', example: 'acme/restrict-instance-types' },
  ],
  movedFrom: [{ type: 'tfe_policy', schemaVersions: [0] }, { type: 'tfe_sentinel_policy', schemaVersions: [0] }],
});

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
  service: 'platform',
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
  service: 'platform',
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

/** Restates the platform API, operation "List policies". */
export const policyList = defineListResource({
  type: 'lintel_policy',
  doc: 'The policies of an organization.',
  source: ['docs/spec/platform.md#policies'],
  attributes: {
    organization: { type: 'string', use: 'required', rules: organizationRules, doc: 'The name of the organization.' },
    searchName: { type: 'string', use: 'optional', absent: 'all names are found', doc: 'What to search for in the names of policies.' },
    filterKind: {
      type: 'string', use: 'optional', values: ['sentinel_framework', 'opa'], absent: 'policies of both kinds are found', doc: 'The framework whose policies are wanted.',
    },
  },
});
