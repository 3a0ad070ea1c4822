import { DynamicValue, ExactNumber, UNKNOWN, Value } from '../../../src/definition/value';
import type { WireType } from '../../../src/plugin-protocol/wire/type';
import { decodeValue, encodeValue } from '../../../src/plugin-protocol/wire/value-codec';
import { fc, PROPERTY_RUNS } from '../../support/properties';
import { typedValues } from '../../support/wire-values';

const hex = (type: WireType, value: Value) => encodeValue(type, value).toString('hex');
const fromHex = (type: WireType, bytes: string) => decodeValue(type, Buffer.from(bytes.replace(/ /g, ''), 'hex'));
const run: WireType = {
  object: [
    { name: 'hmac_key', key: 'hmacKey', type: 'string' },
    { name: 'enabled', key: 'enabled', type: 'bool' },
  ],
};

test('decodes every encoded value of every type unchanged', () => {
  fc.assert(
    fc.property(typedValues({ unknowns: true }), ({ type, value }) => {
      expect(decodeValue(type, encodeValue(type, value))).toEqual(value);
    }),
    { numRuns: PROPERTY_RUNS },
  );
});

test('reads or refuses any bytes, and never hangs', () => {
  fc.assert(
    fc.property(
      typedValues({ unknowns: true }),
      fc.uint8Array({ maxLength: 30 }),
      fc.nat(),
      ({ type, value }, noise, at) => {
        const bytes = encodeValue(type, value);
        bytes.set(
          noise.subarray(0, bytes.length),
          at % bytes.length > bytes.length - noise.length ? 0 : at % bytes.length,
        );
        try {
          decodeValue(type, bytes);
        } catch (error) {
          expect((error as Error).name).toMatch(/^(WireError|SyntaxError|RangeError)$/);
        }
      },
    ),
    { numRuns: PROPERTY_RUNS },
  );
});

// Written by hand from the MessagePack specification and the rules of Terraform's encoder.
test.each<[string, WireType, Value, string]>([
  ['null', 'string', undefined, 'c0'],
  ['unknown', { list: 'string' }, UNKNOWN, 'd40000'],
  ['an empty text', 'string', '', 'a0'],
  ['text of 32 bytes', 'string', 'x'.repeat(32), `d920${'78'.repeat(32)}`],
  ['text of 256 bytes', 'string', 'x'.repeat(256), `da0100${'78'.repeat(256)}`],
  ['true', 'bool', true, 'c3'],
  [
    'small numbers',
    { list: 'number' },
    [0, 127, 128, 256, 65536, 2 ** 32, -1, -32],
    '98 00 7f cc80 cd0100 ce00010000 cf0000000100000000 ff e0',
  ],
  ['-33', 'number', -33, 'd3ffffffffffffffdf'],
  ['2^53+1', 'number', 2n ** 53n + 1n, 'd30020000000000001'],
  ['2^63', 'number', 2n ** 63n, 'b339323233333732303336383534373735383038'],
  ['a half', 'number', 0.5, 'cb3fe0000000000000'],
  ['a tenth', 'number', 0.1, 'a3302e31'],
  [
    'digits beyond a float',
    'number',
    new ExactNumber('0.10000000000000000001'),
    'b6302e3130303030303030303030303030303030303031',
  ],
  [
    'an object, its attributes sorted',
    run,
    { enabled: false, hmacKey: 'k' },
    '82 a7656e61626c6564 c2 a8686d61635f6b6579 a16b',
  ],
  ['an object that lacks an attribute', run, { enabled: true }, '82 a7656e61626c6564 c3 a8686d61635f6b6579 c0'],
  ['a map', { map: 'bool' }, { b: true, a: undefined }, '82 a162 c3 a161 c0'],
  ['a tuple', { tuple: ['string', 'bool'] }, ['x', false], '92 a178 c2'],
  ['a list of 16', { list: 'bool' }, Array(16).fill(true), `dc0010${'c3'.repeat(16)}`],
  [
    'a value with its type',
    'dynamic',
    new DynamicValue(['list', 'string'], ['x']),
    `92 c411 ${Buffer.from('["list","string"]').toString('hex')} 91a178`,
  ],
  ['null with its type', 'dynamic', new DynamicValue('string', undefined), '92 c408 22737472696e6722 c0'],
  ['null of no type', 'dynamic', undefined, 'c0'],
])('writes %s', (_, type, value, bytes) => {
  expect(hex(type, value)).toBe(bytes.replace(/ /g, ''));
});

test.each<[string, WireType, string, Value]>([
  [
    'unknown in every form of extension',
    { list: 'string' },
    '98 d40000 d50c8001 d60c00000000 d70c0000000000000000 d80c00000000000000000000000000000000 c700 00 c7030c8101c2 c800020cffff',
    Array(8).fill(UNKNOWN),
  ],
  ['unknown in the longest form of extension', 'bool', 'c9000000010c00', UNKNOWN],
  ['text as binary', 'string', 'c40178', 'x'],
  [
    'integers of every width',
    { list: 'number' },
    '98 cc ff cd ffff ce ffffffff cf 0000000000000001 d0 80 d1 8000 d2 80000000 d3 ffffffffffffffff',
    [255, 65535, 4294967295, 1, -128, -32768, -2147483648, -1],
  ],
  ['a whole number sent as a float', 'number', 'cb4415af1d78b58c40', 10n ** 20n],
  ['a short float', 'number', 'ca3fc00000', 1.5],
  ['attributes in any order', run, '82 a8686d61635f6b6579 a16b a7656e61626c6564 c3', { enabled: true, hmacKey: 'k' }],
])('reads %s', (_, type, bytes, value) => {
  expect(fromHex(type, bytes)).toEqual(value);
});

test.each<[string, WireType, string, string]>([
  ['an attribute that the type lacks', run, '81 a178 c0', 'the type has no attribute "x"'],
  [
    'a number where text is wanted, and where',
    { object: [{ name: 'names', key: 'names', type: { list: 'string' } }] },
    '81 a56e616d6573 92 a178 01',
    'names[1]: expected a string',
  ],
  ['a list that ends too early', { list: 'bool' }, '92 c3', '[1]: the value ends too early'],
  ['a length without what it counts', 'string', 'dbffffffff', 'the value ends too early'],
  ['bytes after the value', 'bool', 'c3c3', 'bytes are left over after the value'],
  ['a tuple of another length', { tuple: ['bool'] }, '92c3c3', 'expected 1 elements'],
])('refuses to read %s', (_, type, bytes, message) => {
  expect(() => fromHex(type, bytes)).toThrow(message);
});

test.each<[string, WireType, Value, string]>([
  ['an attribute that the type lacks', run, { hmacKey: 'k', hmac_key: 'k' }, 'the type has no attribute "hmac_key"'],
  ['a value of another type, and where', run, { hmacKey: 7 }, 'hmac_key: expected a string'],
  ['a list where an object is wanted', run, [], 'expected an object'],
  ['what is not a number', 'number', NaN, 'not a number'],
  ['a value without its type where one is wanted', 'dynamic', 'x', 'expected a value that carries its type'],
])('refuses to write %s', (_, type, value, message) => {
  expect(() => encodeValue(type, value)).toThrow(message);
});

test('never shows the value in an error', () => {
  expect(() => encodeValue({ map: 'bool' }, { k: 's3cret' })).toThrow(/^k: expected a boolean$/);
});

test('writes text in composed form, and a lone surrogate as the replacement character', () => {
  expect(hex('string', 'cafe\u0301')).toBe('a5636166c3a9');
  expect(hex('string', 'a\ud800b')).toBe('a561efbfbd62');
  expect(hex({ map: 'bool' }, { é: true })).toBe('81a2c3a9c3');
});

test('keeps hostile keys of a map as keys', () => {
  const read = fromHex({ map: 'string' }, '82 a95f5f70726f746f5f5f a178 ab636f6e7374727563746f72 a179') as Record<
    string,
    Value
  >;
  expect(Object.keys(read)).toEqual(['__proto__', 'constructor']);
  expect(Object.getPrototypeOf(read)).toBeNull();
  expect(hex({ map: 'string' }, read)).toBe('82a95f5f70726f746f5f5fa178ab636f6e7374727563746f72a179');
});

test('transfers megabytes', () => {
  const value = { text: 'ä'.repeat(3_000_000), list: Array(70_000).fill('x') };
  const type: WireType = {
    object: [
      { name: 'text', key: 'text', type: 'string' },
      { name: 'list', key: 'list', type: { list: 'string' } },
    ],
  };
  const bytes = encodeValue(type, value);
  expect(bytes.length).toBeGreaterThan(6_000_000);
  expect(decodeValue(type, bytes)).toEqual(value);
});

test('grows its buffer at any place of a value', () => {
  const type: WireType = { list: 'string' };
  for (let length = 16_330; length < 16_400; length++) {
    const value = ['x'.repeat(length), ...Array(40).fill('y')];
    expect(decodeValue(type, encodeValue(type, value))).toEqual(value);
    // A buffer that grew for a huge value is released, so that each round begins with a small one.
    encodeValue('string', 'z'.repeat(1_100_000));
  }
});
