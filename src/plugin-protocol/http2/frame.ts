/* oxlint-disable no-bitwise -- the format is made of bits */
/** The frame types of HTTP/2 (RFC 9113 section 6). */
export const FrameType = {
  DATA: 0,
  HEADERS: 1,
  PRIORITY: 2,
  RST_STREAM: 3,
  SETTINGS: 4,
  PUSH_PROMISE: 5,
  PING: 6,
  GOAWAY: 7,
  WINDOW_UPDATE: 8,
  CONTINUATION: 9,
} as const;

/** ACK belongs to SETTINGS and PING, END_STREAM to DATA and HEADERS. */
export const Flag = { ACK: 0x1, END_STREAM: 0x1, END_HEADERS: 0x4, PADDED: 0x8, PRIORITY: 0x20 } as const;

/** RFC 9113 section 7. */
export const ErrorCode = {
  NO_ERROR: 0,
  PROTOCOL_ERROR: 1,
  FLOW_CONTROL_ERROR: 3,
  STREAM_CLOSED: 5,
  FRAME_SIZE_ERROR: 6,
  REFUSED_STREAM: 7,
  COMPRESSION_ERROR: 9,
  ENHANCE_YOUR_CALM: 11,
} as const;

export const FRAME_HEADER_LENGTH = 9;

/** The default maximum frame size, which is used in both directions. */
export const LARGEST_FRAME = 16_384;

/** The largest window and the largest increment. */
export const LARGEST_WINDOW = 0x7fff_ffff;

/** A violation of the protocol that ends the connection. The message is sent to the peer. */
export class ConnectionError extends Error {
  constructor(
    public readonly code: number,
    message: string,
  ) {
    super(message);
    this.name = 'ConnectionError';
  }
}

/** A violation of the protocol that ends only one stream. */
export class StreamError extends Error {
  constructor(
    public readonly stream: number,
    public readonly code: number,
    message: string,
  ) {
    super(message);
    this.name = 'StreamError';
  }
}

export function writeFrameHeader(
  bytes: Buffer,
  at: number,
  length: number,
  type: number,
  flags: number,
  stream: number,
): void {
  bytes.writeUIntBE(length, at, 3);
  bytes[at + 3] = type;
  bytes[at + 4] = flags;
  bytes.writeUInt32BE(stream, at + 5);
}

export function frameOf(type: number, flags: number, stream: number, payload: Buffer): Buffer {
  const bytes = Buffer.allocUnsafe(FRAME_HEADER_LENGTH + payload.length);
  writeFrameHeader(bytes, 0, payload.length, type, flags, stream);
  payload.copy(bytes, FRAME_HEADER_LENGTH);
  return bytes;
}

/** A frame whose payload is one number of 32 bits. */
export function numberFrame(type: number, stream: number, value: number): Buffer {
  const payload = Buffer.allocUnsafe(4);
  payload.writeUInt32BE(value);
  return frameOf(type, 0, stream, payload);
}

/** The content of a DATA or HEADERS frame without padding and priority. */
export function contentOf(flags: number, payload: Buffer, hasPriority: boolean): Buffer {
  if ((flags & Flag.PADDED) === 0 && !hasPriority) return payload;
  const padded = (flags & Flag.PADDED) !== 0;
  const start = (padded ? 1 : 0) + (hasPriority ? 5 : 0);
  if (payload.length < start) {
    throw new ConnectionError(ErrorCode.FRAME_SIZE_ERROR, 'a frame that ends before its content');
  }
  const end = payload.length - (padded ? payload.readUInt8(0) : 0);
  if (start > end) throw new ConnectionError(ErrorCode.PROTOCOL_ERROR, 'a frame with more padding than payload');
  return payload.subarray(start, end);
}

/** The stream dependency at `at`. Priorities are ignored, only their validity is checked. */
export function dependencyAt(payload: Buffer, at: number): number {
  return payload.readUInt32BE(at) & LARGEST_WINDOW;
}
