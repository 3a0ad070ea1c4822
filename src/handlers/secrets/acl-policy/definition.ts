import { defineDataSource } from '../../../definition/data-source';
import { CAPABILITIES } from '../../../definition/kinds/acl-policy/rule';
import { defineListResource } from '../../../definition/list-resource';
import { defineResource } from '../../../definition/resource';
import { resultsOf } from '../../../definition/results';
import type { Rule } from '../../../definition/rule';
import {
  namespaceArguments,
  systemNameRules,
  systemNamesAttributes,
  systemObjectArguments,
  systemObjectAttributes,
  systemObjectIdentity,
  systemObjectImports,
} from '../shared/system-attributes';

const nameRules: readonly Rule[] = [
  ...systemNameRules,
  {
    rule: 'pattern',
    pattern: '^(?!(?:root|response-wrapping)$)',
    words: 'not be `root` or `response-wrapping`, which the service keeps itself',
  },
  // The service would convert other names, and store the policy under the result.
  { rule: 'pattern', pattern: '^[^\\p{Lu}\\p{Lt}]*$', words: 'be in lower case' },
];

const notEmpty: readonly Rule[] = [{ rule: 'length', min: 1, unit: 'characters' }];

/** One rule, as an input. The texts name the elements of a policy. */
const ruleAttributes = {
  path: {
    type: 'string',
    use: 'required',
    rules: [
      ...notEmpty,
      { rule: 'pattern', pattern: '^(?!.*\\+\\*)[^*]*\\*?$', words: 'have `*` only at its end, and not after `+`' },
    ],
    doc: 'The path, without `/v1/`. `*` at its end stands for any rest, and `+` for one whole segment.',
  },
  capabilities: {
    type: 'set',
    element: 'string',
    values: CAPABILITIES,
    use: 'required',
    rules: [{ rule: 'alone', value: 'deny' }],
    doc: 'What is allowed on the path. If the set is empty, nothing is. `scan` is only supported with the dialect `openbao`, and `subscribe` with `vault`.',
  },
  requiredParameters: {
    type: 'set',
    element: 'string',
    use: 'optional',
    emptyIsAbsent: true,
    elementRules: notEmpty,
    absent: 'none is required',
    doc: 'The names of parameters that a write must have.',
  },
  allowedParameters: {
    type: 'map',
    element: 'string',
    lists: true,
    use: 'optional',
    emptyIsAbsent: true,
    absent: 'all are allowed',
    doc: 'The names of parameters that a write may have, `*` for any, each with its allowed values. An empty list allows any value.',
  },
  deniedParameters: {
    type: 'map',
    element: 'string',
    lists: true,
    use: 'optional',
    emptyIsAbsent: true,
    absent: 'none is denied',
    doc: 'The names of parameters that a write must not have, `*` for any, each with its denied values. An empty list denies any value.',
  },
  minWrappingTtl: {
    type: 'duration',
    use: 'optional',
    emptyIsAbsent: true,
    absent: 'responses need not be wrapped',
    doc: 'The minimum lifetime of a wrapped response, which makes wrapping mandatory.',
  },
  maxWrappingTtl: {
    type: 'duration',
    use: 'optional',
    emptyIsAbsent: true,
    absent: 'there is no maximum',
    doc: 'The maximum lifetime of a wrapped response.',
  },
  mfaMethods: {
    type: 'set',
    element: 'string',
    use: 'optional',
    emptyIsAbsent: true,
    elementRules: notEmpty,
    absent: 'none is required',
    doc: 'The names of multi-factor methods that a request must pass.',
  },
  paginationLimit: {
    type: 'int',
    use: 'optional',
    emptyIsAbsent: true,
    rules: [{ rule: 'range', min: 0 }],
    absent: 'there is no maximum',
    doc: 'The maximum number of entries in a page of a list. Only supported with the dialect `openbao`.',
  },
  expiration: {
    type: 'time',
    use: 'optional',
    emptyIsAbsent: true,
    absent: 'the rule does not end',
    doc: 'When the rule ends. Only supported with the dialect `openbao`.',
  },
  listScanResponseKeysFilterPath: {
    type: 'string',
    use: 'optional',
    emptyIsAbsent: true,
    absent: 'all entries are returned',
    doc: 'A template of a path, which contains the key of an entry. A list only returns entries whose path the token may read. Only supported with the dialect `openbao`.',
  },
  subscribeEventTypes: {
    type: 'set',
    element: 'string',
    use: 'optional',
    emptyIsAbsent: true,
    elementRules: notEmpty,
    absent: 'none',
    doc: 'The types of events that may be subscribed to. Only supported with the dialect `vault`.',
  },
  comment: {
    type: 'string',
    use: 'optional',
    emptyIsAbsent: true,
    absent: 'there is none',
    doc: 'A comment, which is written above the rule. It has no effect: a change of comments alone is not planned.',
  },
} as const;

const ONLY_OPENBAO = 'Only supported with the dialect `openbao`.';

export const aclPolicy = defineResource({
  type: 'lintel_acl_policy',
  service: 'secrets',
  construct: 'AclPolicy',
  doc: 'A policy that says which paths of the secrets service a token may use, and how. A change applies at once to all tokens that name the policy.',
  source: ['docs/spec/secrets-foundation.md#acl-policy', 'docs/spec/secrets-foundation.md#policies-and-namespaces'],
  attributes: {
    ...systemObjectAttributes(''),
    name: {
      type: 'string',
      use: 'required',
      replace: true,
      // The service converts names to lower case.
      compare: 'anyCase',
      rules: nameRules,
      doc: 'The name of the policy. `default` exists already, so it is imported; destroying it only removes it from state.',
    },
    policy: {
      type: 'string',
      use: 'optionalComputed',
      compare: 'aclPolicy',
      rules: [{ rule: 'aclPolicy' }],
      absent: 'it is rendered from `rules`',
      doc: 'The text of the policy, as HCL or JSON. Two texts are equal if they mean the same: formatting, comments and the order of blocks and lists are ignored, and blocks of one path add up.',
    },
    rules: {
      type: 'objects',
      use: 'optionalComputed',
      construct: 'AclPolicyRule',
      compare: 'aclRules',
      rules: [{ rule: 'length', min: 1, unit: 'elements' }, { rule: 'aclRules' }],
      absent: '`policy` has the text; state has them only after an import',
      doc: 'What the policy says about each path, in any order. Values of parameters are texts; others require `policy`.',
      attributes: ruleAttributes,
    },
    expiration: {
      type: 'time',
      use: 'optional',
      emptyIsAbsent: true,
      absent: 'the policy does not expire',
      doc: `When the service deletes the policy. ${ONLY_OPENBAO}`,
    },
    casRequired: {
      type: 'bool',
      use: 'optional',
      default: false,
      doc: `Whether every write of others must name the version that it replaces. Lintel always does. ${ONLY_OPENBAO}`,
    },
    version: {
      type: 'int',
      use: 'computed',
      moving: true,
      absent: 'the service does not count versions',
      doc: 'The version of the policy: the number of its writes.',
    },
    modified: {
      type: 'time',
      use: 'computed',
      moving: true,
      absent: 'the service does not record it',
      doc: 'When the policy was last written.',
    },
  },
  rules: [{ rule: 'exactlyOneOf', attributes: ['policy', 'rules'] }],
  identity: systemObjectIdentity,
  access: [{ path: 'sys/policies/detailed/acl/', needs: { read: ['list'] }, dialects: ['openbao'], optional: true }],
  imports: systemObjectImports('sys/policies/acl', 'deploy'),
  peerImports: [{ matches: '^([^/]+(?:/[^/]+)*?)/?$', to: 'sys/policies/acl/$1', example: 'deploy' }],
  movedFrom: [{ type: 'vault_policy', schemaVersions: [0] }],
});

const ENDPOINTS = ['docs/spec/secrets-foundation.md#policies-and-namespaces'];

const { expiration, casRequired, version, modified } = aclPolicy.attributes;

export const aclPolicyData = defineDataSource({
  type: 'lintel_acl_policy',
  service: 'secrets',
  construct: 'DataAclPolicy',
  doc: 'A policy that says which paths of the secrets service a token may use, and how.',
  source: ENDPOINTS,
  attributes: {
    ...systemObjectArguments('The name of the policy.'),
    policy: { type: 'string', use: 'computed', doc: 'The text of the policy, as HCL or JSON.' },
    rules: {
      type: 'objects',
      use: 'computed',
      absent: 'the text of the policy cannot be parsed',
      doc: 'What the policy says about each path.',
      attributes: resultsOf(ruleAttributes),
    },
    ...resultsOf({ expiration, casRequired, version, modified }),
  },
});

export const aclPoliciesData = defineDataSource({
  type: 'lintel_acl_policies',
  service: 'secrets',
  construct: 'DataAclPolicies',
  doc: 'The names of the ACL policies.',
  source: ENDPOINTS,
  attributes: systemNamesAttributes('ACL policies'),
});

export const aclPolicyList = defineListResource({
  type: 'lintel_acl_policy',
  doc: 'The ACL policies, without those that the service keeps itself.',
  source: ENDPOINTS,
  attributes: namespaceArguments,
});

export const aclPolicyDocumentData = defineDataSource({
  type: 'lintel_acl_policy_document',
  service: 'secrets',
  construct: 'DataAclPolicyDocument',
  doc: 'The text of an ACL policy, rendered from rules. It sends no request.',
  source: ['docs/spec/secrets-foundation.md#acl-policy'],
  attributes: {
    sourcePolicies: {
      type: 'list',
      element: 'string',
      use: 'optional',
      elementRules: [{ rule: 'aclPolicy' }],
      absent: 'the policy consists of `rules`',
      doc: 'Texts of policies whose rules come first. Blocks of one path add up.',
    },
    rules: {
      type: 'objects',
      use: 'optional',
      construct: 'AclPolicyDocumentRule',
      rules: [{ rule: 'aclRules' }],
      absent: 'the policy consists of `sourcePolicies`',
      doc: 'What the policy says about each path.',
      attributes: ruleAttributes,
    },
    policy: {
      type: 'string',
      use: 'computed',
      doc: 'The text of the policy, as HCL. The same rules give the same text.',
    },
    json: { type: 'string', use: 'computed', doc: 'The policy as JSON, without comments.' },
  },
  access: [],
});
