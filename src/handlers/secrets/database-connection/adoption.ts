import { defineAdoption } from '../../../definition/adoption';

/** How database connections are adopted. */
export const databaseConnectionAdoption = defineAdoption({
  type: 'lintel_database_connection',
  things: 'database connections',
  search: { by: 'list', scope: { engine: 'database' }, argument: 'mount' },
  named: ['name'],
  qualifiers: ['mount'],
  references: {
    mount: { type: 'lintel_secrets_mount', attribute: 'path' },
    passwordPolicy: { type: 'lintel_password_policy', attribute: 'name' },
  },
  // A connection string in which the service has masked the password.
  redacted: { connectionUrl: '://[^/?#]*:(?:x{5}|\\*{3,})@' },
});
