import { CREATED } from '../../../definition/access';
import { defineResource } from '../../../definition/resource';
import type { Rule } from '../../../definition/rule';
import { OLD_TOKEN_NAMES, tokenAttributes, tokenRules } from '../shared/auth/token-attributes';
import { authRolePlace } from '../shared/stored/places';

const place = authRolePlace('kubernetes', {
  noun: 'role',
  example: 'deploy',
  peer: { name: 'role_name', dropped: OLD_TOKEN_NAMES },
});
const NOT_EMPTY: readonly Rule[] = [{ rule: 'length', min: 1, unit: 'characters' }];

/** The service accounts that a role accepts. */
const accountAttributes = {
  boundServiceAccountNames: {
    type: 'set',
    element: 'string',
    use: 'required',
    rules: [
      { rule: 'length', min: 1, unit: 'elements' },
      { rule: 'alone', value: '*' },
    ],
    elementRules: NOT_EMPTY,
    doc: 'The names of the service accounts that can log in. `*` alone means all.',
  },
  boundServiceAccountNamespaces: {
    type: 'set',
    element: 'string',
    use: 'optional',
    emptyIsAbsent: true,
    rules: [{ rule: 'alone', value: '*' }],
    elementRules: NOT_EMPTY,
    absent: 'no namespace is allowed by name',
    doc: "The cluster's namespaces of the service accounts that can log in. `*` alone means all. Namespaces that match `boundServiceAccountNamespaceSelector` are allowed in addition.",
  },
  boundServiceAccountNamespaceSelector: {
    type: 'document',
    use: 'optional',
    unreadable: 'maybe',
    repeated: true,
    rules: [{ rule: 'objectDocument' }],
    absent: 'no namespace is allowed by its labels',
    doc: "A label selector for the cluster's namespaces, as a JSON or YAML object. An empty object selects every namespace.",
  },
  audience: {
    type: 'string',
    use: 'optional',
    emptyIsAbsent: true,
    sparse: true,
    absent: 'tokens for every audience are accepted',
    doc: 'The audience that a token must have.',
  },
  aliasNameSource: {
    type: 'string',
    use: 'optional',
    default: 'serviceaccount_uid',
    values: ['serviceaccount_uid', 'serviceaccount_name'],
    doc: 'What names the identity that logs in: the unique id of the service account, or its namespace and name, which another account may have later.',
  },
} as const;

export const kubernetesAuthRole = defineResource({
  type: 'lintel_kubernetes_auth_role',
  service: 'secrets',
  construct: 'KubernetesAuthRole',
  doc: 'A role of a Kubernetes auth method: which service accounts can log in, and which policies they get.',
  source: [
    'docs/spec/secrets-foundation.md#kubernetes-method',
    'docs/spec/secrets-foundation.md#token-fields-of-auth-roles',
    'docs/spec/secrets-foundation.md#auth-methods',
  ],
  attributes: { ...place.attributes, ...accountAttributes, ...tokenAttributes },
  rules: [
    {
      rule: 'oneOrMoreOf',
      attributes: ['boundServiceAccountNamespaces', 'boundServiceAccountNamespaceSelector'],
    },
    ...tokenRules,
  ],
  ...place.marks,
  ownAccess: CREATED,
  movedFrom: [{ type: 'vault_kubernetes_auth_backend_role', schemaVersions: [0] }],
});

export const kubernetesAuthRoleData = place.dataOf(kubernetesAuthRole, 'A role of a Kubernetes auth method.');
export const kubernetesAuthRolesData = place.namesOf(kubernetesAuthRole, 'roles of a Kubernetes auth method');
export const kubernetesAuthRoleList = place.listOf(kubernetesAuthRole, 'The roles of a Kubernetes auth method.');
