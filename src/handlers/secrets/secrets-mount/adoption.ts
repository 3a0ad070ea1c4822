import { defineAdoption } from '../../../definition/adoption';

/** How secrets mounts are adopted. */
export const secretsMountAdoption = defineAdoption({
  type: 'lintel_secrets_mount',
  things: 'secrets mounts',
  search: { by: 'list', scope: 'installation' },
  named: ['path'],
  defaults: { options: {} },
});
