import type { Kind } from '../../store';
import type { World } from '../../world';
import { matchesGlob } from '../globs';
import { failure } from '../refusal';
import { inTurn } from '../turns';

/** A named database and its connection details. */
export interface DatabaseConnection {
  readonly mount: string;
  readonly name: string;
  readonly pluginName: string;
  /** Starts with `v`; empty for the plugin's built-in version. */
  readonly pluginVersion: string;
  /** The last written value. Never returned. */
  readonly verifyConnection: boolean;
  readonly allowedRoles: readonly string[];
  readonly rootRotationStatements: readonly string[];
  readonly passwordPolicy: string;
  /** When to rotate the root user's password, as sent. The emulator only stores it. */
  readonly rootRotation: RootRotation;
  /** The default for static roles. */
  readonly skipStaticRoleImportRotation: boolean;
  /** The fields that only the plugin interprets, as sent: `connection_url`, `username`, `password`, and all unknown fields. */
  readonly details: Readonly<Record<string, unknown>>;
  /** Whether the emulator uses the server named in the connection, or only keeps records. */
  readonly server: 'postgresql' | 'none';
}

export interface RootRotation {
  readonly periodSeconds: number;
  readonly schedule: string;
  readonly windowSeconds: number;
  readonly disabled: boolean;
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
 * Serializes writes to a connection, changes to its root user, and operations as that user, so that the password an operation reads stays valid until
 * the operation ends.
 */
export function inConnectionTurn<T>(
  world: World,
  connection: Pick<DatabaseConnection, 'mount' | 'name'>,
  work: () => Promise<T>,
): Promise<T> {
  return inTurn(world, `database connection ${connectionKey(connection)}`, work);
}

/** Returns a role's connection, which must allow the role. */
export function getAllowingConnection(world: World, mount: string, name: string, role: string): DatabaseConnection {
  const connection = getConnection(world, mount, name);
  if (!connection.allowedRoles.some((allowed) => matchesGlob(allowed, role))) {
    throw failure(`"${role}" is not an allowed role`);
  }
  return connection;
}

/** Returns a string detail; empty if absent. */
export function detail({ details }: DatabaseConnection, name: string): string {
  const value = details[name];
  return typeof value === 'string' ? value : '';
}
