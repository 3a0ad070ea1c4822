import { defineResource } from '../../../definition/resource';
import { nameRules, organizationRules } from '../rules';

/** The service refuses a longer upload. */
export const MOST_BYTES = 10 * 1024 * 1024;

/** A policy object and its code, as one thing. Restates the platform API, "Policy (type `policies`)". */
export const policy = defineResource({
  type: 'lintel_policy',
  wing: 'platform',
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
