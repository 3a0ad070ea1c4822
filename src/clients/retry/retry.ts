/**
 * Decides whether and when a request is retried. See docs/decisions/0005-retries.md for the reasons.
 */
import type { Outcome } from '../transport/transport';

/** The facts that determine whether to retry. */
export interface Tried {
  readonly method: string;
  /** Whether the request may safely be repeated if it already took effect. */
  readonly repeatable: boolean;
  /** Whether the caller's values cannot have caused a 5xx, as with bytes that are stored unchanged. */
  readonly blameless?: boolean;
  readonly outcome: Outcome;
  /** The number of attempts so far, at least 1. */
  readonly tries: number;
  /** The number of attempts that ended like this one, at least 1. Defaults to all. */
  readonly alike?: number;
  /** Milliseconds since the first attempt began. */
  readonly elapsed: number;
  /** Whether the peer has responded before: it is likely to come back, while a new address may be a mistake. Defaults to `known`. */
  readonly peer?: Peer;
}

/** `local`: on this machine, and has never responded. */
export type Peer = 'known' | 'unknown' | 'local';

/** Times in milliseconds. Tests shorten them. */
export interface Pace {
  /** Upper bound of the first wait, doubled for each further one. */
  readonly base: number;
  readonly longest: number;
  /** No attempt starts later than this after the first one. */
  readonly total: number;
  /**
   * How long a service may be unavailable: a known one, such as during a failover, and one that has never responded, elsewhere or on this machine.
   */
  readonly away: Readonly<Record<Peer, number>>;
  /** How long a request waits before the wait is reported. */
  readonly quiet: number;
  /** How often, and for how long, a write that may have taken effect is repeated after a read has proven that it did not. */
  readonly repeats: Repeats;
  readonly random: () => number;
}

export interface Repeats {
  readonly most: number;
  readonly total: number;
}

export const PACE: Pace = {
  base: 200,
  longest: 10_000,
  total: 180_000,
  away: { known: 60_000, unknown: 10_000, local: 1_000 },
  quiet: 10_000,
  repeats: { most: 5, total: 60_000 },
  random: Math.random,
};

/**
 * The pace of an unattended program with `left` milliseconds remaining. It retries the same requests, but for minutes. Many such programs may run at
 * once, each with a few requests, so the waits are longer to spread the retries.
 */
export function unattendedPace(left: number): Pace {
  const total = Math.max(0, Math.min(600_000, left));
  return {
    ...PACE,
    base: 400,
    longest: 20_000,
    total,
    away: { ...PACE.away, known: total, unknown: Math.min(60_000, total) },
    repeats: { most: 60, total },
  };
}

/** Milliseconds to wait before the next attempt; undefined if there is none. */
export function waitBeforeRetry(tried: Tried, pace: Pace = PACE): number | undefined {
  const allowed = allowedRetries(tried);
  if (allowed === 'while away') return waitWhileAway(tried, pace);
  if ((tried.alike ?? tried.tries) > allowed) return undefined;
  const wait = waitOf(tried, pace);
  return tried.elapsed + wait > pace.total ? undefined : wait;
}

function waitOf({ outcome, tries }: Tried, pace: Pace): number {
  const asked = askedWait(outcome);
  // Waits at least as long as the service asks, plus jitter.
  return asked === undefined ? grownWait(tries, pace) : asked + pace.random() * pace.base;
}

/**
 * The last attempt is made when the time is up. There is always a second attempt, since the first may have used all of the time. A service that names
 * a waiting time gets longer, a few times.
 */
function waitWhileAway(tried: Tried, pace: Pace): number | undefined {
  const isAsked = askedWait(tried.outcome) !== undefined;
  const { alike = tried.tries } = tried;
  const patience = (isAsked && alike <= 5) || alike === 1 ? pace.total : pace.away[tried.peer ?? 'known'];
  const left = Math.min(pace.total, patience) - tried.elapsed;
  const wait = waitOf(tried, pace);
  if (wait <= left) return wait;
  return isAsked || left <= 0 ? undefined : left;
}

/** Exponential backoff with full jitter, so that clients that failed together do not retry together. */
export function grownWait(tries: number, pace: Pace = PACE): number {
  return pace.random() * Math.min(pace.longest, pace.base * 2 ** Math.min(tries - 1, 30));
}

/** These methods have no body, so values cannot have caused an error. */
const WITHOUT_VALUES: ReadonlySet<string> = new Set(['GET', 'LIST', 'DELETE']);

/** How often a request may be retried after this outcome. */
function allowedRetries({
  method,
  repeatable,
  blameless = WITHOUT_VALUES.has(method),
  outcome,
}: Tried): number | 'while away' {
  switch (outcome.kind) {
    case 'unreachable':
      return outcome.permanent ? 0 : 'while away';
    case 'lost':
      return repeatable && !outcome.permanent ? 5 : 0;
    case 'interrupted':
      return 0;
    case 'response':
      return allowedAfter(outcome, repeatable, blameless);
  }
}

function allowedAfter(
  response: Extract<Outcome, { kind: 'response' }>,
  repeatable: boolean,
  blameless: boolean,
): number | 'while away' {
  if (isIdleNode(response)) return 'while away';
  switch (response.status) {
    // Rejected without effect: too many requests, or the node has not yet received an earlier write.
    case 429:
      return Infinity;
    case 412:
      return 8;
    case 503:
      return repeatable || readWait(response.headers['retry-after'], response.headers.date) !== undefined
        ? 'while away'
        : 0;
    case 502:
    case 504:
      return repeatable ? 5 : 0;
    case 501:
      return 0;
    default:
      return response.status >= 500 && repeatable && blameless && !isFault(response) ? 3 : 0;
  }
}

/** A node of the secrets service that is sealed or knows no active node did nothing; another node may respond soon. */
function isIdleNode({ status, body }: Extract<Outcome, { kind: 'response' }>): boolean {
  return (
    (status === 500 || status === 503) &&
    body.length < 4_096 &&
    /\bis sealed\b|active cluster node not found/.test(body.toString('latin1'))
  );
}

/** A fault in the service's own code would recur with the same values. Vault reports a missing configuration of the platform's engine like this. */
function isFault({ body }: Extract<Outcome, { kind: 'response' }>): boolean {
  return body.length < 4_096 && body.toString('latin1').includes('nil pointer dereference');
}

/** Whether the requested wait exceeds the maximum, so that other requests are not paused for it either. */
export function isTooLong(asked: number, pace: Pace = PACE): boolean {
  return asked > pace.total;
}

/** The wait requested by the service, in milliseconds. */
export function askedWait(outcome: Outcome): number | undefined {
  if (outcome.kind !== 'response') return undefined;
  const { headers, status } = outcome;
  return (
    readWait(headers['retry-after'], headers.date) ??
    (status === 429 ? readWait(headers['x-ratelimit-reset'], headers.date) : undefined)
  );
}

/** Reads whole or fractional seconds, seconds since 1970, or an HTTP date. Ignores anything else. */
export function readWait(header: string | undefined, date: string | undefined): number | undefined {
  const text = header?.trim() ?? '';
  const now = Date.parse(date ?? '') || Date.now();
  if (/^\d+(\.\d+)?$/.test(text)) {
    const seconds = Number(text);
    if (!Number.isFinite(seconds)) return undefined;
    // No service asks for a wait of thirty years: a number this large is a point in time.
    return seconds > 1e9 ? Math.max(0, seconds * 1000 - now) : seconds * 1000;
  }
  if (!/^[A-Z][a-z]{2,8},? .*\d/.test(text)) return undefined;
  const at = Date.parse(text);
  // Compared with the service's clock, which may differ from the local one.
  return Number.isNaN(at) ? undefined : Math.max(0, at - now);
}
