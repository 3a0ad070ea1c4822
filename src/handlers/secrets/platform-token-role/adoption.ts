import { defineAdoption } from '../../../definition/adoption';

/** How platform token roles are adopted. */
export const platformTokenRoleAdoption = defineAdoption({
  type: 'lintel_platform_token_role',
  things: 'platform token roles',
  search: { by: 'list', scope: { engine: 'terraform' }, argument: 'mount' },
  named: ['name'],
  qualifiers: ['mount'],
  references: { mount: { type: 'lintel_secrets_mount', attribute: 'path' } },
});
