import { defineAdoption } from '../../../definition/adoption';

/** How database roles are adopted. */
export const databaseRoleAdoption = defineAdoption({
  type: 'lintel_database_role',
  things: 'database roles',
  search: { by: 'list', scope: { engine: 'database' }, argument: 'mount' },
  named: ['name'],
  qualifiers: ['mount'],
  references: {
    mount: { type: 'lintel_secrets_mount', attribute: 'path' },
    dbName: { type: 'lintel_database_connection', attribute: 'name', same: ['mount'] },
  },
});
