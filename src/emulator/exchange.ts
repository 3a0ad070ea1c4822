import type { IncomingHttpHeaders } from 'http';
import type { ParsedBody } from './http/parsed-body';
import type { Sender } from './journal/recorded-request';
import type { Tracking } from './journal/tracking';
import type { Settings } from './settings';
import type { World } from './world';

/** One request, with its whole body. */
export interface Call {
  readonly method: string;
  /** The path as sent, without the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** The same, for those who do not serve the request: it is not remembered what they read. */
  readonly sentQuery: URLSearchParams;
  /** Whether there is a query, without parsing it. */
  readonly hasQuery: boolean;
  readonly headers: IncomingHttpHeaders;
  /** Empty if there is no body or the body is too large. */
  readonly body: Buffer;
  /** The body as JSON, parsed once for all who read it; undefined if it is not JSON. */
  readonly parsedBody: ParsedBody | undefined;
  /** Whether the body was too large to keep. */
  readonly isTooLong: boolean;
  /** What somebody asks whether it was read. */
  readonly tracking: Tracking;
  /** Scheme, host and port that the caller used; absolute links start with it. */
  readonly origin: string;
  /** Whether the caller is a program on this machine. */
  readonly fromLoopback: boolean;
  /** The address of the caller. */
  readonly remoteAddress: string;
  /** The certificate that the caller has proven to own, in DER; only over HTTPS. */
  readonly clientCertificate: Buffer | undefined;
}

/** A response. An object body is sent as JSON, a string or bytes unchanged. */
export interface Reply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Whether numbers of the body may stand for others; see `exact-numbers.ts`. */
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
  /** Stores whatever the caller sends: the journal keeps none of its values. */
  readonly confidential?: true;
  /** Only for site administrators, in editions that have them. */
  readonly administration?: true;
  /** Is not for the token of an organization. */
  readonly withoutOrganizationToken?: true;
  /** The feature that the organization's plan must have. */
  readonly needs?: keyof Settings['entitlements'];
  /** Whether the release has it; if absent, it always has. */
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

/** What goes over the wire: a response, part of one, or a connection reset. */
export type Delivery =
  | { readonly kind: 'response'; readonly reply: Reply; readonly truncateAt?: number }
  | { readonly kind: 'reset' };

/** One of the two services, as the request pipeline sees it. */
export interface Service {
  readonly name: string;
  find(call: Call): Match<Route> | undefined;
  /** Returns the response, refusals and failures included. Without a match, it is the service's response to an unknown path. */
  reply(call: Call, match: Match<Route> | undefined): Promise<Reply>;
  /** The sender; its token is empty without one. Requests are counted by the token for the rate limit. */
  sender(call: Call): Sender;
  /** The fields of a request that was served, by their paths, that its handler does not know. */
  unknownFields(call: Call): string[];
  /** The parameters of the query of a request that was served that its handler does not know. */
  unknownParameters(call: Call): string[];
  /** The refusal of a caller that exceeds the rate limit. */
  tooManyRequests(call: Call, secondsToWait: number): Reply;
  /** Headers that report the rate limit to the caller. */
  limitHeaders(limit: number, remaining: number, secondsToWait: number): Readonly<Record<string, string>>;
  /** The refusal of a body that is too large. */
  tooLarge(route: Route | undefined): Reply;
}
