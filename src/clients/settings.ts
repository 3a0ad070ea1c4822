/** The settings of a connection and where they were found. */
import type { LoginInput } from './login-settings';
import type { TokenStore } from './stored-token';

/** The configured settings, all of which are optional. */
export interface ConnectionInput {
  readonly address?: string;
  readonly token?: string;
  /** For the secrets service, in place of a token. */
  readonly login?: LoginInput;
  readonly dialect?: string;
  readonly caCertFile?: string;
  readonly namespace?: string;
  readonly redirectHosts?: readonly string[];
  readonly requestsPerSecond?: number;
}

export type PlatformDialect = 'standard' | 'hcp';
export type SecretsDialect = 'standard' | 'vault' | 'openbao';

export interface FoundSetting {
  /** Empty for a token that only its store has. */
  readonly value: string;
  readonly source: string;
  /** For a token that another program keeps, and may replace. */
  readonly store?: TokenStore;
}

export interface Setting {
  readonly found?: FoundSetting;
  /** The names of the settings that were examined, in order. */
  readonly lookedAt: readonly string[];
}
