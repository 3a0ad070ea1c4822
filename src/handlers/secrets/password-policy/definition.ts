import { defineDataSource } from '../../../definition/data-source';
import { defineEphemeralResource } from '../../../definition/ephemeral-resource';
import { PRINTABLE } from '../../../definition/kinds/password-policy';
import { defineListResource } from '../../../definition/list-resource';
import { defineResource } from '../../../definition/resource';
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
  // The service would mistake the path of such a name for the path of its generator.
  { rule: 'pattern', pattern: '(?<!/generate)$', words: 'not end with `/generate`' },
];

export const passwordPolicy = defineResource({
  type: 'lintel_password_policy',
  service: 'secrets',
  construct: 'PasswordPolicy',
  doc: 'A policy that the service generates passwords by. A change concerns passwords that are generated from then on.',
  source: ['docs/spec/secrets-foundation.md#password-policy', 'docs/spec/secrets-foundation.md#endpoints'],
  access: [
    {
      path: 'sys/policies/password/{name}/generate',
      needs: { read: ['read'], create: ['read'], update: ['read'] },
      optional: true,
    },
  ],
  attributes: {
    ...systemObjectAttributes('The name of the policy. Its case is kept.', nameRules),
    policy: {
      type: 'string',
      use: 'optionalComputed',
      compare: 'passwordPolicy',
      rules: [{ rule: 'passwordPolicy' }],
      absent: 'it is rendered from `length` and `rules`',
      doc: 'The text of the policy, as HCL or JSON. Two texts are equal if they mean the same: formatting, comments, the order of rules and the order of characters in a set are ignored.',
    },
    length: {
      type: 'int',
      use: 'optionalComputed',
      rules: [{ rule: 'range', min: 4, max: 100 }],
      absent: 'it is read from `policy`',
      doc: 'The number of characters of a password.',
    },
    rules: {
      type: 'objects',
      use: 'optionalComputed',
      construct: 'PasswordPolicyRule',
      compare: 'anyOrder',
      rules: [{ rule: 'length', min: 1, unit: 'elements' }],
      absent: 'they are read from `policy`',
      doc: 'The sets of characters that passwords are made of, in any order.',
      attributes: {
        charset: {
          type: 'string',
          use: 'required',
          compare: 'characters',
          rules: [
            { rule: 'length', min: 1, unit: 'characters' },
            { rule: 'pattern', pattern: PRINTABLE, words: 'consist of printable characters' },
          ],
          doc: 'The characters of the set, in any order.',
        },
        minChars: {
          type: 'int',
          use: 'optional',
          emptyIsAbsent: true,
          rules: [{ rule: 'range', min: 0 }],
          absent: 'it is 0',
          doc: 'How many characters of a password are in the set at least.',
        },
      },
    },
    entropySource: {
      type: 'string',
      use: 'optional',
      emptyIsAbsent: true,
      absent: 'the service uses its own source',
      doc: 'The source of randomness. Only supported with the dialect `vault`.',
    },
  },
  rules: [
    { rule: 'exactlyOneOf', attributes: ['policy', 'rules'] },
    { rule: 'requires', attribute: 'rules', needs: 'length' },
    { rule: 'requires', attribute: 'length', needs: 'rules' },
    { rule: 'sumAtMost', attribute: 'rules', member: 'minChars', limit: 'length' },
  ],
  identity: systemObjectIdentity,
  imports: systemObjectImports('sys/policies/password', 'database'),
  peerImports: [{ matches: '^([^/]+)$', to: 'sys/policies/password/$1', example: 'database' }],
  movedFrom: [{ type: 'vault_password_policy', schemaVersions: [0] }],
});

const ENDPOINTS = ['docs/spec/secrets-foundation.md#endpoints'];
const unparsed = { use: 'computed', absent: 'the text of the policy cannot be parsed' } as const;

export const passwordPolicyData = defineDataSource({
  type: 'lintel_password_policy',
  service: 'secrets',
  construct: 'DataPasswordPolicy',
  doc: 'A policy that the service generates passwords by.',
  source: ENDPOINTS,
  attributes: {
    ...systemObjectArguments('The name of the policy.', nameRules),
    policy: { type: 'string', use: 'computed', doc: 'The text of the policy, as HCL or JSON.' },
    length: { type: 'int', ...unparsed, doc: 'The number of characters of a password.' },
    rules: {
      type: 'objects',
      ...unparsed,
      doc: 'The sets of characters that passwords are made of.',
      attributes: {
        charset: { type: 'string', use: 'computed', doc: 'The characters of the set.' },
        minChars: {
          type: 'int',
          use: 'computed',
          absent: 'it is 0',
          doc: 'How many characters of a password are in the set at least.',
        },
      },
    },
    entropySource: {
      type: 'string',
      use: 'computed',
      absent: 'the service uses its own source',
      doc: 'The source of randomness.',
    },
  },
});

export const passwordPoliciesData = defineDataSource({
  type: 'lintel_password_policies',
  service: 'secrets',
  construct: 'DataPasswordPolicies',
  doc: 'The names of the password policies.',
  source: ENDPOINTS,
  attributes: systemNamesAttributes('password policies'),
});

export const passwordPolicyList = defineListResource({
  type: 'lintel_password_policy',
  doc: 'The password policies.',
  source: ENDPOINTS,
  attributes: namespaceArguments,
});

export const generatedPasswordEphemeral = defineEphemeralResource({
  type: 'lintel_generated_password',
  service: 'secrets',
  construct: 'EphemeralGeneratedPassword',
  doc: 'A password that the service generates by a policy for this run. It is stored in neither the plan, the state nor the service; a plan and an apply each get another one.',
  source: ENDPOINTS,
  attributes: {
    ...namespaceArguments,
    policy: { type: 'string', use: 'required', rules: nameRules, doc: 'The name of the password policy.' },
    password: { type: 'string', use: 'computed', sensitive: true, doc: 'The password.' },
  },
  access: [{ path: 'sys/policies/password/{policy}/generate', needs: { read: ['read'] } }],
});
