import { defineAdoption } from '../../../definition/adoption';

/** How keys of the transit engine are adopted. */
export const transitKeyAdoption = defineAdoption({
  type: 'lintel_transit_key',
  things: 'keys of the transit engine',
  search: { by: 'list', scope: { engine: 'transit' }, argument: 'mount' },
  named: ['name'],
  qualifiers: ['mount'],
  references: { mount: { type: 'lintel_secrets_mount', attribute: 'path' } },
});
