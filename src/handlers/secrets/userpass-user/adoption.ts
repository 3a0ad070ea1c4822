import { defineAdoption } from '../../../definition/adoption';

/** How users with a password are adopted. */
export const userpassUserAdoption = defineAdoption({
  type: 'lintel_userpass_user',
  things: 'users with a password',
  search: { by: 'list', scope: { authMethod: 'userpass' }, argument: 'mount' },
  named: ['username'],
  qualifiers: ['mount'],
  references: { mount: { type: 'lintel_auth_mount', attribute: 'path' } },
});
