import { defineDataSource } from '../../../definition/data-source';
import { namesAttributes, placeArguments } from '../place';

/** Restates what the service answers to a read of the secrets API, "Cloud key-management provider". */
export const keyManagementProviderData = defineDataSource({
  type: 'lintel_key_management_provider',
  wing: 'secrets',
  construct: 'DataKeyManagementProvider',
  doc: 'A provider of a key-management engine, but for its credentials, which the service tells nobody.',
  source: ['docs/spec/secrets.md#cloud-key-management-provider'],
  attributes: {
    ...placeArguments('keymgmt', 'The name of the provider.'),
    kmsProvider: { type: 'string', use: 'computed', doc: 'The kind of the provider, such as `cloudkeyvault`.' },
    keyCollection: { type: 'string', use: 'computed', doc: 'The name of the store.' },
  },
});

/** Likewise, of a list. */
export const keyManagementProvidersData = defineDataSource({
  type: 'lintel_key_management_providers',
  wing: 'secrets',
  construct: 'DataKeyManagementProviders',
  doc: 'The names of the providers of a key-management engine.',
  source: ['docs/spec/secrets.md#cloud-key-management-provider'],
  attributes: namesAttributes('keymgmt', 'providers'),
});
