import { defineResource } from '../../../definition/resource';
import type { Rule } from '../../../definition/rule';
import { secretInput } from '../../../definition/secret-input';
import { objectPathAttributes, objectPathIdentity, objectPathImports, namesAttributes, objectPathArguments, listAttributes } from '../shared/mount-attributes';
import { defineDataSource } from '../../../definition/data-source';
import { defineListResource } from '../../../definition/list-resource';

const credentialRules: readonly Rule[] = [
  { rule: 'onlyKeys', keys: ['tenant_id', 'client_id', 'client_secret', 'environment'], needs: ['tenant_id'], together: ['client_id', 'client_secret'] },
];

/** A store of keys in a cloud. Restates the secrets API, "Cloud key-management provider". */
export const keyManagementProvider = defineResource({
  type: 'lintel_key_management_provider',
  service: 'secrets',
  construct: 'KeyManagementProvider',
  doc: 'A store of keys in a cloud, and how the key-management engine reaches it. The service does not delete one that keys are distributed to.',
  source: ['docs/spec/secrets.md#cloud-key-management-provider', 'docs/spec/secrets.md#cloud-key-management-provider-1'],
  attributes: {
    ...objectPathAttributes('keymgmt', 'The name of the provider.'),
    kmsProvider: {
      type: 'string', use: 'required', replace: true, values: ['cloudkeyvault'],
      doc: 'The kind of the provider; with the dialect `vault` the service calls it `azurekeyvault`.',
    },
    keyCollection: {
      type: 'string', use: 'required', replace: true, rules: [{ rule: 'length', min: 1, unit: 'characters' }],
      doc: 'The name of the store, which exists.',
    },
    ...secretInput('credentials', {
      shape: 'map', rules: credentialRules, absent: 'those of the service\'s environment count, which also come before the ones here',
      doc: 'How the service reaches the store: `tenant_id`, and `client_id` with `client_secret` unless the machine itself has an identity. `environment` is `CloudPublic` where it is left out.',
    }),
    secretsRevision: {
      type: 'int', use: 'computed', revision: true,
      doc: 'How often a write-only input was sent or cleared: 0 while none was, one more in each plan that does.',
    },
  },
  identity: objectPathIdentity,
  imports: objectPathImports('kms', 'keymgmt/kms/store'),
  movedFrom: [{ type: 'vault_keymgmt_azure_kms', schemaVersions: [0] }],
});

/** Restates what the service answers to a read of the secrets API, "Cloud key-management provider". */
export const keyManagementProviderData = defineDataSource({
  type: 'lintel_key_management_provider',
  service: 'secrets',
  construct: 'DataKeyManagementProvider',
  doc: 'A provider of a key-management engine, but for its credentials, which the service tells nobody.',
  source: ['docs/spec/secrets.md#cloud-key-management-provider'],
  attributes: {
    ...objectPathArguments('keymgmt', 'The name of the provider.'),
    kmsProvider: { type: 'string', use: 'computed', doc: 'The kind of the provider, such as `cloudkeyvault`.' },
    keyCollection: { type: 'string', use: 'computed', doc: 'The name of the store.' },
  },
});

/** Likewise, of a list. */
export const keyManagementProvidersData = defineDataSource({
  type: 'lintel_key_management_providers',
  service: 'secrets',
  construct: 'DataKeyManagementProviders',
  doc: 'The names of the providers of a key-management engine.',
  source: ['docs/spec/secrets.md#cloud-key-management-provider'],
  attributes: namesAttributes('keymgmt', 'providers'),
});

/** Restates what the service answers to a list of the secrets API, "Cloud key-management provider". */
export const keyManagementProviderList = defineListResource({
  type: 'lintel_key_management_provider',
  doc: 'The providers of a key-management engine, of whatever kind.',
  source: ['docs/spec/secrets.md#cloud-key-management-provider'],
  attributes: listAttributes('keymgmt'),
});
