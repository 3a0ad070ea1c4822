/** A request as a caller means it: its turn, its tries, its redirects, its log lines, and what it throws. */
import { setTimeout as sleep } from 'timers/promises';
import { anyOf } from './abort';
import type { Connection } from './connection';
import { ApiError, ErrorDetail, Failed, Interrupted, LostAnswer, MalformedAnswer, Service, Unreachable } from './errors';
import { readErrors } from './json-api';
import { limiterFor, Limiter } from './limiter';
import { Log, silent } from './log';
import { isTooDeep } from './nesting';
import { Redact, redactValues, secretsIn, withoutSecrets } from './redact';
import { followRedirect, redirectTarget } from './redirect';
import { askedWait, Pace, PACE, waitBeforeRetry } from './retry';
import type { Headers, Outcome, Sent, Timeouts, Transport } from './transport';

export interface ClientOptions {
  readonly log?: Log;
  /** Aborts everything that this client does, at once. */
  readonly signal?: AbortSignal;
  readonly userAgent?: string;
  /** Overrides the connection's. */
  readonly extraCaFile?: string;
  /** Takes secrets that others know of out of texts, before they are logged or thrown. */
  readonly redact?: Redact;
  readonly timeouts?: Timeouts;
  readonly pace?: Pace;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Whether a second time does no harm if the first took effect. Absent: true unless the method is POST. */
  readonly repeatable?: boolean;
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
  /** Whether any 5xx is worth another try. Absent: for reads. */
  readonly blameless?: boolean;
}

export interface Answer {
  readonly status: number;
  /** Where it came from, after all redirects. */
  readonly url: URL;
  readonly headers: Headers;
  readonly body: Buffer;
  /** Undefined where the body is empty or not JSON. */
  readonly json: unknown;
}

const MOST_REDIRECTS = 5;
const READS: ReadonlySet<string> = new Set(['GET', 'LIST', 'HEAD']);

export class Requests {
  private readonly origin: string;
  private made: Transport | undefined;
  private readonly limiter: Limiter;
  private readonly log: Log;
  private readonly pace: Pace;

  constructor(private readonly service: Service, private readonly connection: Connection, private readonly options: ClientOptions) {
    this.log = options.log ?? silent;
    this.pace = options.pace ?? PACE;
    this.origin = new URL(connection.address).origin;
    this.limiter = limiterFor(connection.address, connection.token);
    this.limiter.configure(connection.requestsPerSecond);
  }

  /** The final answer, whatever its status; throws `LostAnswer`, `Unreachable` and `Interrupted`. */
  async ask(ask: Ask): Promise<Answer> {
    const signal = anyOf(this.options.signal, ask.signal);
    const repeatable = ask.repeatable ?? ask.method !== 'POST';
    const redact = this.redactorOf(ask);
    const sent = this.render(ask);
    const began = performance.now();
    let lost = false;
    const interrupted = () => new Interrupted(this.failed(ask, redact), lost);
    for (let tries = 1; ; tries++) {
      await this.limiter.turn(signal).catch(() => { throw interrupted(); });
      const outcome = await this.try(ask, sent, tries, redact, signal);
      lost ||= outcome.kind === 'lost' || (outcome.kind === 'interrupted' && outcome.sent);
      if (outcome.kind === 'interrupted') throw interrupted();
      const asked = askedWait(outcome);
      if (outcome.kind === 'answer' && outcome.status === 429 && asked !== undefined) this.limiter.pause(asked);
      const wait = waitBeforeRetry({ method: ask.method, repeatable, blameless: ask.blameless, outcome, tries, elapsed: performance.now() - began }, this.pace);
      if (wait === undefined) return this.settle(ask, sent, outcome, redact);
      await sleep(wait, undefined, { signal }).catch(() => { throw interrupted(); });
    }
  }

  /** The error that an answer amounts to. */
  refusal(ask: Ask, answer: Answer, Kind: typeof ApiError = ApiError): ApiError {
    const redact = this.redactorOf(ask);
    const target = redirectTarget({ url: new URL(ask.url) }, answer);
    const errors: ErrorDetail[] = target === undefined ? readErrors(answer.json).map((error) => redactDetail(error, redact))
      : [{ detail: `it redirects to ${target.origin}, which is not followed: the token is meant for the configured address only` }];
    const requestId = [answer.headers['x-request-id'], answer.headers['x-vault-request-id']].find((id) => id && /^[\x21-\x7e]{1,100}$/.test(id));
    return new Kind(this.failed(ask, redact), { status: answer.status, errors, requestId });
  }

  /** The error where an answer came, but not with what it must have. */
  malformed(ask: Ask, reason: string): MalformedAnswer {
    return new MalformedAnswer(this.failed(ask, this.redactorOf(ask)), reason);
  }

  /** The error of a wait that was aborted without a request of its own. */
  interrupted(ask: Ask): Interrupted {
    return new Interrupted(this.failed(ask, this.redactorOf(ask)), false);
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

  /** One try, redirects included, and its log lines. */
  private async try(ask: Ask, first: Sent, attempt: number, redact: Redact, signal: AbortSignal | undefined): Promise<Seen & { readonly url: URL }> {
    const began = performance.now();
    if (ask.body !== undefined) this.log('trace', `${this.service} request body`, () => ({ ...this.named(ask, redact), body: shown(ask.body, redact) }));
    let sent = first;
    // What has an effect and is under way is waited for, also after an interrupt: Terraform waits too, and stores what was made.
    const impatience = READS.has(ask.method) && ask.repeatable !== false ? signal : undefined;
    let outcome = await this.transport.exchange(sent, impatience);
    for (let hops = 0; outcome.kind === 'answer' && hops < MOST_REDIRECTS; hops++) {
      const next = followRedirect(sent, outcome, ask.mayLeave ?? false);
      if (!next) break;
      sent = next;
      outcome = await this.transport.exchange(sent, impatience);
    }
    // Stores that redirects and upload addresses lead to have limits of their own.
    if (outcome.kind === 'answer' && sent.url.origin === this.origin) this.limiter.learn(outcome.headers['x-ratelimit-limit']);
    const seen: Seen = ask.json && outcome.kind === 'answer' && isSuccess(outcome) ? withReadableBody(outcome) : outcome;
    this.log('debug', `${this.service} request`, () => ({
      ...this.named(ask, redact),
      ...(seen.kind === 'answer' ? { status: seen.status } : { failure: seen.kind === 'interrupted' ? 'interrupted' : seen.reason }),
      milliseconds: Math.round(performance.now() - began),
      attempt,
    }));
    if (seen.kind === 'answer' && seen.body.length > 0) {
      this.log('trace', `${this.service} answer body`, () => ({ ...this.named(ask, redact), body: shown((ask.json && (seen.json ?? parseJson(seen.body))) || seen.body, redact) }));
    }
    return { ...seen, url: sent.url };
  }

  private settle(ask: Ask, sent: Sent, outcome: Exclude<Seen, { kind: 'interrupted' }> & { readonly url: URL }, redact: Redact): Answer {
    switch (outcome.kind) {
      case 'answer': return { ...outcome, json: outcome.json ?? (ask.json || !isSuccess(outcome) ? parseJson(outcome.body) : undefined) };
      case 'lost': throw new LostAnswer(this.failed(ask, redact), redact(outcome.reason));
      case 'unreachable': throw new Unreachable(this.failed(ask, redact), sent.url.origin, redact(outcome.reason));
    }
  }

  private render(ask: Ask): Sent {
    const body = ask.body === undefined || Buffer.isBuffer(ask.body) ? ask.body as Buffer | undefined : Buffer.from(JSON.stringify(ask.body));
    return { method: ask.method, url: new URL(ask.url), headers: { 'User-Agent': this.options.userAgent ?? 'lintel', ...ask.headers }, ...(body && { body }) };
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
type Seen = Exclude<Outcome, { kind: 'answer' }> | Extract<Outcome, { kind: 'answer' }> & { readonly json?: unknown };

/** A body that is cut off, although the connection says that all came, is a lost answer; a page of HTML comes from somebody else, each time. */
function withReadableBody(outcome: Extract<Outcome, { kind: 'answer' }>): Seen {
  if (outcome.body.length === 0) return outcome;
  if (isTooDeep(outcome.body)) return { kind: 'lost', reason: 'the answer is nested too deeply to be read', permanent: true };
  const json = parseJson(outcome.body);
  if (json !== undefined) return { ...outcome, json };
  const type = outcome.headers['content-type'] ?? '';
  return /json/i.test(type) ? { kind: 'lost', reason: 'the answer is not whole JSON', permanent: false }
    : { kind: 'lost', reason: `status ${outcome.status} with ${/^[\w.+/-]+/.exec(type)?.[0] ?? 'a body without a type'} instead of JSON: is the address right?`, permanent: true };
}

function parseJson(body: Buffer): unknown {
  try {
    return isTooDeep(body) ? undefined : JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** Bytes are not shown: policy code and archives may hold anything. */
function shown(body: unknown, redact: Redact): string {
  return Buffer.isBuffer(body) ? `(${body.length} bytes)` : JSON.stringify(withoutSecrets(body, redact));
}

function redactDetail(error: ErrorDetail, redact: Redact): ErrorDetail {
  return Object.fromEntries(Object.entries(error).map(([name, text]) => [name, redact(text)]));
}
