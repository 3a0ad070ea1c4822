import { defineAdoption } from '../../../definition/adoption';

/** How metadata of key-value secrets are adopted. */
export const kvMetadataAdoption = defineAdoption({
  type: 'lintel_kv_metadata',
  things: 'metadata of key-value secrets',
  search: { by: 'list', scope: { engine: 'kv', version: '2' }, argument: 'mount' },
  named: ['name'],
  qualifiers: ['mount'],
  references: { mount: { type: 'lintel_secrets_mount', attribute: 'path' } },
});
