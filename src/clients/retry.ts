/**
 * Whether a request is sent again, and when. See docs/decisions/0005-retries.md for the reasons.
 */
import type { Outcome } from './transport';

/** What decides about the next try. */
export interface Tried {
  readonly method: string;
  /** Whether a second time does no harm if the first took effect. */
  readonly repeatable: boolean;
  /** Whether no mistake of a caller can be behind a 5xx, as behind one for bytes that are stored as they are. */
  readonly blameless?: boolean;
  readonly outcome: Outcome;
  /** How often this has been sent by now, at least 1. */
  readonly tries: number;
  /** How many tries have ended as this one did, at least 1; absent: all. */
  readonly alike?: number;
  /** Milliseconds since the first try began. */
  readonly elapsed: number;
  /** Who it is sent to: somebody who has answered before comes back; a new address may be a mistake. Absent: known. */
  readonly peer?: Peer;
}

/** `local`: on this machine, and never heard of. */
export type Peer = 'known' | 'unknown' | 'local';

/** Times in milliseconds; tests shorten them. */
export interface Pace {
  /** The first wait is at most this long, each further one twice as long. */
  readonly base: number;
  readonly longest: number;
  /** No try begins later than this after the first. */
  readonly total: number;
  /** How long a service may be away while another of its nodes takes over; and one that has never answered, elsewhere or on this machine. */
  readonly away: Readonly<Record<Peer, number>>;
  /** How long a request waits before a person is told. */
  readonly quiet: number;
  /** How often what may have taken effect is sent again after looks that have proven that it did not, and for how long. */
  readonly repeats: Repeats;
  readonly random: () => number;
}

export interface Repeats {
  readonly most: number;
  readonly total: number;
}

export const PACE: Pace = {
  base: 200, longest: 10_000, total: 180_000, away: { known: 60_000, unknown: 10_000, local: 1_000 }, quiet: 10_000, repeats: { most: 5, total: 60_000 }, random: Math.random,
};

/**
 * That of a program which nobody watches, and which has so many milliseconds: what is safe to send again is the same, and it is sent for
 * minutes. Many such programs may be at work at once, each with a few requests: so the pauses begin longer, and nobody comes back together.
 */
export function unattendedPace(left: number): Pace {
  const total = Math.max(0, Math.min(600_000, left));
  return { ...PACE, base: 400, longest: 20_000, total, away: { ...PACE.away, known: total, unknown: Math.min(60_000, total) }, repeats: { most: 60, total } };
}

/** Milliseconds to wait before the next try; undefined: this was the last. */
export function waitBeforeRetry(tried: Tried, pace: Pace = PACE): number | undefined {
  const allowed = allowedRetries(tried);
  if (allowed === 'while away') return waitWhileAway(tried, pace);
  if ((tried.alike ?? tried.tries) > allowed) return undefined;
  const wait = waitOf(tried, pace);
  return tried.elapsed + wait > pace.total ? undefined : wait;
}

function waitOf({ outcome, tries }: Tried, pace: Pace): number {
  const asked = askedWait(outcome);
  // Whoever is told a time waits at least so long, and not all at the same moment.
  return asked === undefined ? grownWait(tries, pace) : asked + pace.random() * pace.base;
}

/**
 * A last try is made when the time is over, not before, and a second in any case: one alone may have used all of the time. Who names a time
 * is believed for longer, a few times.
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

/** Drawn from a range that grows with the tries: so that not all who failed together come back together. */
export function grownWait(tries: number, pace: Pace = PACE): number {
  return pace.random() * Math.min(pace.longest, pace.base * 2 ** Math.min(tries - 1, 30));
}

/** Whatever the service failed over, it was not the values that were sent: there are none. */
const WITHOUT_VALUES: ReadonlySet<string> = new Set(['GET', 'LIST', 'DELETE']);

/** How often a request may be repeated after this outcome. */
function allowedRetries({ method, repeatable, blameless = WITHOUT_VALUES.has(method), outcome }: Tried): number | 'while away' {
  switch (outcome.kind) {
    case 'unreachable': return outcome.permanent ? 0 : 'while away';
    case 'lost': return repeatable && !outcome.permanent ? 5 : 0;
    case 'interrupted': return 0;
    case 'answer': return allowedAfter(outcome, repeatable, blameless);
  }
}

function allowedAfter(response: Extract<Outcome, { kind: 'answer' }>, repeatable: boolean, blameless: boolean): number | 'while away' {
  if (isIdleNode(response)) return 'while away';
  switch (response.status) {
    // Refused before anything was done: for coming too early, and because this node has not yet heard of an earlier write.
    case 429: return Infinity;
    case 412: return 8;
    case 503: return repeatable || readWait(response.headers['retry-after'], response.headers.date) !== undefined ? 'while away' : 0;
    case 502:
    case 504: return repeatable ? 5 : 0;
    case 501: return 0;
    default: return response.status >= 500 && repeatable && blameless ? 3 : 0;
  }
}

/** A node of the secrets service that is sealed, or knows of no active one, has done nothing, and may be another in a moment. */
function isIdleNode({ status, body }: Extract<Outcome, { kind: 'answer' }>): boolean {
  return (status === 500 || status === 503) && body.length < 4_096 && /\bis sealed\b|active cluster node not found/.test(body.toString('latin1'));
}

/** Whether the wait that is asked for is longer than any request waits, so that it is none for the others either. */
export function isTooLong(asked: number, pace: Pace = PACE): boolean {
  return asked > pace.total;
}

/** The wait that the service asks for, in milliseconds. */
export function askedWait(outcome: Outcome): number | undefined {
  if (outcome.kind !== 'answer') return undefined;
  const { headers, status } = outcome;
  return readWait(headers['retry-after'], headers.date) ?? (status === 429 ? readWait(headers['x-ratelimit-reset'], headers.date) : undefined);
}

/** Whole or broken seconds, seconds since 1970, or an HTTP date; what makes no sense is ignored. */
export function readWait(header: string | undefined, date: string | undefined): number | undefined {
  const text = header?.trim() ?? '';
  const now = Date.parse(date ?? '') || Date.now();
  if (/^\d+(\.\d+)?$/.test(text)) {
    const seconds = Number(text);
    if (!Number.isFinite(seconds)) return undefined;
    // No service asks to wait for thirty years: so large a number is a point in time.
    return seconds > 1e9 ? Math.max(0, seconds * 1000 - now) : seconds * 1000;
  }
  if (!/^[A-Z][a-z]{2,8},? .*\d/.test(text)) return undefined;
  const at = Date.parse(text);
  // Compared by the service's own clock, which need not be ours.
  return Number.isNaN(at) ? undefined : Math.max(0, at - now);
}
