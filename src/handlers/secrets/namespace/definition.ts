import { defineDataSource } from '../../../definition/data-source';
import { defineListResource } from '../../../definition/list-resource';
import { defineResource } from '../../../definition/resource';
import { resultsOf } from '../../../definition/results';
import type { Rule } from '../../../definition/rule';
import { namespaceArguments, namespaceAttribute } from '../shared/system-attributes';

const ENDPOINTS = ['docs/spec/secrets-foundation.md#policies-and-namespaces'];
const PATH = 'The name of the namespace, a single path segment. Its case is kept.';
const WHERE = ' Only supported with the dialects `vault` (Vault Enterprise) and `openbao`.';

const pathRules: readonly Rule[] = [
  {
    rule: 'pattern',
    pattern: '^(?!\\.{1,2}$)[^/\\s+*\\p{C}]+$',
    words: 'be a single path segment without white space, `+` and `*`',
  },
  {
    rule: 'pattern',
    pattern: '^(?!(?:root|sys|audit|auth|cubbyhole|identity)$)',
    words: 'be neither `root`, `sys`, `audit`, `auth`, `cubbyhole` nor `identity`: the service keeps these',
  },
];

const parent = {
  ...namespaceAttribute,
  absent: 'it is the namespace of the provider',
  doc: 'The namespace that contains this one, as a path below the namespace of the provider.',
} as const;

const settings = {
  customMetadata: {
    type: 'map',
    element: 'string',
    use: 'optional',
    emptyIsAbsent: true,
    absent: 'there is none',
    doc: 'Texts about the namespace. Keys that others have added are removed.',
  },
  namespaceId: { type: 'string', use: 'computed', doc: 'The id of the namespace, which its tokens end with.' },
  uuid: {
    type: 'string',
    use: 'computed',
    absent: 'the service has none',
    doc: 'The UUID of the namespace.',
  },
  fullPath: {
    type: 'string',
    use: 'computed',
    doc: 'The path of the namespace below the root namespace, without slashes at its ends. If the provider uses the root namespace, it is the `namespace` of objects in this one.',
  },
  locked: {
    type: 'bool',
    use: 'computed',
    moving: true,
    absent: 'the service does not report it',
    doc: 'Whether the namespace is locked, so that every request to it is refused.',
  },
  tainted: {
    type: 'bool',
    use: 'computed',
    moving: true,
    absent: 'the service does not report it',
    doc: 'Whether the namespace is being deleted.',
  },
} as const;

export const namespace = defineResource({
  type: 'lintel_namespace',
  service: 'secrets',
  construct: 'Namespace',
  doc: `A namespace: a service within the service, with its own mounts, policies and tokens. Destroying it deletes everything in it.${WHERE}`,
  source: ['docs/spec/secrets-foundation.md#namespace', ...ENDPOINTS],
  attributes: {
    id: { type: 'string', use: 'computed', doc: 'The API path of the namespace. This is also its import id.' },
    namespace: parent,
    path: { type: 'string', use: 'required', replace: true, rules: pathRules, doc: PATH },
    ...settings,
    forceDestroy: {
      type: 'bool',
      use: 'optional',
      local: true,
      absent: 'a namespace with mounts or policies is not destroyed',
      doc: 'Whether the namespace is destroyed even if it has mounts or policies, which are then lost. A namespace with namespaces in it is never destroyed. Apply it before the namespace is destroyed.',
    },
  },
  identity: { namespace: false, path: true },
  ownAccess: { read: ['read'], create: ['read', 'update'], update: ['read', 'patch'], delete: ['read', 'delete'] },
  access: [
    { path: '{path}/sys/namespaces/', needs: { delete: ['list'] } },
    { path: '{path}/sys/leases/lookup/', needs: { delete: ['list', 'sudo'] }, when: ['forceDestroy'] },
    {
      path: '{path}/sys/leases/revoke-prefix/*',
      needs: { delete: ['update', 'sudo'] },
      when: ['forceDestroy'],
    },
    {
      path: '{path}/sys/leases/revoke-force/*',
      needs: { delete: ['update', 'sudo'] },
      when: ['forceDestroy'],
    },
    { path: '{path}/sys/mounts', needs: { delete: ['read'] }, unless: 'forceDestroy', optional: true },
    { path: '{path}/sys/auth', needs: { delete: ['read'] }, unless: 'forceDestroy', optional: true },
    { path: '{path}/sys/policies/acl/', needs: { delete: ['list'] }, unless: 'forceDestroy', optional: true },
    { path: '{path}/sys/policies/password/', needs: { delete: ['list'] }, unless: 'forceDestroy', optional: true },
  ],
  imports: [
    { form: 'sys/namespaces/{path}', matches: '^sys/namespaces/[^/]+$', example: 'sys/namespaces/team' },
    {
      form: '{namespace}/sys/namespaces/{path}',
      matches: '^.+/sys/namespaces/[^/]+$',
      example: 'team/sys/namespaces/payments',
    },
  ],
  peerImports: [
    { matches: '^([^/]+)/?$', to: 'sys/namespaces/$1', example: 'payments' },
    { matches: '^([^/]+(?:/[^/]+)*)/([^/]+)/?$', to: '$1/sys/namespaces/$2', example: 'team/payments' },
  ],
  movedFrom: [{ type: 'vault_namespace', schemaVersions: [0] }],
});

export const namespaceData = defineDataSource({
  type: 'lintel_namespace',
  service: 'secrets',
  construct: 'DataNamespace',
  doc: `A namespace.${WHERE}`,
  source: ENDPOINTS,
  attributes: {
    ...resultsOf(settings),
    id: { type: 'string', use: 'computed', doc: 'The API path of the namespace.' },
    ...namespaceArguments,
    path: { type: 'string', use: 'required', rules: pathRules, doc: PATH },
  },
});

export const namespacesData = defineDataSource({
  type: 'lintel_namespaces',
  service: 'secrets',
  construct: 'DataNamespaces',
  doc: `The namespaces in a namespace.${WHERE}`,
  source: ENDPOINTS,
  attributes: {
    id: { type: 'string', use: 'computed', doc: 'The API path that was listed.' },
    ...namespaceArguments,
    recursive: {
      type: 'bool',
      use: 'optional',
      default: false,
      doc: 'Whether namespaces in these namespaces are returned, too. Only supported with the dialect `openbao`.',
    },
    names: {
      type: 'list',
      element: 'string',
      use: 'computed',
      doc: 'The names of the namespaces, or their paths below the listed one, sorted. Empty if there are none.',
    },
  },
});

export const namespaceList = defineListResource({
  type: 'lintel_namespace',
  doc: `The namespaces in a namespace.${WHERE}`,
  source: ENDPOINTS,
  attributes: namespaceArguments,
});
