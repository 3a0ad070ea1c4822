/* oxlint-disable no-bitwise -- the format is made of bits */
import { ErrorCode, FRAME_HEADER_LENGTH, Flag, FrameType, LARGEST_FRAME, StreamError, writeFrameHeader } from './frame';
import type { Header } from './header-block';
import type { Outbox } from './outbox';
import type { Request } from './request';

/** Receives what arrives on a stream. */
export interface Receiver {
  data(piece: Buffer): void;
  /** The request is complete. */
  end(): void;
  /** The stream was closed before the response was complete. */
  aborted(): void;
}

/** What a stream needs of its connection. */
export interface StreamConnection {
  /** Bytes that the peer still accepts on all streams together. */
  window: number;
  readonly outbox: Outbox;
  /** Called when the stream has sent its last byte. */
  completed(stream: ServerStream): void;
}

const NOTHING: Receiver = { data: () => undefined, end: () => undefined, aborted: () => undefined };

/** One request and its response, which may overlap. */
export class ServerStream {
  public receiver: Receiver = NOTHING;
  /** The peer has ended its half. */
  public isReceived = false;
  public readonly path: string;
  /** The remaining bytes of the body, if its length was announced. */
  private missing?: number;
  private state: 'new' | 'responding' | 'ending' | 'closed' = 'new';
  private readonly pending: Buffer[] = [];
  private trailers?: Buffer;
  private left?: () => void;
  private readonly waiting: (() => void)[] = [];

  /** `window`: bytes that the peer still accepts on this stream. `receiveWindow`: bytes that this end still accepts. */
  constructor(
    private readonly connection: StreamConnection,
    public readonly id: number,
    public readonly headers: readonly Header[],
    request: Request,
    public window: number,
    public receiveWindow: number,
  ) {
    this.path = request.path;
    this.missing = request.contentLength;
  }

  /** Whether something can still be sent. */
  public get isOpen(): boolean {
    return this.state === 'new' || this.state === 'responding';
  }

  /** Whether nothing more is sent. */
  public get isClosed(): boolean {
    return this.state === 'closed';
  }

  /** Passes on a piece of the request, or drops it if the stream is no longer open. */
  public receive(piece: Buffer): void {
    if (this.missing !== undefined) {
      this.missing -= piece.length;
      if (this.missing < 0) throw this.contradicted();
    }
    if (this.isOpen && piece.length > 0) this.receiver.data(piece);
  }

  /** The request is complete. */
  public endReceiving(): void {
    if (this.missing) throw this.contradicted();
    this.isReceived = true;
    if (this.isOpen) this.receiver.end();
  }

  private contradicted(): StreamError {
    return new StreamError(this.id, ErrorCode.PROTOCOL_ERROR, 'a body whose length differs from the announced one');
  }

  /** Sends a complete response, in a single write if possible. */
  public respondWith(headers: Buffer, body: Buffer, trailers: Buffer, left?: () => void): void {
    if (
      this.state !== 'new' ||
      body.length > Math.min(LARGEST_FRAME, this.window, this.connection.window) ||
      this.connection.outbox.isFull
    ) {
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
    this.state = 'responding';
    this.connection.outbox.send(this.frame(FrameType.HEADERS, Flag.END_HEADERS, headers));
  }

  /** Returns a promise if the peer or the network does not accept more at the moment. */
  public send(body: Buffer): Promise<void> | undefined {
    if (this.state !== 'responding') return undefined;
    this.pending.push(body);
    this.pump();
    if (this.pending.length === 0) return this.connection.outbox.untilWritable();
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  /** `left` is called when the last byte has been sent, or can no longer be sent. */
  public end(trailers: Buffer, left?: () => void): void {
    if (this.state !== 'responding') return left?.();
    this.state = 'ending';
    this.trailers = trailers;
    this.left = left;
    this.pump();
  }

  /** Sends a response that consists of headers only. */
  public refuse(headers: Buffer): void {
    if (this.state !== 'new') return;
    this.state = 'ending';
    this.trailers = headers;
    this.pump();
  }

  /** The peer has reset the stream, or the connection is closed. */
  public abort(): void {
    if (this.state === 'closed') return;
    this.state = 'closed';
    this.pending.length = 0;
    this.wake();
    this.receiver.aborted();
    this.left?.();
  }

  /** Sends what the windows and the network allow. */
  public pump(): void {
    for (let [first] = this.pending; first; [first] = this.pending) {
      if (this.connection.outbox.isFull) return;
      const length = Math.min(first.length, LARGEST_FRAME, this.window, this.connection.window);
      if (length <= 0 && first.length > 0) return;
      this.spend(length);
      this.connection.outbox.send(this.frame(FrameType.DATA, 0, first.subarray(0, length)));
      if (length < first.length) this.pending[0] = first.subarray(length);
      else this.pending.shift();
    }
    this.wake();
    if (this.state === 'ending' && !this.connection.outbox.isFull) {
      this.close(this.frame(FrameType.HEADERS, Flag.END_HEADERS | Flag.END_STREAM, this.trailers!), this.left);
    }
  }

  private wake(): void {
    for (const resolve of this.waiting.splice(0)) resolve();
  }

  private close(last: Buffer, left?: () => void): void {
    this.state = 'closed';
    this.left = undefined;
    this.connection.outbox.send(last, left);
    this.connection.completed(this);
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
