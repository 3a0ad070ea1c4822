/** Performs one HTTP exchange and records whether the request was sent. */
import * as http from 'http';
import * as https from 'https';
import type { Socket } from 'net';
import type { Readable } from 'stream';
import type { AxiosProxyConfig, AxiosStatic } from 'axios';
import { onAborted } from '../abort';
import type { Log } from '../log';
import { Received, Receiver } from './body';
import { direct, Flight, whenOpen } from './direct';
import { FileBody } from './file-body';
import { lineOf, MOST_LINE } from './foreign';
import { Lane, Lanes } from './lanes';
import { NamedProxy, proxyFor, shownProxy } from './proxy';
import { Agents, Trust } from './tls';

export interface Sent {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer | FileBody;
  /** Maximum size of the response's body in bytes, on the wire and after decompression. */
  readonly most: number;
}

export type Headers = Readonly<Record<string, string | undefined>>;

export type Outcome =
  | ({
      readonly kind: 'response';
      readonly status: number;
      readonly headers: Headers;
      /** The proxy that the response came through, for messages. */
      readonly proxy?: string;
    } & Received)
  /** The request was sent and may have taken effect. `permanent`: a retry would fail in the same way. */
  | { readonly kind: 'lost'; readonly reason: string; readonly permanent: boolean }
  /** The request was not sent. */
  | {
      readonly kind: 'unreachable';
      readonly reason: string;
      readonly permanent: boolean;
      /** The server's certificate was rejected. */ readonly untrusted?: boolean;
    }
  | { readonly kind: 'interrupted'; readonly sent: boolean };

/** Milliseconds. */
export interface Timeouts {
  readonly connect: number;
  /** From the start of the request to the last byte of the response. While a file is being sent, from the last part sent. */
  readonly whole: number;
}

export const TIMEOUTS: Timeouts = { connect: 10_000, whole: 60_000 };

/** How long a request may continue after an interrupt. */
const GRACE_MS = 900;

/** The signals that end an exchange. */
export interface Interrupts {
  /** Ends the exchange immediately. */
  readonly now?: AbortSignal;
  /** Ends a read soon. The response to a write is still awaited; only receiving its body is cut short. */
  readonly soon?: readonly (AbortSignal | undefined)[];
  readonly isRead: boolean;
}

export class Transport {
  private readonly agents: Agents;
  /** For each origin that is reached over TLS. */
  private readonly lanes = new Map<string, Lanes>();
  /** By origin. */
  private readonly proxies = new Map<string, NamedProxy | undefined>();
  /** Without axios' defaults, none of which are needed: merging them takes a fifth of the time of a request. */
  private client: InstanceType<AxiosStatic['Axios']> | undefined;
  private proxyingClient: InstanceType<AxiosStatic['Axios']> | undefined;

  constructor(
    private readonly trust: Trust,
    log: Log,
    private readonly timeouts: Timeouts = TIMEOUTS,
  ) {
    this.agents = new Agents(trust, log);
  }

  async exchange(sent: Sent, interrupts: Interrupts): Promise<Outcome> {
    const agents = this.agents.for(sent.url);
    const outcome = await this.exchangeThrough(agents, sent, interrupts);
    return outcome.kind === 'unreachable' && outcome.untrusted && this.agents.trustMore(sent.url, agents)
      ? this.exchange(sent, interrupts)
      : outcome;
  }

  private async exchangeThrough(
    agents: ReturnType<Agents['for']>,
    sent: Sent,
    { now, soon = [], isRead }: Interrupts,
  ): Promise<Outcome> {
    const proxy = this.proxyOf(sent.url);
    const lane = proxy ? undefined : await this.enter(sent.url);
    if (now?.aborted) {
      lane?.leave();
      return { kind: 'interrupted', sent: false };
    }
    const flight = new Watched(this.timeouts, lane, sent.url, proxy);
    const unlisten = [
      onAborted(now, () => flight.abort('interrupt')),
      ...soon.map((signal) => onAborted(signal, () => flight.hurry(isRead))),
    ];
    try {
      const client = proxy
        ? (this.proxyingClient ??= new (wholeAxios().Axios)())
        : (this.client ??= new (coreOfAxios().Axios)());
      const { status, headers, data } = await client.request<http.IncomingMessage>({
        method: sent.method,
        url: sent.url.href,
        // No content type unless we set one: axios would default to that of a form.
        headers: {
          'Content-Type': false,
          ...(sent.body instanceof FileBody && { 'Content-Length': String(sent.body.length) }),
          ...sent.headers,
        },
        data: sent.body,
        ...(proxy
          ? {
              adapter: 'http',
              proxy: configured(proxy),
              ...(sent.body instanceof FileBody && streamed(sent.body, flight)),
              responseType: 'stream',
              decompress: false,
              maxRedirects: 0,
              signal: flight.signal,
              transport: flight.transport,
              ...agents,
            }
          : { adapter: direct(sent.url, (agents.httpAgent ?? agents.httpsAgent)!, flight) }),
      });
      const received = await flight.receive(data, sent.most);
      if (flight.refusedByProxy) return refusedBy(proxy!, status, received.body);
      const through = proxy && { proxy: shownProxy(proxy) };
      return { kind: 'response', status, headers: headers as Headers, ...through, ...received };
    } catch (error) {
      return flight.explain(error as NodeJS.ErrnoException);
    } finally {
      flight.end();
      lane?.leave();
      for (const leave of unlisten) leave();
    }
  }

  /** Connections without TLS open so quickly that requests never wait for one. */
  private enter({ protocol, origin }: URL): Promise<Lane> | undefined {
    if (protocol !== 'https:') return undefined;
    const lanes = this.lanes.get(origin) ?? new Lanes();
    this.lanes.set(origin, lanes);
    return lanes.enter();
  }

  private proxyOf(url: URL): NamedProxy | undefined {
    if (this.trust.proxy) return this.trust.proxy;
    if (!this.proxies.has(url.origin)) this.proxies.set(url.origin, proxyFor(this.trust.service, url, process.env));
    return this.proxies.get(url.origin);
  }

  close(): void {
    this.agents.close();
  }
}

/* oxlint-disable typescript/no-require-imports -- only one of the two is loaded */

function coreOfAxios(): typeof import('./axios') {
  return require('./axios') as typeof import('./axios');
}

function wholeAxios(): typeof import('./whole-axios') {
  return require('./whole-axios') as typeof import('./whole-axios');
}

/* oxlint-enable typescript/no-require-imports */

/** The built-in adapter accepts a stream, but needs its length. */
function streamed(body: FileBody, flight: Flight): { readonly data: Readable; readonly maxBodyLength: number } {
  return { data: body.open(() => flight.onProgress()), maxBodyLength: Infinity };
}

/** The proxy refused to connect, so nothing was sent to the service. */
function refusedBy(proxy: NamedProxy, status: number, body: Buffer): Outcome {
  const line = lineOf(body.toString('utf8'));
  return {
    kind: 'unreachable',
    reason: `${shownProxy(proxy)} refuses to connect to it with ${status}${line && `: "${line.slice(0, MOST_LINE)}"`}`,
    permanent: status < 500,
  };
}

/** A proxy in the form that axios' built-in adapter expects. */
function configured({ address }: NamedProxy): AxiosProxyConfig {
  const { protocol, hostname, port, username, password } = address;
  return {
    protocol,
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port),
    ...(username && { auth: { username: decodeURIComponent(username), password: decodeURIComponent(password) } }),
  };
}

/** Watches one request, because axios does not report whether a failed request was sent. */
class Watched implements Flight {
  private readonly connectTimer: NodeJS.Timeout;
  private readonly wholeTimer: NodeJS.Timeout;
  private cause: 'connect' | 'whole' | 'interrupt' | undefined;
  private stop: (() => void) | undefined;
  private sent = false;
  /** The proxy refused to connect, so nothing was sent. */
  refusedByProxy = false;
  private receiver: Receiver | undefined;
  private hurried: NodeJS.Timeout | 'once responding' | undefined;

  constructor(
    private readonly timeouts: Timeouts,
    private readonly lane: Lane | undefined,
    private readonly url: URL,
    private readonly proxy: NamedProxy | undefined,
  ) {
    this.connectTimer = setTimeout(() => this.abort('connect'), timeouts.connect);
    this.wholeTimer = setTimeout(() => this.abort('whole'), timeouts.whole);
  }

  /** For axios' built-in adapter. */
  get signal(): AbortSignal {
    const controller = new AbortController();
    this.onAbort(() => controller.abort());
    return controller.signal;
  }

  /** Used by axios' built-in adapter to make the request. */
  get transport(): { request: typeof http.request } {
    return {
      request: (options: http.RequestOptions, onResponse: (response: http.IncomingMessage) => void) => {
        const request = (options.protocol === 'https:' ? https : http).request(options, onResponse);
        request.once('socket', (socket: Socket & { encrypted?: boolean }) => {
          if (this.proxy && this.url.protocol === 'https:' && !socket.encrypted) {
            this.refusedByProxy = true;
            clearTimeout(this.connectTimer);
          } else {
            whenOpen(socket, () => this.onSent(!request.reusedSocket));
          }
        });
        return request;
      },
    } as { request: typeof http.request };
  }

  onSent(isNew: boolean): void {
    this.sent = true;
    this.lane?.onConnected(isNew);
    clearTimeout(this.connectTimer);
  }

  onProgress(): void {
    if (this.cause === undefined) this.wholeTimer.refresh();
  }

  onAbort(stop: () => void): void {
    this.stop = stop;
    if (this.cause !== undefined) stop();
  }

  abort(cause: 'connect' | 'whole' | 'interrupt'): void {
    this.cause ??= cause;
    // The receiver stops first: closing the connection does not end a decompression in progress.
    this.receiver?.stop(new Error('aborted'));
    this.stop?.();
  }

  /** Limits the remaining time: for a read, of the whole exchange; for a write, of receiving the body. */
  hurry(isRead: boolean): void {
    if (typeof this.hurried === 'object') return;
    this.hurried = isRead || this.receiver ? setTimeout(() => this.abort('interrupt'), GRACE_MS) : 'once responding';
  }

  receive(response: http.IncomingMessage, most: number): Promise<Received> {
    this.receiver = new Receiver(response, most);
    if (this.cause !== undefined) this.receiver.stop(new Error('aborted'));
    if (this.hurried === 'once responding') this.hurry(false);
    return this.receiver.received;
  }

  explain(error: NodeJS.ErrnoException): Outcome {
    if (this.cause === 'interrupt') return { kind: 'interrupted', sent: this.sent };
    const { reason, permanent, untrusted }: Described =
      this.cause === undefined
        ? describe(error)
        : {
            reason:
              this.cause === 'connect'
                ? `no connection within ${this.timeouts.connect / 1000} s`
                : `no response within ${this.timeouts.whole / 1000} s`,
            permanent: false,
          };
    return this.sent
      ? { kind: 'lost', reason, permanent }
      : {
          kind: 'unreachable',
          reason: this.proxy ? throughProxy(shownProxy(this.proxy), error.code, this.cause, reason) : reason,
          permanent,
          ...(untrusted && { untrusted }),
        };
  }

  end(): void {
    clearTimeout(this.connectTimer);
    clearTimeout(this.wholeTimer);
    if (typeof this.hurried === 'object') clearTimeout(this.hurried);
  }
}

/** Until the connection is established, only the proxy receives requests. A certificate problem may be on either side. */
function throughProxy(proxy: string, code: string | undefined, cause: string | undefined, reason: string): string {
  return cause === 'connect' ||
    /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/.test(code ?? '')
    ? `${proxy} cannot be reached: ${reason}`
    : `${reason}, through ${proxy}`;
}

interface Described {
  readonly reason: string;
  readonly permanent: boolean;
  readonly untrusted?: boolean;
}

function describe(error: NodeJS.ErrnoException): Described {
  const code = error.code ?? '';
  switch (code) {
    case 'ECONNREFUSED':
      return { reason: 'the connection was refused', permanent: false };
    case 'ECONNRESET':
    case 'EPIPE':
      return { reason: 'the connection was reset', permanent: false };
    case 'ETIMEDOUT':
      return { reason: 'the connection timed out', permanent: false };
    case 'ENOTFOUND':
      return { reason: 'the host name does not exist', permanent: true };
    case 'EAI_AGAIN':
      return { reason: 'the host name could not be resolved', permanent: false };
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
      return { reason: 'there is no route to the host', permanent: false };
    case 'ERR_BAD_RESPONSE':
      return { reason: 'the response ended early', permanent: false };
    case 'ERR_TOO_LARGE':
      return { reason: error.message, permanent: true };
    case 'HPE_HEADER_OVERFLOW':
      return { reason: `its headers exceed the limit of ${http.maxHeaderSize / 1024} KiB`, permanent: true };
  }
  if (code.startsWith('HPE_')) return { reason: `the response is not HTTP (${code})`, permanent: true };
  if (code.startsWith('Z_')) return { reason: 'the compressed response is damaged', permanent: false };
  if (/CERT|SIGNATURE|ISSUER|ALTNAME|CHAIN|^EPROTO|^ERR_SSL|^ERR_TLS|CRL/.test(code)) {
    return {
      reason: `TLS: ${tlsWords(code, error.message)}`,
      permanent: true,
      untrusted: !/^EPROTO|^ERR_SSL/.test(code),
    };
  }
  return { reason: code || 'the connection failed', permanent: false };
}

/** OpenSSL's messages contain a thread id and a source file, so they are replaced. */
function tlsWords(code: string, message: string): string {
  return /^EPROTO|^ERR_SSL/.test(code) ? `the server does not speak TLS as expected (${code})` : message;
}
