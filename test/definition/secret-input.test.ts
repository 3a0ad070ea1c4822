import { secretInput, statelessName, writeOnlyInput } from '../../src/definition/secret-input';

const words = { doc: 'A secret.', absent: 'there is none' };
const attributes = {
  name: { type: 'string', use: 'required', doc: 'A name.' },
  ...secretInput('hmacKey', words),
  ...writeOnlyInput('parameters', words),
} as const;

test('gives a secret input without state one form and its version, under the short names', () => {
  expect(Object.keys(attributes).map((name) => [name, statelessName(attributes, name)])).toEqual([
    ['name', 'name'],
    ['hmacKey', undefined],
    ['hmacKeyWo', 'hmacKey'],
    ['hmacKeyWoVersion', 'hmacKeyVersion'],
    ['parametersWo', 'secretParameters'],
    ['parametersWoVersion', 'secretParametersVersion'],
  ]);
});

test('does not treat an attribute with a similar name as a secret', () => {
  const plain = { cargoWo: { type: 'string', use: 'required', doc: 'A cargo.' } } as const;
  expect(statelessName(plain, 'cargoWo')).toBe('cargoWo');
  expect(statelessName(plain, 'cargoWoVersion')).toBe('cargoWoVersion');
});
