import { createPrivateKey, X509Certificate } from 'crypto';
import { createCertificates } from '../../../src/emulator/certificates';
import { ALL, REAL, SecretsServices, wrapped } from './service';
import type { Ask } from './service';

const connect: Ask = [
  'POST',
  'database/config/main',
  { plugin_name: 'postgresql-database-plugin', allowed_roles: ['app'] },
];
const ROLE = { db_name: 'main', creation_statements: ['CREATE ROLE'] };
const write = (body: object = {}, name = 'app'): Ask => ['POST', `database/roles/${name}`, { ...ROLE, ...body }];
const read: Ask = ['GET', 'database/roles/app'];
const has = (fields: object) => expect.objectContaining(fields);

const services = new SecretsServices();

describe('Create or update role, Read role', () => {
  services.table([
    { rule: 'A role is written with 204', ask: write(), status: 204 },
    {
      rule: 'What is not given has its default',
      given: [write()],
      ask: read,
      status: 200,
      data: {
        db_name: 'main',
        creation_statements: ['CREATE ROLE'],
        revocation_statements: [],
        rollback_statements: [],
        renew_statements: [],
        default_ttl: 0,
        max_ttl: 0,
        credential_type: 'password',
      },
    },
    {
      rule: 'What is given is read back, durations as seconds',
      given: [
        write({
          default_ttl: '1h',
          max_ttl: 7200,
          revocation_statements: ['a'],
          rollback_statements: 'b',
          renew_statements: ['c', ' d\n'],
        }),
      ],
      ask: read,
      status: 200,
      data: has({
        default_ttl: 3600,
        max_ttl: 7200,
        revocation_statements: ['a'],
        rollback_statements: ['b'],
        renew_statements: ['c', 'd'],
      }),
    },
    {
      rule: 'A duration may have days',
      given: [write({ max_ttl: '30d' })],
      ask: read,
      status: 200,
      data: has({ max_ttl: 2592000 }),
    },
    {
      rule: 'A duration may be a text of digits',
      given: [write({ default_ttl: '60' })],
      ask: read,
      status: 200,
      data: has({ default_ttl: 60 }),
    },
    {
      rule: 'An empty duration is 0',
      given: [write({ default_ttl: '1h' }), write({ default_ttl: '' })],
      ask: read,
      status: 200,
      data: has({ default_ttl: 0 }),
    },
    {
      rule: 'A negative duration is refused',
      ask: write({ default_ttl: -1 }),
      status: 400,
      error: /cannot provide negative value '-1'/,
    },
    {
      rule: 'A duration has its bounds',
      ask: write({ default_ttl: 1e300 }),
      status: 400,
      error: /duration out of range$/,
    },
    {
      rule: 'A duration that is none is refused',
      ask: write({ default_ttl: 'soon' }),
      status: 400,
      error: /^error converting input for field "default_ttl"/,
    },
    {
      rule: 'What an update leaves out stays',
      given: [write({ default_ttl: 60 }), ['POST', 'database/roles/app', { max_ttl: 90 }]],
      ask: read,
      status: 200,
      data: has({ default_ttl: 60, max_ttl: 90 }),
    },
    {
      rule: 'An empty statement is dropped',
      given: [write({ revocation_statements: ['', 'a'] })],
      ask: read,
      status: 200,
      data: has({ revocation_statements: ['a'] }),
    },
    {
      rule: 'A connection must be named',
      ask: ['POST', 'database/roles/app', { creation_statements: ['x'] }],
      status: 400,
      error: 'database name is required',
    },
    { rule: 'The connection need not be there yet', ask: write({ db_name: 'later' }), status: 204 },
    {
      rule: 'Creation statements are required',
      dialects: ['standard'],
      ask: ['POST', 'database/roles/app', { db_name: 'main' }],
      status: 400,
      error: 'creation_statements are required',
    },
    {
      rule: 'Creation statements are not asked for',
      dialects: REAL,
      ask: ['POST', 'database/roles/app', { db_name: 'main' }],
      status: 204,
    },
    {
      rule: 'A life beyond the maximum of the mount is refused',
      dialects: ['standard'],
      ask: write({ max_ttl: '769h' }),
      status: 400,
      error: /^max_ttl must not be greater/,
    },
    {
      rule: 'A life beyond the maximum is not looked at',
      dialects: REAL,
      ask: write({ max_ttl: '769h' }),
      status: 204,
    },
    {
      rule: 'An unknown credential type is refused',
      ask: write({ credential_type: 'token' }),
      status: 400,
      error: 'invalid credential_type "token"',
    },
    {
      rule: 'A static role has no name of a role',
      given: [connect, ['POST', 'database/static-roles/app', { db_name: 'main', username: 'u', rotation_period: 60 }]],
      ask: write(),
      status: 400,
      error: 'Role and Static Role names must be unique',
    },
    {
      rule: 'A name of letters that the services route by is needed',
      dialects: REAL,
      ask: write({}, 'a%20b'),
      status: 404,
      error: wrapped('unsupported path'),
    },
    {
      rule: 'A name is any segment',
      dialects: ['standard'],
      ask: write({}, 'a%20b'),
      status: 204,
      then: [['LIST', 'database/roles'], { keys: ['a b'] }],
    },
    {
      rule: 'The earlier form has no credential type',
      settings: { databaseInterface: 'earlier' },
      given: [write({ credential_type: 'rsa_private_key' })],
      ask: read,
      status: 200,
      data: {
        db_name: 'main',
        creation_statements: ['CREATE ROLE'],
        revocation_statements: [],
        rollback_statements: [],
        renew_statements: [],
        default_ttl: 0,
        max_ttl: 0,
      },
    },
  ]);
});

describe('credential_config', () => {
  const config = (credential_type: string, credential_config?: object) =>
    write({ credential_type, ...(credential_config ? { credential_config } : {}) });
  const failed = (text: string) => `credential_config validation failed: ${text}`;
  const AUTHORITY = { common_name_template: '{{.RoleName}}', ca_cert: 'C', ca_private_key: 'K' };
  const full = (fields: object) => ({ ...AUTHORITY, key_type: 'rsa', key_bits: 2048, signature_bits: 256, ...fields });
  services.table([
    {
      rule: 'A password has a policy',
      given: [config('password', { password_policy: 'strong' })],
      ask: read,
      status: 200,
      data: has({ credential_config: { password_policy: 'strong' } }),
    },
    {
      rule: 'An option of another type is dropped',
      given: [config('password', { key_bits: '2048' })],
      ask: read,
      status: 200,
      data: expect.not.objectContaining({ credential_config: expect.anything() }),
    },
    {
      rule: 'An empty map leaves a password as it was',
      given: [config('password', { password_policy: 'strong' }), config('password', {})],
      ask: read,
      status: 200,
      data: has({ credential_config: { password_policy: 'strong' } }),
    },
    {
      rule: 'An empty policy is not taken note of',
      dialects: REAL,
      given: [config('password', { password_policy: 'strong' }), config('password', { password_policy: '' })],
      ask: read,
      status: 200,
      data: has({ credential_config: { password_policy: 'strong' } }),
    },
    {
      rule: 'The options of a key stay where passwords come after it',
      dialects: REAL,
      given: [config('rsa_private_key', { key_bits: 4096 }), config('password', {})],
      ask: read,
      status: 200,
      data: has({ credential_type: 'password', credential_config: { format: 'pkcs8', key_bits: 4096 } }),
    },
    {
      rule: 'An empty policy clears it',
      dialects: ['standard'],
      given: [config('password', { password_policy: 'strong' }), config('password', { password_policy: '' })],
      ask: read,
      status: 200,
      data: expect.not.objectContaining({ credential_config: expect.anything() }),
    },
    {
      rule: 'A key has 2048 bits in pkcs8 where nothing is said',
      given: [config('rsa_private_key')],
      ask: read,
      status: 200,
      data: has({ credential_config: { format: 'pkcs8', key_bits: 2048 } }),
    },
    {
      rule: 'The bits of a key are read as a number',
      given: [config('rsa_private_key', { key_bits: '4096' })],
      ask: read,
      status: 200,
      data: has({ credential_config: { format: 'pkcs8', key_bits: 4096 } }),
    },
    {
      rule: 'A map that is left out takes a key back to the defaults',
      given: [config('rsa_private_key', { key_bits: 3072 }), write()],
      ask: read,
      status: 200,
      data: has({ credential_config: { format: 'pkcs8', key_bits: 2048 } }),
    },
    {
      rule: 'The bits of a key are 2048, 3072 or 4096',
      ask: config('rsa_private_key', { key_bits: 1024 }),
      status: 400,
      error: failed('invalid key_bits: 1024'),
    },
    {
      rule: 'The format of a key is pkcs8',
      ask: config('rsa_private_key', { format: 'pem' }),
      status: 400,
      error: failed('invalid format: pem'),
    },
    {
      rule: 'Options that may belong to a key are kept',
      dialects: ['standard'],
      given: [config('rsa_private_key', { signature_bits: '384' })],
      ask: read,
      status: 200,
      data: has({ credential_config: { format: 'pkcs8', key_bits: 2048, signature_bits: 384 } }),
    },
    {
      rule: 'Options that do not belong to a key are dropped',
      dialects: REAL,
      given: [config('rsa_private_key', { signature_bits: '384' })],
      ask: read,
      status: 200,
      data: has({ credential_config: { format: 'pkcs8', key_bits: 2048 } }),
    },
    {
      rule: 'A certificate has defaults of its key type, and its authority is read back',
      given: [config('client_certificate', { ...AUTHORITY, key_type: 'ec' })],
      ask: read,
      status: 200,
      data: has({ credential_config: full({ key_type: 'ec', key_bits: 256 }) }),
    },
    ...[224, 384, 521].map((bits) => ({
      rule: `A certificate may have an elliptic key of ${bits} bits`,
      given: [config('client_certificate', { ...AUTHORITY, key_type: 'ec', key_bits: bits })],
      ask: read,
      status: 200,
      data: has({ credential_config: full({ key_type: 'ec', key_bits: bits }) }),
    })),
    {
      rule: 'The bits of an ed25519 key are ignored',
      given: [config('client_certificate', { ...AUTHORITY, key_type: 'ed25519', key_bits: '7' })],
      ask: read,
      status: 200,
      data: has({ credential_config: full({ key_type: 'ed25519', key_bits: 0 }) }),
    },
    {
      rule: 'The bits of a certificate must fit its key type',
      ask: config('client_certificate', { ...AUTHORITY, key_type: 'ec', key_bits: 2048 }),
      status: 400,
      error: failed('invalid key_bits'),
    },
    ...[256, 384, 512].map((bits) => ({
      rule: `A signature may have ${bits} bits`,
      given: [config('client_certificate', { ...AUTHORITY, key_type: 'rsa', signature_bits: String(bits) })],
      ask: read,
      status: 200,
      data: has({ credential_config: full({ signature_bits: bits }) }),
    })),
    {
      rule: 'A signature has no other number of bits',
      ask: config('client_certificate', { ...AUTHORITY, key_type: 'rsa', signature_bits: 224 }),
      status: 400,
      error: failed('invalid signature_bits'),
    },
    {
      rule: 'The key type is required',
      ask: config('client_certificate', AUTHORITY),
      status: 400,
      error: failed('invalid key_type'),
    },
    {
      rule: 'The key type is one of three',
      ask: config('client_certificate', { ...AUTHORITY, key_type: 'dsa' }),
      status: 400,
      error: failed('invalid key_type'),
    },
    {
      rule: 'A map that is left out fails a certificate',
      given: [config('client_certificate', { ...AUTHORITY, key_type: 'rsa' })],
      ask: write(),
      status: 400,
      error: failed('invalid key_type'),
    },
    {
      rule: 'The authority may come later',
      dialects: ['standard'],
      ask: config('client_certificate', { key_type: 'rsa' }),
      status: 204,
    },
    ...['common_name_template', 'ca_cert', 'ca_private_key'].map((key) => ({
      rule: `A certificate needs ${key}`,
      dialects: REAL,
      ask: config('client_certificate', { ...AUTHORITY, key_type: 'rsa', [key]: '' }),
      status: 400,
      error: failed(`missing required ${key}`),
    })),
  ]);
});

describe('List roles, Delete role', () => {
  services.table([
    {
      rule: 'Names are listed in order',
      given: [write({}, 'two'), write({}, 'one')],
      ask: ['LIST', 'database/roles'],
      status: 200,
      data: { keys: ['one', 'two'] },
    },
    { rule: 'A list of nothing is 404', ask: ['LIST', 'database/roles'], status: 404 },
    {
      rule: 'A role is deleted',
      given: [write()],
      ask: ['DELETE', 'database/roles/app'],
      status: 204,
      then: [read, null],
    },
    { rule: 'A role that does not exist is deleted too', ask: ['DELETE', 'database/roles/app'], status: 204 },
    { rule: 'A role that does not exist is 404', ask: read, status: 404 },
  ]);
});

describe('Generate credentials', () => {
  const creds: Ask = ['GET', 'database/creds/app'];
  const PASSWORD = {
    username: expect.stringMatching(/^v-token-app-\w{20}-\d+$/),
    password: expect.stringMatching(/^[A-Za-z0-9-]{20}$/),
  };
  services.table([
    { rule: 'A user and a password come out', given: [connect, write()], ask: creds, status: 200, data: PASSWORD },
    { rule: 'A missing role issues nothing', ask: creds, status: 400, error: 'unknown role: app' },
    {
      rule: 'A role without its connection fails',
      given: [write({ db_name: 'none' })],
      ask: creds,
      status: 500,
      error: wrapped('failed to find entry for connection with name: "none"'),
    },
    {
      rule: 'A role that its connection does not allow fails',
      given: [connect, write({}, 'other')],
      ask: ['GET', 'database/creds/other'],
      status: 500,
      error: wrapped('"other" is not an allowed role'),
    },
    {
      rule: 'A star allows every role',
      given: [
        ['POST', 'database/config/main', { plugin_name: 'mysql-database-plugin', allowed_roles: '*' }],
        write({}, 'other'),
      ],
      ask: ['GET', 'database/creds/other'],
      status: 200,
    },
    {
      rule: 'A key comes out where the role says so',
      given: [connect, write({ credential_type: 'rsa_private_key' })],
      ask: creds,
      status: 200,
      data: { username: expect.any(String), rsa_private_key: expect.stringMatching(/^-----BEGIN PRIVATE KEY-----\n/) },
    },
    {
      rule: 'A life that is too long is cut, with a warning',
      dialects: REAL,
      given: [connect, write({ default_ttl: 7200, max_ttl: 3600 })],
      ask: creds,
      status: 200,
      warnings: ['TTL of "2h" exceeded the effective max_ttl of "1h"; TTL value is capped accordingly'],
    },
    {
      rule: 'A template of the connection names the user',
      given: [
        [
          'POST',
          'database/config/main',
          {
            plugin_name: 'mysql-database-plugin',
            allowed_roles: '*',
            username_template: 'u_{{.RoleName | uppercase}}_{{random 4}}',
          },
        ],
        write(),
      ],
      ask: creds,
      status: 200,
      data: has({ username: expect.stringMatching(/^u_APP_\w{4}$/) }),
    },
    {
      rule: 'A template that is none fails',
      ask: [
        'POST',
        'database/config/main',
        { plugin_name: 'mysql-database-plugin', allowed_roles: '*', username_template: '{{.Nothing}}' },
      ],
      status: 400,
      error: /unable to apply template: .*can't evaluate field Nothing/,
    },
  ]);

  it.each(ALL)('The envelope contains the lease (%s)', async (dialect) => {
    await services.data(connect, dialect);
    await services.data(write({ default_ttl: 60 }), dialect);
    const { body } = await services.ask(creds, dialect);
    expect(body).toEqual({
      request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      lease_id: expect.stringMatching(/^database\/creds\/app\/\w{24}$/),
      lease_duration: 60,
      renewable: true,
      data: PASSWORD,
      warnings: null,
      auth: null,
      ...(dialect === 'standard' ? {} : { wrap_info: null }),
    });
  });

  it.each([
    ['rsa', 2048, 'rsa'],
    ['ec', 224, 'secp224r1'],
    ['ec', 256, 'prime256v1'],
    ['ec', 384, 'secp384r1'],
    ['ec', 521, 'secp521r1'],
    ['ed25519', 0, 'ed25519'],
  ])("Issues a certificate signed by the role's CA (%s, %d bits)", async (key_type, key_bits, kind) => {
    const authority = await createCertificates();
    await services.data(connect);
    const credential_config = {
      common_name_template: 'user-{{.RoleName}}',
      ca_cert: authority.certificate,
      ca_private_key: authority.key,
      key_type,
      key_bits,
    };
    await services.data(write({ default_ttl: 3600, credential_type: 'client_certificate', credential_config }));
    const data = await services.data(creds);
    expect(data).toEqual({
      username: 'CN=user-app',
      client_certificate: expect.any(String),
      private_key: expect.any(String),
      private_key_type: 'pkcs8',
    });
    const certificate = new X509Certificate(data.client_certificate);
    expect(certificate.subject).toBe('CN=user-app');
    expect(certificate.verify(new X509Certificate(authority.certificate).publicKey)).toBe(true);
    expect(Date.parse(certificate.validTo) - Date.parse(certificate.validFrom)).toBe(3600_000);
    expect(certificate.keyUsage).toEqual(['1.3.6.1.5.5.7.3.2']);
    expect(certificate.checkPrivateKey(createPrivateKey(data.private_key))).toBe(true);
    const { asymmetricKeyType, asymmetricKeyDetails } = certificate.publicKey;
    expect(asymmetricKeyDetails?.namedCurve ?? asymmetricKeyType).toBe(kind);
  });
});
