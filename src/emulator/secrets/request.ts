import type { Call } from '../exchange';
import type { Access } from '../tokens';
import type { Token } from './tokens/kinds';

/** The sender of a request: one of the fixed tokens, or a token issued by the service. */
export type Caller =
  | { readonly kind: 'fixed'; readonly id: string; readonly access: Access }
  | { readonly kind: 'issued'; readonly id: string; readonly token: Token };

/** A request to the secrets service, in its namespace. */
export interface SecretsCall extends Call {
  /** Without leading and trailing slashes; empty for the root namespace. */
  readonly namespace: string;
  /** Undefined if no token is needed and none, or an unknown one, was sent. */
  readonly caller: Caller | undefined;
}

/** A received request as seen by the engine of a namespace. Everything unchanged is read from the received request. */
export class NamespacedCall implements SecretsCall {
  readonly namespace: string;
  readonly caller: Caller | undefined;
  readonly method: string;
  readonly path: string;
  readonly headers: Call['headers'];
  readonly body: Buffer;

  constructor(
    private readonly received: Call,
    { namespace, caller, method, path }: Pick<SecretsCall, 'namespace' | 'caller' | 'method' | 'path'>,
  ) {
    this.namespace = namespace;
    this.caller = caller;
    this.method = method;
    this.path = path;
    this.headers = received.headers;
    this.body = received.body;
  }

  get parsedBody(): Call['parsedBody'] {
    return this.received.parsedBody;
  }

  get query(): URLSearchParams {
    return this.received.query;
  }

  get hasQuery(): boolean {
    return this.received.hasQuery;
  }

  get sentQuery(): URLSearchParams {
    return this.received.sentQuery;
  }

  get tracking(): Call['tracking'] {
    return this.received.tracking;
  }

  get isTooLong(): boolean {
    return this.received.isTooLong;
  }

  get origin(): string {
    return this.received.origin;
  }

  get fromLoopback(): boolean {
    return this.received.fromLoopback;
  }

  get remoteAddress(): string {
    return this.received.remoteAddress;
  }

  get clientCertificate(): Buffer | undefined {
    return this.received.clientCertificate;
  }
}

/** The token that owns a request's leases; undefined if they never end with it. */
export function ownerOf({ caller }: SecretsCall): string | undefined {
  return caller?.kind === 'issued' ? caller.id : undefined;
}

/** A request's path in a namespace, starting from the root namespace. */
export function inNamespace(namespace: string, path: string): string {
  return namespace === '' ? path : `${namespace}/${path}`;
}
