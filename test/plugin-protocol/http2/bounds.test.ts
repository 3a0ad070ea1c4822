import { ErrorCode, Flag, frameOf, FrameType, numberFrame } from '../../../src/plugin-protocol/http2/frame';
import { encodeHeaders } from '../../../src/plugin-protocol/http2/header-block';
import type { ServerStream } from '../../../src/plugin-protocol/http2/stream';
import { GREETING } from './served-connection';
import { responsesTo, Wire } from './wire';

const RESPONSE = encodeHeaders([[':status', '200']]);
const REQUEST = encodeHeaders([
  [':method', 'POST'],
  [':scheme', 'http'],
  [':path', '/'],
]);
const MiB = 1024 * 1024;
const DATA = Buffer.alloc(16_384);

/** Never responds. */
const silent = (): void => undefined;
const refusing = (stream: ServerStream): void => stream.refuse(RESPONSE);

const open = (stream: number, flags = 0) => frameOf(FrameType.HEADERS, Flag.END_HEADERS | flags, stream, REQUEST); // oxlint-disable-line no-bitwise
const data = (stream: number, length: number) =>
  Array.from({ length: length / DATA.length }, () => frameOf(FrameType.DATA, 0, stream, DATA));
const streams = (count: number) => Array.from({ length: count }, (_, index) => 2 * index + 1);

test('refuses streams beyond the announced limit, and serves the others', async () => {
  const frames = await responsesTo(silent, ...streams(1003).map((stream) => open(stream)));
  const settings = frames[0].payload;
  expect([settings.readUInt16BE(6), settings.readUInt32BE(8)]).toEqual([3, 1000]);
  const resets = frames.filter(({ type }) => type === FrameType.RST_STREAM);
  expect(resets.map(({ stream, payload }) => [stream, payload.readUInt32BE(0)])).toEqual(
    [2001, 2003, 2005].map((stream) => [stream, ErrorCode.REFUSED_STREAM]),
  );
  expect(frames.some(({ type }) => type === FrameType.GOAWAY)).toBe(false);
});

test('accepts any number of consecutive streams, but not of streams that are reset immediately', async () => {
  const given = streams(1001).flatMap((stream) => [open(stream), numberFrame(FrameType.RST_STREAM, stream, 8)]);
  const goodbye = (await responsesTo(silent, ...given)).find(({ type }) => type === FrameType.GOAWAY);
  expect(goodbye?.payload.readUInt32BE(4)).toBe(ErrorCode.ENHANCE_YOUR_CALM);
  // Streams with a response in between compensate for them.
  const mixed = streams(4000).flatMap((stream, index) =>
    index % 2 === 0 ? [open(stream, Flag.END_STREAM)] : [open(stream), numberFrame(FrameType.RST_STREAM, stream, 8)],
  );
  const frames = await responsesTo(
    (stream) => {
      if (stream.id % 4 === 1) refusing(stream);
    },
    ...mixed,
  );
  expect(frames.some(({ type }) => type === FrameType.GOAWAY)).toBe(false);
});

test.each([
  ['pings', frameOf(FrameType.PING, 0, 0, Buffer.alloc(8))],
  ['settings', frameOf(FrameType.SETTINGS, 0, 0, Buffer.alloc(0))],
])('limits unread replies to %s', async (_, frame) => {
  const wire = new Wire(silent, false);
  const flood = Buffer.concat(Array.from({ length: 1000 }, () => frame));
  await wire.talk(GREETING, ...Array.from({ length: 50 }, () => flood));
  expect(wire.writableEnded).toBe(true);
  // One in a thousand has been passed to the network; the queue stays small.
  expect(wire.writableLength).toBeLessThan(MiB);
  wire.destroy();
});

test('responds to any number of pings if the peer reads', async () => {
  const flood = Buffer.concat(Array.from({ length: 1000 }, () => frameOf(FrameType.PING, 0, 0, Buffer.alloc(8))));
  const wire = new Wire(silent);
  wire.push(GREETING);
  for (let count = 0; count < 50; count += 1) {
    wire.push(flood);
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect((await wire.talk()).filter(({ type }) => type === FrameType.PING)).toHaveLength(50_001);
  wire.destroy();
});

test('does not extend the window of a stream that is no longer needed, and resets it when the window is exceeded', async () => {
  const within = await responsesTo(refusing, open(1), ...data(1, 16 * MiB));
  expect(
    within.filter(
      ({ type, stream }) => stream === 1 && (type === FrameType.WINDOW_UPDATE || type === FrameType.RST_STREAM),
    ),
  ).toEqual([]);
  const beyond = await responsesTo(refusing, open(1), ...data(1, 17 * MiB));
  const resets = beyond.filter(({ type, stream }) => stream === 1 && type === FrameType.RST_STREAM);
  expect(resets.map(({ payload }) => payload.readUInt32BE(0))).toEqual([ErrorCode.FLOW_CONTROL_ERROR]);
});

test('extends the window of a stream that it reads', async () => {
  let length = 0;
  const frames = await responsesTo(
    (stream) => {
      stream.receiver = {
        data: (piece) => {
          length += piece.length;
        },
        end: silent,
        aborted: silent,
      };
    },
    open(1),
    ...data(1, 100 * MiB),
  );
  expect(length).toBe(100 * MiB);
  expect(frames.filter(({ type, stream }) => type === FrameType.WINDOW_UPDATE && stream === 1).length).toBeGreaterThan(
    5,
  );
});

test('ends a connection that sends more than its window without reading', async () => {
  const wire = new Wire((stream) => {
    if (stream.id === 1) stream.respondWith(RESPONSE, Buffer.alloc(2 * MiB), RESPONSE);
  }, false);
  const windows = [
    numberFrame(FrameType.WINDOW_UPDATE, 0, 8 * MiB),
    Buffer.from([0, 0, 6, FrameType.SETTINGS, 0, 0, 0, 0, 0, 0, 4, 0, 0x7f, 0, 0]),
  ];
  for (const piece of [
    GREETING,
    ...windows,
    frameOf(FrameType.SETTINGS, Flag.ACK, 0, Buffer.alloc(0)),
    open(1, Flag.END_STREAM),
  ]) {
    wire.push(piece);
  }
  while (wire.writableLength < MiB) await new Promise((resolve) => setImmediate(resolve));
  // About one MiB of the response is queued for the network, the rest waits for the client.
  expect(wire.writableLength).toBeLessThan(1.2 * MiB);
  for (const piece of [open(3), ...data(3, 64 * MiB)]) wire.push(piece);
  await new Promise((resolve) => setImmediate(resolve));
  expect(wire.writableEnded).toBe(false);
  for (const piece of data(3, MiB)) wire.push(piece);
  while (!wire.writableEnded) await new Promise((resolve) => setImmediate(resolve));
  wire.destroy();
});
