/** The interface of a login to the secrets service. */
import type { ClientOptions } from '../request';

/**
 * A token that is obtained once, by the first request that needs it, no matter how many requests wait. It is renewed while in use and revoked at the
 * end. A token read from a file has the same interface but is neither renewed nor revoked.
 */
export interface Login {
  /** For messages: "the login by jwt at `auth/github`". */
  readonly words: string;
  /** Throws `LoginFailed`. A refused login is not retried: each call throws the same error. */
  token(signal?: AbortSignal): Promise<string>;
  /** After a 403: another token for one retry of the request; undefined if the token's age did not cause the refusal. */
  replacement(refused: string, signal?: AbortSignal): Promise<string | undefined>;
  /** The identity of the token; undefined before the first login. */
  readonly identity: Identity | undefined;
  /** Removes every secret of the login from a text. */
  redact(text: string): string;
  /** Revokes the tokens that this login obtained, within a second. Undefined if there is nothing to revoke. */
  end(): Promise<void> | undefined;
}

/** Contains no secret. */
export interface Identity {
  /** Undefined if the token cannot look itself up, or if nobody asked for the name: see `introduce`. */
  readonly displayName?: string;
  readonly policies: readonly string[];
  readonly accessor?: string;
  readonly isBatch: boolean;
  /** The seconds granted by the service; 0 if the token does not expire. */
  readonly seconds: number;
}

export interface LoginOptions extends ClientOptions {
  /** Shows a warning. Defaults to `report`. */
  readonly warn?: (summary: string, detail: string) => void;
  /** Whether to log whose token is used, which costs one more request to look up the token. */
  readonly introduce?: boolean;
  /**
   * `timer` (the default): the token is renewed after two thirds of its time. `age`: it is not renewed; after two thirds of its time the next request
   * logs in again. For processes that may be suspended at any moment.
   */
  readonly renewal?: 'timer' | 'age';
}
