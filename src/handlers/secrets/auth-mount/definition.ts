import { defineDataSource } from '../../../definition/data-source';
import { defineListResource } from '../../../definition/list-resource';
import { defineResource } from '../../../definition/resource';
import { resultsOf } from '../../../definition/results';
import {
  authPathRules,
  authTypeRules,
  effectiveLifetimes,
  mountHandling,
  mountIdentity,
  mountImports,
  mountPlace,
  mountDataAccess,
  mountPlaceArguments,
  mountResults,
  mountRules,
  mountsAttributes,
  mountSettings,
} from '../shared/mounts/mount-settings';
import { namespaceArguments } from '../shared/system-attributes';

const settings = {
  type: {
    type: 'string',
    use: 'required',
    replace: true,
    rules: authTypeRules,
    doc: 'The type of the auth method, such as `jwt`, `kubernetes` or `approle`.',
  },
  ...mountSettings,
  tokenType: {
    type: 'string',
    use: 'optional',
    default: 'default-service',
    values: ['default-service', 'default-batch', 'service', 'batch'],
    doc: 'The type of the tokens that the method issues. With `default-service` and `default-batch`, roles can choose another one.',
  },
  ...mountResults,
} as const;

const lockout = {
  lockoutThreshold: {
    type: 'int',
    use: 'optional',
    rules: [{ rule: 'range', min: 0 }],
    emptyIsAbsent: true,
    absent: "it is the service's own",
    doc: 'After how many refused logins a user is locked out.',
  },
  lockoutDuration: {
    type: 'duration',
    use: 'optional',
    emptyIsAbsent: true,
    absent: "it is the service's own",
    doc: 'How long a user is locked out.',
  },
  lockoutCounterReset: {
    type: 'duration',
    use: 'optional',
    emptyIsAbsent: true,
    absent: "it is the service's own",
    doc: 'How long refused logins are counted.',
  },
  lockoutDisable: {
    type: 'bool',
    use: 'optional',
    default: false,
    doc: 'Whether no user is locked out.',
  },
} as const;

export const authMount = defineResource({
  type: 'lintel_auth_mount',
  service: 'secrets',
  construct: 'AuthMount',
  doc: 'An auth method at a path below `auth/`. Destroying it deletes its configuration and roles, and ends every token that it has issued.',
  source: [
    'docs/spec/secrets-foundation.md#mount-secrets-engine-or-auth-method',
    'docs/spec/secrets-foundation.md#mounts',
  ],
  attributes: {
    ...mountPlace('The path of the method below `auth/`, without it, in the namespace.', authPathRules),
    ...settings,
    userLockoutConfig: {
      type: 'object',
      use: 'optional',
      absent: "the service's own settings count",
      construct: 'UserLockoutConfig',
      doc: 'When users are locked out after refused logins. Only the types `userpass`, `ldap` and `approle` have it.',
      attributes: lockout,
    },
    ...mountHandling,
  },
  rules: [
    ...mountRules,
    { rule: 'onlyWhen', attribute: 'userLockoutConfig', when: 'type', is: ['userpass', 'ldap', 'approle'] },
  ],
  identity: mountIdentity,
  ownAccess: { create: ['update', 'sudo'], delete: ['delete', 'sudo'] },
  access: [
    { path: 'sys/auth', needs: { read: ['read'], create: ['read'] }, optional: true },
    { path: 'sys/mounts/auth/{path}', needs: { read: ['read'], create: ['read'], update: ['read'] } },
    { path: 'sys/mounts/auth/{path}/tune', needs: { update: ['update'] } },
    { path: 'sys/mounts/auth/{path}/tune', needs: { create: ['update'] }, when: ['userLockoutConfig'] },
    { path: 'sys/remount', needs: { update: ['update', 'sudo'] }, when: ['remount'] },
    { path: 'sys/remount/status/+', needs: { update: ['read'] }, when: ['remount'] },
    {
      path: 'sys/leases/lookup/auth/{path}/',
      needs: { delete: ['list', 'sudo'] },
      unless: 'forceDestroy',
      optional: true,
    },
    { path: 'auth/{path}/*', needs: { delete: ['list'] }, unless: 'forceDestroy', optional: true },
  ],
  imports: mountImports('sys/auth', 'github'),
  peerImports: [{ matches: '^([^/]+(?:/[^/]+)*?)/?$', to: 'sys/auth/$1', example: 'github' }],
  movedFrom: [{ type: 'vault_auth_backend', schemaVersions: [0, 1] }],
});

const ENDPOINTS = ['docs/spec/secrets-foundation.md#mounts'];
const none = { use: 'computed', absent: "it is the service's own" } as const;

export const authMountData = defineDataSource({
  type: 'lintel_auth_mount',
  service: 'secrets',
  construct: 'DataAuthMount',
  doc: 'An auth method at a path below `auth/`.',
  source: ENDPOINTS,
  attributes: {
    ...resultsOf(settings),
    userLockoutConfig: {
      type: 'object',
      use: 'computed',
      absent: "the service's own settings count",
      doc: 'When users are locked out after refused logins.',
      attributes: {
        lockoutThreshold: { type: 'int', ...none, doc: lockout.lockoutThreshold.doc },
        lockoutDuration: { type: 'duration', ...none, doc: lockout.lockoutDuration.doc },
        lockoutCounterReset: { type: 'duration', ...none, doc: lockout.lockoutCounterReset.doc },
        lockoutDisable: { type: 'bool', use: 'computed', doc: lockout.lockoutDisable.doc },
      },
    },
    ...effectiveLifetimes,
    ...mountPlaceArguments('The path of the method below `auth/`, without it, in the namespace.', authPathRules),
  },
  access: mountDataAccess('sys/mounts/auth'),
});

export const authMountsData = defineDataSource({
  type: 'lintel_auth_mounts',
  service: 'secrets',
  construct: 'DataAuthMounts',
  doc: 'The auth methods that are mounted.',
  source: ENDPOINTS,
  attributes: mountsAttributes('auth mounts'),
  access: [{ path: 'sys/auth', needs: { read: ['read'] } }],
});

export const authMountList = defineListResource({
  type: 'lintel_auth_mount',
  doc: 'The auth mounts, without that of tokens, which the service always has.',
  source: ENDPOINTS,
  attributes: namespaceArguments,
});
