/** The interface of a login to the secrets service. */
import type { ClientOptions } from '../request';

/**
 * A token that a login obtains, once, when it is first needed, however many requests wait for it. It is renewed while it is in use, and revoked at
 * the end. A token that is read from a file has the same interface: it is neither renewed nor revoked.
 */
export interface Login {
  /** For messages: "the login by jwt at `auth/github`". */
  readonly words: string;
  /** Throws `LoginFailed`. A refused login is not tried again: each call throws the same error. */
  token(signal?: AbortSignal): Promise<string>;
  /** After a 403: another token for one repetition of the request; undefined if the refusal is not due to the token's age. */
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
  /** Undefined if the token cannot look itself up, or nobody asked for it: see `introduce`. */
  readonly displayName?: string;
  readonly policies: readonly string[];
  readonly accessor?: string;
  readonly isBatch: boolean;
  /** Seconds that the service granted; 0 if the token does not expire. */
  readonly seconds: number;
}

export interface LoginOptions extends ClientOptions {
  /** Shows a warning. Defaults to `report`. */
  readonly warn?: (summary: string, detail: string) => void;
  /** Whether the log is to say whose token is used: a lookup of the token, one more request. */
  readonly introduce?: boolean;
  /**
   * `timer`: the token is renewed at two thirds of its time (the default). `age`: it is not renewed, and after two thirds of its time the next
   * request logs in again, for a process that may be suspended at any moment.
   */
  readonly renewal?: 'timer' | 'age';
}
