import { defineAdoption } from '../../../definition/adoption';

/** How key-value secrets of version 1 are adopted: without their values, which come from a variable. */
export const kvSecretV1Adoption = defineAdoption({
  type: 'lintel_kv_secret_v1',
  things: 'key-value secrets of version 1',
  search: { by: 'list', scope: { engine: 'kv', version: '1' }, argument: 'mount' },
  named: ['name'],
  qualifiers: ['mount'],
  references: { mount: { type: 'lintel_secrets_mount', attribute: 'path' } },
});
