import { ExactNumber } from '../../../src/definition/value';
import { fromFloat, numberText, parseNumber } from '../../../src/plugin-protocol/wire/number';
import { fc, PROPERTY_RUNS } from '../../support/properties';
import { numbers } from '../../support/wire-values';

test.each([
  ['0', 0],
  ['-0', 0],
  ['0.000', 0],
  ['12', 12],
  ['-12', -12],
  ['1e3', 1000],
  ['1.5e3', 1500],
  ['0.5', 0.5],
  ['0.1', 0.1],
  ['1.50', 1.5],
  ['.5', 0.5],
  ['5.', 5],
  ['9007199254740991', 9007199254740991],
  ['9007199254740992', 9007199254740992n],
  ['9007199254740993', 9007199254740993n],
  ['-9223372036854775809', -9223372036854775809n],
  ['1e30', 10n ** 30n],
  ['0.30000000000000004', 0.30000000000000004],
  ['1e-7', 1e-7],
  ['5e-324', 5e-324],
])('reads %s exactly', (text, value) => {
  expect(parseNumber(text)).toStrictEqual(value);
});

test.each([
  ['0.1000000000000000055511151231257827', '0.1000000000000000055511151231257827'],
  ['0.10000000000000000010', '0.1000000000000000001'],
  ['-00.1000000000000000001', '-0.1000000000000000001'],
  ['1e-400', `0.${'0'.repeat(399)}1`],
  ['9007199254740993.5', '9007199254740993.5'],
])('keeps %s as the text %s, which no float is', (text, kept) => {
  expect(parseNumber(text)).toStrictEqual(new ExactNumber(kept));
});

test('does not expand the zeros of an enormous number', () => {
  expect(parseNumber('1e999999999')).toStrictEqual(new ExactNumber('1e999999999'));
});

test.each(['', '-', '.', 'x', '1x', '0x10', '1e', 'NaN', 'Infinity', ' 1', '1,5'])('refuses %j', (text) => {
  expect(() => parseNumber(text)).toThrow('expected a decimal number');
});

test('reads a float that is a whole number as one, and a fraction by all its digits', () => {
  expect(fromFloat(2 ** 60)).toBe(2n ** 60n);
  expect(fromFloat(-0)).toBe(0);
  expect(fromFloat(0.5)).toBe(0.5);
  expect(fromFloat(0.1)).toStrictEqual(new ExactNumber('0.1000000000000000055511151231257827021181583404541015625'));
  expect(fromFloat(2 ** -60)).toStrictEqual(
    new ExactNumber('0.000000000000000000867361737988403547205962240695953369140625'),
  );
});

test('converts every number to an equivalent text', () => {
  fc.assert(
    fc.property(numbers, (number) => {
      expect(parseNumber(numberText(number as number))).toStrictEqual(number);
    }),
    { numRuns: PROPERTY_RUNS },
  );
});

test('refuses to write a text that is not a number', () => {
  expect(() => numberText(NaN)).toThrow('a number must be finite');
  expect(() => numberText(-Infinity)).toThrow('a number must be finite');
});
