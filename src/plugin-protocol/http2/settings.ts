import { ConnectionError, ErrorCode, frameOf, FrameType, LARGEST_FRAME, LARGEST_WINDOW } from './frame';

/** The settings that are sent or checked (RFC 9113 section 6.5.2). */
export const Setting = {
  ENABLE_PUSH: 2,
  MAX_CONCURRENT_STREAMS: 3,
  INITIAL_WINDOW_SIZE: 4,
  MAX_FRAME_SIZE: 5,
  MAX_HEADER_LIST_SIZE: 6,
} as const;

/** The initial window of each stream and of the connection. */
export const FIRST_WINDOW = 65_535;

/** An entry has two bytes for the name and four for the value. */
const ENTRY = 6;

export function settingsFrame(settings: readonly (readonly [setting: number, value: number])[]): Buffer {
  const payload = Buffer.alloc(settings.length * ENTRY);
  settings.forEach(([setting, value], index) => {
    payload.writeUInt16BE(setting, index * ENTRY);
    payload.writeUInt32BE(value, index * ENTRY + 2);
  });
  return frameOf(FrameType.SETTINGS, 0, 0, payload);
}

/** Checks the peer's settings and returns the initial window of streams, if set. The last of several applies. */
export function readSettings(payload: Buffer): number | undefined {
  if (payload.length % ENTRY !== 0) {
    throw new ConnectionError(ErrorCode.FRAME_SIZE_ERROR, 'settings of the wrong length');
  }
  let window: number | undefined;
  for (let at = 0; at < payload.length; at += ENTRY) {
    const setting = payload.readUInt16BE(at);
    const value = payload.readUInt32BE(at + 2);
    check(setting, value);
    if (setting === Setting.INITIAL_WINDOW_SIZE) window = value;
  }
  return window;
}

function check(setting: number, value: number): void {
  if (setting === Setting.ENABLE_PUSH && value > 1) {
    throw new ConnectionError(ErrorCode.PROTOCOL_ERROR, 'a push that is neither on nor off');
  }
  if (setting === Setting.MAX_FRAME_SIZE && (value < LARGEST_FRAME || value > 0xff_ffff)) {
    throw new ConnectionError(ErrorCode.PROTOCOL_ERROR, 'frames of a size that cannot be');
  }
  if (setting === Setting.INITIAL_WINDOW_SIZE && value > LARGEST_WINDOW) {
    throw new ConnectionError(ErrorCode.FLOW_CONTROL_ERROR, 'a window that is too large');
  }
}
