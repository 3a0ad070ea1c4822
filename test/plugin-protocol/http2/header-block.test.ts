import { connect } from 'http2';
import { encodeHeaders, Header, HeaderDecoder } from '../../../src/plugin-protocol/http2/header-block';
import { fc } from '../../support/properties';
import { withConnections } from './served-connection';

const NONE = encodeHeaders([[':status', '200']]);
const hex = (text: string) => Buffer.from(text.replace(/ /g, ''), 'hex');

// RFC 7541 appendix C.4: three requests on one connection, with Huffman codes.
test('decodes the example of the specification', () => {
  const decoder = new HeaderDecoder();
  const request: Header[] = [
    [':method', 'GET'],
    [':scheme', 'http'],
    [':path', '/'],
    [':authority', 'www.example.com'],
  ];
  expect(decoder.decode(hex('8286 8441 8cf1 e3c2 e5f2 3a6b a0ab 90f4 ff'))).toEqual(request);
  expect(decoder.decode(hex('8286 84be 5886 a8eb 1064 9cbf'))).toEqual([...request, ['cache-control', 'no-cache']]);
  expect(decoder.decode(hex('8287 85bf 4088 25a8 49e9 5ba9 7d7f 8925 a849 e95b b8e8 b4bf'))).toEqual([
    [':method', 'GET'],
    [':scheme', 'https'],
    [':path', '/index.html'],
    [':authority', 'www.example.com'],
    ['custom-key', 'custom-value'],
  ]);
});

const name = fc.stringMatching(/^x-[a-z0-9]{1,12}$/);
const character = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 0x21, max: 0x7e }) },
  { weight: 1, arbitrary: fc.integer({ min: 0xa1, max: 0xff }) },
);
const value = fc.array(character, { minLength: 1, maxLength: 400 }).map((codes) => String.fromCharCode(...codes));
const requests = fc.array(fc.dictionary(name, value, { maxKeys: 8, noNullPrototype: true }), {
  minLength: 1,
  maxLength: 12,
});

test('decodes the headers of a Node.js client on one connection, whatever its table contains', async () => {
  let seen: (headers: readonly Header[]) => void = () => undefined;
  await withConnections(
    (stream) => {
      seen(stream.headers);
      stream.refuse(NONE);
    },
    async (port) => {
      await fc.assert(
        fc.asyncProperty(requests, async (all) => {
          const client = connect(`http://127.0.0.1:${port}`);
          try {
            for (const headers of all) {
              const found = new Promise<readonly Header[]>((resolve) => {
                seen = resolve;
              });
              client.request({ ':path': '/tfplugin6.Provider/ReadResource', ...headers }).resume();
              const own = (await found).filter(([key]) => key.startsWith('x-'));
              expect(Object.fromEntries(own)).toEqual(headers);
            }
          } finally {
            client.destroy();
          }
        }),
        { numRuns: 60 },
      );
    },
  );
}, 60_000);

test('decodes every character that a header may contain', async () => {
  const every = Array.from({ length: 256 }, (_, code) => code).filter(
    (code) => code === 9 || (code >= 0x20 && code !== 0x7f),
  );
  const text = `<${String.fromCharCode(...every)}>`;
  let found: readonly Header[] = [];
  await withConnections(
    (stream) => {
      found = stream.headers;
      stream.refuse(NONE);
    },
    async (port) => {
      const client = connect(`http://127.0.0.1:${port}`);
      // Beside much that is short, the whole is coded although its rare characters are long.
      const stream = client.request({ 'x-every': `${text}${'a'.repeat(1000)}` });
      await new Promise((resolve) => stream.on('response', resolve));
      client.destroy();
    },
  );
  expect(Object.fromEntries(found)['x-every'].slice(0, text.length)).toBe(text);
});

test('decodes its own encoding, for any length', () => {
  for (const length of [0, 1, 126, 127, 128, 254, 255, 256, 4000]) {
    const headers: Header[] = [
      [':status', '200'],
      ['grpc-message', 'm'.repeat(length)],
      ['x', ''],
    ];
    expect(new HeaderDecoder().decode(encodeHeaders(headers))).toEqual(headers);
  }
});

test.each([
  ['an index beyond both tables', 'ff00'],
  ['the index of nothing', '80'],
  ['a block that ends in a number', '7f'],
  ['a number without an end', 'ffffffffffffff7f'],
  ['a string that is longer than the block', '00 05 6162'],
  ['a table larger than was offered', '3fe2ff03'],
  ['a Huffman string padded with zeros', '00 81 18 00'],
  ['a Huffman string with more than seven bits of padding', '00 82 1fff 00'],
  ['a Huffman string that says where it ends', '00 84 ffffffff 00'],
])('refuses %s', (_, block) => {
  expect(() => new HeaderDecoder().decode(hex(block))).toThrow(expect.objectContaining({ code: 9 }));
});

test('refuses a header list that exceeds the limit', () => {
  const header = encodeHeaders([['x', 'y'.repeat(1000)]]);
  expect(() => new HeaderDecoder().decode(Buffer.concat(Array.from({ length: 70 }, () => header)))).toThrow(
    expect.objectContaining({ code: 11 }),
  );
});
