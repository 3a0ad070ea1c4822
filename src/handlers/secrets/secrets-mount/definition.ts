import { defineDataSource } from '../../../definition/data-source';
import { defineListResource } from '../../../definition/list-resource';
import { defineResource } from '../../../definition/resource';
import { resultsOf } from '../../../definition/results';
import {
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
  secretsPathRules,
  secretsTypeRules,
} from '../shared/mounts/mount-settings';
import { namespaceArguments } from '../shared/system-attributes';

const settings = {
  type: {
    type: 'string',
    use: 'required',
    replace: true,
    rules: secretsTypeRules,
    doc: 'The type of the engine, such as `database`, `pki`, `kubernetes` or `kv`.',
  },
  ...mountSettings,
  forceNoCache: {
    type: 'bool',
    use: 'optional',
    default: false,
    replace: true,
    doc: 'Whether the engine reads its storage without a cache.',
  },
  delegatedAuthAccessors: {
    type: 'set',
    element: 'string',
    use: 'optional',
    emptyIsAbsent: true,
    absent: 'it can delegate to none',
    doc: 'The accessors of the auth mounts that the engine can delegate authentication to. Only supported with the dialect `vault`.',
  },
  allowedManagedKeys: {
    type: 'set',
    element: 'string',
    use: 'optional',
    emptyIsAbsent: true,
    absent: 'it may use none',
    doc: 'The managed keys that the engine may use. Only supported with the dialect `vault`.',
  },
  ...mountResults,
} as const;

export const secretsMount = defineResource({
  type: 'lintel_secrets_mount',
  service: 'secrets',
  construct: 'SecretsMount',
  doc: 'A secrets engine at a path. Destroying it ends its leases and deletes everything that it stores.',
  source: [
    'docs/spec/secrets-foundation.md#mount-secrets-engine-or-auth-method',
    'docs/spec/secrets-foundation.md#mounts',
  ],
  attributes: {
    ...mountPlace('The path of the mount, below the namespace.', secretsPathRules),
    ...settings,
    ...mountHandling,
  },
  rules: mountRules,
  identity: mountIdentity,
  access: [
    { path: 'sys/mounts', needs: { read: ['read'], create: ['read'] }, optional: true },
    { path: 'sys/mounts/{path}/tune', needs: { update: ['update'] } },
    { path: 'sys/remount', needs: { update: ['update', 'sudo'] }, when: ['remount'] },
    { path: 'sys/remount/status/+', needs: { update: ['read'] }, when: ['remount'] },
    { path: 'sys/leases/lookup/{path}/', needs: { delete: ['list', 'sudo'] }, unless: 'forceDestroy', optional: true },
    {
      path: 'sys/leases/revoke-prefix/{path}',
      needs: { delete: ['update', 'sudo'] },
      when: ['forceDestroy'],
    },
    {
      path: 'sys/leases/revoke-force/{path}',
      needs: { delete: ['update', 'sudo'] },
      when: ['forceDestroy'],
    },
    { path: '{path}/*', needs: { delete: ['list'] }, unless: 'forceDestroy', optional: true },
  ],
  imports: mountImports('sys/mounts', 'database'),
  peerImports: [{ matches: '^([^/]+(?:/[^/]+)*?)/?$', to: 'sys/mounts/$1', example: 'database' }],
  movedFrom: [{ type: 'vault_mount', schemaVersions: [0] }],
});

const ENDPOINTS = ['docs/spec/secrets-foundation.md#mounts'];

export const secretsMountData = defineDataSource({
  type: 'lintel_secrets_mount',
  service: 'secrets',
  construct: 'DataSecretsMount',
  doc: 'A secrets engine at a path.',
  source: ENDPOINTS,
  attributes: {
    ...resultsOf(settings),
    ...effectiveLifetimes,
    ...mountPlaceArguments('The path of the mount, below the namespace.', secretsPathRules),
  },
  access: mountDataAccess('sys/mounts'),
});

export const secretsMountsData = defineDataSource({
  type: 'lintel_secrets_mounts',
  service: 'secrets',
  construct: 'DataSecretsMounts',
  doc: 'The secrets engines that are mounted.',
  source: ENDPOINTS,
  attributes: mountsAttributes('secrets mounts'),
  access: [{ path: 'sys/mounts', needs: { read: ['read'] } }],
});

export const secretsMountList = defineListResource({
  type: 'lintel_secrets_mount',
  doc: 'The secrets mounts, without those that the service always has.',
  source: ENDPOINTS,
  attributes: namespaceArguments,
});
