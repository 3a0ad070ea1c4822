import { CREATED } from '../../../definition/access';
import { defineDataSource } from '../../../definition/data-source';
import { defineEphemeralResource } from '../../../definition/ephemeral-resource';
import { defineListResource } from '../../../definition/list-resource';
import { defineResource } from '../../../definition/resource';
import {
  documentImports,
  documentInput,
  documentMount,
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
} from '../shared/key-value/attributes';

const SOURCE = [
  'docs/spec/secrets-everyday.md#key-value-version-1',
  'docs/spec/secrets-everyday.md#key-value',
] as const;
const READ = { path: '{mount}/{name}', needs: { read: ['read'] } } as const;

export const kvSecretV1 = defineResource({
  type: 'lintel_kv_secret_v1',
  service: 'secrets',
  construct: 'KvSecretV1',
  doc: 'A key-value secret in a mount of version 1: one document under a name, which every write replaces as a whole.',
  source: SOURCE,
  attributes: {
    id: idAttribute,
    mount: documentMount,
    name: secretName,
    ...documentInput,
    keys: keysAttribute,
    secretsRevision: revisionAttribute,
  },
  identity: secretIdentity,
  imports: documentImports,
  ownAccess: CREATED,
  access: [{ path: 'sys/internal/ui/mounts/{mount}', needs: { read: ['read'] }, optional: true }],
  movedFrom: [
    { type: 'vault_kv_secret', schemaVersions: [0] },
    { type: 'vault_generic_secret', schemaVersions: [0, 1] },
  ],
});

export const kvSecretV1Data = defineDataSource({
  type: 'lintel_kv_secret_v1',
  service: 'secrets',
  construct: 'DataKvSecretV1',
  doc: 'The keys of a key-value secret in a mount of version 1, and the values of some of them.',
  source: SOURCE,
  access: [READ],
  attributes: {
    id: { type: 'string', use: 'computed', doc: 'The API path of the secret.' },
    ...secretArguments(documentMount),
    fields: fieldsArgument,
    data: fieldsResult,
    keys: { type: 'set', element: 'string', use: 'computed', doc: keysAttribute.doc },
  },
});

export const kvSecretsV1Data = defineDataSource({
  type: 'lintel_kv_secrets_v1',
  service: 'secrets',
  construct: 'DataKvSecretsV1',
  doc: 'The names of the key-value secrets in a mount of version 1.',
  source: SOURCE,
  access: [{ path: '{mount}/{prefix}', needs: { read: ['list'] } }],
  attributes: namesAttributes(documentMount),
});

export const kvSecretV1List = defineListResource({
  type: 'lintel_kv_secret_v1',
  doc: 'The key-value secrets in a mount of version 1, without their values.',
  source: SOURCE,
  attributes: listArguments(documentMount),
});

export const kvSecretV1Ephemeral = defineEphemeralResource({
  type: 'lintel_kv_secret_v1',
  service: 'secrets',
  construct: 'EphemeralKvSecretV1',
  doc: 'Reads a key-value secret in a mount of version 1, for as long as a run lasts.',
  source: SOURCE,
  access: [READ],
  attributes: {
    ...secretArguments(documentMount),
    data: { type: 'dynamic', use: 'computed', sensitive: true, doc: 'The keys and values of the secret.' },
  },
});
