import type { Call } from '../rpc';

/** The method at one path of the server. Responses are encoded, with space for the frame header in front. */
export type Method = Unary | Streaming | Held;

export interface Unary {
  readonly kind: 'unary';
  handle(request: Buffer, call: Call): Promise<Buffer> | Buffer;
  /** Called when the response has been sent. */
  sent?(): void;
}

export interface Streaming {
  readonly kind: 'streaming';
  handle(request: Buffer, call: Call): Promise<AsyncIterable<Buffer>>;
}

/** A stream that only stays open, until the client ends its half or the connection closes. */
export interface Held {
  readonly kind: 'held';
  readonly endsWithClient: boolean;
  /** Sent immediately. */
  readonly first?: Buffer;
}

/** The methods of the server by path, `/package.Service/Method`. */
export type Methods = (path: string) => Method | undefined;
