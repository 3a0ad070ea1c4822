import { isDeepStrictEqual } from 'util';
import { stringify } from 'yaml';
import type { Attribute, ScalarKind } from '../../src/definition/attribute';
import { equalValue, normalizedKey } from '../../src/definition/equal';
import { DynamicValue, ExactNumber, UNKNOWN, type Value } from '../../src/definition/value';
import { fc, PROPERTY_RUNS } from '../support/properties';

const scalar = (type: ScalarKind, emptyIsAbsent?: true): Attribute => ({
  type,
  use: 'optional',
  doc: 'A thing.',
  absent: 'none',
  emptyIsAbsent,
});
const list = (type: 'list' | 'set' | 'map', element: ScalarKind = 'string', emptyIsAbsent?: true): Attribute => ({
  type,
  element,
  use: 'optional',
  doc: 'Things.',
  absent: 'none',
  emptyIsAbsent,
});
const CERTIFICATE =
  '-----BEGIN CERTIFICATE-----\nMAABAgMEBQYHCAkKCwwNDg8QERITFBUWFxgZGhscHR4f\nICEi\n-----END CERTIFICATE-----\n';

const object: Attribute = {
  type: 'object',
  use: 'optional',
  doc: 'A thing.',
  absent: 'none',
  attributes: {
    ttl: { type: 'duration', use: 'optional', doc: 'Time.', absent: 'none' },
    note: { type: 'string', use: 'optional', doc: 'A note.', absent: 'none', emptyIsAbsent: true },
    names: { type: 'set', element: 'string', use: 'optional', doc: 'Names.', absent: 'none' },
    rotation: {
      use: 'optional',
      doc: 'When.',
      construct: 'R',
      choice: {
        every: { period: { type: 'duration', use: 'required', doc: 'How often.' } },
        at: { schedule: { type: 'string', use: 'required', doc: 'When.' } },
      },
    },
  },
};
const objects: Attribute = { ...object, type: 'objects' } as Attribute;
const choice: Attribute = {
  use: 'optional',
  doc: 'When.',
  construct: 'R',
  choice: {
    every: { period: { type: 'duration', use: 'required', doc: 'How often.' } },
    at: { schedule: { type: 'string', use: 'required', doc: 'When.' } },
  },
};

const networks: Attribute = { ...list('set'), compare: 'network' } as Attribute;

const equal: readonly (readonly [words: string, attribute: Attribute, a: Value, b: Value])[] = [
  ['absent values', scalar('string'), undefined, undefined],
  ['an address and the network of it alone', networks, ['10.0.0.1', 'fd00::1/128'], ['FD00:0::1', '10.0.0.1/32']],
  ['a network with and without host bits', networks, ['10.1.2.3/8'], ['10.0.0.0/8']],
  ['strings in both normal forms', scalar('string'), 'caf\u00e9', 'cafe\u0301'],
  ['numbers in different representations', scalar('number'), 5, 5n],
  ['numbers written differently', scalar('number'), 0.1, new ExactNumber('1.00e-1')],
  ['whole numbers beyond 2^53', scalar('number'), 2 ** 60, 2n ** 60n],
  ['negative zero', scalar('number'), -0, new ExactNumber('0.0')],
  ['durations', scalar('duration'), '24h', '86400'],
  ['durations with fractions', scalar('duration'), '1.5h', '5400000ms'],
  ['documents in JSON and YAML', scalar('document'), '{"a": [1, true], "b": null}', 'b:\na:\n- 1.0\n- true\n'],
  ['documents with a key that would merge', scalar('document'), '{"<<": {"a": 1}}', '"<<": {a: 1}'],
  ['PEM with other line endings', scalar('pem'), CERTIFICATE, `\n${CERTIFICATE.replace(/\n/g, '\r\n')}`],
  ['PEM with a comment', scalar('pem'), CERTIFICATE, `subject=x\n${CERTIFICATE}`],
  ['times', scalar('time'), '2030-01-01T00:00:00Z', '2030-01-01T01:00:00.000+01:00'],
  ['sets in any order, with duplicates', list('set'), ['a', 'b', 'a'], ['b', 'a']],
  ['sets of durations', list('set', 'duration'), ['1h', '60m', '5s'], ['5', '3600']],
  ['maps', list('map'), { a: 'x', b: 'y' }, { b: 'y', a: 'x' }],
  [
    'maps with keys in both normal forms',
    list('map'),
    Object.fromEntries([['\u00e9', 'x']]),
    Object.fromEntries([['e\u0301', 'x']]),
  ],
  [
    'maps with hostile keys',
    list('map'),
    JSON.parse('{"__proto__": "a"}') as Value,
    Object.assign(Object.create(null), JSON.parse('{"__proto__": "a"}')) as Value,
  ],
  [
    'objects by member',
    object,
    { ttl: '1h', note: '', names: ['a', 'b'] },
    { ttl: '3600', names: ['b', 'a'], note: undefined },
  ],
  ['objects with a choice, flat', object, { period: '1h' }, { period: '60m' }],
  [
    'objects with a choice, gathered',
    object,
    { rotation: { kind: 'every', period: '1h' } },
    { rotation: { kind: 'every', period: '60m' } },
  ],
  ['lists of objects', objects, [{ ttl: '1h' }, {}], [{ ttl: '60m' }, { note: '' }]],
  ['choices', choice, { kind: 'every', period: '1h' }, { kind: 'every', period: '60m' }],
  ['empty text and absence', scalar('string', true), '', undefined],
  ['false and absence', scalar('bool', true), false, undefined],
  ['zero and absence', scalar('number', true), new ExactNumber('0.0'), undefined],
  ['a zero duration and absence', scalar('duration', true), '0s', undefined],
  ['an empty document and absence', scalar('document', true), ' \n', undefined],
  ['an empty PEM text and absence', scalar('pem', true), '', undefined],
  ['an empty list and absence', list('list', 'string', true), [], undefined],
  ['an empty set and absence', list('set', 'string', true), [], undefined],
  ['an empty map and absence', list('map', 'string', true), {}, undefined],
  ['an empty object and absence', { ...object, emptyIsAbsent: true } as Attribute, { note: '' }, undefined],
  ['two unknown values', scalar('string'), UNKNOWN, UNKNOWN],
];

const different: typeof equal = [
  ['networks of another length', networks, ['10.0.0.0/8'], ['10.0.0.0/9']],
  ['IPv4 and IPv6', networks, ['0.0.0.0/0'], ['::/0']],
  ['texts that are no networks', networks, ['10.0.0'], ['10.0.1']],
  ['strings', scalar('string'), 'a', 'A'],
  ['strings with white space', scalar('string'), 'a', 'a '],
  ['an empty string and absence', scalar('string'), '', undefined],
  ['false and absence', scalar('bool'), false, undefined],
  ['zero and absence', scalar('int'), 0, undefined],
  ['an empty list and absence', list('list'), [], undefined],
  ['a string that looks like a number', scalar('string'), '5', 5],
  ['close numbers', scalar('number'), new ExactNumber('0.1000000000000000055511151231257827'), 0.1],
  ['adjacent integers beyond 2^53', scalar('number'), 2n ** 53n, 2n ** 53n + 1n],
  ['durations', scalar('duration'), '24h', '86401'],
  ['invalid durations', scalar('duration'), '1 h', '1h'],
  ['zero and absence, if they are distinguished', scalar('duration'), '0', undefined],
  ['documents in list order', scalar('document'), '[1, 2]', '[2, 1]'],
  ['documents with a string in place of a number', scalar('document'), '{"a": 1}', '{"a": "1"}'],
  ['documents with a null member', scalar('document'), '{"a": null}', '{}'],
  ['documents with big numbers', scalar('document'), '{"a": 9007199254740993}', '{"a": 9007199254740992}'],
  ['documents with big numbers, in YAML', scalar('document'), 'a: 9007199254740993', '{"a": 9007199254740992}'],
  ['documents with long decimals, in YAML', scalar('document'), 'a: 0.10000000000000000001', '{"a": 0.1}'],
  [
    'documents with a text in place of a number, where both are exact',
    scalar('document'),
    '["n9007199254740993"]',
    '[9007199254740993]',
  ],
  ['invalid documents', scalar('document'), '{', '{ '],
  ['PEM of another label', scalar('pem'), CERTIFICATE, CERTIFICATE.replace(/CERTIFICATE/g, 'X509 CRL')],
  ['PEM with an additional block', scalar('pem'), CERTIFICATE, CERTIFICATE + CERTIFICATE],
  ['times', scalar('time'), '2030-01-01T00:00:00Z', '2030-01-01T00:00:00.5Z'],
  ['lists in another order', list('list'), ['a', 'b'], ['b', 'a']],
  ['lists with a duplicate', list('list'), ['a', 'a'], ['a']],
  ['lists cut differently', list('list'), ['a,b'], ['a', 'b']],
  ['sets', list('set'), ['a', 'b'], ['a', 'c']],
  ['sets cut differently', list('set'), ['a","b'], ['a', 'b']],
  ['maps with an additional key', list('map'), { a: 'x' }, { a: 'x', b: 'y' }],
  ['maps with a hostile key', list('map'), JSON.parse('{"__proto__": "a"}') as Value, {}],
  ['maps with keys and values exchanged', list('map'), { a: 'b' }, { b: 'a' }],
  ['objects', object, { ttl: '1h' }, { ttl: '2h' }],
  ['lists of objects in another order', objects, [{ ttl: '1h' }, { ttl: '2h' }], [{ ttl: '2h' }, { ttl: '1h' }]],
  ['choices of another kind', choice, { kind: 'every', period: '1h' }, { kind: 'at', schedule: '1h' }],
  ['an unknown value and a known one', scalar('string'), UNKNOWN, 'unknown'],
];

test.each(equal)('treats %s as equal', (_, attribute, a: Value, b: Value) => {
  expect([equalValue(attribute, a, b), equalValue(attribute, b, a)]).toEqual([true, true]);
});

test.each(different)('treats %s as different', (_, attribute, a, b) => {
  expect([equalValue(attribute, a, b), equalValue(attribute, b, a)]).toEqual([false, false]);
});

describe('equality of random values', () => {
  const always = <Cases>(property: fc.IProperty<Cases>) => fc.assert(property, { numRuns: PROPERTY_RUNS });
  const spelledInUnits = (seconds: number, cuts: readonly boolean[]) => {
    let rest = seconds;
    const spelled = (
      [
        ['d', 86_400],
        ['h', 3_600],
        ['m', 60],
        ['s', 1],
      ] as const
    ).map(([unit, size], index) => {
      if (unit !== 's' && !cuts[index]) return '';
      const count = Math.floor(rest / size);
      rest -= count * size;
      return `${count}${unit}`;
    });
    return spelled.join('');
  };

  test('holds for spellings of one duration only', () => {
    const seconds = fc.integer({ min: 0, max: 10_000_000 });
    always(
      fc.property(
        seconds,
        seconds,
        fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }),
        fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }),
        (a, b, cutsA, cutsB) => {
          expect(equalValue(scalar('duration'), spelledInUnits(a, cutsA), spelledInUnits(a, cutsB))).toBe(true);
          expect(equalValue(scalar('duration'), spelledInUnits(a, cutsA), `${a}`)).toBe(true);
          expect(equalValue(scalar('duration'), spelledInUnits(a, cutsA), spelledInUnits(b, cutsB))).toBe(a === b);
        },
      ),
    );
  });

  test('is exact for decimals of a duration', () => {
    always(
      fc.property(fc.integer({ min: 0, max: 1e9 }), fc.integer({ min: 0, max: 1e9 }), (a, b) => {
        expect(
          equalValue(scalar('duration'), `${a}ms`, `${Math.floor(a / 1000)}.${String(a % 1000).padStart(3, '0')}s`),
        ).toBe(true);
        expect(
          equalValue(scalar('duration'), `${a}ms`, `${Math.floor(b / 1000)}.${String(b % 1000).padStart(3, '0')}0s`),
        ).toBe(a === b);
      }),
    );
  });

  test('holds for spellings of one number only', () => {
    const decimal = fc.tuple(fc.bigInt({ min: -(10n ** 25n), max: 10n ** 25n }), fc.integer({ min: -30, max: 30 }));
    const spell = (digits: bigint, exponent: number, shift: number) =>
      new ExactNumber(`${digits}${'0'.repeat(shift)}e${exponent - shift}`);
    always(
      fc.property(decimal, decimal, fc.nat(20), ([digits, exponent], [otherDigits, otherExponent], shift) => {
        const value = spell(digits, exponent, 0);
        expect(equalValue(scalar('number'), value, spell(digits, exponent, shift))).toBe(true);
        const scaled = (d: bigint, e: number) => d * 10n ** BigInt(e + 30);
        expect(equalValue(scalar('number'), value, spell(otherDigits, otherExponent, shift))).toBe(
          scaled(digits, exponent) === scaled(otherDigits, otherExponent),
        );
        expect(equalValue(scalar('number'), value, spell(digits + 1n, exponent, shift))).toBe(false);
      }),
    );
  });

  test('holds for a JavaScript number and its text', () => {
    always(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (number) => {
        const text = Number.isInteger(number) ? BigInt(number).toString() : String(number);
        expect(equalValue(scalar('number'), number, new ExactNumber(text))).toBe(true);
      }),
    );
  });

  test('holds for spellings of one document only', () => {
    const reversed = (value: unknown): unknown =>
      Array.isArray(value)
        ? value.map(reversed)
        : value !== null && typeof value === 'object'
          ? Object.fromEntries(
              Object.entries(value)
                .reverse()
                .map(([key, member]) => [key, reversed(member)]),
            )
          : value;
    const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
    // In YAML, an unquoted `<<` key merges. The library that writes YAML here does not quote it.
    const document = fc.jsonValue().filter((value) => !JSON.stringify(value).includes('"<<"'));
    always(
      fc.property(document, document, fc.nat(3), (a, b, indent) => {
        expect(equalValue(scalar('document'), JSON.stringify(a), JSON.stringify(reversed(a), null, indent))).toBe(true);
        expect(equalValue(scalar('document'), JSON.stringify(a), stringify(reversed(a)))).toBe(true);
        expect(equalValue(scalar('document'), JSON.stringify(a), JSON.stringify(b))).toBe(
          isDeepStrictEqual(throughJson(a), throughJson(b)),
        );
      }),
    );
  });

  test('holds for PEM with any line breaks', () => {
    const der = fc.uint8Array({ minLength: 1, maxLength: 100 });
    const write = (bytes: Uint8Array, width: number, end: string) =>
      `-----BEGIN CERTIFICATE-----${end}${Buffer.from(bytes)
        .toString('base64')
        .replace(new RegExp(`.{1,${width}}`, 'g'), `$&${end}`)}-----END CERTIFICATE-----`;
    always(
      fc.property(
        der,
        der,
        fc.integer({ min: 1, max: 80 }),
        fc.constantFrom('\n', '\r\n', ' \n', '\n\n', '\n\t'),
        (a, b, width, end) => {
          expect(equalValue(scalar('pem'), write(a, 64, '\n'), write(a, width, end))).toBe(true);
          expect(equalValue(scalar('pem'), write(a, 64, '\n'), write(b, width, end))).toBe(Buffer.compare(a, b) === 0);
        },
      ),
    );
  });

  test('holds for sets in any order and with duplicates, but not with another element', () => {
    const elements = fc.uniqueArray(fc.string(), { minLength: 1, selector: (text) => text.normalize('NFC') });
    const spellings = elements.chain((set) =>
      fc.tuple(fc.constant(set), fc.shuffledSubarray(set, { minLength: set.length }), fc.subarray(set)),
    );
    always(
      fc.property(spellings, fc.string(), ([set, shuffled, again], other) => {
        expect(equalValue(list('set'), set, [...shuffled, ...again])).toBe(true);
        expect(equalValue(list('set'), set, [...shuffled, other])).toBe(
          set.some((text) => text.normalize('NFC') === other.normalize('NFC')),
        );
        expect(equalValue(list('set'), set, set.slice(1))).toBe(false);
      }),
    );
  });

  test('is never caused by keys of values of different types', () => {
    const value: fc.Arbitrary<Value> = fc.letrec<{ value: Value }>((tie) => ({
      value: fc.oneof(
        { depthSize: 'small' },
        fc.string(),
        fc.boolean(),
        fc.double({ noNaN: true }),
        fc.bigInt(),
        fc.constant(undefined),
        fc.constant(UNKNOWN),
        fc.constantFrom('absent', 'unknown', 'true', '0', '1e0', '[]', '{}'),
        fc.array(tie('value'), { maxLength: 3 }),
        fc.dictionary(fc.oneof(fc.string(), fc.constant('__proto__')), tie('value'), { maxKeys: 3 }),
        tie('value').map((inner) => new DynamicValue('string', inner)),
      ),
    })).value;
    always(
      fc.property(value, value, (a, b) => {
        expect(normalizedKey(a) === normalizedKey(b)).toBe(same(a, b));
        expect(same(a, a)).toBe(true);
      }),
    );
  });
});

/** Compares member by member, without keys. */
function same(a: Value, b: Value): boolean {
  if (typeof a === 'string' && typeof b === 'string') return a.normalize('NFC') === b.normalize('NFC');
  const isNumeric = (value: unknown): value is number | bigint =>
    typeof value === 'number' || typeof value === 'bigint';
  if (isNumeric(a) && isNumeric(b)) return a == b;
  if (a instanceof DynamicValue || b instanceof DynamicValue) {
    return a instanceof DynamicValue && b instanceof DynamicValue && same(a.value, b.value);
  }
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((element: Value, index) => same(element, b[index] as Value));
  }
  if (typeof a !== 'object' || typeof b !== 'object') return a === b;
  const members = (value: object) =>
    new Map(
      Object.entries(value as Record<string, Value>)
        .filter(([, member]) => member !== undefined)
        .map(([key, member]) => [key.normalize('NFC'), member] as const),
    );
  const [left, right] = [members(a), members(b)];
  return left.size === right.size && [...left].every(([key, member]) => right.has(key) && same(member, right.get(key)));
}
