import { parseDocument } from '../../src/definition/kinds/document';
import { formatSeconds, isWholeDuration, parseDuration, showDuration } from '../../src/definition/kinds/duration';
import { compareNumbers, decimalKey, parseExact } from '../../src/definition/kinds/number';
import { parsePem } from '../../src/definition/kinds/pem';
import { ExactNumber } from '../../src/definition/value';
import { fc, PROPERTY_RUNS } from '../support/properties';

test.each([
  ['86400', 86400],
  ['24h', 86400],
  ['1h30m', 5400],
  ['30d', 2592000],
  ['1d2h3m4s', 93784],
  ['0', 0],
  ['0.1h', 360],
  ['250ms', 0.25],
  ['1s1ms', 1.001],
  ['1m1ms', 60.001],
  ['0.3s', 0.3],
  ['', undefined],
  ['1w', undefined],
  ['-1s', undefined],
  ['+1s', undefined],
  [' 1s', undefined],
  ['1m2h', undefined],
  ['1.s', undefined],
  ['.5s', undefined],
  ['1.5', undefined],
  ['1e3s', undefined],
  ['9'.repeat(17), undefined],
  ['1'.repeat(1000), undefined],
  ['١s', undefined],
])('reads the duration %p as %p seconds', (text, seconds) => {
  expect(parseDuration(text)).toBe(seconds);
});

it.each([
  ['36h', '1d12h'],
  ['129600', '1d12h'],
  ['90m', '1h30m'],
  ['1.5s', '1s500ms'],
  ['0', '0s'],
  ['0.0001s', '0.0001s'],
  ['30%', '30%'],
])('shows the duration %s as %s', (text, shown) => {
  expect(showDuration(text)).toBe(shown);
});

test.each([
  ['1h', true],
  ['90', true],
  ['1h30m5s', true],
  ['1.5h', false],
  ['250ms', false],
  ['', false],
  ['h', false],
  ['9'.repeat(17), false],
])('decides whether %p is a whole duration: %p', (text, whole) => {
  expect(isWholeDuration(text)).toBe(whole);
});

test.each([
  [86400, '86400'],
  [0, '0'],
  [1.5, '1.5s'],
  [Number.MAX_SAFE_INTEGER, '9007199254740991'],
])('writes %p seconds as %p', (seconds, text) => {
  expect(formatSeconds(seconds)).toBe(text);
  expect(parseDuration(text)).toBe(seconds);
});

describe('numbers', () => {
  test('are compared exactly in any representation', () => {
    const scaled = fc.tuple(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), fc.integer({ min: -20, max: 20 }));
    fc.assert(
      fc.property(scaled, scaled, ([a, shiftA], [b, shiftB]) => {
        const [left, right] = [a * 10n ** BigInt(shiftA + 20), b * 10n ** BigInt(shiftB + 20)];
        expect(compareNumbers(new ExactNumber(`${a}e${shiftA}`), new ExactNumber(`${b}e${shiftB}`))).toBe(
          left < right ? -1 : left > right ? 1 : 0,
        );
        expect(Math.sign(compareNumbers(a, new ExactNumber(`${b}.0`)))).toBe(a < b ? -1 : a > b ? 1 : 0);
      }),
      { numRuns: PROPERTY_RUNS },
    );
  });

  test('with huge exponents are compared without expanding them', () => {
    expect(compareNumbers(new ExactNumber('1e999999999'), new ExactNumber('9e999999998'))).toBe(1);
    expect(compareNumbers(new ExactNumber('-1e999999999'), 0)).toBe(-1);
  });

  test('beyond all limits are infinite', () => {
    expect(compareNumbers(Infinity, 10n ** 400n)).toBe(1);
    expect(compareNumbers(-Infinity, new ExactNumber('-1e400'))).toBe(-1);
    expect(decimalKey(Infinity)).not.toBe(decimalKey(-Infinity));
  });

  test.each([
    ['5', 5],
    ['-0.5', -0.5],
    ['9007199254740993', 9007199254740993n],
    ['1e3', 1000],
    ['0.10000000000000000001', new ExactNumber('0.10000000000000000001')],
    ['1e400', new ExactNumber('1e400')],
    ['1E-400', new ExactNumber('1E-400')],
    ['100000000000000000000000', 100000000000000000000000n],
  ])('given as the text %p are stored as %p', (text, value) => {
    expect(parseExact(text)).toEqual(value);
  });

  test('are refused if the text is not a number', () => {
    expect(() => compareNumbers(new ExactNumber('0x10'), 16n)).toThrow('not a number: 0x10');
  });
});

describe('documents', () => {
  test.each([
    ['{"a": [1, 2.5, "x", null, true]}', { a: [1, 2.5, 'x', null, true] }],
    [
      '{"id": 12345678901234567890, "n12345678901234567890": "n1"}',
      { id: 12345678901234567890n, n12345678901234567890: 'n1' },
    ],
    ['["\\"1", "\\\\", 0.1234567890123456789]', ['"1', '\\', new ExactNumber('0.1234567890123456789')]],
    [
      'a: 12345678901234567890\nb: 0x1F\nc: 0o17\nd: 010\ne: +5\n',
      { a: 12345678901234567890n, b: 31, c: 15, d: 10, e: 5 },
    ],
    ['a: yes\nb: "5"\nc: ~\nd: 2030-01-01\n', { a: 'yes', b: '5', c: null, d: '2030-01-01' }],
    ['base: &b\n  x: 1\nmore:\n  <<: *b\n  y: 2\n', { base: { x: 1 }, more: { x: 1, y: 2 } }],
    ['# nothing\n', null],
  ])('are read: %p', (text, value) => {
    expect(parseDocument(text)).toEqual({ value });
  });

  test('treat a hostile key like any other key', () => {
    for (const text of ['{"__proto__": {"polluted": 12345678901234567890}}', '__proto__:\n  polluted: 1\n']) {
      const { value } = parseDocument(text) as { value: object };
      expect(Object.keys(value)).toEqual(['__proto__']);
      expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
    }
  });

  test('are refused if their aliases multiply', () => {
    const bomb = [
      'a: &a [x, x, x, x, x, x, x, x, x, x]',
      ...'bcdefghi'
        .split('')
        .map((name, index) => `${name}: &${name} [${Array(10).fill(`*${'abcdefghi'[index]}`).join(', ')}]`),
    ].join('\n');
    expect(parseDocument(bomb)).toEqual({ error: 'Excessive alias count indicates a resource exhaustion attack' });
  });
});

test('in PEM are read block by block, with headers separate from the data', () => {
  const text =
    'x\n-----BEGIN RSA PRIVATE KEY-----\nProc-Type: 4,ENCRYPTED\nDEK-Info: AES-128-CBC,00\n\nMAA=\n-----END RSA PRIVATE KEY-----\ny\n-----BEGIN CERTIFICATE-----\nMAA=\n-----END CERTIFICATE-----';
  expect(parsePem(text)).toEqual({
    blocks: [
      {
        label: 'RSA PRIVATE KEY',
        headers: ['Proc-Type: 4,ENCRYPTED', 'DEK-Info: AES-128-CBC,00'],
        der: Buffer.from([0x30, 0]),
      },
      { label: 'CERTIFICATE', headers: [], der: Buffer.from([0x30, 0]) },
    ],
  });
});
