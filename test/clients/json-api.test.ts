import { readBoolean, readInteger, readString } from '../../src/clients/json-api';

test.each([
  [1, 1],
  ['1', 1],
  ['604800.0', 604800],
  [604800.0, 604800],
  ['-3', -3],
  ['1.5', undefined],
  [1.5, undefined],
  ['', undefined],
  [null, undefined],
  ['9007199254740993', undefined],
  ['0x10', undefined],
  [true, undefined],
])('readInteger reads %j as %j', (value, wanted) => {
  expect(readInteger(value)).toBe(wanted);
});

test.each([
  [true, true],
  ['true', true],
  ['false', false],
  [false, false],
  ['yes', undefined],
  [1, undefined],
  [null, undefined],
])('readBoolean reads %j as %j', (value, wanted) => {
  expect(readBoolean(value)).toBe(wanted);
});

test.each([
  ['a', 'a'],
  ['', ''],
  [5, '5'],
  [true, 'true'],
  [null, undefined],
  [{}, undefined],
  [undefined, undefined],
])('readString reads %j as %j', (value, wanted) => {
  expect(readString(value)).toBe(wanted);
});
