/* oxlint-disable no-bitwise -- flags are bits */
import { Flag, frameOf, FrameType } from '../../../src/plugin-protocol/http2/frame';
import { encodeHeaders } from '../../../src/plugin-protocol/http2/header-block';
import type { ServerStream } from '../../../src/plugin-protocol/http2/stream';
import { fc, PROPERTY_RUNS } from '../../support/properties';
import { GREETING } from './served-connection';
import { responsesTo, Wire } from './wire';

const RESPONSE = encodeHeaders([[':status', '200']]);
const TRAILERS = encodeHeaders([['grpc-status', '0']]);
const REQUEST = encodeHeaders([
  [':method', 'POST'],
  [':scheme', 'http'],
  [':path', '/echo'],
]);

/** Returns what it receives, in one piece. */
function echo(stream: ServerStream): void {
  const pieces: Buffer[] = [];
  stream.receiver = {
    data: (piece) => void pieces.push(Buffer.from(piece)),
    end: () => stream.respondWith(RESPONSE, Buffer.concat(pieces), TRAILERS),
    aborted: () => undefined,
  };
}

const bytes = (maxLength: number) => fc.uint8Array({ maxLength }).map((array) => Buffer.from(array));

/** A request with its body, in any number of frames. */
const request = fc
  .tuple(fc.nat(REQUEST.length), fc.array(bytes(300), { maxLength: 4 }))
  .map(([cut, bodies]) => (id: number) => [
    frameOf(FrameType.HEADERS, 0, id, REQUEST.subarray(0, cut)),
    frameOf(FrameType.CONTINUATION, Flag.END_HEADERS, id, REQUEST.subarray(cut)),
    ...bodies.map((body) => frameOf(FrameType.DATA, 0, id, body)),
    frameOf(FrameType.DATA, Flag.END_STREAM, id, Buffer.alloc(0)),
  ]);

test('responds alike to the same bytes, in whatever pieces they arrive', async () => {
  const sizes = fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(fc.array(request, { minLength: 1, maxLength: 4 }), sizes, async (requests, lengths) => {
      const all = Buffer.concat([GREETING, ...requests.flatMap((frames, index) => frames(2 * index + 1))]);
      const pieces: Buffer[] = [];
      for (let at = 0; at < all.length;) pieces.push(all.subarray(at, (at += lengths[pieces.length % lengths.length])));
      const [whole, cut] = [new Wire(echo), new Wire(echo)];
      await Promise.all([whole.talk(all), cut.talk(...pieces)]);
      expect(cut.bytes.equals(whole.bytes)).toBe(true);
      expect(cut.frames.filter(({ type }) => type === FrameType.RST_STREAM || type === FrameType.GOAWAY)).toEqual([]);
      whole.destroy();
      cut.destroy();
    }),
    { numRuns: Math.ceil(PROPERTY_RUNS / 5) },
  );
});

const plausible = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      REQUEST,
      TRAILERS,
      REQUEST.subarray(0, 3),
      Buffer.alloc(0),
      Buffer.from([0, 0, 0, 1]),
      Buffer.from([0, 4, 0, 0, 0, 3]),
      Buffer.from([0x7f, 0xff, 0xff, 0xff]),
      Buffer.alloc(8),
    ),
  },
  { weight: 1, arbitrary: bytes(40) },
);
const flags = fc.oneof(
  fc.constantFrom(0, Flag.END_HEADERS, Flag.END_STREAM, Flag.END_HEADERS | Flag.END_STREAM),
  fc.integer({ min: 0, max: 255 }),
);
const anyFrame = fc
  .tuple(fc.integer({ min: 0, max: 11 }), flags, fc.constantFrom(0, 1, 1, 1, 2, 3, 3, 5), plausible)
  .map(([type, flag, stream, payload]) => frameOf(type, flag, stream, payload));
const opening = fc.constantFrom(1, 3, 5).map((stream) => frameOf(FrameType.HEADERS, Flag.END_HEADERS, stream, REQUEST));

test('responds or ends the connection, whatever frames arrive, and sends only resets on a stream that it has ended', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof({ weight: 3, arbitrary: anyFrame }, { weight: 1, arbitrary: opening }), { maxLength: 20 }),
      async (frames) => {
        const responded = new Set<number>();
        const reset = new Set<number>();
        for (const { type, flags: flag, stream } of await responsesTo(echo, ...frames)) {
          expect(reset).not.toContain(stream);
          if (type === FrameType.RST_STREAM) reset.add(stream);
          else expect(responded).not.toContain(stream);
          if (type === FrameType.HEADERS && (flag & Flag.END_STREAM) !== 0) responded.add(stream);
        }
      },
    ),
    { numRuns: PROPERTY_RUNS },
  );
});
