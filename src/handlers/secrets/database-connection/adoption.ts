import { defineAdoption } from '../../../definition/adoption';

/** How database connections that exist become code. */
export const databaseConnectionAdoption = defineAdoption({
  type: 'lintel_database_connection',
  things: 'database connections',
  search: { by: 'list', scope: { engine: 'database' }, argument: 'mount' },
  named: ['name'],
  qualifiers: ['mount'],
  // What a service shows of a password that stands in the string itself.
  redacted: { connectionUrl: '://[^/?#]*:(?:x{5}|\\*{3,})@' },
});
