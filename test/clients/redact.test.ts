import { PlatformClient } from '../../src/clients/platform';
import { redactValues, secretsIn, withoutSecrets } from '../../src/clients/redact';
import { SecretsClient } from '../../src/clients/secrets';
import { fc } from '../support/properties';
import { QUICK, startService, TOKEN } from './service';

const CANARY = 'canary/"quoted" value+1';

test.each([
  'hmac-key',
  'hmac_key',
  'password',
  'root_password',
  'private_key',
  'ca_private_key',
  'service_account_jwt',
  'service_account_token',
  'client_secret',
  'token',
  'key',
  'keys',
  'keys_base64',
  'credentials',
  'connection_url',
  'rsa_private_key',
  'tls_certificate_key',
  'upload',
  'location',
])('redaction treats a field named %s as secret at any depth', (name) => {
  const body = { data: [{ attributes: { [name]: CANARY, nested: { [name]: { some: [CANARY] } } } }] };
  expect(JSON.stringify(withoutSecrets(body))).not.toContain('canary');
  expect(secretsIn(body)).toEqual([CANARY, CANARY]);
});

test.each([
  'name',
  'url',
  'token_id_prefix',
  'key_type',
  'key_bits',
  'token_max_ttl',
  'credential_type',
  'monkey',
  'description',
])('redaction does not treat a field named %s as secret', (name) => {
  expect(withoutSecrets({ [name]: 'plain' })).toEqual({ [name]: 'plain' });
});

test('redaction finds a value anywhere in a text, in every encoding', () => {
  const redact = redactValues([CANARY, 'canary', 'abc']);
  for (const text of [
    `x ${CANARY} y`,
    JSON.stringify({ a: CANARY }),
    `/path/${encodeURIComponent(CANARY)}`,
    'https://user:pw@host/x',
    'just canary',
  ]) {
    expect(redact(text)).not.toMatch(/canary|user|pw@/);
  }
  expect(redact('abc is too short to be looked for')).toContain('abc');
  expect(redactValues([], (text) => text.toUpperCase())('x')).toBe('X');
});

test('redaction finds a PEM private key in any field, and keeps the certificate beside it', () => {
  const block = (label: string) => `-----BEGIN ${label}-----\nQ0FOQVJZ\n-----END ${label}-----`;
  const bundle = [block('EC PRIVATE KEY'), block('CERTIFICATE'), block('PRIVATE KEY')].join('\n');
  const shown = JSON.stringify(withoutSecrets({ certificate: bundle }, redactValues([])));
  expect(shown).toBe(JSON.stringify({ certificate: ['(sensitive)', block('CERTIFICATE'), '(sensitive)'].join('\n') }));
  expect(redactValues([])(JSON.stringify(bundle))).not.toContain('PRIVATE');
});

test('redaction replaces a known secret as a whole even if it contains a private key or a user name in a URL', () => {
  for (const known of [
    '-----BEGIN PRIVATE KEY-----\nQ0FOQVJZ\n-----END PRIVATE KEY-----\ncanary',
    'mysql://user:pw@canary.example.com/orders',
  ]) {
    const shown = withoutSecrets({ bundle: known, other: `in ${known}` }, redactValues([known]));
    expect(shown).toEqual({ bundle: '(sensitive)', other: 'in (sensitive)' });
    expect(
      withoutSecrets(
        { bundle: known },
        redactValues([], (text) => text.replaceAll(known, '(registered)')),
      ),
    ).toEqual({ bundle: '(registered)' });
  }
});

test('redaction never shows the secrets of a body, whatever its shape', () => {
  const secret = fc.string({ minLength: 8 }).map((text) => `canary${text}`);
  const body = fc.letrec((tie) => ({
    node: fc.oneof(
      { depthSize: 'small' },
      fc.integer(),
      fc.constant(null),
      fc.array(tie('node')),
      fc.dictionary(fc.constantFrom('a', 'name', 'list'), tie('node')),
      secret.map((value) => ({ password: value, list: [{ private_key: [value] }] })),
    ),
  })).node;
  fc.assert(fc.property(body, (value) => !JSON.stringify(withoutSecrets(value)).includes('canary')));
});

test('redaction keeps secrets from token, bodies, responses and errors out of all log lines and messages', async () => {
  const service = await startService();
  const lines: string[] = [];
  const log = (level: string, message: string, fields: () => object) =>
    lines.push(`${level} ${message} ${JSON.stringify(fields())}`);
  const options = { pace: QUICK, log, redact: (text: string) => text.replaceAll('canary-registered', '(registered)') };
  const connection = { address: service.origin, token: TOKEN, source: 'test' };
  const platform = new PlatformClient({ ...connection, dialect: 'standard' }, options);
  const secrets = new SecretsClient({ ...connection, dialect: 'vault' }, options);
  // The service quotes everything it received in its errors.
  service.behaviour = ({ method, url, headers, body, number }) =>
    number === 1
      ? { status: 429, headers: { 'retry-after': '0' } }
      : method === 'GET'
        ? {
            body: {
              data: {
                id: 'x',
                type: 'y',
                attributes: { 'hmac-key': 'canary-in-response' },
                password: 'canary-in-response',
                plain: 'canary-registered',
              },
            },
          }
        : {
            status: 422,
            body: {
              errors: [
                {
                  title: `refused ${body}`,
                  detail: `${headers.authorization} ${headers['x-vault-token']} ${url}`,
                  source: { pointer: body },
                },
              ],
            },
          };
  const messages: string[] = [];
  const note = (error: Error) => messages.push(`${error.message} ${error.stack} ${JSON.stringify(error)}`);
  await platform.get('/tasks/canary-registered');
  await platform.post('/tasks', { data: { attributes: { 'name': 'visible', 'hmac-key': 'canary-hmac' } } }).catch(note);
  await secrets.get('/database/creds/app');
  await secrets
    .post('/database/config/app', {
      password: 'canary "password"',
      connection_url: 'postgres://u:canary-pw@h/db',
      extra: { client_secret: 'canary-client' },
    })
    .catch(note);
  expect(messages).toHaveLength(2);
  expect(messages.join()).toContain('visible');
  expect(lines.filter((line) => line.startsWith('debug'))).toHaveLength(5);
  expect([...lines, ...messages].filter((text) => text.includes('canary'))).toEqual([]);
  platform.close();
  secrets.close();
  await service.stop();
});

test('a client logs each attempt as one line with method, path, status, duration and number, bodies at trace level only, and binary bodies never', async () => {
  const service = await startService();
  const seen: { level: string; message: string; fields: Record<string, unknown> }[] = [];
  const log = (level: string, message: string, fields: () => Readonly<Record<string, unknown>>) =>
    seen.push({ level, message, fields: { ...fields() } });
  const platform = new PlatformClient(
    { address: service.origin, token: TOKEN, dialect: 'standard', source: 'test' },
    { pace: QUICK, log },
  );
  service.behaviour = ({ number }) => (number === 1 ? { destroy: true } : { status: 200 });
  await platform.put('/policies/pol-1/upload', Buffer.from('package main'));
  expect(
    seen.map(({ level, message, fields }) => ({ level, message, ...fields, milliseconds: typeof fields.milliseconds })),
  ).toEqual([
    {
      level: 'trace',
      message: 'platform request body',
      method: 'PUT',
      path: '/policies/pol-1/upload',
      body: '(12 bytes)',
      milliseconds: 'undefined',
    },
    {
      level: 'debug',
      message: 'platform request',
      method: 'PUT',
      path: '/policies/pol-1/upload',
      failure: 'the connection was reset',
      milliseconds: 'number',
      attempt: 1,
    },
    {
      level: 'trace',
      message: 'platform request body',
      method: 'PUT',
      path: '/policies/pol-1/upload',
      body: '(12 bytes)',
      milliseconds: 'undefined',
    },
    {
      level: 'debug',
      message: 'platform request',
      method: 'PUT',
      path: '/policies/pol-1/upload',
      status: 200,
      milliseconds: 'number',
      attempt: 2,
    },
  ]);
  platform.close();
  await service.stop();
});
