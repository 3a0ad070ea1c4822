import { defineDataSource } from '../../../definition/data-source';
import { defineListResource } from '../../../definition/list-resource';
import { defineResource } from '../../../definition/resource';
import { identifiers, lookupArguments, lookupRules } from '../shared/lookup-arguments';
import { organizationArgument, organizationInput } from '../shared/organization';
import { nameRules, maxResults, related } from '../shared/rules';

/** The largest upload that the service accepts. */
export const MAX_BYTES = 10 * 1024 * 1024;

/** A policy object together with its code. Restates the platform API, "Policy (type `policies`)". */
export const policy = defineResource({
  type: 'lintel_policy',
  service: 'platform',
  construct: 'Policy',
  doc: 'A rule that is checked against the plans of runs: a policy object together with its code.',
  source: [
    'docs/spec/platform.md#policy-type-policies-id-prefix-pol-',
    'docs/spec/platform.md#policies',
    'docs/spec/platform.md#limits',
  ],
  rights: [{ right: 'manage-policies', needs: ['create', 'update', 'delete'] }],
  attributes: {
    id: { type: 'string', use: 'computed', doc: 'The ID of the policy, `pol-…`.' },
    organization: { ...organizationInput('The name of the organization that the policy belongs to.'), replace: true },
    name: {
      type: 'string',
      use: 'required',
      replace: true,
      rules: nameRules,
      doc: 'The name of the policy, unique in its organization.',
    },
    kind: {
      type: 'string',
      use: 'optional',
      replace: true,
      values: ['sentinel_framework', 'opa'],
      default: 'sentinel_framework',
      construct: 'PolicyKind',
      doc: 'The framework that evaluates the code.',
    },
    enforcementLevel: {
      type: 'string',
      use: 'required',
      values: ['hard-mandatory', 'soft-mandatory', 'mandatory', 'advisory'],
      construct: 'PolicyEnforcementLevel',
      doc: 'How a failed policy affects the run: `hard-mandatory`, `soft-mandatory` or `advisory` if `kind` is `sentinel_framework`; `mandatory` or `advisory` if it is `opa`.',
    },
    description: {
      type: 'string',
      use: 'optional',
      emptyIsAbsent: true,
      absent: 'the policy has no description',
      doc: 'A description of the policy, in Markdown.',
    },
    query: {
      type: 'string',
      use: 'optional',
      emptyIsAbsent: true,
      absent: 'the policy has no query',
      doc: 'The query that OPA evaluates for the result. Only valid if `kind` is `opa`.',
    },
    source: {
      type: 'string',
      use: 'optionalComputed',
      absent: 'the code is the content of `sourceFile`; a policy without uploaded code has none',
      rules: [{ rule: 'length', max: MAX_BYTES, unit: 'bytes' }],
      doc: 'The code of the policy. It may be empty.',
    },
    sourceFile: {
      type: 'string',
      use: 'optional',
      local: true,
      absent: 'the code comes from `source`',
      asset: 'file',
      rules: [{ rule: 'length', min: 1, unit: 'characters' }],
      doc: 'The path of a UTF-8 file of at most 10,485,760 bytes that contains the code, relative to the directory in which Terraform runs, or in constructs to the app. `source` is planned as its content. The file must not change between plan and apply.',
    },
    policySetIds: {
      type: 'set',
      element: 'string',
      use: 'optionalComputed',
      createOnly: true,
      absent: 'the policy is added to no policy set',
      elementRules: [{ rule: 'pattern', pattern: '^polset-[^/]+$', words: 'begin with `polset-`', idOf: 'polset' }],
      doc: 'The IDs of the policy sets to which the policy is added on creation, `polset-…`. Afterwards they are only read, because only the policy sets themselves can change them.',
    },
    policySetCount: {
      type: 'int',
      use: 'computed',
      moving: true,
      doc: 'The number of policy sets that contain the policy.',
    },
    updatedAt: {
      type: 'string',
      use: 'computed',
      moving: true,
      absent: 'it has never been changed',
      doc: 'When the policy or its code was last changed.',
    },
  },
  rules: [
    {
      rule: 'exactlyOneOf',
      attributes: ['source', 'sourceFile'],
      construct: {
        name: 'PolicySource',
        property: 'source',
        doc: "The source of a policy's code.",
        factories: { text: 'source', file: 'sourceFile' },
      },
    },
    {
      rule: 'enumBy',
      attribute: 'enforcementLevel',
      by: 'kind',
      values: { sentinel_framework: ['hard-mandatory', 'soft-mandatory', 'advisory'], opa: ['mandatory', 'advisory'] },
    },
    { rule: 'onlyWhen', attribute: 'query', when: 'kind', is: 'opa' },
  ],
  identity: { id: true },
  imports: [
    { form: '{id}', matches: '^pol-[^/]+$', example: 'pol-oXUppaX2ximkqp8w' },
    {
      form: '{organization}/{name}',
      matches: '^[^/]+/(?!pol-[A-Za-z0-9]{16}$)[^/]+$',
      example: 'acme/restrict-instance-types',
    },
  ],
  peerImports: [{ matches: '^[^/]+/(pol-[A-Za-z0-9]{16})$', to: '$1', example: 'acme/pol-oXUppaX2ximkqp8w' }],
  movedFrom: [
    { type: 'tfe_policy', schemaVersions: [0] },
    { type: 'tfe_sentinel_policy', schemaVersions: [0] },
  ],
});

const KINDS = ['sentinel_framework', 'opa'] as const;

/** The attributes of one policy in both data sources, without those for the lookup. */
const results = {
  kind: {
    type: 'string',
    use: 'computed',
    doc: 'The framework that evaluates the code: `sentinel_framework` or `opa`.',
  },
  enforcementLevel: {
    type: 'string',
    use: 'computed',
    doc: 'How a failed policy affects the run: `hard-mandatory`, `soft-mandatory`, `mandatory` or `advisory`.',
  },
  description: {
    type: 'string',
    use: 'computed',
    absent: 'the policy has no description',
    doc: 'A description of the policy, in Markdown.',
  },
  query: {
    type: 'string',
    use: 'computed',
    absent: 'the policy has no query',
    doc: 'The query that OPA evaluates for the result.',
  },
  policySetIds: {
    type: 'set',
    element: 'string',
    use: 'computed',
    doc: 'The IDs of the policy sets that contain the policy, `polset-…`.',
  },
  policySetCount: { type: 'int', use: 'computed', doc: 'The number of policy sets that contain the policy.' },
  updatedAt: {
    type: 'string',
    use: 'computed',
    absent: 'it has never been changed',
    doc: 'When the policy or its code was last changed.',
  },
  policySets: {
    type: 'objects',
    use: 'computed',
    construct: 'ResourceIdentifier',
    absent: '`include` does not contain `policy_sets`',
    doc: 'The policy sets that contain the policy.',
    attributes: related,
  },
} as const;

const include = {
  type: 'set',
  element: 'string',
  use: 'optional',
  values: ['policy_sets'],
  absent: 'no related resources are fetched',
  doc: 'The related resources to fetch along with the policy: `policy_sets`.',
} as const;

/** Restates the platform API, operations "Show policy" and, by name, "List policies". */
export const policyData = defineDataSource({
  type: 'lintel_policy',
  service: 'platform',
  construct: 'DataPolicy',
  doc: 'A policy and its code, looked up by its ID, or by its organization and name.',
  source: ['docs/spec/platform.md#policies'],
  attributes: {
    ...lookupArguments('policy', 'pol'),
    include,
    ...results,
    source: { type: 'string', use: 'computed', absent: 'no code was uploaded', doc: 'The code of the policy.' },
  },
  rules: lookupRules,
});

/** Restates the platform API, operation "List policies". */
export const policiesData = defineDataSource({
  type: 'lintel_policies',
  service: 'platform',
  construct: 'DataPolicies',
  doc: 'The policies of an organization.',
  source: ['docs/spec/platform.md#policies'],
  attributes: {
    organization: organizationArgument,
    searchName: {
      type: 'string',
      use: 'optional',
      absent: 'names are not filtered',
      doc: 'A search term for the names of policies.',
    },
    filterKind: {
      type: 'string',
      use: 'optional',
      values: KINDS,
      construct: 'PolicyKind',
      absent: 'policies of both kinds are included',
      doc: 'Include only policies of this framework.',
    },
    include,
    withSource: {
      type: 'bool',
      use: 'optional',
      default: false,
      doc: 'Whether to fetch the code of each policy, which takes one request per policy.',
    },
    maxResults: maxResults('policies'),
    policies: {
      type: 'objects',
      use: 'computed',
      doc: 'The policies, in the order in which the service returns them.',
      attributes: {
        ...identifiers('policy', 'pol'),
        ...results,
        source: {
          type: 'string',
          use: 'computed',
          absent: '`withSource` is not `true`, or no code was uploaded',
          doc: 'The code of the policy.',
        },
      },
    },
    totalCount: { type: 'int', use: 'computed', doc: 'The number of matching policies, as counted by the service.' },
  },
});

/** Restates the platform API, operation "List policies". */
export const policyList = defineListResource({
  type: 'lintel_policy',
  doc: 'The policies of an organization.',
  source: ['docs/spec/platform.md#policies'],
  attributes: {
    organization: organizationArgument,
    searchName: {
      type: 'string',
      use: 'optional',
      absent: 'names are not filtered',
      doc: 'A search term for the names of policies.',
    },
    filterKind: {
      type: 'string',
      use: 'optional',
      values: ['sentinel_framework', 'opa'],
      absent: 'policies of both kinds are included',
      doc: 'Include only policies of this framework.',
    },
  },
});
