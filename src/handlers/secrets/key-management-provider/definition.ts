import { defineDataSource } from '../../../definition/data-source';
import { defineListResource } from '../../../definition/list-resource';
import { defineResource } from '../../../definition/resource';
import type { Rule } from '../../../definition/rule';
import { secretInput } from '../../../definition/secret-input';
import {
  objectPathAttributes,
  objectPathIdentity,
  objectPathImports,
  namesAttributes,
  objectPathArguments,
  listAttributes,
} from '../shared/mount-attributes';

const credentialRules: readonly Rule[] = [
  {
    rule: 'onlyKeys',
    keys: ['tenant_id', 'client_id', 'client_secret', 'environment'],
    needs: ['tenant_id'],
    together: ['client_id', 'client_secret'],
  },
];

/** Specified in the secrets API, "Cloud key-management provider". */
export const keyManagementProvider = defineResource({
  type: 'lintel_key_management_provider',
  service: 'secrets',
  construct: 'KeyManagementProvider',
  doc: 'A provider of the key-management engine: a key store in a cloud and the credentials to reach it. The service does not delete a provider that keys are distributed to.',
  source: [
    'docs/spec/secrets.md#cloud-key-management-provider',
    'docs/spec/secrets.md#cloud-key-management-provider-1',
  ],
  attributes: {
    ...objectPathAttributes('keymgmt', 'The name of the provider.'),
    kmsProvider: {
      type: 'string',
      use: 'required',
      replace: true,
      values: ['cloudkeyvault'],
      doc: 'The type of the provider. With the dialect `vault`, the service calls it `azurekeyvault`.',
    },
    keyCollection: {
      type: 'string',
      use: 'required',
      replace: true,
      rules: [{ rule: 'length', min: 1, unit: 'characters' }],
      doc: 'The name of the existing key store.',
    },
    ...secretInput('credentials', {
      shape: 'map',
      rules: credentialRules,
      absent: 'the service uses the credentials of its environment, which also take precedence over these',
      doc: 'The credentials for the key store: `tenant_id`, and `client_id` with `client_secret` unless the service runs with a managed identity. `environment` defaults to `CloudPublic`.',
    }),
    secretsRevision: {
      type: 'int',
      use: 'computed',
      revision: true,
      doc: 'How many times a write-only input was sent or cleared. Starts at 0 and increases by one with each plan that sends or clears one.',
    },
  },
  identity: objectPathIdentity,
  imports: objectPathImports('kms', 'keymgmt/kms/store'),
  movedFrom: [{ type: 'vault_keymgmt_azure_kms', schemaVersions: [0] }],
});

/** The response to a read in the secrets API, "Cloud key-management provider". */
export const keyManagementProviderData = defineDataSource({
  type: 'lintel_key_management_provider',
  service: 'secrets',
  construct: 'DataKeyManagementProvider',
  doc: 'A provider of a key-management engine. Its credentials are not included: the service never returns them.',
  source: ['docs/spec/secrets.md#cloud-key-management-provider'],
  attributes: {
    ...objectPathArguments('keymgmt', 'The name of the provider.'),
    kmsProvider: { type: 'string', use: 'computed', doc: 'The type of the provider, such as `cloudkeyvault`.' },
    keyCollection: { type: 'string', use: 'computed', doc: 'The name of the key store.' },
  },
});

/** The response to a list in the secrets API, "Cloud key-management provider". */
export const keyManagementProvidersData = defineDataSource({
  type: 'lintel_key_management_providers',
  service: 'secrets',
  construct: 'DataKeyManagementProviders',
  doc: 'The names of the providers of a key-management engine.',
  source: ['docs/spec/secrets.md#cloud-key-management-provider'],
  attributes: namesAttributes('keymgmt', 'providers'),
});

/** The response to a list in the secrets API, "Cloud key-management provider". */
export const keyManagementProviderList = defineListResource({
  type: 'lintel_key_management_provider',
  doc: 'The providers of a key-management engine, of every type.',
  source: ['docs/spec/secrets.md#cloud-key-management-provider'],
  attributes: listAttributes('keymgmt'),
});
