import { defineAdoption } from '../../../definition/adoption';

/** How key-value secrets of version 2 are adopted: without their values, which come from a variable. */
export const kvSecretAdoption = defineAdoption({
  type: 'lintel_kv_secret',
  things: 'key-value secrets',
  search: { by: 'list', scope: { engine: 'kv', version: '2' }, argument: 'mount' },
  named: ['name'],
  qualifiers: ['mount'],
  references: { mount: { type: 'lintel_secrets_mount', attribute: 'path' } },
  defaults: { customMetadata: {}, maxVersions: 0, casRequired: false, deleteVersionAfter: '0' },
});
