import type { Access } from '../../../definition/access';
import { defineDataSource } from '../../../definition/data-source';
import { defineEphemeralResource } from '../../../definition/ephemeral-resource';
import { defineListResource } from '../../../definition/list-resource';
import { defineResource } from '../../../definition/resource';
import {
  documentInput,
  fieldsArgument,
  fieldsResult,
  idAttribute,
  keysAttribute,
  listArguments,
  namesAttributes,
  revisionAttribute,
  secretArguments,
  secretIdentity,
  secretName,
  versionedImports,
  versionedMount,
} from '../shared/key-value/attributes';
import { secretSettings } from '../shared/key-value/version-rules';

const SOURCE = [
  'docs/spec/secrets-everyday.md#key-value-version-2-data',
  'docs/spec/secrets-everyday.md#key-value-version-2-metadata-of-a-name-configuration-of-the-mount',
  'docs/spec/secrets-everyday.md#key-value',
] as const;

const time = (doc: string) => ({ type: 'time', use: 'computed', doc }) as const;
const path = (doc: string) => ({ type: 'string', use: 'computed', doc }) as const;

const SETTINGS = ['customMetadata', 'maxVersions', 'casRequired', 'deleteVersionAfter'];
const WRITE = ['create', 'update', 'patch'];

const metadataAccess = SETTINGS.map((name): Access => ({
  path: '{mount}/metadata/{name}',
  needs: { read: ['read'], create: ['create', 'update'], update: ['create', 'update'] },
  when: [name],
}));

export const kvSecret = defineResource({
  type: 'lintel_kv_secret',
  service: 'secrets',
  construct: 'KvSecret',
  doc: 'A key-value secret in a mount of version 2: numbered versions of a document under a name.',
  source: SOURCE,
  attributes: {
    id: idAttribute,
    mount: versionedMount,
    name: secretName,
    ...documentInput,
    exclusive: {
      type: 'bool',
      use: 'optional',
      local: true,
      absent: 'it is `true`: the secret has the configured keys alone',
      doc: 'Whether keys that are not configured are removed. If it is false, others may have keys of their own in the secret, which are never read into the state.',
    },
    ...secretSettings,
    deleteAllVersions: {
      type: 'bool',
      use: 'optional',
      local: true,
      absent: 'it is `true`: the secret is lost with all its versions',
      doc: 'Whether destroying the secret deletes all its versions, with its metadata. If it is false, the current version alone is deleted, which can be undone.',
    },
    version: {
      type: 'int',
      use: 'computed',
      doc: 'The number of the version that the state is about.',
    },
    createdTime: time('When the version was written.'),
    deletionTime: { ...time('When the version ends.'), absent: 'it has no end' },
    keys: keysAttribute,
    path: path('The mount and the name, separated by `/`.'),
    dataPath: path('The path at which policies permit the secret to be read, such as `secret/data/app/db`.'),
    secretsRevision: revisionAttribute,
  },
  identity: secretIdentity,
  parts: { unless: 'exclusive', of: 'keys' },
  imports: versionedImports('data'),
  // The Vault provider's generic type has the path without `data`.
  peerImports: [
    { matches: '^([^/\\s]+)/((?!data/)[^/\\s](?:.*[^/\\s])?)$', to: '$1/data/$2', example: 'secret/app/db' },
  ],
  ownAccess: { read: ['read'], create: ['read', 'create', 'update'], update: ['read', ...WRITE] },
  access: [
    { path: '{mount}/subkeys/{name}', needs: { read: ['read'] }, optional: true },
    ...metadataAccess,
    { path: '{mount}/metadata/{name}', needs: { delete: ['delete'] } },
    { path: '{mount}/config', needs: { read: ['read'] }, optional: true },
    { path: 'sys/internal/ui/mounts/{mount}', needs: { read: ['read'] }, optional: true },
  ],
  movedFrom: [
    { type: 'vault_kv_secret_v2', schemaVersions: [0] },
    { type: 'vault_generic_secret', schemaVersions: [0, 1] },
    { type: 'lintel_kv_secret_v1', schemaVersions: [0] },
  ],
});

const results = {
  version: { type: 'int', use: 'computed', doc: 'The number of the version.' },
  createdTime: { type: 'time', use: 'computed', doc: 'When the version was written.' },
  deletionTime: { type: 'time', use: 'computed', absent: 'it has no end', doc: 'When the version ends.' },
  customMetadata: { type: 'map', element: 'string', use: 'computed', doc: 'Texts about the secret.' },
} as const;

const versionArgument = {
  type: 'int',
  use: 'optionalComputed',
  rules: [{ rule: 'range', min: 1 }],
  absent: 'it is the current one',
  doc: 'The number of the version.',
} as const;

export const kvSecretData = defineDataSource({
  type: 'lintel_kv_secret',
  service: 'secrets',
  construct: 'DataKvSecret',
  doc: 'A version of a key-value secret in a mount of version 2: the names of its keys, and the values of some of them.',
  source: SOURCE,
  access: [
    { path: '{mount}/data/{name}', needs: { read: ['read'] }, when: ['fields'] },
    { path: '{mount}/subkeys/{name}', needs: { read: ['read'] }, unless: 'fields' },
  ],
  attributes: {
    id: { type: 'string', use: 'computed', doc: 'The API path of the secret.' },
    ...secretArguments(versionedMount),
    fields: fieldsArgument,
    data: fieldsResult,
    keys: { type: 'set', element: 'string', use: 'computed', doc: keysAttribute.doc },
    ...results,
    version: versionArgument,
    path: kvSecret.attributes.path,
    dataPath: kvSecret.attributes.dataPath,
  },
});

export const kvSecretsData = defineDataSource({
  type: 'lintel_kv_secrets',
  service: 'secrets',
  construct: 'DataKvSecrets',
  doc: 'The names of the key-value secrets in a mount of version 2, deleted ones included.',
  source: SOURCE,
  access: [{ path: '{mount}/metadata/', needs: { read: ['list'] } }],
  attributes: namesAttributes(versionedMount),
});

export const kvSecretList = defineListResource({
  type: 'lintel_kv_secret',
  doc: 'The key-value secrets in a mount of version 2, without their values.',
  source: SOURCE,
  attributes: listArguments(versionedMount),
});

export const kvSecretEphemeral = defineEphemeralResource({
  type: 'lintel_kv_secret',
  service: 'secrets',
  construct: 'EphemeralKvSecret',
  doc: 'Reads a version of a key-value secret in a mount of version 2, for as long as a run lasts.',
  source: SOURCE,
  access: [{ path: '{mount}/data/{name}', needs: { read: ['read'] } }],
  attributes: {
    ...secretArguments(versionedMount),
    ...results,
    version: versionArgument,
    data: { type: 'dynamic', use: 'computed', sensitive: true, doc: 'The keys and values of the secret.' },
  },
});
