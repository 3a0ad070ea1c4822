/* eslint-disable no-bitwise -- the format is made of bits */
import { ErrorCode, FRAME_HEADER_LENGTH, Flag, FrameType, LARGEST_FRAME, StreamError, writeFrameHeader } from './frame';
import type { Header } from './header-block';
import type { Outbox } from './outbox';
import type { Request } from './request';

/** Who answers a stream is told what arrives on it. */
export interface Receiver {
  data(piece: Buffer): void;
  /** The other end has said all. */
  end(): void;
  /** The stream ended before it was answered. */
  aborted(): void;
}

/** What a stream needs of the connection that it is on. */
export interface StreamConnection {
  /** Bytes that the other end still takes on all streams together. */
  window: number;
  readonly outbox: Outbox;
  /** The stream is over. */
  answered(stream: ServerStream): void;
}

const NOTHING: Receiver = { data: () => undefined, end: () => undefined, aborted: () => undefined };

/** One request and its answer, which may go on at the same time. */
export class ServerStream {
  public receiver: Receiver = NOTHING;
  /** The other end has ended its half. */
  public isReceived = false;
  public readonly path: string;
  /** Bytes of the body that are still to come, where the other end said how many there are. */
  private missing?: number;
  private state: 'new' | 'answering' | 'ending' | 'closed' = 'new';
  private readonly pending: Buffer[] = [];
  private trailers?: Buffer;
  private left?: () => void;
  private readonly waiting: (() => void)[] = [];

  /** `window`: bytes that the other end still takes on this stream. `room`: those that we do. */
  constructor(
    private readonly connection: StreamConnection, public readonly id: number, public readonly headers: readonly Header[], request: Request,
    public window: number, public resource: number,
  ) {
    this.path = request.path;
    this.missing = request.contentLength;
  }

  /** Whether something can still be sent. */
  public get isOpen(): boolean {
    return this.state === 'new' || this.state === 'answering';
  }

  /** Nothing more leaves. */
  public get isClosed(): boolean {
    return this.state === 'closed';
  }

  /** A piece of the request; where nobody needs it any more it is dropped. */
  public receive(piece: Buffer): void {
    if (this.missing !== undefined) {
      this.missing -= piece.length;
      if (this.missing < 0) throw this.contradicted();
    }
    if (this.isOpen && piece.length > 0) this.receiver.data(piece);
  }

  /** The request is whole. */
  public endReceiving(): void {
    if (this.missing) throw this.contradicted();
    this.isReceived = true;
    if (this.isOpen) this.receiver.end();
  }

  private contradicted(): StreamError {
    return new StreamError(this.id, ErrorCode.PROTOCOL_ERROR, 'a body of another length than was announced');
  }

  /** The whole answer, encoded headers first: mostly one write. */
  public response(headers: Buffer, body: Buffer, trailers: Buffer, left?: () => void): void {
    if (this.state !== 'new' || body.length > Math.min(LARGEST_FRAME, this.window, this.connection.window) || this.connection.outbox.isFull) {
      this.respond(headers);
      void this.send(body);
      return this.end(trailers, left);
    }
    const bytes = Buffer.allocUnsafe(3 * FRAME_HEADER_LENGTH + headers.length + body.length + trailers.length);
    let at = this.put(bytes, 0, FrameType.HEADERS, Flag.END_HEADERS, headers);
    at = this.put(bytes, at, FrameType.DATA, 0, body);
    this.put(bytes, at, FrameType.HEADERS, Flag.END_HEADERS | Flag.END_STREAM, trailers);
    this.spend(body.length);
    this.close(bytes, left);
  }

  public respond(headers: Buffer): void {
    if (this.state !== 'new') return;
    this.state = 'answering';
    this.connection.outbox.send(this.frame(FrameType.HEADERS, Flag.END_HEADERS, headers));
  }

  /** Waits where the other end, or the network, does not take more for now; at once, where it does. */
  public send(body: Buffer): Promise<void> | undefined {
    if (this.state !== 'answering') return undefined;
    this.pending.push(body);
    this.pump();
    if (this.pending.length === 0) return this.connection.outbox.resource();
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  /** `left` is called when the last byte has left, or cannot any more. */
  public end(trailers: Buffer, left?: () => void): void {
    if (this.state !== 'answering') return left?.();
    this.state = 'ending';
    this.trailers = trailers;
    this.left = left;
    this.pump();
  }

  /** An answer of headers alone. */
  public refuse(headers: Buffer): void {
    if (this.state !== 'new') return;
    this.state = 'ending';
    this.trailers = headers;
    this.pump();
  }

  /** The other end gave it up, or the connection is gone. */
  public abort(): void {
    if (this.state === 'closed') return;
    this.state = 'closed';
    this.pending.length = 0;
    this.wake();
    this.receiver.aborted();
    this.left?.();
  }

  /** Sends what the windows allow, and the network. */
  public pump(): void {
    while (this.pending.length > 0) {
      if (this.connection.outbox.isFull) return;
      const [first] = this.pending;
      const length = Math.min(first.length, LARGEST_FRAME, this.window, this.connection.window);
      if (length <= 0 && first.length > 0) return;
      this.spend(length);
      this.connection.outbox.send(this.frame(FrameType.DATA, 0, first.subarray(0, length)));
      if (length < first.length) this.pending[0] = first.subarray(length);
      else this.pending.shift();
    }
    this.wake();
    if (this.state === 'ending' && !this.connection.outbox.isFull) this.close(this.frame(FrameType.HEADERS, Flag.END_HEADERS | Flag.END_STREAM, this.trailers!), this.left);
  }

  private wake(): void {
    for (const resolve of this.waiting.splice(0)) resolve();
  }

  private close(last: Buffer, left?: () => void): void {
    this.state = 'closed';
    this.left = undefined;
    this.connection.outbox.send(last, left);
    this.connection.answered(this);
  }

  private spend(length: number): void {
    this.window -= length;
    this.connection.window -= length;
  }

  private frame(type: number, flags: number, payload: Buffer): Buffer {
    const bytes = Buffer.allocUnsafe(FRAME_HEADER_LENGTH + payload.length);
    this.put(bytes, 0, type, flags, payload);
    return bytes;
  }

  private put(bytes: Buffer, at: number, type: number, flags: number, payload: Buffer): number {
    writeFrameHeader(bytes, at, payload.length, type, flags, this.id);
    payload.copy(bytes, at + FRAME_HEADER_LENGTH);
    return at + FRAME_HEADER_LENGTH + payload.length;
  }
}
