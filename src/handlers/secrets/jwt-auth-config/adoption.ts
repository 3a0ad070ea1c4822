import { defineAdoption } from '../../../definition/adoption';

/** How the configurations of JWT auth methods are adopted. */
export const jwtAuthConfigAdoption = defineAdoption({
  type: 'lintel_jwt_auth_config',
  things: 'configurations of JWT auth methods',
  search: { by: 'list', scope: 'installation' },
  named: ['mount'],
});
