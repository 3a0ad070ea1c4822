import { DynamicValue, ExactNumber, UNKNOWN, Value } from '../../../src/definition/value';
import { decodeJson, encodeJson, parseExactJson } from '../../../src/plugin-protocol/wire/json-codec';
import { parseJson } from '../../../src/plugin-protocol/wire/parse-json';
import type { WireType } from '../../../src/plugin-protocol/wire/type';
import { fc, PROPERTY_RUNS } from '../../support/properties';
import { typedValues } from '../../support/wire-values';

const task: WireType = {
  object: [
    { name: 'hmac_key', key: 'hmacKey', type: 'string' },
    { name: 'count', key: 'count', type: 'number' },
    { name: 'on', key: 'on', type: 'bool' },
  ],
};

test('decodes every encoded value of every type unchanged', () => {
  fc.assert(
    fc.property(typedValues({ unknowns: false }), ({ type, value }) => {
      expect(decodeJson(type, encodeJson(type, value))).toEqual(value);
    }),
    { numRuns: PROPERTY_RUNS },
  );
});

test('writes valid JSON', () => {
  fc.assert(
    fc.property(typedValues({ unknowns: false }), ({ type, value }) => {
      expect(() => JSON.parse(encodeJson(type, value).toString())).not.toThrow();
    }),
    { numRuns: PROPERTY_RUNS },
  );
});

test('parses and refuses the same as JSON.parse', () => {
  const garbled = fc
    .tuple(
      fc.json(),
      fc.nat(),
      fc.constantFrom('', '"', '\\', '}', ']', ',', ':', '0', '-', '.', 'e', 'u', 'null', '\n', '\u0001', ' '),
    )
    .map(
      ([json, at, piece]) =>
        json.slice(0, at % (json.length + 1)) + piece + json.slice((at % (json.length + 1)) + (at % 2)),
    );
  fc.assert(
    fc.property(fc.oneof(fc.json(), garbled), (json) => {
      let expected: unknown;
      try {
        expected = JSON.parse(json);
      } catch {
        expect(() => parseJson(json, Number)).toThrow('not valid JSON');
        return;
      }
      expect(JSON.stringify(parseJson(json, Number))).toBe(JSON.stringify(expected));
    }),
    { numRuns: PROPERTY_RUNS },
  );
});

test('reads state of an older version: new attributes are absent, and removed ones are ignored', () => {
  expect(decodeJson(task, '{"hmac_key":"k","gone":{"x":[1]}}')).toEqual({
    hmacKey: 'k',
    count: undefined,
    on: undefined,
  });
});

test('reads a scalar in all spellings that Terraform accepts', () => {
  expect(decodeJson(task, '{"hmac_key":1.50,"count":"12","on":"true"}')).toEqual({
    hmacKey: '1.50',
    count: 12,
    on: true,
  });
  expect(decodeJson(task, '{"hmac_key":false,"count":"9007199254740993","on":"0"}')).toEqual({
    hmacKey: 'false',
    count: 9007199254740993n,
    on: false,
  });
});

test.each<[string, WireType, string, string]>([
  ['text that is no number', task, '{"count":"x"}', 'count: expected a decimal number'],
  ['a list where text is wanted', task, '{"hmac_key":[]}', 'hmac_key: expected a string'],
  ['text that is no bool', task, '{"on":"yes"}', 'on: expected true or false'],
  ['a tuple of another length', { tuple: ['bool'] }, '[]', 'expected 1 elements'],
  ['a value without the type it should carry', 'dynamic', '{"value":1}', 'expected a value that carries its type'],
  ['half a document', task, '{"hmac_key":', 'not valid JSON at character 13'],
])('refuses %s', (_, type, json, message) => {
  expect(() => decodeJson(type, json)).toThrow(message);
});

test('keeps the digits of numbers, with a type and without', () => {
  const json = '{"n":9007199254740993,"f":0.1000000000000000055511151231257827,"e":1e2}';
  expect(parseExactJson(json)).toEqual({
    n: 9007199254740993n,
    f: new ExactNumber('0.1000000000000000055511151231257827'),
    e: 100,
  });
});

test('reads what Terraform stored for a dynamic value', () => {
  expect(
    decodeJson(
      'dynamic',
      '{"value":{"x":1,"y":[true,null]},"type":["object",{"x":"number","y":["tuple",["bool","dynamic"]]}]}',
    ),
  ).toEqual(
    new DynamicValue(['object', { x: 'number', y: ['tuple', ['bool', 'dynamic']] }], { x: 1, y: [true, undefined] }),
  );
});

test('keeps hostile keys as keys', () => {
  const map = decodeJson({ map: 'string' }, '{"__proto__":"x","constructor":"y"}') as Record<string, Value>;
  expect(Object.keys(map)).toEqual(['__proto__', 'constructor']);
  expect(Object.keys(parseExactJson('{"__proto__":{"a":1}}') as object)).toEqual(['__proto__']);
});

test('reads a state of many megabytes', () => {
  const text = 'x"\\\u00e9'.repeat(1_500_000);
  expect(decodeJson(task, JSON.stringify({ hmac_key: text }))).toMatchObject({ hmacKey: text });
});

test('refuses to write unknown values', () => {
  expect(() => encodeJson(task, { hmacKey: UNKNOWN })).toThrow('hmac_key: an unknown value cannot be written as JSON');
});
