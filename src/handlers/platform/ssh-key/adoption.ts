import { defineAdoption } from '../../../definition/adoption';

/** How existing SSH keys become code. Their values cannot be read. */
export const sshKeyAdoption = defineAdoption({
  type: 'lintel_ssh_key',
  things: 'SSH keys',
  search: { by: 'list', scope: 'organization', argument: 'organization' },
  named: ['name'],
  qualifiers: ['organization'],
});
