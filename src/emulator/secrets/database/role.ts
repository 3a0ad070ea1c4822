import type { Kind } from '../../store';
import type { Credential } from './credential-config';

/** A role whose users are created on request. */
export interface DatabaseRole {
  readonly mount: string;
  readonly name: string;
  readonly dbName: string;
  readonly defaultTtlSeconds: number;
  readonly maxTtlSeconds: number;
  readonly creationStatements: readonly string[];
  readonly revocationStatements: readonly string[];
  readonly rollbackStatements: readonly string[];
  readonly renewStatements: readonly string[];
  readonly credential: Credential;
}

/** An existing user whose credential the service rotates. Times are RFC 3339 in UTC, on the emulator's clock. */
export interface DatabaseStaticRole {
  readonly mount: string;
  readonly name: string;
  readonly dbName: string;
  readonly username: string;
  readonly rotation: Rotation;
  readonly rotationStatements: readonly string[];
  readonly credential: Credential;
  /** The user's current credential: `password`, or the keys of another type. */
  readonly secret: Readonly<Record<string, string>>;
  /** Whether creating the role left the credential unchanged. */
  readonly skipImportRotation: boolean;
  /** The last sent password, which is the user's unless it has been rotated since. */
  readonly password?: string;
  readonly lastRotation: string;
  readonly nextRotation: string;
  /** When a failed rotation is retried. */
  readonly retryAt?: string;
}

export type Rotation =
  | { readonly kind: 'period'; readonly seconds: number }
  | { readonly kind: 'schedule'; readonly schedule: string; readonly windowSeconds?: number };

export const databaseRoles: Kind<DatabaseRole> = { name: 'databaseRoles', key: roleKey };
export const databaseStaticRoles: Kind<DatabaseStaticRole> = {
  name: 'databaseStaticRoles',
  key: roleKey,
  due: ({ retryAt, nextRotation }) => retryAt ?? nextRotation,
};

export function roleKey({ mount, name }: { readonly mount: string; readonly name: string }): string {
  return `${mount} ${name}`;
}
