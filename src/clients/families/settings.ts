/** The settings of a connection and where they were found. */

import type { LoginInput } from '../login/login-settings';
import type { NamedProxy } from '../transport/proxy';
import type { TokenStore } from './stored-token';

/** The configured settings, all of which are optional. */
export interface ConnectionInput {
  readonly address?: string;
  readonly token?: string;
  /** For the secrets service, instead of a token. */
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
  /** Empty for a token that only its store holds. */
  readonly value: string;
  readonly source: string;
  /** For a token that another program stores and may replace. */
  readonly store?: TokenStore;
}

export interface Setting {
  readonly found?: FoundSetting;
  /** The names of the settings that were examined, in order. */
  readonly lookedAt: readonly string[];
}

/** Connection settings from another tool's variables, besides address and token. */
export interface PeerSettings {
  readonly namespace?: string;
  readonly caCertFile?: string;
  /** PEM text. */
  readonly caCertText?: string;
  /** A directory with PEM files. */
  readonly caDirectory?: string;
  readonly clientCertFile?: string;
  readonly clientKeyFile?: string;
  /** The name expected in the server's certificate, instead of the address's host name. */
  readonly serverName?: string;
  /** For all requests, regardless of the other proxy variables. */
  readonly proxy?: NamedProxy;
  readonly requestsPerSecond?: number;
  /** From the start of a request to the last byte of its response. */
  readonly timeoutMs?: number;
  /** The maximum number of retries. */
  readonly maxRetries?: number;
}
