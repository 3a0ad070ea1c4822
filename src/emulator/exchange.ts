import type { IncomingHttpHeaders } from 'http';
import type { World } from './world';

/** One request, read whole. */
export interface Call {
  readonly method: string;
  /** The path as it was sent, without the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  /** Empty where there is none, and where it is too long. */
  readonly body: Buffer;
  /** Whether the body was too long to be kept. */
  readonly isTooLong: boolean;
  /** Scheme, host and port that the caller used: absolute links begin with it. */
  readonly origin: string;
  /** Whether the caller is a program on this machine. */
  readonly fromLoopback: boolean;
}

/** What is answered: an object is sent as JSON; a string or bytes as they are; absent, there is no body. */
export interface Reply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** The named parts of a path, decoded. */
export type Parameters = Readonly<Record<string, string>>;

/** One row of a service's endpoint table. */
export interface Route {
  /** What the specification calls it; unique in the emulator, and what the request log shows. */
  readonly operation: string;
  readonly method: string;
  /** Literal segments and `:named` ones; a last `*named` one is all that remains. */
  readonly path: string;
  /** Answered without a token. */
  readonly open?: true;
  /** Takes bytes, where its neighbours take documents. */
  readonly raw?: true;
  /** Only for administrators of the site, where the edition has that. */
  readonly administration?: true;
  /** An old form of the operation, which is to be removed; the request log shows it. */
  readonly deprecated?: true;
  handle(world: World, call: Call, parameters: Parameters): Reply | Promise<Reply>;
}

/** One row of the table of control endpoints; a thrown sentence (`BadBody`) becomes the 400. */
export interface Control {
  readonly method: string;
  readonly path: string;
  handle(world: World, body: unknown): Reply | Promise<Reply>;
}

export interface Match<R> {
  readonly route: R;
  readonly parameters: Parameters;
}

/** What goes over the wire: an answer, a part of one, or nothing but the end of the connection. */
export type Delivery =
  | { readonly kind: 'answer'; readonly reply: Reply; readonly truncateAt?: number }
  | { readonly kind: 'reset' };

/** One of the two services, as the walk of a request sees it. */
export interface Service {
  readonly name: string;
  find(call: Call): Match<Route> | undefined;
  /** Answers, refusals and failures included; without a match it says what the service says to an unknown path. */
  reply(call: Call, match: Match<Route> | undefined): Promise<Reply>;
  /** The token that the rate is counted by. */
  caller(call: Call): string;
  /** The refusal of a caller who asks too often. */
  tooManyRequests(call: Call, secondsToWait: number): Reply;
  /** Headers that tell the caller about the limit. */
  limitHeaders(limit: number, remaining: number, secondsToWait: number): Readonly<Record<string, string>>;
  /** The refusal of a body that is too long to be read. */
  tooLarge(route: Route | undefined): Reply;
}
