/** A request as a caller means it: its turn, its tries, its redirects, its log lines, and what it throws. */
import { setMaxListeners } from 'events';
import { setTimeout as sleep } from 'timers/promises';
import { anyOf, onAborted } from './abort';
import { cutText, inWords, MOST_BYTES, MOST_ERRORS } from './bounds';
import { Connection, tokenSourceOf } from './connection';
import { ApiError, ErrorDetail, Failed, Interrupted, LostResponse, MalformedResponse, Service, Unreachable, UnsafeAddress } from './errors';
import { readErrors } from './json-api';
import { limiterFor, Limiter } from './limiter';
import { Log, silent } from './log';
import { isLoopback } from './loopback';
import { parseJson } from './parse';
import { Redact, redactValues, secretsIn, withoutSecrets } from './redact';
import { followRedirect, isDowngrade, Leads, NO_NODES, nodesOf, reasonNotToFollow, redirectTarget } from './redirect';
import { askedWait, grownWait, isTooLong, Pace, PACE, Peer, waitBeforeRetry } from './retry';
import type { Headers, Outcome, Sent, Timeouts, Transport } from './transport';
import { inSeconds, onceInAWhile, Waiting } from './waiting';

export interface ClientOptions {
  readonly log?: Log;
  /** Aborts everything that this client does, at once. */
  readonly signal?: AbortSignal;
  /** Ends within a second what waits, also for requests that are finished after an interrupt, since they know or undo what was made. */
  readonly hurry?: AbortSignal;
  /** Is told of waits that last, besides the log. */
  readonly report?: (message: string) => void;
  readonly userAgent?: string;
  /** Overrides the connection's. */
  readonly extraCaFile?: string;
  /** Takes secrets that others know of out of texts, before they are logged or thrown. */
  readonly redact?: Redact;
  readonly timeouts?: Timeouts;
  readonly pace?: Pace;
  /** How often a list that changes while it is walked is walked for the keys that were there before a create; absent: several times. */
  readonly looksBefore?: number;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Whether a second time does no harm if the first took effect. Absent: true unless the method is POST. */
  readonly repeatable?: boolean;
  /** Whether any 5xx is worth another try of what is repeatable: no mistake of a caller can be behind it. Absent: true for reads and deletions. */
  readonly blameless?: boolean;
}

/** What is asked for. */
export interface Ask extends CallOptions {
  readonly method: string;
  /** As messages show it. */
  readonly path: string;
  readonly url: string;
  /** The token among them, where it is to be sent. */
  readonly headers: Readonly<Record<string, string>>;
  /** An object is sent as JSON. */
  readonly body?: unknown;
  /** Whether the answer must be JSON, if it has a body. */
  readonly json: boolean;
  /** Whether a redirect may lead to another host. */
  readonly mayLeave?: boolean;
  /** What the answer holds, for how much of it is taken. Absent: JSON. */
  readonly holds?: keyof typeof MOST_BYTES;
}

export interface ServiceResponse {
  readonly status: number;
  /** Where it came from, after all redirects. */
  readonly url: URL;
  readonly headers: Headers;
  readonly body: Buffer;
  /** Undefined where the body is empty or not JSON. */
  readonly json: unknown;
  /** About the bytes of memory that it takes. */
  readonly weight: number;
  /** What there is to say of how it came to this, where it is an error. */
  readonly notes: readonly string[];
}

const MOST_REDIRECTS = 5;
const READS: ReadonlySet<string> = new Set(['GET', 'LIST', 'HEAD']);

/** Origins that have answered this process. */
const heard = new Set<string>();

/** How much of the time after an interrupt a wait may still use. */
const HURRIED_MS = 900;

/** Tries that went on for longer are mentioned with the error. */
const WORTH_MENTIONING_MS = 5_000;

export class Requests {
  private readonly origin: string;
  private made: Transport | undefined;
  private readonly limiter: Limiter;
  private readonly log: Log;
  readonly pace: Pace;
  private readonly isNode: Leads['isNode'];
  private readonly reportOnce: (key: string, message: string) => void;

  constructor(private readonly service: Service, private readonly connection: Connection, private readonly options: ClientOptions) {
    this.log = options.log ?? silent;
    this.pace = options.pace ?? PACE;
    this.origin = new URL(connection.address).origin;
    this.limiter = limiterFor(connection.address, connection.token);
    this.limiter.configure(connection.requestsPerSecond);
    // The platform has one address. The nodes of a secrets service have one each.
    this.isNode = service === 'secrets' ? nodesOf(connection.address, connection.redirectHosts) : NO_NODES;
    // Every request listens to it.
    if (options.hurry) setMaxListeners(0, options.hurry);
    this.reportOnce = onceInAWhile((message) => {
      this.log('info', message, () => ({}));
      options.report?.(message);
    }, this.pace.quiet);
  }

  /** The final answer, whatever its status; throws `LostResponse`, `Unreachable`, `Interrupted` and `UnsafeAddress`. */
  async ask(ask: Ask): Promise<ServiceResponse> {
    const signal = anyOf(this.options.signal, ask.signal);
    const repeatable = ask.repeatable ?? ask.method !== 'POST';
    const redact = this.redactorOf(ask);
    const sent = this.render(ask);
    if (isDowngrade(new URL(this.connection.address), sent.url)) throw new UnsafeAddress(this.failed(ask, redact), sent.url.origin);
    const waiting = new Waiting((reason) => this.reportOnce(reason, `${ask.method} ${redact(ask.path)} of the ${this.service} service waits: ${reason}`), this.pace.quiet);
    const began = performance.now();
    const alike = new Map<string, number>();
    let lost = false;
    const interrupted = () => new Interrupted(this.failed(ask, redact), lost);
    for (let tries = 1; ; tries++) {
      await this.turn(waiting, signal).catch(() => { throw interrupted(); });
      const outcome = await this.try(ask, sent, tries, redact, signal);
      lost ||= outcome.kind === 'lost' || (outcome.kind === 'interrupted' && outcome.sent);
      if (outcome.kind === 'interrupted') throw interrupted();
      const asked = askedWait(outcome);
      if (outcome.kind === 'answer' && outcome.status === 429 && asked !== undefined && !isTooLong(asked, this.pace)) this.limiter.pause(asked);
      const elapsed = performance.now() - began;
      const same = count(alike, outcome);
      const wait = waitBeforeRetry({ method: ask.method, repeatable, blameless: ask.blameless, outcome, tries, alike: same, elapsed, peer: peerAt(outcome.url) }, this.pace);
      const isOver = wait === undefined || !await this.rest(wait, waiting, () => waitReason(outcome, wait), signal).catch(() => { throw interrupted(); });
      if (isOver) return this.settle(ask, sent, outcome, redact, { elapsed, asked });
    }
  }

  /** The error that an answer amounts to. */
  refusal(ask: Ask, response: ServiceResponse, Kind: typeof ApiError = ApiError): ApiError {
    const redact = this.redactorOf(ask);
    const target = redirectTarget({ url: response.url }, response);
    const reported = target === undefined ? readErrors(response.json) : [{ detail: this.redirection(ask, response, target) }];
    const errors: ErrorDetail[] = reported.slice(0, MOST_ERRORS).map((error) => bounded(error, redact));
    if (reported.length > MOST_ERRORS) errors.push({ detail: `and ${inWords(reported.length - MOST_ERRORS)} more errors` });
    const requestId = [response.headers['x-request-id'], response.headers['x-vault-request-id']].find((id) => id && /^[\x21-\x7e]{1,100}$/.test(id));
    return new Kind(this.failed(ask, redact), { status: response.status, errors, requestId, notes: response.notes }, ask.path.startsWith('/') ? tokenSourceOf(this.connection) : undefined);
  }

  /** A text of the service, as it may be shown. */
  words(ask: Ask, text: string): string {
    return cutText(text, this.redactorOf(ask));
  }

  /** The error where an answer came, but not with what it must have. */
  malformed(ask: Ask, reason: string): MalformedResponse {
    return new MalformedResponse(this.failed(ask, this.redactorOf(ask)), reason);
  }

  /** The error where an answer goes on for longer than is read of it. */
  tooLong(ask: Ask, reason: string): LostResponse {
    return new LostResponse(this.failed(ask, this.redactorOf(ask)), reason, true);
  }

  /** The error of a wait that was aborted without a request of its own. */
  interrupted(ask: Ask): Interrupted {
    return new Interrupted(this.failed(ask, this.redactorOf(ask)), false);
  }

  /** A pause before something that takes several requests is begun anew. False: it must not be waited for so long. */
  async pause(tries: number, elapsed: number): Promise<boolean> {
    const wait = grownWait(tries, this.pace);
    if (elapsed + wait > this.pace.away.known) return false;
    return sleep(wait, true, { signal: anyOf(this.options.signal, this.options.hurry) }).catch(() => false);
  }

  close(): void {
    this.made?.close();
  }

  /** Loaded with the first request: HTTP and TLS are much of what a process would otherwise load at its start. */
  private get transport(): Transport {
    if (this.made) return this.made;
    // eslint-disable-next-line @typescript-eslint/no-require-imports
    const { Transport: Made } = require('./transport') as typeof import('./transport');
    const { caCertFile, extraCaFile } = this.connection;
    const trust = { service: this.service, caCertFile, extraCaFile: this.options.extraCaFile ?? extraCaFile };
    return this.made = new Made(trust, this.log, this.options.timeouts);
  }

  private async turn(waiting: Waiting, signal: AbortSignal | undefined): Promise<void> {
    const reason = this.limiter.reasonToWait();
    if (reason === undefined) return this.limiter.turn(signal);
    const patience = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    const leave = onAborted(this.options.hurry, () => { timer = setTimeout(() => patience.abort(), HURRIED_MS); });
    try {
      await waiting.during(this.limiter.turn(anyOf(signal, patience.signal)), () => reason);
    } finally {
      leave();
      clearTimeout(timer);
    }
  }

  /** False where somebody is in a hurry, and so long must not be waited. Rejects where nobody wants the answer any more. */
  private async rest(wait: number, waiting: Waiting, reason: () => string, signal: AbortSignal | undefined): Promise<boolean> {
    const { hurry } = this.options;
    if (hurry?.aborted) {
      if (wait > HURRIED_MS) return false;
      await sleep(wait, undefined, { signal });
      return true;
    }
    const alternatives = anyOf(signal, hurry);
    try {
      await waiting.during(sleep(wait, undefined, { signal: alternatives }), reason);
      return true;
    } catch (error) {
      if (signal?.aborted) throw error;
      return false;
    }
  }

  /** Why a redirect is an error. */
  private redirection(ask: Ask, response: ServiceResponse, target: URL): string {
    const leads = { mayLeave: ask.mayLeave ?? false, isNode: this.isNode };
    const setting = this.service === 'secrets' ? '`secrets.redirect_hosts` of the provider block, or in LINTEL_SECRETS_REDIRECT_HOSTS' : undefined;
    return `it redirects to ${target.origin}, which is not followed: ${reasonNotToFollow({ method: ask.method, url: response.url }, response.status, target, leads, setting)}`;
  }

  /** One try, redirects included, and its log lines. */
  private async try(ask: Ask, first: Sent, attempt: number, redact: Redact, signal: AbortSignal | undefined): Promise<Examined & { readonly url: URL }> {
    const began = performance.now();
    if (ask.body !== undefined) this.log('trace', `${this.service} request body`, () => ({ ...this.named(ask, redact), body: shown(ask.body, redact) }));
    let sent = first;
    // What has an effect and is under way is waited for, also after an interrupt: Terraform waits too, and stores what was made.
    const isRead = READS.has(ask.method) && ask.repeatable !== false;
    const interrupts = { isRead, now: isRead ? signal : undefined, soon: [isRead ? undefined : signal, this.options.hurry] };
    const leads = { mayLeave: ask.mayLeave ?? false, isNode: this.isNode };
    let outcome = await this.transport.exchange(sent, interrupts);
    for (let hops = 0; outcome.kind === 'answer' && hops < MOST_REDIRECTS; hops++) {
      const next = followRedirect(sent, outcome, leads);
      if (!next) break;
      sent = next;
      outcome = await this.transport.exchange(sent, interrupts);
    }
    if (outcome.kind === 'answer') heard.add(sent.url.origin);
    // Stores that redirects and upload addresses lead to have limits of their own.
    if (outcome.kind === 'answer' && sent.url.origin === this.origin) this.limiter.learn(outcome.headers['x-ratelimit-limit']);
    const examined: Examined = ask.json && outcome.kind === 'answer' && isSuccess(outcome) ? withReadableBody(outcome) : outcome;
    this.log('debug', `${this.service} request`, () => ({
      ...this.named(ask, redact),
      ...(examined.kind === 'answer' ? { status: examined.status } : { failure: examined.kind === 'interrupted' ? 'interrupted' : examined.reason }),
      milliseconds: Math.round(performance.now() - began),
      attempt,
    }));
    if (examined.kind === 'answer' && examined.body.length > 0) {
      this.log('trace', `${this.service} answer body`, () => ({ ...this.named(ask, redact), body: shown((ask.json && (examined.json ?? parseJson(examined.body).value)) || examined.body, redact) }));
    }
    return { ...examined, url: sent.url };
  }

  private settle(
    ask: Ask, sent: Sent, outcome: Exclude<Examined, { kind: 'interrupted' }> & { readonly url: URL }, redact: Redact, { elapsed, asked }: { elapsed: number; asked?: number },
  ): ServiceResponse {
    const tried = elapsed > WORTH_MENTIONING_MS ? [`tried for ${inSeconds(elapsed)}`] : [];
    switch (outcome.kind) {
      case 'answer': {
        const { value = outcome.json, weight } = outcome.json === undefined && (ask.json || !isSuccess(outcome)) ? parseJson(outcome.body) : { weight: outcome.weight ?? 0 };
        const isRefused = asked !== undefined && elapsed + asked > this.pace.total;
        const notes = [
          ...outcome.cut ? ['the answer is too large to be read as a whole'] : [],
          ...isRefused ? [`the service asks to wait ${inSeconds(asked)}, and a request waits ${inSeconds(this.pace.total)} at most`] : tried,
        ];
        return { ...outcome, json: value, weight, notes: isSuccess(outcome) ? [] : notes };
      }
      case 'lost': throw new LostResponse(this.failed(ask, redact), redact(outcome.reason), outcome.permanent);
      case 'unreachable': throw new Unreachable(this.failed(ask, redact), sent.url.origin, [redact(outcome.reason), ...tried].join(', '));
    }
  }

  private render(ask: Ask): Sent {
    const body = ask.body === undefined || Buffer.isBuffer(ask.body) ? ask.body as Buffer | undefined : Buffer.from(JSON.stringify(ask.body));
    const headers = { 'User-Agent': this.options.userAgent ?? 'lintel', ...ask.headers };
    return { method: ask.method, url: new URL(ask.url), headers, ...(body && { body }), most: MOST_BYTES[ask.holds ?? 'json'] };
  }

  private failed(ask: Ask, redact: Redact): Failed {
    return { service: this.service, ...this.named(ask, redact) };
  }

  private named(ask: Ask, redact: Redact): { method: string; path: string } {
    return { method: ask.method, path: redact(ask.path) };
  }

  /** Services quote what they refuse: what this request sends as a secret must not come back in a message. */
  private redactorOf(ask: Ask): Redact {
    return redactValues([this.connection.token, ...(Buffer.isBuffer(ask.body) ? [] : secretsIn(ask.body))], this.options.redact);
  }
}

export function isSuccess({ status }: { readonly status: number }): boolean {
  return status >= 200 && status < 300;
}

/** An outcome whose answer may have been parsed already. */
type Examined = Exclude<Outcome, { kind: 'answer' }> | Extract<Outcome, { kind: 'answer' }> & { readonly json?: unknown; readonly weight?: number };

/** A body that is cut off, although the connection says that all came, is a lost answer; a page of HTML comes from somebody else, each time. */
function withReadableBody(outcome: Extract<Outcome, { kind: 'answer' }>): Examined {
  if (outcome.body.length === 0) return outcome;
  const { value: json, weight, refused } = parseJson(outcome.body);
  if (json !== undefined) return { ...outcome, json, weight };
  if (refused !== undefined) return { kind: 'lost', reason: refused, permanent: true };
  const type = outcome.headers['content-type'] ?? '';
  return /json/i.test(type) ? { kind: 'lost', reason: 'the answer is not whole JSON', permanent: false }
    : { kind: 'lost', reason: `status ${outcome.status} with ${/^[\w.+/-]+/.exec(type)?.[0] ?? 'a body without a type'} instead of JSON: is the address right?`, permanent: true };
}

/** How many tries have ended so by now. */
function count(alike: Map<string, number>, outcome: Outcome): number {
  const kind = outcome.kind === 'answer' ? String(outcome.status) : outcome.kind;
  const counted = (alike.get(kind) ?? 0) + 1;
  alike.set(kind, counted);
  return counted;
}

function peerAt({ origin, hostname }: URL): Peer {
  return heard.has(origin) ? 'known' : isLoopback(hostname) ? 'local' : 'unknown';
}

function waitReason(outcome: Outcome, wait: number): string {
  if (outcome.kind !== 'answer') return `${outcome.kind === 'unreachable' ? outcome.reason : 'its answer was lost'}; it is tried again`;
  return askedWait(outcome) === undefined ? `the service answers ${outcome.status}; it is tried again` : `the service answers ${outcome.status} and asks to wait ${inSeconds(wait)}`;
}

/** Bytes are not shown: policy code and archives may hold anything. */
function shown(body: unknown, redact: Redact): string {
  return Buffer.isBuffer(body) ? `(${body.length} bytes)` : JSON.stringify(withoutSecrets(body, redact));
}

function bounded(error: ErrorDetail, redact: Redact): ErrorDetail {
  return Object.fromEntries(Object.entries(error).map(([name, text]) => [name, cutText(text, redact)]));
}
