import type { Kind } from '../../store';
import type { World } from '../../world';
import { failure } from '../refusal';
import { inTurn } from '../turns';

/** A named database and how to reach it. */
export interface DatabaseConnection {
  readonly mount: string;
  readonly name: string;
  readonly pluginName: string;
  /** With a `v` before it; empty for the plugin's built-in version. */
  readonly pluginVersion: string;
  /** What the last write said of it. It is not shown. */
  readonly verifyConnection: boolean;
  readonly allowedRoles: readonly string[];
  readonly rootRotationStatements: readonly string[];
  readonly passwordPolicy: string;
  /** What only the plugin knows, as it was sent: `connection_url`, `username`, `password`, and everything else that the body had. */
  readonly details: Readonly<Record<string, unknown>>;
  /** Who does the work: a server that the connection names, or nobody, where the emulator only keeps books. */
  readonly server: 'postgresql' | 'none';
}

export const databaseConnections: Kind<DatabaseConnection> = { name: 'databaseConnections', key: connectionKey };

export function connectionKey({ mount, name }: Pick<DatabaseConnection, 'mount' | 'name'>): string {
  return `${mount} ${name}`;
}

export function findConnection(world: World, mount: string, name: string): DatabaseConnection | undefined {
  return world.store.of(databaseConnections).find(connectionKey({ mount, name }));
}

export function getConnection(world: World, mount: string, name: string): DatabaseConnection {
  const connection = findConnection(world, mount, name);
  if (!connection) throw failure(`failed to find entry for connection with name: "${name}"`);
  return connection;
}

/**
 * Writes to one connection, what changes its root user, and what acts as that user follow one another: the password that the work reads is
 * the one in force as long as it goes on.
 */
export function inConnectionTurn<T>(world: World, connection: Pick<DatabaseConnection, 'mount' | 'name'>, work: () => Promise<T>): Promise<T> {
  return inTurn(world, `database connection ${connectionKey(connection)}`, work);
}

/** The connection of a role, which must be among those that it allows. */
export function getAllowingConnection(world: World, mount: string, name: string, role: string): DatabaseConnection {
  const connection = getConnection(world, mount, name);
  if (!connection.allowedRoles.some((allowed) => allowed === '*' || allowed === role)) throw failure(`"${role}" is not an allowed role`);
  return connection;
}

/** A text among the details; empty where there is none. */
export function detail({ details }: DatabaseConnection, name: string): string {
  const value = details[name];
  return typeof value === 'string' ? value : '';
}
