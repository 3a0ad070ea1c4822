import { defineAdoption } from '../../../definition/adoption';

/** How auth mounts are adopted. */
export const authMountAdoption = defineAdoption({
  type: 'lintel_auth_mount',
  things: 'auth mounts',
  search: { by: 'list', scope: 'installation' },
  named: ['path'],
  defaults: { options: {} },
});
