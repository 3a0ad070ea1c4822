import { defineAdoption } from '../../../definition/adoption';

/** How database static roles are adopted. */
export const databaseStaticRoleAdoption = defineAdoption({
  type: 'lintel_database_static_role',
  things: 'database static roles',
  search: { by: 'list', scope: { engine: 'database' }, argument: 'mount' },
  named: ['name'],
  qualifiers: ['mount'],
  references: {
    mount: { type: 'lintel_secrets_mount', attribute: 'path' },
    dbName: { type: 'lintel_database_connection', attribute: 'name', same: ['mount'] },
  },
});
