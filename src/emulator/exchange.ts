import type { IncomingHttpHeaders } from 'http';
import type { ParsedBody } from './http/parsed-body';
import type { Sender } from './journal/recorded-request';
import type { Tracking } from './journal/tracking';
import type { Settings } from './settings';
import type { World } from './world';

/** One request with its complete body. */
export interface Call {
  readonly method: string;
  /** The path as sent, without the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** The same query, for readers that do not serve the request: their reads are not tracked. */
  readonly sentQuery: URLSearchParams;
  /** Whether there is a query, without parsing it. */
  readonly hasQuery: boolean;
  readonly headers: IncomingHttpHeaders;
  /** Empty if there is no body or the body is too large. */
  readonly body: Buffer;
  /** The body as JSON, parsed once for all readers; undefined if it is not JSON. */
  readonly parsedBody: ParsedBody | undefined;
  /** Whether the body was too large to keep. */
  readonly isTooLong: boolean;
  /** Which reads to track. */
  readonly tracking: Tracking;
  /** Scheme, host and port that the caller used; absolute links start with it. */
  readonly origin: string;
  /** Whether the caller is a program on this machine. */
  readonly fromLoopback: boolean;
  /** The address of the caller. */
  readonly remoteAddress: string;
  /** The client certificate that the caller has proven to own, in DER; only over HTTPS. */
  readonly clientCertificate: Buffer | undefined;
}

/** A response. An object body is sent as JSON, a string or bytes unchanged. */
export interface Reply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Whether texts of the body stand for exact numbers; see `exact-numbers.ts`. */
  readonly exact?: true;
}

/** The named segments of all endpoint tables. */
type ParameterName =
  | 'accessor'
  | 'arch'
  | 'token'
  | 'exported'
  | 'id'
  | 'issuer_ref'
  | 'key'
  | 'key_id'
  | 'key_ref'
  | 'lease_id'
  | 'name'
  | 'namespace'
  | 'object_id'
  | 'organization_name'
  | 'os'
  | 'path'
  | 'plugin_name'
  | 'policy'
  | 'policy_id'
  | 'policy_set_id'
  | 'prefix'
  | 'provider'
  | 'registry_name'
  | 'role'
  | 'serial'
  | 'varset_id'
  | 'version'
  | 'workspace_id';

/** The decoded parameters of a path. The type names all of them; a handler may read only those in its own path. */
export type Parameters = Readonly<Record<ParameterName, string>>;

/** One row of a service's endpoint table. */
export interface Route {
  /** The operation's name in the specification, shown in the request log. */
  readonly operation: string;
  readonly method: string;
  /** Literal segments and `:named` ones; a final `*named` segment matches the remainder. */
  readonly path: string;
  /** Needs no token. */
  readonly open?: true;
  /** Takes bytes instead of a document. */
  readonly raw?: true;
  /** Stores whatever the caller sends, so the journal keeps none of its values. */
  readonly confidential?: true;
  /** Only for site administrators, in editions that have them. */
  readonly administration?: true;
  /** Rejects organization tokens. */
  readonly withoutOrganizationToken?: true;
  /** The feature that the organization's plan must have. */
  readonly needs?: keyof Settings['entitlements'];
  /** Whether the release has the route; if absent, every release does. */
  readonly isServed?: (settings: Settings) => boolean;
  /** A deprecated form of the operation; the request log marks it. */
  readonly deprecated?: true;
  handle(world: World, call: Call, parameters: Parameters): Reply | Promise<Reply>;
}

/** One row of the table of control endpoints. A thrown `BadBody` becomes a 400, `NotThere` a 404, `Conflict` a 409. */
export interface Control {
  readonly method: string;
  readonly path: string;
  handle(world: World, body: unknown, parameters: Parameters): Reply | Promise<Reply>;
}

export interface Match<R> {
  readonly route: R;
  readonly parameters: Parameters;
}

/** The data sent over the wire: a response, part of one, or a connection reset. */
export type Delivery =
  | { readonly kind: 'response'; readonly reply: Reply; readonly truncateAt?: number }
  | { readonly kind: 'reset' };

/** One of the two services, as the request pipeline sees it. */
export interface Service {
  readonly name: string;
  find(call: Call): Match<Route> | undefined;
  /** Returns the response, including refusals and failures. Without a match, it is the service's response to an unknown path. */
  reply(call: Call, match: Match<Route> | undefined): Promise<Reply>;
  /** The sender; its token is empty if none was sent. The rate limit counts requests per token. */
  sender(call: Call): Sender;
  /** The paths of fields that a served request contains but its handler does not know. */
  unknownFields(call: Call): string[];
  /** The query parameters that a served request contains but its handler does not know. */
  unknownParameters(call: Call): string[];
  /** The refusal for a caller that exceeds the rate limit. */
  tooManyRequests(call: Call, secondsToWait: number): Reply;
  /** Headers that report the rate limit to the caller. */
  limitHeaders(limit: number, remaining: number, secondsToWait: number): Readonly<Record<string, string>>;
  /** The refusal for a body that is too large. */
  tooLarge(route: Route | undefined): Reply;
}
