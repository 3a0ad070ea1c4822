/** A request as the clients describe it, and the response as they receive it. */
import type { Log } from './log';
import type { Redact } from './redact';
import type { Pace } from './retry/retry';
import type { MOST_BYTES } from './transport/bounds';
import type { Headers, Timeouts } from './transport/transport';

export interface ClientOptions {
  readonly log?: Log;
  /** Aborts all requests of this client immediately. */
  readonly signal?: AbortSignal;
  /** Ends all waits within a second. This includes requests that continue after an interrupt to record or undo what was created. */
  readonly hurry?: AbortSignal;
  /** Called with long waits, in addition to the log. */
  readonly report?: (message: string) => void;
  readonly userAgent?: string;
  /** Overrides the connection's. */
  readonly extraCaFile?: string;
  /** Removes further secrets from texts before they are logged or thrown. */
  readonly redact?: Redact;
  /** Called with each secret as soon as it is known, so that everything else that prints redacts it as well. */
  readonly learn?: (secret: string) => void;
  readonly timeouts?: Timeouts;
  readonly pace?: Pace;
  /** How often to re-read a list that changes while it is read, to find the keys that existed before a create. Defaults to several times. */
  readonly looksBefore?: number;
  /**
   * Called and awaited before each attempt to send a request that may change something. Throws to prevent it. If set, a create looks for an existing
   * object before its first such request instead of relying on the service to reject it.
   */
  readonly beforeWrite?: () => Promise<void>;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Whether the request may safely be repeated if it already took effect. Defaults to true unless the method is POST. */
  readonly repeatable?: boolean;
  /** Whether every 5xx of a repeatable request is retried, because the caller's values cannot have caused it. Defaults to true for reads and deletions. */
  readonly blameless?: boolean;
  /** A POST that changes nothing, such as a lookup. */
  readonly reads?: true;
  /** How many seconds the service keeps the response, returning a token that unwraps it once instead. Secrets service only. */
  readonly wrapSeconds?: number;
}

/** A request as the clients describe it. */
export interface Ask extends CallOptions {
  readonly method: string;
  /** As shown in messages. */
  readonly path: string;
  readonly url: string;
  /** Includes the token, if one is sent. */
  readonly headers: Readonly<Record<string, string>>;
  /** Objects are sent as JSON. */
  readonly body?: unknown;
  /** Whether the response must be JSON if it has a body. */
  readonly json: boolean;
  /** Whether a redirect may lead to another host. */
  readonly mayLeave?: boolean;
  /** What the response contains; this determines its maximum size. Defaults to JSON. */
  readonly holds?: keyof typeof MOST_BYTES;
  /** Set if the request belongs to a login: it is sent before waiting requests and only to the configured address, and its bodies are not logged. */
  readonly login?: {
    /** Removed from every text. */
    readonly secrets: readonly string[];
  };
}

export interface ServiceResponse {
  readonly status: number;
  /** The URL after all redirects. */
  readonly url: URL;
  readonly headers: Headers;
  readonly body: Buffer;
  /** Undefined if the body is empty or not JSON. */
  readonly json: unknown;
  /** Estimated memory in bytes. */
  readonly weight: number;
  /** For errors: explanations, such as how long the request was retried. */
  readonly notes: readonly string[];
}

const READS: ReadonlySet<string> = new Set(['GET', 'LIST', 'HEAD']);

/** A GET that must not be repeated has an effect, such as a rotation, so it is not a read. */
export function isReading({ method, repeatable, reads }: Ask): boolean {
  return (READS.has(method) || reads === true) && repeatable !== false;
}

export function isSuccess({ status }: { readonly status: number }): boolean {
  return status >= 200 && status < 300;
}
