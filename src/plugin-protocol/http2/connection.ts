/* oxlint-disable no-bitwise -- the format is made of bits */
import type { Duplex } from 'stream';
import { OpenBlock } from './block';
import {
  ConnectionError,
  contentOf,
  dependencyAt,
  ErrorCode,
  Flag,
  frameOf,
  FrameType,
  LARGEST_WINDOW,
  numberFrame,
  StreamError,
} from './frame';
import { FrameReader } from './frame-reader';
import { Header, HeaderDecoder, LONGEST_LIST } from './header-block';
import { Outbox } from './outbox';
import { areFields, readRequest } from './request';
import { FIRST_WINDOW, readSettings, Setting, settingsFrame } from './settings';
import { ServerStream } from './stream';

/** Receive windows: large enough to receive an attribute of several megabytes without a pause. */
const STREAM_WINDOW = 16 * 1024 * 1024;
const CONNECTION_WINDOW = 64 * 1024 * 1024;

/** More than the calls Terraform makes at once with any realistic `-parallelism`. Further calls wait in the client. */
const MOST_STREAMS = 1000;

/** How many more streams may be reset, by either end, than receive a response. More are an attack (rapid reset). */
const MOST_GIVEN_UP = 1000;

/** How long the peer may take to read why the connection ends. */
const FAREWELL_MS = 1000;

/**
 * The server side of one HTTP/2 connection (RFC 9113), limited to what serving calls needs. See docs/decisions/0002 for why it is not `node:http2`
 * and for what is limited.
 */
export class Connection {
  /** Bytes that the peer still accepts on all streams together. */
  public window = FIRST_WINDOW;
  public readonly outbox: Outbox;
  private readonly reader = new FrameReader((type, flags, stream, payload) => this.frame(type, flags, stream, payload));
  private readonly decoder = new HeaderDecoder();
  private readonly streams = new Map<number, ServerStream>();
  /** The latest streams that this end reset. Frames that were in flight are dropped. */
  private readonly givenUp = new Set<number>();
  private resetsWithoutResponse = 0;
  /** Initial windows of streams, for sending and receiving. The default applies until the peer has acknowledged our settings. */
  private streamWindow = FIRST_WINDOW;
  private ownStreamWindow = FIRST_WINDOW;
  private receiveWindow = CONNECTION_WINDOW;
  private lastStream = 0;
  private isGreeted = false;
  private block?: OpenBlock;
  private isOver = false;

  constructor(
    private readonly socket: Duplex,
    private readonly opened: (stream: ServerStream) => void,
  ) {
    this.outbox = new Outbox(socket);
    socket.on('data', (chunk: Buffer) => this.take(chunk));
    socket.on('drain', () => this.drained());
    socket.on('end', () => socket.end());
    socket.on('error', () => this.over());
    socket.on('close', () => this.over());
    this.outbox.send(
      settingsFrame([
        [Setting.INITIAL_WINDOW_SIZE, STREAM_WINDOW],
        [Setting.MAX_CONCURRENT_STREAMS, MOST_STREAMS],
        [Setting.MAX_HEADER_LIST_SIZE, LONGEST_LIST],
      ]),
    );
    this.outbox.send(numberFrame(FrameType.WINDOW_UPDATE, 0, CONNECTION_WINDOW - FIRST_WINDOW));
  }

  /** Called when a stream has sent its last byte. What still arrives on it is dropped. */
  public completed(stream: ServerStream): void {
    if (this.resetsWithoutResponse > 0) this.resetsWithoutResponse -= 1;
    if (stream.isReceived) this.streams.delete(stream.id);
  }

  private take(chunk: Buffer): void {
    if (this.isOver) return;
    try {
      this.reader.take(chunk);
    } catch (error) {
      if (!(error instanceof ConnectionError)) throw error;
      this.fail(error);
    }
  }

  private fail({ code, message }: ConnectionError): void {
    const numbers = Buffer.alloc(8);
    numbers.writeUInt32BE(this.lastStream, 0);
    numbers.writeUInt32BE(code, 4);
    this.outbox.send(frameOf(FrameType.GOAWAY, 0, 0, Buffer.concat([numbers, Buffer.from(message)])));
    this.outbox.flush();
    this.over();
    this.socket.end();
    // Later, because unread data would make the system discard the GOAWAY frame.
    setTimeout(() => this.socket.destroy(), FAREWELL_MS).unref();
  }

  private over(): void {
    if (this.isOver) return;
    this.isOver = true;
    this.outbox.close();
    for (const stream of this.streams.values()) stream.abort();
    this.streams.clear();
  }

  private drained(): void {
    if (this.isOver) return;
    this.pump();
    this.outbox.wake();
    this.widenOwn();
  }

  private frame(type: number, flags: number, id: number, payload: Buffer): void {
    try {
      this.dispatch(type, flags, id, payload);
    } catch (error) {
      if (!(error instanceof StreamError)) throw error;
      this.giveUp(error);
    }
  }

  private dispatch(type: number, flags: number, id: number, payload: Buffer): void {
    if (!this.isGreeted && (type !== FrameType.SETTINGS || flags & Flag.ACK)) {
      throw new ConnectionError(ErrorCode.PROTOCOL_ERROR, 'a beginning without settings');
    }
    if (this.block && (type !== FrameType.CONTINUATION || id !== this.block.stream)) {
      throw new ConnectionError(ErrorCode.PROTOCOL_ERROR, 'headers that do not go on');
    }
    switch (type) {
      case FrameType.DATA:
        return this.data(flags, id, payload);
      case FrameType.HEADERS:
        return this.headers(flags, id, payload);
      case FrameType.PRIORITY:
        return this.priority(id, payload);
      case FrameType.CONTINUATION:
        return this.continuation(flags, payload);
      case FrameType.RST_STREAM:
        return this.reset(id, payload);
      case FrameType.SETTINGS:
        return this.settings(flags, id, payload);
      case FrameType.PING:
        return this.ping(flags, id, payload);
      case FrameType.GOAWAY:
        return this.goAway(id, payload);
      case FrameType.WINDOW_UPDATE:
        return this.widen(id, payload);
      case FrameType.PUSH_PROMISE:
        throw new ConnectionError(ErrorCode.PROTOCOL_ERROR, 'a client that pushes');
      // Unknown frame types are ignored.
      default:
    }
  }

  /** Resets one stream. The peer is notified once. */
  private giveUp({ stream: id, code }: StreamError): void {
    if (this.givenUp.has(id)) return;
    this.outbox.reply(numberFrame(FrameType.RST_STREAM, id, code));
    this.givenUp.add(id);
    if (this.givenUp.size > MOST_GIVEN_UP) this.givenUp.delete(this.givenUp.values().next().value!);
    this.drop(id);
  }

  private drop(id: number): void {
    const stream = this.streams.get(id);
    this.streams.delete(id);
    stream?.abort();
    this.resetsWithoutResponse += 1;
    if (this.resetsWithoutResponse > MOST_GIVEN_UP) {
      throw new ConnectionError(ErrorCode.ENHANCE_YOUR_CALM, `more than ${MOST_GIVEN_UP} streams that were reset`);
    }
  }

  /** Whether a stream was never opened. Clients' streams have increasing odd numbers. */
  private isIdle(id: number): boolean {
    return id > this.lastStream || id % 2 === 0;
  }

  private data(flags: number, id: number, payload: Buffer): void {
    if (this.isIdle(id)) throw new ConnectionError(ErrorCode.PROTOCOL_ERROR, 'data for no stream');
    this.receiveWindow -= payload.length;
    if (this.receiveWindow < 0) {
      throw new ConnectionError(ErrorCode.FLOW_CONTROL_ERROR, 'more data than the window of the connection');
    }
    this.widenOwn();
    const stream = this.streams.get(id);
    if (!stream && this.givenUp.has(id)) return;
    if (!stream || stream.isReceived) throw new StreamError(id, ErrorCode.STREAM_CLOSED, 'data after the end');
    const isEnd = (flags & Flag.END_STREAM) !== 0;
    this.receive(stream, payload.length, isEnd);
    stream.receive(contentOf(flags, payload, false));
    if (isEnd) this.end(stream);
  }

  private receive(stream: ServerStream, length: number, isEnd: boolean): void {
    stream.receiveWindow -= length;
    if (stream.receiveWindow < 0) {
      throw new StreamError(stream.id, ErrorCode.FLOW_CONTROL_ERROR, 'more data than the window of the stream');
    }
    // A stream whose request is no longer needed gets no further window.
    if (isEnd || !stream.isOpen || stream.receiveWindow >= this.ownStreamWindow / 2) return;
    this.outbox.reply(numberFrame(FrameType.WINDOW_UPDATE, stream.id, this.ownStreamWindow - stream.receiveWindow));
    stream.receiveWindow = this.ownStreamWindow;
  }

  /** Extends the receive window of the connection, unless the peer does not read what was sent to it. */
  private widenOwn(): void {
    if (this.receiveWindow >= CONNECTION_WINDOW / 2 || this.outbox.isFull) return;
    this.outbox.send(numberFrame(FrameType.WINDOW_UPDATE, 0, CONNECTION_WINDOW - this.receiveWindow));
    this.receiveWindow = CONNECTION_WINDOW;
  }

  private end(stream: ServerStream): void {
    stream.endReceiving();
    if (stream.isClosed) this.streams.delete(stream.id);
  }

  private headers(flags: number, id: number, payload: Buffer): void {
    if (id % 2 === 0) throw new ConnectionError(ErrorCode.PROTOCOL_ERROR, 'a stream that a client cannot open');
    const hasPriority = (flags & Flag.PRIORITY) !== 0;
    const content = contentOf(flags, payload, hasPriority);
    const dependsOnItself = hasPriority && dependencyAt(payload, flags & Flag.PADDED ? 1 : 0) === id;
    if (flags & Flag.END_HEADERS) this.request(id, flags, dependsOnItself, content);
    else this.block = new OpenBlock(id, flags, dependsOnItself, content);
  }

  private continuation(flags: number, payload: Buffer): void {
    const { block } = this;
    if (!block) throw new ConnectionError(ErrorCode.PROTOCOL_ERROR, 'headers that go on without a beginning');
    block.add(payload);
    if (!(flags & Flag.END_HEADERS)) return;
    this.block = undefined;
    this.request(block.stream, block.flags, block.dependsOnItself, block.whole());
  }

  /** Decodes headers in any case, because later headers may refer to them. */
  private request(id: number, flags: number, dependsOnItself: boolean, block: Buffer): void {
    const headers = this.decoder.decode(block);
    const known = this.streams.get(id);
    if (known) return this.trailers(known, flags, headers);
    if (id <= this.lastStream) return this.late(id);
    this.lastStream = id;
    if (this.streams.size >= MOST_STREAMS) {
      throw new StreamError(id, ErrorCode.REFUSED_STREAM, 'more streams than we take at once');
    }
    const request = dependsOnItself ? undefined : readRequest(headers);
    if (!request) throw new StreamError(id, ErrorCode.PROTOCOL_ERROR, 'headers of no request');
    const stream = new ServerStream(this, id, headers, request, this.streamWindow, this.ownStreamWindow);
    this.streams.set(id, stream);
    this.opened(stream);
    if (flags & Flag.END_STREAM) this.end(stream);
  }

  private trailers(stream: ServerStream, flags: number, headers: readonly Header[]): void {
    if (stream.isReceived) throw new StreamError(stream.id, ErrorCode.STREAM_CLOSED, 'headers after the end');
    if (!(flags & Flag.END_STREAM) || !areFields(headers, 0)) {
      throw new StreamError(stream.id, ErrorCode.PROTOCOL_ERROR, 'headers twice');
    }
    this.end(stream);
  }

  /** Headers of a closed stream: ignored if this end reset it, an error otherwise. */
  private late(id: number): void {
    if (this.givenUp.has(id)) return;
    if (id === this.lastStream) throw new ConnectionError(ErrorCode.STREAM_CLOSED, 'headers of a stream that is over');
    throw new ConnectionError(ErrorCode.PROTOCOL_ERROR, 'a stream with a smaller number than those before it');
  }

  private priority(id: number, payload: Buffer): void {
    if (id === 0) throw new ConnectionError(ErrorCode.PROTOCOL_ERROR, 'a priority of no stream');
    if (payload.length !== 5) throw this.errorOf(id, ErrorCode.FRAME_SIZE_ERROR, 'a priority of the wrong length');
    if (dependencyAt(payload, 0) === id) {
      throw this.errorOf(id, ErrorCode.PROTOCOL_ERROR, 'a stream that depends on itself');
    }
  }

  /** The error for one stream, or for the connection if the stream was never opened. */
  private errorOf(id: number, code: number, message: string): Error {
    return this.isIdle(id) ? new ConnectionError(code, message) : new StreamError(id, code, message);
  }

  private reset(id: number, payload: Buffer): void {
    if (payload.length !== 4) throw new ConnectionError(ErrorCode.FRAME_SIZE_ERROR, 'a reset of the wrong length');
    if (this.isIdle(id)) throw new ConnectionError(ErrorCode.PROTOCOL_ERROR, 'a reset of no stream');
    if (this.streams.has(id)) this.drop(id);
  }

  private settings(flags: number, id: number, payload: Buffer): void {
    if (id !== 0) throw new ConnectionError(ErrorCode.PROTOCOL_ERROR, 'settings of a stream');
    if (flags & Flag.ACK) return this.confirmed(payload);
    this.isGreeted = true;
    const window = readSettings(payload);
    // Acknowledged first: from here on the new settings apply.
    this.outbox.reply(frameOf(FrameType.SETTINGS, Flag.ACK, 0, Buffer.alloc(0)));
    if (window !== undefined) this.resize(window);
  }

  /** The peer has acknowledged our settings, so the larger windows apply. */
  private confirmed(payload: Buffer): void {
    if (payload.length > 0) throw new ConnectionError(ErrorCode.FRAME_SIZE_ERROR, 'a confirmation with content');
    for (const stream of this.streams.values()) stream.receiveWindow += STREAM_WINDOW - this.ownStreamWindow;
    this.ownStreamWindow = STREAM_WINDOW;
  }

  /** Applies to open streams, too, whose windows may become negative. */
  private resize(window: number): void {
    for (const stream of this.streams.values()) {
      stream.window += window - this.streamWindow;
      if (stream.window > LARGEST_WINDOW) {
        throw new ConnectionError(ErrorCode.FLOW_CONTROL_ERROR, 'a window that grows too large');
      }
    }
    this.streamWindow = window;
    this.pump();
  }

  private ping(flags: number, id: number, payload: Buffer): void {
    if (id !== 0) throw new ConnectionError(ErrorCode.PROTOCOL_ERROR, 'a ping of a stream');
    if (payload.length !== 8) throw new ConnectionError(ErrorCode.FRAME_SIZE_ERROR, 'a ping of the wrong length');
    if (!(flags & Flag.ACK)) this.outbox.reply(frameOf(FrameType.PING, Flag.ACK, 0, payload));
  }

  /** The peer sends no further requests, and closes the connection when it has all responses. */
  private goAway(id: number, payload: Buffer): void {
    if (id !== 0) throw new ConnectionError(ErrorCode.PROTOCOL_ERROR, 'a farewell of a stream');
    if (payload.length < 8) throw new ConnectionError(ErrorCode.FRAME_SIZE_ERROR, 'a farewell of the wrong length');
  }

  private widen(id: number, payload: Buffer): void {
    if (payload.length !== 4) {
      throw new ConnectionError(ErrorCode.FRAME_SIZE_ERROR, 'a window update of the wrong length');
    }
    const increment = payload.readUInt32BE(0) & LARGEST_WINDOW;
    if (id === 0) this.widenConnection(increment);
    else if (this.isIdle(id)) throw new ConnectionError(ErrorCode.PROTOCOL_ERROR, 'a window of no stream');
    else this.widenStream(id, increment);
  }

  private widenConnection(increment: number): void {
    if (increment === 0) throw new ConnectionError(ErrorCode.PROTOCOL_ERROR, 'a window that grows by nothing');
    this.window += increment;
    if (this.window > LARGEST_WINDOW) {
      throw new ConnectionError(ErrorCode.FLOW_CONTROL_ERROR, 'a window that grows too large');
    }
    this.pump();
  }

  private widenStream(id: number, increment: number): void {
    if (increment === 0) throw new StreamError(id, ErrorCode.PROTOCOL_ERROR, 'a window that grows by nothing');
    const stream = this.streams.get(id);
    if (!stream) return;
    stream.window += increment;
    if (stream.window > LARGEST_WINDOW) {
      throw new StreamError(id, ErrorCode.FLOW_CONTROL_ERROR, 'a window that grows too large');
    }
    stream.pump();
  }

  private pump(): void {
    for (const stream of this.streams.values()) stream.pump();
  }
}
