import type { DatabaseConnection } from './connection';
import type { Database } from './database-users';

/** Without a server, every operation succeeds and does nothing. */
const NO_SERVER: Database = {
  verify: async () => undefined,
  createUser: async () => undefined,
  changePassword: async () => undefined,
  renewUser: async () => undefined,
  removeUser: async () => undefined,
};

export function openDatabase(connection: DatabaseConnection): Database {
  if (connection.server === 'none') return NO_SERVER;
  // The driver is a large library, so it is loaded only if needed.
  // oxlint-disable-next-line typescript/no-require-imports
  const { postgresql } = require('./postgresql') as typeof import('./postgresql');
  return postgresql(connection);
}
