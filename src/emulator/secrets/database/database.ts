import type { DatabaseConnection } from './connection';

export interface NewUser {
  readonly username: string;
  readonly password: string;
  readonly expiresAt: Date;
  readonly statements: readonly string[];
}

export interface UserChange {
  readonly username: string;
  readonly statements: readonly string[];
}

/** What a plugin does to its database. A rejection's message is what the service answers, without a secret in it. */
export interface Database {
  verify(): Promise<void>;
  createUser(user: NewUser): Promise<void>;
  changePassword(change: UserChange & { readonly password: string }): Promise<void>;
  renewUser(change: UserChange & { readonly expiresAt: Date }): Promise<void>;
  removeUser(change: UserChange): Promise<void>;
}

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
