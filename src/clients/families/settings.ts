/** The settings of a connection and where they were found. */

import type { LoginInput } from '../login/login-settings';
import type { NamedProxy } from '../transport/proxy';
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

/** What the variables of another tool say about its connection, besides address and token. */
export interface PeerSettings {
  readonly namespace?: string;
  readonly caCertFile?: string;
  /** PEM text. */
  readonly caCertText?: string;
  /** A directory with PEM files. */
  readonly caDirectory?: string;
  readonly clientCertFile?: string;
  readonly clientKeyFile?: string;
  /** The name that the server's certificate must have, in place of that of the address. */
  readonly serverName?: string;
  /** For all requests, whatever the other variables of proxies say. */
  readonly proxy?: NamedProxy;
  readonly requestsPerSecond?: number;
  /** From the start of a request to the last byte of its response. */
  readonly timeoutMs?: number;
  /** How often a request is sent again at most. */
  readonly maxRetries?: number;
}
