/** Sends a request with everything that belongs to it: rate limit, retries, redirects, log lines and errors. */
import { setMaxListeners } from 'events';
import { setTimeout as sleep } from 'timers/promises';
import { anyOf, onAborted } from './abort';
import { cutText, inWords, MOST_BYTES, MOST_ERRORS } from './bounds';
import { Connection, tokenSourceOf } from './connection';
import {
  ApiError,
  ErrorDetail,
  Failed,
  ForeignResponse,
  Interrupted,
  LostResponse,
  MalformedResponse,
  Service,
  Unreachable,
  UnsafeAddress,
} from './errors';
import { isBytes } from './file-body';
import { foreignBody, foreignError, MOST_LINE } from './foreign';
import { readErrors } from './json-api';
import { limiterFor, Limiter } from './limiter';
import { Log, silent } from './log';
import { isLoopback } from './loopback';
import { parseJson } from './parse';
import { Redact, redactValues, secretsIn, SENSITIVE, withoutSecrets } from './redact';
import { followRedirect, isDowngrade, Leads, NO_NODES, nodesOf, reasonNotToFollow, redirectTarget } from './redirect';
import { askedWait, grownWait, isTooLong, Pace, PACE, Peer, waitBeforeRetry } from './retry';
import type { Trust } from './tls';
import type { Headers, Outcome, Sent, Timeouts, Transport } from './transport';
import { inSeconds, onceInAWhile, Waiting } from './waiting';

export interface ClientOptions {
  readonly log?: Log;
  /** Aborts all requests of this client immediately. */
  readonly signal?: AbortSignal;
  /** Ends all waits within a second, including those of requests that continue after an interrupt to record or undo what was created. */
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
  /** How often a list that changes during the walk is walked again for the keys that existed before a create. Defaults to several times. */
  readonly looksBefore?: number;
  /**
   * Called and awaited before each attempt to send a request that may change something. Throws to prevent it. With it, a create looks for an
   * existing object before its first request of that kind, instead of leaving the refusal to the service.
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
  /** For how many seconds the service keeps the response, and returns a token that unwraps it once instead. The secrets service only. */
  readonly wrapSeconds?: number;
}

/** A request as the clients describe it. */
export interface Ask extends CallOptions {
  readonly method: string;
  /** As shown in messages. */
  readonly path: string;
  readonly url: string;
  /** Includes the token, if it is to be sent. */
  readonly headers: Readonly<Record<string, string>>;
  /** Objects are sent as JSON. */
  readonly body?: unknown;
  /** Whether the response must be JSON if it has a body. */
  readonly json: boolean;
  /** Whether a redirect may lead to another host. */
  readonly mayLeave?: boolean;
  /** What the response contains, which determines its maximum size. Defaults to JSON. */
  readonly holds?: keyof typeof MOST_BYTES;
  /** The request belongs to a login: it is sent before waiting ones and to the configured address only, and its bodies are not logged. */
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

const MOST_REDIRECTS = 5;
const READS: ReadonlySet<string> = new Set(['GET', 'LIST', 'HEAD']);

/** Origins from which this process has received a response. */
const respondedOrigins = new Set<string>();

/** How long a connection may take to open if a longer timeout is configured. */
const MOST_TO_CONNECT_MS = 10_000;

/** Maximum duration of a wait after an interrupt. */
const HURRIED_MS = 900;

/** The error mentions retries that took longer than this. */
const WORTH_MENTIONING_MS = 5_000;

export class Requests {
  private readonly origin: string;
  private made: Transport | undefined;
  private readonly limiter: Limiter;
  private readonly log: Log;
  readonly pace: Pace;
  private readonly isNode: Leads['isNode'];
  private readonly reportOnce: (key: string, message: string) => void;
  /** Tokens that have been sent besides the connection's. */
  private readonly tokens = new Set<string>();

  constructor(
    private readonly service: Service,
    private readonly connection: Connection,
    private readonly options: ClientOptions,
  ) {
    this.log = options.log ?? silent;
    this.pace = options.pace ?? PACE;
    this.origin = new URL(connection.address).origin;
    this.limiter = limiterFor(connection.address, connection.token);
    this.limiter.configure(connection.requestsPerSecond);
    // The platform has a single address; each node of a secrets service has its own.
    this.isNode = service === 'secrets' ? nodesOf(connection.address, connection.redirectHosts) : NO_NODES;
    // Every request adds a listener.
    if (options.hurry) setMaxListeners(0, options.hurry);
    this.reportOnce = onceInAWhile((message) => {
      this.log('info', message, () => ({}));
      options.report?.(message);
    }, this.pace.quiet);
  }

  /** Returns the final response, whatever its status. Throws `LostResponse`, `Unreachable`, `Interrupted` and `UnsafeAddress`. */
  async ask(ask: Ask): Promise<ServiceResponse> {
    const signal = anyOf(this.options.signal, ask.signal);
    const repeatable = ask.repeatable ?? ask.method !== 'POST';
    const redact = this.redactorOf(ask);
    const sent = this.render(ask);
    if (isDowngrade(new URL(this.connection.address), sent.url)) {
      throw new UnsafeAddress(this.failed(ask, redact), sent.url.origin);
    }
    const waiting = new Waiting(
      (reason) =>
        this.reportOnce(reason, `${ask.method} ${redact(ask.path)} of the ${this.service} service waits: ${reason}`),
      this.pace.quiet,
    );
    const began = performance.now();
    const alike = new Map<string, number>();
    let lost = false;
    const interrupted = () => new Interrupted(this.failed(ask, redact), lost);
    for (let tries = 1; ; tries++) {
      await this.turn(waiting, signal, ask.login !== undefined).catch(() => {
        throw interrupted();
      });
      if (!ask.login && !isReading(ask)) await this.options.beforeWrite?.();
      const outcome = await this.try(ask, sent, tries, redact, signal);
      lost ||= outcome.kind === 'lost' || (outcome.kind === 'interrupted' && outcome.sent);
      if (outcome.kind === 'interrupted') throw interrupted();
      const asked = askedWait(outcome);
      if (
        outcome.kind === 'response' &&
        outcome.status === 429 &&
        asked !== undefined &&
        !isTooLong(asked, this.pace)
      ) {
        this.limiter.pause(asked);
      }
      const elapsed = performance.now() - began;
      const same = count(alike, outcome);
      const isLast = tries > (this.connection.peer?.maxRetries ?? Infinity);
      const wait = isLast
        ? undefined
        : waitBeforeRetry(
            {
              method: ask.method,
              repeatable,
              blameless: ask.blameless,
              outcome,
              tries,
              alike: same,
              elapsed,
              peer: peerAt(outcome.url),
            },
            this.pace,
          );
      const isOver =
        wait === undefined ||
        !(await this.rest(wait, waiting, () => waitReason(outcome, wait), signal).catch(() => {
          throw interrupted();
        }));
      if (isOver) return this.settle(ask, sent, outcome, redact, { elapsed, asked });
    }
  }

  /** Removes a token from everything that is logged or thrown from now on. Call it before the token is sent. */
  conceal(token: string): void {
    if (this.tokens.has(token)) return;
    this.tokens.add(token);
    this.options.learn?.(token);
  }

  /** Creates the error for an error response. */
  refusal(ask: Ask, response: ServiceResponse, Kind: typeof ApiError = ApiError): ApiError {
    const redact = this.redactorOf(ask);
    const target = redirectTarget({ url: response.url }, response);
    const reported =
      target === undefined ? readErrors(response.json) : [{ detail: this.redirection(ask, response, target) }];
    const errors: ErrorDetail[] = reported.slice(0, MOST_ERRORS).map((error) => bounded(error, redact));
    if (reported.length > MOST_ERRORS) {
      errors.push({ detail: `and ${inWords(reported.length - MOST_ERRORS)} more errors` });
    }
    const requestId = [response.headers['x-request-id'], response.headers['x-vault-request-id']].find(
      (id) => id && /^[\x21-\x7e]{1,100}$/.test(id),
    );
    return new Kind(
      this.failed(ask, redact),
      { status: response.status, errors, requestId, notes: response.notes },
      ask.path.startsWith('/') ? tokenSourceOf(this.connection) : undefined,
    );
  }

  /** Redacts and truncates a text from the service for display. */
  words(ask: Ask, text: string): string {
    return cutText(text, this.redactorOf(ask));
  }

  /** Creates the error for a response that lacks a required value. */
  malformed(ask: Ask, reason: string): MalformedResponse {
    return new MalformedResponse(this.failed(ask, this.redactorOf(ask)), reason);
  }

  /** Creates the error for a list that exceeds the limits. */
  tooLong(ask: Ask, reason: string): LostResponse {
    return new LostResponse(this.failed(ask, this.redactorOf(ask)), reason, true);
  }

  /** Creates the error for a wait that was aborted before any request. */
  interrupted(ask: Ask): Interrupted {
    return new Interrupted(this.failed(ask, this.redactorOf(ask)), false);
  }

  /** Waits before an operation of several requests is restarted. Returns false if the wait would take too long. */
  async pause(tries: number, elapsed: number): Promise<boolean> {
    const wait = grownWait(tries, this.pace);
    if (elapsed + wait > this.pace.away.known) return false;
    return sleep(wait, true, { signal: anyOf(this.options.signal, this.options.hurry) }).catch(() => false);
  }

  close(): void {
    this.made?.close();
  }

  /** Loaded with the first request, because HTTP and TLS account for much of the load time. */
  private get transport(): Transport {
    if (this.made) return this.made;
    // eslint-disable-next-line @typescript-eslint/no-require-imports
    const { Transport: Made } = require('./transport') as typeof import('./transport');
    const { caCertFile, extraCaFile, systemCa, login, peer = {} } = this.connection;
    const { clientCertFile, clientKeyFile, timeoutMs, maxRetries: _, ...others } = peer;
    const client =
      login?.method.kind === 'cert'
        ? login.method
        : clientCertFile && clientKeyFile
          ? { clientCertFile, clientKeyFile }
          : undefined;
    const trust: Trust = {
      service: this.service,
      caCertFile,
      extraCaFile: this.options.extraCaFile ?? extraCaFile,
      systemCa,
      ...others,
      ...(client && { client }),
    };
    const asked =
      timeoutMs === undefined ? undefined : { connect: Math.min(timeoutMs, MOST_TO_CONNECT_MS), whole: timeoutMs };
    return (this.made = new Made(trust, this.log, this.options.timeouts ?? asked));
  }

  private async turn(waiting: Waiting, signal: AbortSignal | undefined, urgent: boolean): Promise<void> {
    const reason = this.limiter.reasonToWait();
    if (reason === undefined) return this.limiter.turn(signal, urgent);
    const patience = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    const leave = onAborted(this.options.hurry, () => {
      timer = setTimeout(() => patience.abort(), HURRIED_MS);
    });
    try {
      await waiting.during(this.limiter.turn(anyOf(signal, patience.signal), urgent), () => reason);
    } finally {
      leave();
      clearTimeout(timer);
    }
  }

  /** Returns false if the wait is too long after an interrupt. Rejects if the request is aborted. */
  private async rest(
    wait: number,
    waiting: Waiting,
    reason: () => string,
    signal: AbortSignal | undefined,
  ): Promise<boolean> {
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

  private leadsOf({ mayLeave = false, login }: Ask): Leads {
    return { mayLeave, isNode: login ? NO_NODES : this.isNode };
  }

  /** Explains why a redirect is an error. */
  private redirection(ask: Ask, response: ServiceResponse, target: URL): string {
    const leads = this.leadsOf(ask);
    if (ask.login && target.origin !== response.url.origin) {
      return `it redirects to ${target.origin}, which is not followed: a login is sent to the configured address only`;
    }
    const setting =
      this.service === 'secrets'
        ? '`secrets.redirect_hosts` of the provider block, or in LINTEL_SECRETS_REDIRECT_HOSTS'
        : undefined;
    return `it redirects to ${target.origin}, which is not followed: ${reasonNotToFollow({ method: ask.method, url: response.url }, response.status, target, leads, setting)}`;
  }

  /** One attempt, including redirects and log lines. */
  private async try(
    ask: Ask,
    first: Sent,
    attempt: number,
    redact: Redact,
    signal: AbortSignal | undefined,
  ): Promise<Examined & { readonly url: URL }> {
    const began = performance.now();
    if (ask.body !== undefined) {
      this.log('trace', `${this.service} request body`, () => ({
        ...this.named(ask, redact),
        body: ask.login ? SENSITIVE : shown(ask.body, redact),
      }));
    }
    let sent = first;
    // The response to a write is awaited even after an interrupt: Terraform waits, too, and stores what was created.
    const isRead = isReading(ask);
    const interrupts = {
      isRead,
      now: isRead ? signal : undefined,
      soon: [isRead ? undefined : signal, this.options.hurry],
    };
    const leads = this.leadsOf(ask);
    let outcome = await this.transport.exchange(sent, interrupts);
    for (let hops = 0; outcome.kind === 'response' && hops < MOST_REDIRECTS; hops++) {
      const next = followRedirect(sent, outcome, leads);
      if (!next) break;
      sent = next;
      outcome = await this.transport.exchange(sent, interrupts);
    }
    if (outcome.kind === 'response') respondedOrigins.add(sent.url.origin);
    // Storage hosts, which redirects and upload addresses lead to, have their own limits.
    if (outcome.kind === 'response' && sent.url.origin === this.origin) {
      this.limiter.learn(outcome.headers['x-ratelimit-limit']);
    }
    const examined: Examined =
      ask.json && outcome.kind === 'response' && isSuccess(outcome) ? withReadableBody(outcome) : outcome;
    this.log('debug', `${this.service} request`, () => ({
      ...this.named(ask, redact),
      ...(examined.kind === 'response'
        ? { status: examined.status }
        : { failure: examined.kind === 'interrupted' ? 'interrupted' : examined.reason }),
      milliseconds: Math.round(performance.now() - began),
      attempt,
    }));
    if (examined.kind === 'response' && examined.body.length > 0) {
      this.log('trace', `${this.service} response body`, () => ({
        ...this.named(ask, redact),
        body: ask.login
          ? SENSITIVE
          : shown((ask.json && (examined.json ?? parseJson(examined.body).value)) || examined.body, redact),
      }));
    }
    return { ...examined, url: sent.url };
  }

  private settle(
    ask: Ask,
    sent: Sent,
    outcome: Exclude<Examined, { kind: 'interrupted' }> & { readonly url: URL },
    redact: Redact,
    { elapsed, asked }: { elapsed: number; asked?: number },
  ): ServiceResponse {
    const tried = elapsed > WORTH_MENTIONING_MS ? [`retried for ${inSeconds(elapsed)}`] : [];
    switch (outcome.kind) {
      case 'response': {
        const { value = outcome.json, weight } =
          outcome.json === undefined && (ask.json || !isSuccess(outcome))
            ? parseJson(outcome.body)
            : { weight: outcome.weight ?? 0 };
        this.requireOfService(ask, sent, outcome, value, redact, tried);
        const isRefused = asked !== undefined && elapsed + asked > this.pace.total;
        const notes = [
          ...(outcome.cut ? ['the response is too large to be read in full'] : []),
          ...(isRefused
            ? [`the service asks to wait ${inSeconds(asked)}, but requests wait ${inSeconds(this.pace.total)} at most`]
            : tried),
        ];
        return { ...outcome, json: value, weight, notes: isSuccess(outcome) ? [] : notes };
      }
      case 'lost':
        throw new LostResponse(this.failed(ask, redact), redact(outcome.reason), outcome.permanent);
      case 'unreachable':
        throw new Unreachable(this.failed(ask, redact), sent.url.origin, [redact(outcome.reason), ...tried].join(', '));
    }
  }

  /** Throws `ForeignResponse` for what something in front of the service returned. Storage hosts have responses of their own. */
  private requireOfService(
    ask: Ask,
    sent: Sent,
    outcome: Extract<Outcome, { kind: 'response' }>,
    json: unknown,
    redact: Redact,
    tried: readonly string[],
  ): void {
    if (!ask.path.startsWith('/')) return;
    const foreign = json === undefined ? foreignBody(outcome, !ask.json) : foreignError(outcome.status, json);
    if (!foreign || redirectTarget(sent, outcome) !== undefined) return;
    // A gateway that does not know the method: the caller asks in another way.
    if (ask.method === 'LIST' && [400, 405, 501].includes(outcome.status)) return;
    const line = redact(foreign.line).slice(0, MOST_LINE);
    const notes = [...(outcome.proxy === undefined ? [] : [`through ${outcome.proxy}`]), ...tried];
    throw new ForeignResponse(
      this.failed(ask, redact),
      outcome.status,
      `${outcome.status} with ${foreign.kind}, which is not a response of the service at ${sent.url.origin}` +
        (line && `: it says ${JSON.stringify(line)}`) +
        (notes.length > 0 ? ` (${notes.join('; ')})` : ''),
    );
  }

  private render(ask: Ask): Sent {
    const body = ask.body === undefined || isBytes(ask.body) ? ask.body : Buffer.from(JSON.stringify(ask.body));
    const headers = { 'User-Agent': this.options.userAgent ?? 'lintel', ...ask.headers };
    return {
      method: ask.method,
      url: new URL(ask.url),
      headers,
      ...(body && { body }),
      most: MOST_BYTES[ask.holds ?? 'json'],
    };
  }

  private failed(ask: Ask, redact: Redact): Failed {
    return { service: this.service, ...this.named(ask, redact) };
  }

  private named(ask: Ask, redact: Redact): { method: string; path: string } {
    return { method: ask.method, path: redact(ask.path) };
  }

  /** Services quote the values they reject: secrets in this request must not appear in messages. */
  private redactorOf(ask: Ask): Redact {
    return redactValues(
      [
        this.connection.token,
        ...this.tokens,
        ...(ask.login?.secrets ?? []),
        ...(isBytes(ask.body) ? [] : secretsIn(ask.body)),
      ],
      this.options.redact,
    );
  }
}

/** A GET that must not be repeated has an effect, such as a rotation. */
function isReading({ method, repeatable, reads }: Ask): boolean {
  return (READS.has(method) || reads === true) && repeatable !== false;
}

export function isSuccess({ status }: { readonly status: number }): boolean {
  return status >= 200 && status < 300;
}

/** An outcome whose response may already have been parsed. */
type Examined =
  | Exclude<Outcome, { kind: 'response' }>
  | (Extract<Outcome, { kind: 'response' }> & { readonly json?: unknown; readonly weight?: number });

/** A truncated body counts as a lost response. */
function withReadableBody(outcome: Extract<Outcome, { kind: 'response' }>): Examined {
  if (outcome.body.length === 0) return outcome;
  const { value: json, weight, refused } = parseJson(outcome.body);
  if (json !== undefined) return { ...outcome, json, weight };
  if (refused !== undefined) return { kind: 'lost', reason: refused, permanent: true };
  // Anything else comes from something other than the service, and a retry would not help.
  return /json/i.test(outcome.headers['content-type'] ?? '')
    ? { kind: 'lost', reason: 'the response is not complete JSON', permanent: false }
    : outcome;
}

/** Counts the attempts that have ended in the same way. */
function count(alike: Map<string, number>, outcome: Outcome): number {
  const kind = outcome.kind === 'response' ? String(outcome.status) : outcome.kind;
  const counted = (alike.get(kind) ?? 0) + 1;
  alike.set(kind, counted);
  return counted;
}

function peerAt({ origin, hostname }: URL): Peer {
  return respondedOrigins.has(origin) ? 'known' : isLoopback(hostname) ? 'local' : 'unknown';
}

function waitReason(outcome: Outcome, wait: number): string {
  if (outcome.kind !== 'response') {
    return `${outcome.kind === 'unreachable' ? outcome.reason : 'the response was lost'}; retrying`;
  }
  return askedWait(outcome) === undefined
    ? `the service responds with ${outcome.status}; retrying`
    : `the service responds with ${outcome.status} and asks to wait ${inSeconds(wait)}`;
}

/** Binary bodies are not shown: policy code and archives may contain secrets. */
function shown(body: unknown, redact: Redact): string {
  return isBytes(body) ? `(${body.length} bytes)` : JSON.stringify(withoutSecrets(body, redact));
}

function bounded(error: ErrorDetail, redact: Redact): ErrorDetail {
  return Object.fromEntries(Object.entries(error).map(([name, text]) => [name, cutText(text, redact)]));
}
