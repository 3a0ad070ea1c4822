/* eslint-disable no-bitwise -- the format is made of bits */
import type { Duplex } from 'stream';
import {
  ConnectionError, contentOf, ErrorCode, FRAME_HEADER_LENGTH, Flag, frameOf, FrameType, LARGEST_FRAME, LARGEST_WINDOW, numberFrame,
} from './frame';
import { HeaderDecoder } from './header-block';
import { ServerStream } from './stream';

/** RFC 9113 section 3.4. */
const PREFACE = Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n');

/** How much a client may send before it must wait for us: an attribute of some megabytes travels without a pause. */
const STREAM_WINDOW = 16 * 1024 * 1024;
const CONNECTION_WINDOW = 64 * 1024 * 1024;
/** What both ends begin with. */
const FIRST_WINDOW = 65_535;

/** The only settings that we have an opinion on (RFC 9113 section 6.5.2). */
const Setting = { INITIAL_WINDOW_SIZE: 4, MAX_FRAME_SIZE: 5 } as const;

/** Bytes of headers that arrive in pieces. */
const LONGEST_BLOCK = 64 * 1024;

/** As much as waits for the network before those who send are asked to wait as well. */
const LONGEST_QUEUE = 1024 * 1024;

interface OpenBlock {
  readonly stream: number;
  readonly flags: number;
  readonly pieces: Buffer[];
}

/**
 * The server's end of one HTTP/2 connection (RFC 9113): as much of the protocol as serving calls needs, and nothing that has to be loaded
 * besides. Why it is not Node.js's own: docs/decisions/0002.
 */
export class Connection {
  /** Bytes that the other end still takes on all streams together. */
  public window = FIRST_WINDOW;
  private readonly decoder = new HeaderDecoder();
  private readonly streams = new Map<number, ServerStream>();
  private streamWindow = FIRST_WINDOW;
  private lastStream = 0;
  private received = 0;
  private isGreeted = false;
  private block?: OpenBlock;
  private rest: Buffer = Buffer.alloc(0);
  private outgoing: Buffer[] = [];
  private leaving: (() => void)[] = [];
  private isOver = false;

  constructor(private readonly socket: Duplex, private readonly opened: (stream: ServerStream) => void) {
    socket.on('data', (chunk: Buffer) => this.take(chunk));
    socket.on('end', () => socket.end());
    socket.on('error', () => this.over());
    socket.on('close', () => this.over());
    const settings = Buffer.alloc(6);
    settings.writeUInt16BE(Setting.INITIAL_WINDOW_SIZE, 0);
    settings.writeUInt32BE(STREAM_WINDOW, 2);
    this.send(frameOf(FrameType.SETTINGS, 0, 0, settings));
    this.send(numberFrame(FrameType.WINDOW_UPDATE, 0, CONNECTION_WINDOW - FIRST_WINDOW));
  }

  /** What is sent in one turn leaves in one write. `left` is called when it has left, or cannot any more. */
  public send(bytes: Buffer, left?: () => void): void {
    if (left) {
      if (this.isOver) return left();
      this.leaving.push(left);
    }
    if (this.outgoing.push(bytes) === 1) process.nextTick(() => this.flush());
  }

  /** Waits while more is queued than the network takes. */
  public hasRoom(): Promise<void> | undefined {
    if (this.isOver || this.socket.writableLength < LONGEST_QUEUE) return undefined;
    return new Promise((resolve) => {
      this.socket.once('drain', resolve);
      this.socket.once('close', resolve);
    });
  }

  /** A stream has sent its last byte; what may still arrive on it is dropped. */
  public answered(stream: ServerStream): void {
    if (stream.isReceived) this.streams.delete(stream.id);
  }

  private flush(): void {
    const bytes = this.outgoing.length === 1 ? this.outgoing[0] : Buffer.concat(this.outgoing);
    const leaving = this.leaving;
    this.outgoing = [];
    this.leaving = [];
    const left = leaving.length > 0 ? () => { for (const one of leaving) one(); } : undefined;
    if (this.isOver || this.socket.destroyed) left?.();
    else this.socket.write(bytes, left);
  }

  private over(): void {
    if (this.isOver) return;
    this.isOver = true;
    for (const stream of this.streams.values()) stream.abort();
    this.streams.clear();
  }

  private take(chunk: Buffer): void {
    if (this.isOver) return;
    try {
      this.read(this.rest.length > 0 ? Buffer.concat([this.rest, chunk]) : chunk);
    } catch (error) {
      if (!(error instanceof ConnectionError)) throw error;
      this.fail(error.code);
    }
  }

  private fail(code: number): void {
    const payload = Buffer.alloc(8);
    payload.writeUInt32BE(this.lastStream, 0);
    payload.writeUInt32BE(code, 4);
    this.send(frameOf(FrameType.GOAWAY, 0, 0, payload));
    this.flush();
    this.over();
    this.socket.end(() => this.socket.destroy());
  }

  private read(bytes: Buffer): void {
    let at = 0;
    if (!this.isGreeted) {
      const begun = bytes.subarray(0, PREFACE.length);
      if (!begun.equals(PREFACE.subarray(0, begun.length))) throw new ConnectionError(ErrorCode.PROTOCOL_ERROR, 'this is not HTTP/2');
      this.isGreeted = begun.length === PREFACE.length;
      at = this.isGreeted ? PREFACE.length : 0;
    }
    while (this.isGreeted && bytes.length - at >= FRAME_HEADER_LENGTH) {
      const length = bytes.readUIntBE(at, 3);
      if (length > LARGEST_FRAME) throw new ConnectionError(ErrorCode.FRAME_SIZE_ERROR, 'a frame that is too long');
      const end = at + FRAME_HEADER_LENGTH + length;
      if (bytes.length < end) break;
      this.frame(bytes[at + 3], bytes[at + 4], bytes.readUInt32BE(at + 5) & LARGEST_WINDOW, bytes.subarray(at + FRAME_HEADER_LENGTH, end));
      at = end;
    }
    this.rest = bytes.subarray(at);
  }

  private frame(type: number, flags: number, stream: number, payload: Buffer): void {
    if (this.block && (type !== FrameType.CONTINUATION || stream !== this.block.stream)) throw new ConnectionError(ErrorCode.PROTOCOL_ERROR, 'headers that do not go on');
    switch (type) {
      case FrameType.DATA: return this.data(flags, stream, payload);
      case FrameType.HEADERS: return this.headers({ stream, flags, pieces: [contentOf(flags, payload, (flags & Flag.PRIORITY) !== 0)] }, flags);
      case FrameType.CONTINUATION: return this.continuation(flags, payload);
      case FrameType.RST_STREAM: return this.reset(stream, payload);
      case FrameType.SETTINGS: return this.settings(flags, stream, payload);
      case FrameType.PING: return this.ping(flags, stream, payload);
      case FrameType.WINDOW_UPDATE: return this.widen(stream, payload);
      case FrameType.PUSH_PROMISE: throw new ConnectionError(ErrorCode.PROTOCOL_ERROR, 'a client that pushes');
      // GOAWAY: it asks for nothing more, and closes when it has its answers. PRIORITY, and what later versions bring: nothing to us.
      default:
    }
  }

  private data(flags: number, id: number, payload: Buffer): void {
    if (id === 0 || id > this.lastStream) throw new ConnectionError(ErrorCode.PROTOCOL_ERROR, 'data for no stream');
    this.received += payload.length;
    if (this.received > CONNECTION_WINDOW / 2) {
      this.send(numberFrame(FrameType.WINDOW_UPDATE, 0, this.received));
      this.received = 0;
    }
    const stream = this.streams.get(id);
    if (!stream || stream.isReceived) return this.send(numberFrame(FrameType.RST_STREAM, id, ErrorCode.STREAM_CLOSED));
    this.receive(stream, payload.length);
    const content = contentOf(flags, payload, false);
    if (stream.isOpen && content.length > 0) stream.receiver.data(content);
    if (flags & Flag.END_STREAM) this.end(stream);
  }

  private receive(stream: ServerStream, length: number): void {
    stream.received += length;
    if (stream.received <= STREAM_WINDOW / 2) return;
    this.send(numberFrame(FrameType.WINDOW_UPDATE, stream.id, stream.received));
    stream.received = 0;
  }

  private end(stream: ServerStream): void {
    stream.isReceived = true;
    if (stream.isOpen) stream.receiver.end();
    else this.streams.delete(stream.id);
  }

  private headers(block: OpenBlock, flags: number): void {
    const { stream: id } = block;
    if (!(flags & Flag.END_HEADERS)) {
      this.block = block;
      return;
    }
    this.block = undefined;
    if (id % 2 === 0) throw new ConnectionError(ErrorCode.PROTOCOL_ERROR, 'a stream that a client cannot open');
    const headers = this.decoder.decode(block.pieces.length === 1 ? block.pieces[0] : Buffer.concat(block.pieces));
    const known = this.streams.get(id);
    if (known || id <= this.lastStream) {
      // Trailers; on a stream that was reset, they were on their way.
      if (!(block.flags & Flag.END_STREAM)) throw new ConnectionError(ErrorCode.PROTOCOL_ERROR, 'headers twice');
      if (known && !known.isReceived) this.end(known);
      return;
    }
    this.lastStream = id;
    const stream = new ServerStream(this, id, headers, this.streamWindow);
    this.streams.set(id, stream);
    this.opened(stream);
    if (block.flags & Flag.END_STREAM) this.end(stream);
  }

  private continuation(flags: number, payload: Buffer): void {
    const { block } = this;
    if (!block) throw new ConnectionError(ErrorCode.PROTOCOL_ERROR, 'headers that go on without a beginning');
    block.pieces.push(payload);
    if (block.pieces.reduce((sum, { length }) => sum + length, 0) > LONGEST_BLOCK) throw new ConnectionError(ErrorCode.ENHANCE_YOUR_CALM, 'more than 64 KiB of headers');
    this.headers(block, flags);
  }

  private reset(id: number, payload: Buffer): void {
    if (payload.length !== 4) throw new ConnectionError(ErrorCode.FRAME_SIZE_ERROR, 'a reset of the wrong length');
    if (id === 0 || id > this.lastStream) throw new ConnectionError(ErrorCode.PROTOCOL_ERROR, 'a reset of no stream');
    const stream = this.streams.get(id);
    this.streams.delete(id);
    stream?.abort();
  }

  private settings(flags: number, id: number, payload: Buffer): void {
    if (id !== 0) throw new ConnectionError(ErrorCode.PROTOCOL_ERROR, 'settings of a stream');
    if (payload.length % 6 !== 0) throw new ConnectionError(ErrorCode.FRAME_SIZE_ERROR, 'settings of the wrong length');
    if (flags & Flag.ACK) return;
    for (let at = 0; at < payload.length; at += 6) this.set(payload.readUInt16BE(at), payload.readUInt32BE(at + 2));
    this.send(frameOf(FrameType.SETTINGS, Flag.ACK, 0, Buffer.alloc(0)));
  }

  private set(setting: number, value: number): void {
    if (setting === Setting.MAX_FRAME_SIZE && (value < LARGEST_FRAME || value > 0xff_ffff)) throw new ConnectionError(ErrorCode.PROTOCOL_ERROR, 'frames of a size that cannot be');
    if (setting !== Setting.INITIAL_WINDOW_SIZE) return;
    if (value > LARGEST_WINDOW) throw new ConnectionError(ErrorCode.FLOW_CONTROL_ERROR, 'a window that is too large');
    // It holds for the streams that are open, too, which may leave them with less than nothing.
    for (const stream of this.streams.values()) stream.window += value - this.streamWindow;
    this.streamWindow = value;
    this.pump();
  }

  private ping(flags: number, id: number, payload: Buffer): void {
    if (id !== 0) throw new ConnectionError(ErrorCode.PROTOCOL_ERROR, 'a ping of a stream');
    if (payload.length !== 8) throw new ConnectionError(ErrorCode.FRAME_SIZE_ERROR, 'a ping of the wrong length');
    if (!(flags & Flag.ACK)) this.send(frameOf(FrameType.PING, Flag.ACK, 0, payload));
  }

  private widen(id: number, payload: Buffer): void {
    if (payload.length !== 4) throw new ConnectionError(ErrorCode.FRAME_SIZE_ERROR, 'a window update of the wrong length');
    if (id > this.lastStream) throw new ConnectionError(ErrorCode.PROTOCOL_ERROR, 'a window of no stream');
    const increment = payload.readUInt32BE(0) & LARGEST_WINDOW;
    if (increment === 0) throw new ConnectionError(ErrorCode.PROTOCOL_ERROR, 'a window that grows by nothing');
    const stream = this.streams.get(id);
    if (id === 0) this.window += increment;
    else if (stream) stream.window += increment;
    if (Math.max(this.window, stream?.window ?? 0) > LARGEST_WINDOW) throw new ConnectionError(ErrorCode.FLOW_CONTROL_ERROR, 'a window that is too large');
    if (id === 0) this.pump();
    else stream?.pump();
  }

  private pump(): void {
    for (const stream of this.streams.values()) stream.pump();
  }
}
