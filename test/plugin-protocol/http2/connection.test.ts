/* oxlint-disable no-bitwise -- flags are bits */
import { randomBytes } from 'crypto';
import { connect } from 'http2';
import { Flag, FrameType } from '../../../src/plugin-protocol/http2/frame';
import { encodeHeaders, Header } from '../../../src/plugin-protocol/http2/header-block';
import type { ServerStream } from '../../../src/plugin-protocol/http2/stream';
import { Frame, GREETING, PREFACE, RawClient, withConnections } from './served-connection';

const HEADERS = encodeHeaders([[':status', '200']]);
const TRAILERS = encodeHeaders([['grpc-status', '0']]);
const REQUEST = encodeHeaders([
  [':method', 'POST'],
  [':scheme', 'http'],
  [':path', '/echo'],
]);
const NUMBER = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

/** Returns what it receives, in one piece. */
function echo(stream: ServerStream): void {
  const pieces: Buffer[] = [];
  stream.receiver = {
    data: (piece) => void pieces.push(Buffer.from(piece)),
    end: () => stream.respondWith(HEADERS, Buffer.concat(pieces), TRAILERS),
    aborted: () => undefined,
  };
}

const greeted = (port: number) => new RawClient(port).write(GREETING);
const dataOf = (client: RawClient, stream: number) =>
  Buffer.concat(
    client.frames
      .filter((frame) => frame.type === FrameType.DATA && frame.stream === stream)
      .map(({ payload }) => payload),
  );
const isEndOf = (stream: number) => (frame: Frame) =>
  frame.stream === stream && frame.type === FrameType.HEADERS && (frame.flags & Flag.END_STREAM) !== 0;

test.each([[0], [5], [16_384], [16_385], [100_000], [3_000_000]])(
  'transfers %s bytes in both directions, whatever the window of the peer',
  async (length) => {
    await withConnections(echo, async (port) => {
      for (const initialWindowSize of [1000, 65_535, 8_000_000]) {
        const client = connect(`http://127.0.0.1:${port}`, { settings: { initialWindowSize } });
        const body = randomBytes(length);
        const stream = client.request({ ':method': 'POST', ':path': '/echo' });
        const pieces: Buffer[] = [];
        stream.on('data', (piece: Buffer) => void pieces.push(piece));
        const trailers = new Promise<Record<string, unknown>>((resolve, reject) =>
          stream.on('trailers', resolve).on('error', reject),
        );
        stream.end(body);
        expect((await trailers)['grpc-status']).toBe('0');
        await new Promise((resolve) => stream.on('close', resolve));
        expect(Buffer.concat(pieces).equals(body)).toBe(true);
        client.destroy();
      }
    });
  },
  60_000,
);

test('transfers more than a window at a time, on many streams at once', async () => {
  await withConnections(echo, async (port) => {
    // Newer versions of Node.js count what a client has not yet sent.
    const client = connect(`http://127.0.0.1:${port}`, { maxSessionMemory: 500 });
    const bodies = Array.from({ length: 12 }, () => randomBytes(9 * 1024 * 1024));
    const responses = await Promise.all(
      bodies.map(
        async (body) =>
          new Promise<Buffer>((resolve, reject) => {
            const pieces: Buffer[] = [];
            const stream = client.request({ ':method': 'POST', ':path': '/echo' });
            stream
              .on('data', (piece: Buffer) => void pieces.push(piece))
              .on('end', () => resolve(Buffer.concat(pieces)))
              .on('error', reject);
            stream.end(body);
          }),
      ),
    );
    expect(responses.every((response, index) => response.equals(bodies[index]))).toBe(true);
    client.destroy();
  });
}, 60_000);

test('reads a request that arrives byte by byte, in pieces, padded and with priority', async () => {
  await withConnections(echo, async (port) => {
    const client = new RawClient(port);
    const whole = (type: number, flags: number, payload: Buffer) =>
      Buffer.concat([Buffer.from([0, 0, payload.length, type, flags, 0, 0, 0, 1]), payload]);
    const bytes = Buffer.concat([
      PREFACE,
      Buffer.from([0, 0, 0, FrameType.SETTINGS, 0, 0, 0, 0, 0]),
      // Padding of two, a priority, and the first half of the headers.
      whole(
        FrameType.HEADERS,
        Flag.PADDED | Flag.PRIORITY,
        Buffer.concat([Buffer.of(2), Buffer.alloc(5), REQUEST.subarray(0, 4), Buffer.alloc(2)]),
      ),
      whole(FrameType.CONTINUATION, Flag.END_HEADERS, REQUEST.subarray(4)),
      whole(FrameType.DATA, Flag.PADDED, Buffer.from('\x03abc\0\0\0')),
      whole(99, 0xff, Buffer.from('what later versions bring')),
      whole(FrameType.DATA, Flag.END_STREAM, Buffer.from('def')),
    ]);
    for (const byte of bytes) client.write(Buffer.of(byte));
    await client.wait(isEndOf(1));
    expect(dataOf(client, 1).toString()).toBe('abcdef');
    client.end();
  });
});

test('sends no more than the window allows, and the rest when it grows', async () => {
  await withConnections(echo, async (port) => {
    const client = new RawClient(port)
      .write(PREFACE)
      .frame(FrameType.SETTINGS, 0, 0, Buffer.concat([Buffer.of(0, 4), NUMBER(10)]));
    await client.wait(({ type, flags }) => type === FrameType.SETTINGS && (flags & Flag.ACK) !== 0);
    client
      .frame(FrameType.HEADERS, Flag.END_HEADERS, 1, REQUEST)
      .frame(FrameType.DATA, Flag.END_STREAM, 1, Buffer.alloc(25, 1))
      .frame(FrameType.PING, 0, 0, Buffer.from('12345678'));
    const pong = await client.wait(({ type }) => type === FrameType.PING);
    expect([pong.flags, pong.payload.toString()]).toEqual([Flag.ACK, '12345678']);
    expect(dataOf(client, 1)).toHaveLength(10);
    client.frame(FrameType.WINDOW_UPDATE, 0, 1, NUMBER(5)).frame(FrameType.PING, 0, 0, Buffer.from('abcdefgh'));
    await client.wait(({ type, payload }) => type === FrameType.PING && payload.toString() === 'abcdefgh');
    expect(dataOf(client, 1)).toHaveLength(15);
    // A larger initial window applies to open streams, too.
    client.frame(FrameType.SETTINGS, 0, 0, Buffer.concat([Buffer.of(0, 4), NUMBER(20)]));
    await client.wait(isEndOf(1));
    expect(dataOf(client, 1)).toHaveLength(25);
    client.end();
  });
});

test('notifies the receiver that the peer reset the stream, and continues with the other streams', async () => {
  const aborted: string[] = [];
  let arrived: () => void = () => undefined;
  await withConnections(
    (stream) => {
      if (stream.id === 3) return echo(stream);
      stream.receiver = {
        data: () => undefined,
        end: () => arrived(),
        aborted: () => void aborted.push(`stream ${stream.id}`),
      };
    },
    async (port) => {
      const client = greeted(port);
      const begun = new Promise<void>((resolve) => {
        arrived = resolve;
      });
      client.frame(FrameType.HEADERS, Flag.END_HEADERS | Flag.END_STREAM, 1, REQUEST);
      await begun;
      client
        .frame(FrameType.RST_STREAM, 0, 1, NUMBER(8))
        .frame(FrameType.HEADERS, Flag.END_HEADERS, 3, REQUEST)
        .frame(FrameType.DATA, Flag.END_STREAM, 3, Buffer.from('x'));
      await client.wait(isEndOf(3));
      expect(aborted).toEqual(['stream 1']);
      const again = new Promise<void>((resolve) => {
        arrived = resolve;
      });
      client.frame(FrameType.HEADERS, Flag.END_HEADERS | Flag.END_STREAM, 5, REQUEST);
      await again;
      client.end();
      while (aborted.length < 2) await new Promise((resolve) => setImmediate(resolve));
      expect(aborted).toEqual(['stream 1', 'stream 5']);
    },
  );
});

const PROTOCOL = 1;
const FLOW = 3;
const SIZE = 6;
const CLOSED = 5;
const COMPRESSION = 9;
const CALM = 11;
const open = [FrameType.HEADERS, Flag.END_HEADERS, 1, REQUEST] as const;
/** A client that has ended its half of a stream without a response. */
const silent = [
  FrameType.HEADERS,
  Flag.END_HEADERS | Flag.END_STREAM,
  1,
  encodeHeaders([
    [':method', 'POST'],
    [':scheme', 'http'],
    [':path', '/echo'],
    ['x', 'silent'],
  ]),
] as const;

/** Returns what it receives, but responds to some requests before they have ended, and to others never. */
function selective(stream: ServerStream): void {
  const wish = stream.headers.find(([name]) => name === 'x')?.[1];
  if (wish === 'refused') stream.refuse(HEADERS);
  else if (wish !== 'silent') echo(stream);
}

test.each<[string, number, (client: RawClient) => unknown]>([
  ['something that is not HTTP/2', PROTOCOL, (client) => client.write(Buffer.from('GET / HTTP/1.1\r\n'))],
  ['a frame that is too long', SIZE, (client) => client.write(GREETING, Buffer.from([0, 0x40, 1, 0, 0, 0, 0, 0, 1]))],
  ['data for a stream that was never opened', PROTOCOL, (client) => client.write(GREETING).frame(FrameType.DATA, 0, 1)],
  ['data for no stream', PROTOCOL, (client) => client.write(GREETING).frame(FrameType.DATA, 0, 0)],
  [
    'more padding than payload',
    PROTOCOL,
    (client) =>
      client
        .write(GREETING)
        .frame(...open)
        .frame(FrameType.DATA, Flag.PADDED, 1, Buffer.of(9, 1)),
  ],
  [
    'a stream with an even number',
    PROTOCOL,
    (client) => client.write(GREETING).frame(FrameType.HEADERS, Flag.END_HEADERS, 2, REQUEST),
  ],
  [
    'headers that are interrupted',
    PROTOCOL,
    (client) =>
      client.write(GREETING).frame(FrameType.HEADERS, 0, 1, REQUEST).frame(FrameType.PING, 0, 0, Buffer.alloc(8)),
  ],
  [
    'headers that go on without a beginning',
    PROTOCOL,
    (client) => client.write(GREETING).frame(FrameType.CONTINUATION, Flag.END_HEADERS, 1, REQUEST),
  ],
  [
    'headers without an end',
    CALM,
    (client) => {
      client.write(GREETING).frame(FrameType.HEADERS, 0, 1, REQUEST);
      for (let piece = 0; piece < 5; piece += 1) client.frame(FrameType.CONTINUATION, 0, 1, Buffer.alloc(16_000));
    },
  ],
  [
    'headers that cannot be read',
    COMPRESSION,
    (client) => client.write(GREETING).frame(FrameType.HEADERS, Flag.END_HEADERS, 1, Buffer.of(0x80)),
  ],
  [
    'a reset of a stream that was never opened',
    PROTOCOL,
    (client) => client.write(GREETING).frame(FrameType.RST_STREAM, 0, 1, NUMBER(8)),
  ],
  [
    'a reset of the wrong length',
    SIZE,
    (client) =>
      client
        .write(GREETING)
        .frame(...open)
        .frame(FrameType.RST_STREAM, 0, 1),
  ],
  ['settings of a stream', PROTOCOL, (client) => client.write(GREETING).frame(FrameType.SETTINGS, 0, 1)],
  [
    'settings of the wrong length',
    SIZE,
    (client) => client.write(GREETING).frame(FrameType.SETTINGS, 0, 0, Buffer.alloc(5)),
  ],
  [
    'a first window that is too large',
    FLOW,
    (client) =>
      client.write(GREETING).frame(FrameType.SETTINGS, 0, 0, Buffer.concat([Buffer.of(0, 4), NUMBER(0x8000_0000)])),
  ],
  [
    'frames of a size that cannot be',
    PROTOCOL,
    (client) => client.write(GREETING).frame(FrameType.SETTINGS, 0, 0, Buffer.concat([Buffer.of(0, 5), NUMBER(100)])),
  ],
  ['a ping of the wrong length', SIZE, (client) => client.write(GREETING).frame(FrameType.PING, 0, 0, Buffer.alloc(7))],
  ['a ping of a stream', PROTOCOL, (client) => client.write(GREETING).frame(FrameType.PING, 0, 1, Buffer.alloc(8))],
  [
    'a window that grows by nothing',
    PROTOCOL,
    (client) => client.write(GREETING).frame(FrameType.WINDOW_UPDATE, 0, 0, NUMBER(0)),
  ],
  [
    'a window that grows too large',
    FLOW,
    (client) => client.write(GREETING).frame(FrameType.WINDOW_UPDATE, 0, 0, NUMBER(0x7fff_ffff)),
  ],
  [
    'a window of a stream that was never opened',
    PROTOCOL,
    (client) => client.write(GREETING).frame(FrameType.WINDOW_UPDATE, 0, 1, NUMBER(1)),
  ],
  [
    'a beginning without settings',
    PROTOCOL,
    (client) => client.write(PREFACE).frame(FrameType.PING, 0, 0, Buffer.alloc(8)),
  ],
  [
    'headers in many empty pieces',
    CALM,
    (client) => {
      client.write(GREETING).frame(FrameType.HEADERS, 0, 1, REQUEST);
      for (let piece = 0; piece < 100; piece += 1) client.frame(FrameType.CONTINUATION, 0, 1);
    },
  ],
  [
    'padding without its length',
    SIZE,
    (client) =>
      client
        .write(GREETING)
        .frame(...open)
        .frame(FrameType.DATA, Flag.PADDED, 1),
  ],
  [
    'a priority that ends in the middle',
    SIZE,
    (client) => client.write(GREETING).frame(FrameType.HEADERS, Flag.END_HEADERS | Flag.PRIORITY, 1, Buffer.alloc(4)),
  ],
  [
    'a priority of no stream',
    PROTOCOL,
    (client) => client.write(GREETING).frame(FrameType.PRIORITY, 0, 0, Buffer.alloc(5)),
  ],
  [
    'a priority of the wrong length for a stream that was never opened',
    SIZE,
    (client) => client.write(GREETING).frame(FrameType.PRIORITY, 0, 1, Buffer.alloc(4)),
  ],
  [
    'a farewell of a stream',
    PROTOCOL,
    (client) => client.write(GREETING).frame(FrameType.GOAWAY, 0, 1, Buffer.alloc(8)),
  ],
  [
    'a farewell of the wrong length',
    SIZE,
    (client) => client.write(GREETING).frame(FrameType.GOAWAY, 0, 0, Buffer.alloc(7)),
  ],
  [
    'a confirmation of settings with content',
    SIZE,
    (client) => client.write(GREETING).frame(FrameType.SETTINGS, Flag.ACK, 0, Buffer.alloc(6)),
  ],
  [
    'a push that is neither on nor off',
    PROTOCOL,
    (client) => client.write(GREETING).frame(FrameType.SETTINGS, 0, 0, Buffer.concat([Buffer.of(0, 2), NUMBER(2)])),
  ],
  [
    'a stream that is older than the newest',
    PROTOCOL,
    (client) =>
      client
        .write(GREETING)
        .frame(FrameType.HEADERS, Flag.END_HEADERS, 5, REQUEST)
        .frame(...open),
  ],
  [
    'headers of a stream that is over',
    CLOSED,
    (client) =>
      client
        .write(GREETING)
        .frame(...open)
        .frame(FrameType.RST_STREAM, 0, 1, NUMBER(8))
        .frame(...open),
  ],
  [
    'a header name in capitals',
    PROTOCOL,
    (client) =>
      client
        .write(GREETING)
        .frame(FrameType.HEADERS, Flag.END_HEADERS, 1, Buffer.concat([REQUEST, encodeHeaders([['Name', 'x']])])),
  ],
  [
    'a header value of several lines',
    PROTOCOL,
    (client) =>
      client
        .write(GREETING)
        .frame(FrameType.HEADERS, Flag.END_HEADERS, 1, Buffer.concat([REQUEST, encodeHeaders([['name', 'x\r\ny']])])),
  ],
  [
    'a table that changes its size again and again',
    COMPRESSION,
    (client) =>
      client
        .write(GREETING)
        .frame(FrameType.HEADERS, Flag.END_HEADERS, 1, Buffer.concat([Buffer.alloc(3, 0x20), REQUEST])),
  ],
  [
    'a first window that makes that of a stream too large',
    FLOW,
    (client) =>
      client
        .write(GREETING)
        .frame(...open)
        .frame(FrameType.WINDOW_UPDATE, 0, 1, NUMBER(0x7fff_0000))
        .frame(FrameType.SETTINGS, 0, 0, Buffer.concat([Buffer.of(0, 4), NUMBER(0x2_0000)])),
  ],
  ['a push by the client', PROTOCOL, (client) => client.write(GREETING).frame(FrameType.PUSH_PROMISE, 0, 1, NUMBER(2))],
])('ends a connection that sends %s, and names the violated rule', async (_, code, act) => {
  await withConnections(echo, async (port) => {
    const client = new RawClient(port);
    act(client);
    const { payload } = await client.wait(({ type }) => type === FrameType.GOAWAY);
    expect(payload.readUInt32BE(4)).toBe(code);
    // Clients show the text after the numbers to users.
    expect(payload.subarray(8).toString()).toMatch(/\w+ \w+/);
    await client.closed;
  });
});

const request = (...more: Header[]) =>
  [
    FrameType.HEADERS,
    Flag.END_HEADERS,
    1,
    encodeHeaders([[':method', 'POST'], [':scheme', 'http'], [':path', '/echo'], ...more]),
  ] as const;
const headers = (...all: Header[]) => [FrameType.HEADERS, Flag.END_HEADERS, 1, encodeHeaders(all)] as const;

test.each<[string, number, (client: RawClient) => unknown]>([
  ['headers twice', PROTOCOL, (client) => client.frame(...open).frame(...open)],
  [
    'trailers that are no ordinary headers',
    PROTOCOL,
    (client) =>
      client
        .frame(...open)
        .frame(FrameType.HEADERS, Flag.END_HEADERS | Flag.END_STREAM, 1, encodeHeaders([[':path', '/']])),
  ],
  ['headers after the end', CLOSED, (client) => client.frame(...silent).frame(...silent)],
  ['data after the end', CLOSED, (client) => client.frame(...silent).frame(FrameType.DATA, 0, 1, Buffer.from('x'))],
  ['no path', PROTOCOL, (client) => client.frame(...headers([':method', 'POST'], [':scheme', 'http']))],
  [
    'an empty path',
    PROTOCOL,
    (client) => client.frame(...headers([':method', 'POST'], [':scheme', 'http'], [':path', ''])),
  ],
  ['two paths', PROTOCOL, (client) => client.frame(...request([':path', '/echo']))],
  ['a pseudo-header of responses', PROTOCOL, (client) => client.frame(...request([':status', '200']))],
  ['a pseudo-header after others', PROTOCOL, (client) => client.frame(...request(['x', 'y'], [':authority', 'here']))],
  ['a header of HTTP/1', PROTOCOL, (client) => client.frame(...request(['connection', 'close']))],
  ['a transfer encoding other than trailers', PROTOCOL, (client) => client.frame(...request(['te', 'gzip']))],
  ['a length that is no number', PROTOCOL, (client) => client.frame(...request(['content-length', 'x']))],
  [
    'more than the length it announced',
    PROTOCOL,
    (client) => client.frame(...request(['content-length', '3'])).frame(FrameType.DATA, 0, 1, Buffer.from('four')),
  ],
  [
    'less than the length it announced',
    PROTOCOL,
    (client) =>
      client.frame(...request(['content-length', '3'])).frame(FrameType.DATA, Flag.END_STREAM, 1, Buffer.from('2b')),
  ],
  [
    'a stream that depends on itself',
    PROTOCOL,
    (client) => client.frame(...open).frame(FrameType.PRIORITY, 0, 1, Buffer.from([0, 0, 0, 1, 9])),
  ],
  [
    'a priority of the wrong length',
    SIZE,
    (client) => client.frame(...open).frame(FrameType.PRIORITY, 0, 1, Buffer.alloc(4)),
  ],
  [
    'a window of its stream that grows by nothing',
    PROTOCOL,
    (client) => client.frame(...open).frame(FrameType.WINDOW_UPDATE, 0, 1, NUMBER(0)),
  ],
  [
    'a window of its stream that grows too large',
    FLOW,
    (client) => client.frame(...open).frame(FrameType.WINDOW_UPDATE, 0, 1, NUMBER(0x7fff_ffff)),
  ],
  [
    'more than the first window, before it knows of a larger one',
    FLOW,
    (client) => {
      client.frame(...request(['x', 'refused']));
      for (let sent = 0; sent < 80_000; sent += 16_000) client.frame(FrameType.DATA, 0, 1, Buffer.alloc(16_000));
    },
  ],
])('resets only the stream that sends %s', async (_, code, act) => {
  await withConnections(selective, async (port) => {
    const client = greeted(port);
    act(client);
    const { payload } = await client.wait(({ type, stream }) => type === FrameType.RST_STREAM && stream === 1);
    expect(payload.readUInt32BE(0)).toBe(code);
    // Frames in flight are dropped, including trailers.
    client
      .frame(FrameType.DATA, 0, 1, Buffer.from('late'))
      .frame(FrameType.HEADERS, Flag.END_HEADERS | Flag.END_STREAM, 1, TRAILERS);
    client
      .frame(FrameType.HEADERS, Flag.END_HEADERS, 3, REQUEST)
      .frame(FrameType.DATA, Flag.END_STREAM, 3, Buffer.from('x'));
    await client.wait(isEndOf(3));
    expect(client.frames.filter(({ type, stream }) => type === FrameType.RST_STREAM && stream === 1)).toHaveLength(1);
    client.end();
  });
});
