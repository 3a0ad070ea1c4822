/** Sends a request with everything that belongs to it: rate limit, retries, redirects, log lines and errors. */
import { setTimeout as sleep } from 'timers/promises';
import { anyOf } from './abort';
import type { Connection } from './connection';
import { Interrupted, Service, UnsafeAddress } from './errors';
import { Log, silent } from './log';
import { Redact, SENSITIVE, withoutSecrets } from './redact';
import { Ask, ClientOptions, isReading, isSuccess, ServiceResponse } from './request';
import { RequestMessages } from './request-messages';
import { limiterFor, Limiter } from './retry/limiter';
import { askedWait, grownWait, isTooLong, Pace, PACE, Peer, waitBeforeRetry } from './retry/retry';
import { inSeconds, onceInAWhile, Waiting } from './retry/waiting';
import { waitForTurn, waitToRetry } from './retry/waits';
import { Examined, settle, withReadableBody } from './settle';
import { MOST_BYTES } from './transport/bounds';
import { isBytes } from './transport/file-body';
import { isLoopback } from './transport/loopback';
import { parseJson } from './transport/parse';
import { followRedirect, isDowngrade } from './transport/redirect';
import type { Trust } from './transport/tls';
import type { Outcome, Sent, Transport } from './transport/transport';

const MOST_REDIRECTS = 5;

/** Origins from which this process has received a response. */
const respondedOrigins = new Set<string>();

/** How long a connection may take to open if a longer timeout is configured. */
const MOST_TO_CONNECT_MS = 10_000;

export class Requests {
  private readonly origin: string;
  private made: Transport | undefined;
  private readonly limiter: Limiter;
  private readonly log: Log;
  readonly pace: Pace;
  private readonly reportOnce: (key: string, message: string) => void;
  readonly messages: RequestMessages;

  constructor(
    private readonly service: Service,
    protected readonly connection: Connection,
    protected readonly options: ClientOptions,
  ) {
    this.log = options.log ?? silent;
    this.pace = options.pace ?? PACE;
    this.origin = new URL(connection.address).origin;
    this.limiter = limiterFor(connection.address, connection.token);
    this.limiter.configure(connection.requestsPerSecond);
    this.messages = new RequestMessages(service, connection, options);
    this.reportOnce = onceInAWhile((message) => {
      this.log('info', message, () => ({}));
      options.report?.(message);
    }, this.pace.quiet);
  }

  /** Returns the final response, whatever its status. Throws `LostResponse`, `Unreachable`, `Interrupted` and `UnsafeAddress`. */
  async ask(ask: Ask): Promise<ServiceResponse> {
    const { messages } = this;
    const { hurry } = this.options;
    const signal = anyOf(this.options.signal, ask.signal);
    const repeatable = ask.repeatable ?? ask.method !== 'POST';
    const redact = messages.redactorOf(ask);
    const sent = this.render(ask);
    if (isDowngrade(new URL(this.connection.address), sent.url)) {
      throw new UnsafeAddress(messages.failed(ask, redact), sent.url.origin);
    }
    const waiting = new Waiting(
      (reason) =>
        this.reportOnce(reason, `${ask.method} ${redact(ask.path)} of the ${this.service} service waits: ${reason}`),
      this.pace.quiet,
    );
    const began = performance.now();
    const alike = new Map<string, number>();
    let lost = false;
    const interrupted = () => new Interrupted(messages.failed(ask, redact), lost);
    for (let tries = 1; ; tries++) {
      await waitForTurn(this.limiter, waiting, { signal, hurry }, ask.login !== undefined).catch(() => {
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
        !(await waitToRetry(wait, waiting, () => waitReason(outcome, wait), { signal, hurry }).catch(() => {
          throw interrupted();
        }));
      if (isOver) return settle({ ask, sent, redact, messages, pace: this.pace }, outcome, { elapsed, asked });
    }
  }

  /** Waits before restarting an operation that consists of several requests. Returns false if the wait would take too long. */
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
    // oxlint-disable-next-line typescript/no-require-imports
    const { Transport: Made } = require('./transport/transport') as typeof import('./transport/transport');
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
        ...this.messages.named(ask, redact),
        body: ask.login ? SENSITIVE : shown(ask.body, redact),
      }));
    }
    let sent = first;
    // Even after an interrupt, the response to a write is awaited: Terraform waits, too, and stores what was created.
    const isRead = isReading(ask);
    const interrupts = {
      isRead,
      now: isRead ? signal : undefined,
      soon: [isRead ? undefined : signal, this.options.hurry],
    };
    const leads = this.messages.leadsOf(ask);
    let outcome = await this.transport.exchange(sent, interrupts);
    for (let hops = 0; outcome.kind === 'response' && hops < MOST_REDIRECTS; hops++) {
      const next = followRedirect(sent, outcome, leads);
      if (!next) break;
      sent = next;
      outcome = await this.transport.exchange(sent, interrupts);
    }
    if (outcome.kind === 'response') respondedOrigins.add(sent.url.origin);
    // Storage hosts, reached by redirects and upload addresses, have their own limits.
    if (outcome.kind === 'response' && sent.url.origin === this.origin) {
      this.limiter.learn(outcome.headers['x-ratelimit-limit']);
    }
    const examined: Examined =
      ask.json && outcome.kind === 'response' && isSuccess(outcome) ? withReadableBody(outcome) : outcome;
    this.log('debug', `${this.service} request`, () => ({
      ...this.messages.named(ask, redact),
      ...(examined.kind === 'response'
        ? { status: examined.status }
        : { failure: examined.kind === 'interrupted' ? 'interrupted' : examined.reason }),
      milliseconds: Math.round(performance.now() - began),
      attempt,
    }));
    if (examined.kind === 'response' && examined.body.length > 0) {
      this.log('trace', `${this.service} response body`, () => ({
        ...this.messages.named(ask, redact),
        body: ask.login
          ? SENSITIVE
          : shown((ask.json && (examined.json ?? parseJson(examined.body).value)) || examined.body, redact),
      }));
    }
    return { ...examined, url: sent.url };
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
}

/** Counts the attempts that ended in the same way. */
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
