import { defineAdoption } from '../../../definition/adoption';

/** How configurations of key-value mounts are adopted. */
export const kvConfigAdoption = defineAdoption({
  type: 'lintel_kv_config',
  things: 'configurations of key-value mounts',
  search: { by: 'read', scope: { engine: 'kv', version: '2' }, argument: 'mount' },
  named: ['mount'],
  references: { mount: { type: 'lintel_secrets_mount', attribute: 'path' } },
});
