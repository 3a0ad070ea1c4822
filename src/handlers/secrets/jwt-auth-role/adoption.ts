import { defineAdoption } from '../../../definition/adoption';

/** How roles of JWT auth methods are adopted: below each method that is configured. */
export const jwtAuthRoleAdoption = defineAdoption({
  type: 'lintel_jwt_auth_role',
  things: 'roles of JWT auth methods',
  search: { by: 'list', scope: { object: 'lintel_jwt_auth_config', known: 'mount' }, argument: 'mount' },
  named: ['name'],
  qualifiers: ['mount'],
});
