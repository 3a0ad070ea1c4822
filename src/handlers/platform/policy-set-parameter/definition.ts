import { defineDataSource } from '../../../definition/data-source';
import { defineListResource } from '../../../definition/list-resource';
import { defineResource } from '../../../definition/resource';
import { secretInput } from '../../../definition/secret-input';
import { idRules, totalCount } from '../shared/lookup-arguments';
import { maxResults } from '../shared/rules';

const PARAMETER = 'docs/spec/platform-neighbours.md#policy-set-parameter-type-vars-id-prefix-var-';
const OPERATIONS = 'docs/spec/platform-neighbours.md#policy-set-parameters';

const policySetId = {
  type: 'string',
  use: 'required',
  rules: idRules('polset'),
  doc: 'The ID of the policy set, `polset-…`.',
} as const;

const VISIBLE = 'It would be shown: configure `valueWo`, or `sensitiveValue`, which is stored in state.';
const OTHERWISE = 'The service shows every other value to anyone who can read the policy set.';

/** A parameter of a policy set. Restates the platform API, "Policy set parameter (type `vars`)". */
export const policySetParameter = defineResource({
  type: 'lintel_policy_set_parameter',
  service: 'platform',
  construct: 'PolicySetParameter',
  schemaVersion: 1,
  doc: 'A key and a value for the policies of a policy set.',
  source: [PARAMETER, OPERATIONS],
  rights: [{ right: 'manage-policies', needs: ['create', 'update', 'delete'] }],
  attributes: {
    id: { type: 'string', use: 'computed', doc: 'The IDs of the policy set and of the parameter, `polset-…/var-…`.' },
    parameterId: { type: 'string', use: 'computed', doc: 'The ID of the parameter, `var-…`.' },
    policySetId: { ...policySetId, replace: true },
    key: {
      type: 'string',
      use: 'required',
      rules: [
        { rule: 'length', min: 1, unit: 'characters' },
        { rule: 'pattern', pattern: '^(?!var-)[^/]*$', words: 'not begin with `var-` and not contain `/`' },
      ],
      doc: 'The name of the parameter, unique in its policy set. Changing it forces replacement if the parameter is sensitive.',
    },
    value: {
      type: 'string',
      use: 'optional',
      emptyIsAbsent: true,
      unreadable: 'maybe',
      absent: 'it is empty, or `sensitiveValue` or `valueWo` is configured',
      doc: 'The value of a parameter that is not sensitive. One that is valid JSON reaches the policies as that JSON. Everyone who can read the policy set can read it.',
    },
    ...secretInput('sensitiveValue', {
      doc: 'The value of a sensitive parameter.',
      absent: 'it is empty, or `valueWo` is configured',
      writeOnly: 'value',
    }),
    sensitive: {
      type: 'bool',
      use: 'optional',
      default: false,
      replace: true,
      doc: 'Whether the service never shows the value again. Changing it to `true` does not force replacement.',
    },
    secretsRevision: {
      type: 'int',
      use: 'computed',
      revision: true,
      doc: 'How often `valueWo` has been sent or cleared: 0 initially, incremented by each plan that sends or clears it.',
    },
  },
  rules: [
    { rule: 'onlyWhen', attribute: 'value', when: 'sensitive', is: false, orAbsent: true, words: VISIBLE },
    { rule: 'onlyWhen', attribute: 'sensitiveValue', when: 'sensitive', is: true, words: OTHERWISE },
    { rule: 'onlyWhen', attribute: 'valueWo', when: 'sensitive', is: true, words: OTHERWISE },
  ],
  identity: { policySetId: true, parameterId: true },
  imports: [
    {
      form: '{policySetId}/{parameterId}',
      matches: '^polset-[^/]+/var-[^/]+$',
      example: 'polset-3yVQZvHzf5j3WRJ1/var-EavQ1LztoRTQHSNT',
    },
    {
      form: '{policySetId}/{key}',
      matches: '^polset-[^/]+/[^/]+$',
      example: 'polset-3yVQZvHzf5j3WRJ1/allowed_regions',
    },
  ],
  movedFrom: [{ type: 'tfe_policy_set_parameter', schemaVersions: [0] }],
});

/** The attributes of one parameter in both data sources, without those for the lookup. */
const results = {
  value: {
    type: 'string',
    use: 'computed',
    absent: 'the parameter is sensitive',
    doc: 'The value of the parameter.',
  },
  sensitive: { type: 'bool', use: 'computed', doc: 'Whether the service never shows the value.' },
} as const;

const id = { type: 'string', use: 'computed', doc: policySetParameter.attributes.id.doc } as const;

/** Restates the platform API, operations "Show parameter" and, by key, "List parameters". */
export const policySetParameterData = defineDataSource({
  type: 'lintel_policy_set_parameter',
  service: 'platform',
  construct: 'DataPolicySetParameter',
  doc: 'A parameter of a policy set, looked up by its ID or by its key.',
  source: [OPERATIONS],
  attributes: {
    id,
    policySetId,
    parameterId: {
      type: 'string',
      use: 'optionalComputed',
      absent: 'the parameter is looked up by `key`',
      rules: idRules('var'),
      doc: 'The ID of the parameter, `var-…`.',
    },
    key: {
      type: 'string',
      use: 'optionalComputed',
      absent: 'the parameter is looked up by `parameterId`',
      doc: 'The name of the parameter.',
    },
    ...results,
  },
  rules: [{ rule: 'exactlyOneOf', attributes: ['parameterId', 'key'] }],
});

/** Restates the platform API, operation "List parameters". */
export const policySetParametersData = defineDataSource({
  type: 'lintel_policy_set_parameters',
  service: 'platform',
  construct: 'DataPolicySetParameters',
  doc: 'The parameters of a policy set.',
  source: [OPERATIONS],
  attributes: {
    policySetId,
    maxResults: maxResults('parameters'),
    parameters: {
      type: 'objects',
      use: 'computed',
      doc: 'The parameters, in the order in which the service returns them.',
      attributes: {
        id,
        parameterId: { type: 'string', use: 'computed', doc: 'The ID of the parameter, `var-…`.' },
        key: { type: 'string', use: 'computed', doc: 'The name of the parameter.' },
        ...results,
      },
    },
    totalCount: totalCount('parameters'),
  },
});

/** Restates the platform API, operation "List parameters". */
export const policySetParameterList = defineListResource({
  type: 'lintel_policy_set_parameter',
  doc: 'The parameters of a policy set.',
  source: [OPERATIONS],
  attributes: { policySetId },
});
