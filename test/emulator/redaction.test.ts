import type { Attributes } from '../../src/definition/attribute';
import { flatAttributes } from '../../src/definition/flatten';
import { snakeCase } from '../../src/definition/names';
import { fingerprint, isSame, redactDocument, redactHeaders, redactText } from '../../src/emulator/journal/redaction';
import * as registry from '../../src/handlers';

const FINGERPRINT = /^redacted:[0-9a-f]{16}$/;

/** The names of sensitive arguments, with members: a service has the same or a similar name for the field. */
function sensitiveNames(attributes: Attributes): string[] {
  return Object.entries(flatAttributes(attributes)).flatMap(([name, attribute]) => [
    // The members of an object are the fields, which have any names.
    ...(attribute.sensitive && attribute.use !== 'computed' && attribute.type !== 'dynamic'
      ? [snakeCase(name).replace(/_wo$/, '')]
      : []),
    ...('attributes' in attribute ? sensitiveNames(attribute.attributes) : []),
  ]);
}

const all = [
  ...Object.values(registry.resources),
  ...Object.values(registry.ephemeralResources),
  ...Object.values(registry.actions),
].map(({ definition }) => definition());
// The parameters of a plugin are fields of the body themselves, with names that only the plugin knows.
// An address is the field `url`, which other objects have in plain sight.
const names = [...new Set(all.flatMap(({ attributes }) => sensitiveNames(attributes)))]
  .filter((name) => !['parameters', 'url', 'sensitive_url'].includes(name))
  .sort();

test('the definitions have sensitive arguments', () => {
  expect(names.length).toBeGreaterThan(5);
});

test.each(names)('a field that is named as the sensitive argument %s is never kept', (name) => {
  for (const field of [name, name.replaceAll('_', '-')]) {
    expect(JSON.stringify(redactDocument({ [field]: ['canary', { a: 'canary' }] }))).not.toContain('canary');
  }
});

test.each([
  ['postgresql://app:canary@db/app', 'postgresql://app:*@db/app'],
  ['app:canary:and@tcp(db)/', 'app:*@tcp(db)/'],
  ['https://{{username}}:{{password}}@db', 'https://{{username}}:{{password}}@db'],
  ["ALTER USER x PASSWORD 'canary'", "ALTER USER x PASSWORD '*'"],
  ["ALTER USER x PASSWORD '{{password}}'", "ALTER USER x PASSWORD '{{password}}'"],
  ['host=db password=canary user=x', 'host=db password=* user=x'],
  ['a -----BEGIN EC PRIVATE KEY-----\ncanary\n-----END EC PRIVATE KEY----- b', 'a * b'],
  ['-----BEGIN PRIVATE KEY-----\ncanary', '*'],
  ['x eyJcanary.eyJcanary.canary y', 'x * y'],
  ['hvs.canarycanarycanarycanary', '*'],
  ['/v1/x/s.canarycanarycanary12', '/v1/x/*'],
  ['abc.atlasv1.canary', '*'],
  ['https://app.terraform.io/api', 'https://app.terraform.io/api'],
  ['team@example.com', 'team@example.com'],
])('of %j, only the secret is redacted', (text, expected) => {
  const redacted = redactText(text);
  expect(redacted.replace(/redacted:[0-9a-f]{16}/g, '*')).toBe(expected);
  expect([isSame(text, redacted), isSame(text.replaceAll('canary', 'other'), redacted)]).toEqual([
    true,
    !text.includes('canary'),
  ]);
});

test('tokens in headers are redacted, the scheme and other headers are not', () => {
  const redacted = redactHeaders({
    'authorization': 'Bearer canary',
    'x-vault-token': 'canary',
    'x-api-key': 'canary',
    'set-cookie': ['a=canary', 'b=canary'],
    'x-vault-wrap-ttl': '60',
    'x-forwarded-for': 'a',
  });
  expect(redacted).toEqual({
    'authorization': expect.stringMatching(/^Bearer redacted:/),
    'x-vault-token': expect.stringMatching(FINGERPRINT),
    'x-api-key': redacted['x-vault-token'],
    'set-cookie': [expect.stringMatching(FINGERPRINT), expect.stringMatching(FINGERPRINT)],
    'x-vault-wrap-ttl': '60',
    'x-forwarded-for': 'a',
  });
});

test('numbers are redacted, too; templates, empty texts and names are not', () => {
  const document = {
    password: 1234,
    token: '',
    secret: '{{password}}',
    token_policies: ['a'],
    password_policy: 'p',
    public_key: 'k',
  };
  expect(redactDocument(document)).toEqual({ ...document, password: fingerprint('1234') });
});

test('a document may be nested as deep as it likes', () => {
  const deep = JSON.parse(`${'['.repeat(5000)}"canary"${']'.repeat(5000)}`) as unknown;
  expect(JSON.stringify(redactDocument(deep))).toContain('redacted:nested');
});
