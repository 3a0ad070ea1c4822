import type { Attributes } from '../../src/definition/attribute';
import { secretInput, writeOnlyInput } from '../../src/definition/secret-input';
import { UNKNOWN } from '../../src/definition/value';
import { redact } from '../../src/plan/known-secrets';
import { registerSensitive } from '../../src/plan/sensitive-values';

const words = { doc: 'A secret.', absent: 'there is none' };
const attributes: Attributes = {
  name: { type: 'string', use: 'required', doc: 'The name.' },
  ...secretInput('password', words),
  ...writeOnlyInput('settings', { ...words, shape: 'map' }),
  credential: {
    type: 'object',
    use: 'optional',
    doc: 'A credential.',
    absent: 'none',
    attributes: secretInput('key', words),
  },
  logins: { type: 'objects', use: 'optional', doc: 'Logins.', absent: 'none', attributes: secretInput('code', words) },
};

test('redacts every text under a sensitive attribute', () => {
  registerSensitive(
    attributes,
    {
      name: 'orders-name',
      password: 'canary-one',
      passwordWo: UNKNOWN,
      settingsWo: { any_name: 'canary-two' },
      credential: { keyWo: 'canary-three' },
      logins: [{ code: 'canary-four' }],
    },
    undefined,
  );
  expect(redact('orders-name canary-one canary-two canary-three canary-four')).toBe(
    'orders-name (sensitive) (sensitive) (sensitive) (sensitive)',
  );
});
