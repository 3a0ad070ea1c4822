/* eslint-disable no-bitwise -- the format is made of bits */
import type { Duplex } from 'stream';
import { OpenBlock } from './block';
import {
  ConnectionError, contentOf, dependencyAt, ErrorCode, Flag, frameOf, FrameType, LARGEST_WINDOW, numberFrame, StreamError,
} from './frame';
import { FrameReader } from './frame-reader';
import { Header, HeaderDecoder, LONGEST_LIST } from './header-block';
import { Outbox } from './outbox';
import { areFields, readRequest } from './request';
import { FIRST_WINDOW, readSettings, Setting, settingsFrame } from './settings';
import { ServerStream } from './stream';

/** How much a client may send before it must wait for us: an attribute of some megabytes travels without a pause. */
const STREAM_WINDOW = 16 * 1024 * 1024;
const CONNECTION_WINDOW = 64 * 1024 * 1024;

/** As many calls as Terraform makes at once with any `-parallelism` that is used; more wait in the client. */
const MOST_STREAMS = 1000;

/** Streams that may be given up, by either end, for which none was answered: whoever goes on only wants to make us begin. */
const MOST_GIVEN_UP = 1000;

/** How long the other end may take to read why the connection ends. */
const FAREWELL_MS = 1000;

/**
 * The server's end of one HTTP/2 connection (RFC 9113): as much of the protocol as serving calls needs, and nothing that has to be loaded
 * besides. Why it is not Node.js's own: docs/decisions/0002; what it bounds: docs/decisions/0029.
 */
export class Connection {
  /** Bytes that the other end still takes on all streams together. */
  public window = FIRST_WINDOW;
  public readonly outbox: Outbox;
  private readonly reader = new FrameReader((type, flags, stream, payload) => this.frame(type, flags, stream, payload));
  private readonly decoder = new HeaderDecoder();
  private readonly streams = new Map<number, ServerStream>();
  /** Streams that we gave up, the latest: what was on its way is dropped. */
  private readonly givenUp = new Set<number>();
  private givenUpInVain = 0;
  /** What the other end takes on a stream from the beginning, and what we take: as long as it has not confirmed our settings, what both begin with. */
  private streamWindow = FIRST_WINDOW;
  private ownStreamWindow = FIRST_WINDOW;
  private resource = CONNECTION_WINDOW;
  private lastStream = 0;
  private isGreeted = false;
  private block?: OpenBlock;
  private isOver = false;

  constructor(private readonly socket: Duplex, private readonly opened: (stream: ServerStream) => void) {
    this.outbox = new Outbox(socket);
    socket.on('data', (chunk: Buffer) => this.take(chunk));
    socket.on('drain', () => this.drained());
    socket.on('end', () => socket.end());
    socket.on('error', () => this.over());
    socket.on('close', () => this.over());
    this.outbox.send(settingsFrame([[Setting.INITIAL_WINDOW_SIZE, STREAM_WINDOW], [Setting.MAX_CONCURRENT_STREAMS, MOST_STREAMS], [Setting.MAX_HEADER_LIST_SIZE, LONGEST_LIST]]));
    this.outbox.send(numberFrame(FrameType.WINDOW_UPDATE, 0, CONNECTION_WINDOW - FIRST_WINDOW));
  }

  /** A stream has sent its last byte; what may still arrive on it is dropped. */
  public answered(stream: ServerStream): void {
    if (this.givenUpInVain > 0) this.givenUpInVain -= 1;
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
    // Not at once, since what is still unread would take our farewell with it.
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
    if (!this.isGreeted && (type !== FrameType.SETTINGS || flags & Flag.ACK)) throw new ConnectionError(ErrorCode.PROTOCOL_ERROR, 'a beginning without settings');
    if (this.block && (type !== FrameType.CONTINUATION || id !== this.block.stream)) throw new ConnectionError(ErrorCode.PROTOCOL_ERROR, 'headers that do not go on');
    switch (type) {
      case FrameType.DATA: return this.data(flags, id, payload);
      case FrameType.HEADERS: return this.headers(flags, id, payload);
      case FrameType.PRIORITY: return this.priority(id, payload);
      case FrameType.CONTINUATION: return this.continuation(flags, payload);
      case FrameType.RST_STREAM: return this.reset(id, payload);
      case FrameType.SETTINGS: return this.settings(flags, id, payload);
      case FrameType.PING: return this.ping(flags, id, payload);
      case FrameType.GOAWAY: return this.goAway(id, payload);
      case FrameType.WINDOW_UPDATE: return this.widen(id, payload);
      case FrameType.PUSH_PROMISE: throw new ConnectionError(ErrorCode.PROTOCOL_ERROR, 'a client that pushes');
      // What later versions bring: nothing to us.
      default:
    }
  }

  /** Ends one stream, and tells the other end once. */
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
    this.givenUpInVain += 1;
    if (this.givenUpInVain > MOST_GIVEN_UP) throw new ConnectionError(ErrorCode.ENHANCE_YOUR_CALM, `more than ${MOST_GIVEN_UP} streams that were given up`);
  }

  /** Whether a stream was never opened: those of clients have odd numbers, which grow. */
  private isIdle(id: number): boolean {
    return id > this.lastStream || id % 2 === 0;
  }

  private data(flags: number, id: number, payload: Buffer): void {
    if (this.isIdle(id)) throw new ConnectionError(ErrorCode.PROTOCOL_ERROR, 'data for no stream');
    this.resource -= payload.length;
    if (this.resource < 0) throw new ConnectionError(ErrorCode.FLOW_CONTROL_ERROR, 'more data than the window of the connection');
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
    stream.resource -= length;
    if (stream.resource < 0) throw new StreamError(stream.id, ErrorCode.FLOW_CONTROL_ERROR, 'more data than the window of the stream');
    // Who is not listened to any more gets no room for more.
    if (isEnd || !stream.isOpen || stream.resource >= this.ownStreamWindow / 2) return;
    this.outbox.reply(numberFrame(FrameType.WINDOW_UPDATE, stream.id, this.ownStreamWindow - stream.resource));
    stream.resource = this.ownStreamWindow;
  }

  /** Gives the other end room for more, unless it does not even read what it was sent before. */
  private widenOwn(): void {
    if (this.resource >= CONNECTION_WINDOW / 2 || this.outbox.isFull) return;
    this.outbox.send(numberFrame(FrameType.WINDOW_UPDATE, 0, CONNECTION_WINDOW - this.resource));
    this.resource = CONNECTION_WINDOW;
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

  /** What is decoded counts for later headers, whatever becomes of it here. */
  private request(id: number, flags: number, dependsOnItself: boolean, block: Buffer): void {
    const headers = this.decoder.decode(block);
    const known = this.streams.get(id);
    if (known) return this.trailers(known, flags, headers);
    if (id <= this.lastStream) return this.late(id);
    this.lastStream = id;
    if (this.streams.size >= MOST_STREAMS) throw new StreamError(id, ErrorCode.REFUSED_STREAM, 'more streams than we take at once');
    const request = dependsOnItself ? undefined : readRequest(headers);
    if (!request) throw new StreamError(id, ErrorCode.PROTOCOL_ERROR, 'headers of no request');
    const stream = new ServerStream(this, id, headers, request, this.streamWindow, this.ownStreamWindow);
    this.streams.set(id, stream);
    this.opened(stream);
    if (flags & Flag.END_STREAM) this.end(stream);
  }

  private trailers(stream: ServerStream, flags: number, headers: readonly Header[]): void {
    if (stream.isReceived) throw new StreamError(stream.id, ErrorCode.STREAM_CLOSED, 'headers after the end');
    if (!(flags & Flag.END_STREAM) || !areFields(headers, 0)) throw new StreamError(stream.id, ErrorCode.PROTOCOL_ERROR, 'headers twice');
    this.end(stream);
  }

  /** Headers of a stream that is over. Where we gave it up, they were on their way; numbers must grow, and no stream begins twice. */
  private late(id: number): void {
    if (this.givenUp.has(id)) return;
    if (id === this.lastStream) throw new ConnectionError(ErrorCode.STREAM_CLOSED, 'headers of a stream that is over');
    throw new ConnectionError(ErrorCode.PROTOCOL_ERROR, 'a stream with a smaller number than those before it');
  }

  private priority(id: number, payload: Buffer): void {
    if (id === 0) throw new ConnectionError(ErrorCode.PROTOCOL_ERROR, 'a priority of no stream');
    if (payload.length !== 5) throw this.errorOf(id, ErrorCode.FRAME_SIZE_ERROR, 'a priority of the wrong length');
    if (dependencyAt(payload, 0) === id) throw this.errorOf(id, ErrorCode.PROTOCOL_ERROR, 'a stream that depends on itself');
  }

  /** The error of one stream; where that was never opened it cannot be ended, and the connection is. */
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
    // Before what it brings about: from here on the other end counts by its new settings.
    this.outbox.reply(frameOf(FrameType.SETTINGS, Flag.ACK, 0, Buffer.alloc(0)));
    if (window !== undefined) this.resize(window);
  }

  /** From now on the other end knows how much we take on each stream. */
  private confirmed(payload: Buffer): void {
    if (payload.length > 0) throw new ConnectionError(ErrorCode.FRAME_SIZE_ERROR, 'a confirmation with content');
    for (const stream of this.streams.values()) stream.resource += STREAM_WINDOW - this.ownStreamWindow;
    this.ownStreamWindow = STREAM_WINDOW;
  }

  /** It holds for the streams that are open, too, which may leave them with less than nothing. */
  private resize(window: number): void {
    for (const stream of this.streams.values()) {
      stream.window += window - this.streamWindow;
      if (stream.window > LARGEST_WINDOW) throw new ConnectionError(ErrorCode.FLOW_CONTROL_ERROR, 'a window that grows too large');
    }
    this.streamWindow = window;
    this.pump();
  }

  private ping(flags: number, id: number, payload: Buffer): void {
    if (id !== 0) throw new ConnectionError(ErrorCode.PROTOCOL_ERROR, 'a ping of a stream');
    if (payload.length !== 8) throw new ConnectionError(ErrorCode.FRAME_SIZE_ERROR, 'a ping of the wrong length');
    if (!(flags & Flag.ACK)) this.outbox.reply(frameOf(FrameType.PING, Flag.ACK, 0, payload));
  }

  /** The other end asks for nothing more, and closes when it has its answers. */
  private goAway(id: number, payload: Buffer): void {
    if (id !== 0) throw new ConnectionError(ErrorCode.PROTOCOL_ERROR, 'a farewell of a stream');
    if (payload.length < 8) throw new ConnectionError(ErrorCode.FRAME_SIZE_ERROR, 'a farewell of the wrong length');
  }

  private widen(id: number, payload: Buffer): void {
    if (payload.length !== 4) throw new ConnectionError(ErrorCode.FRAME_SIZE_ERROR, 'a window update of the wrong length');
    const increment = payload.readUInt32BE(0) & LARGEST_WINDOW;
    if (id === 0) this.widenConnection(increment);
    else if (this.isIdle(id)) throw new ConnectionError(ErrorCode.PROTOCOL_ERROR, 'a window of no stream');
    else this.widenStream(id, increment);
  }

  private widenConnection(increment: number): void {
    if (increment === 0) throw new ConnectionError(ErrorCode.PROTOCOL_ERROR, 'a window that grows by nothing');
    this.window += increment;
    if (this.window > LARGEST_WINDOW) throw new ConnectionError(ErrorCode.FLOW_CONTROL_ERROR, 'a window that grows too large');
    this.pump();
  }

  private widenStream(id: number, increment: number): void {
    if (increment === 0) throw new StreamError(id, ErrorCode.PROTOCOL_ERROR, 'a window that grows by nothing');
    const stream = this.streams.get(id);
    if (!stream) return;
    stream.window += increment;
    if (stream.window > LARGEST_WINDOW) throw new StreamError(id, ErrorCode.FLOW_CONTROL_ERROR, 'a window that grows too large');
    stream.pump();
  }

  private pump(): void {
    for (const stream of this.streams.values()) stream.pump();
  }
}
