import type { Call } from '../rpc';

/** What stands at one path of the server. Answers are encoded, with room for the frame header in front. */
export type Method = Unary | Streaming | Held;

export interface Unary {
  readonly kind: 'unary';
  response(request: Buffer, call: Call): Promise<Buffer> | Buffer;
  /** Runs when the answer has left. */
  answered?(): void;
}

export interface Streaming {
  readonly kind: 'streaming';
  response(request: Buffer, call: Call): Promise<AsyncIterable<Buffer>>;
}

/** A stream that only stays open: it ends with the client's half of it, or with the connection. */
export interface Held {
  readonly kind: 'held';
  readonly endsWithClient: boolean;
  /** Sent at once. */
  readonly first?: Buffer;
}

/** The methods of the server by path, `/package.Service/Method`. */
export type Methods = (path: string) => Method | undefined;
