import type { DatabaseConnection } from './connection';
import type { Database } from './database-users';

/** Where no server is, everything succeeds and nothing happens. */
const NO_SERVER: Database = {
  verify: async () => undefined,
  createUser: async () => undefined,
  changePassword: async () => undefined,
  renewUser: async () => undefined,
  removeUser: async () => undefined,
};

export function openDatabase(connection: DatabaseConnection): Database {
  if (connection.server === 'none') return NO_SERVER;
  // The driver is a library of its own size, which is loaded where it is needed.
  // eslint-disable-next-line @typescript-eslint/no-require-imports
  const { postgresql } = require('./postgresql') as typeof import('./postgresql');
  return postgresql(connection);
}
