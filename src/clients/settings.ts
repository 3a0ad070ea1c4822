/** What people set of a connection, and where it was found. */

/** What a person configures; every member may be absent. */
export interface ConnectionInput {
  readonly address?: string;
  readonly token?: string;
  readonly dialect?: string;
  readonly caCertFile?: string;
  readonly namespace?: string;
  readonly redirectHosts?: readonly string[];
  readonly requestsPerSecond?: number;
}

export type PlatformDialect = 'standard' | 'hcp';
export type SecretsDialect = 'standard' | 'vault' | 'openbao';

export interface FoundSetting {
  readonly value: string;
  readonly source: string;
}

export interface Setting {
  readonly found?: FoundSetting;
  /** The names that were looked at, in order. */
  readonly lookedAt: readonly string[];
}
