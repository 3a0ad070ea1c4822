import { failed, refused, useAuthority } from './authority';

const authority = useAuthority();
const { ask } = authority;

/** The fields of a role with defaults only. */
const DEFAULTS = {
  ttl: '0s',
  max_ttl: '0s',
  not_before_duration: 30,
  not_after: '',
  issuer_ref: 'default',
  allow_localhost: true,
  allowed_domains: [],
  allowed_domains_template: false,
  allow_bare_domains: false,
  allow_subdomains: false,
  allow_glob_domains: false,
  allow_any_name: false,
  allow_wildcard_certificates: true,
  enforce_hostnames: true,
  allow_ip_sans: true,
  allowed_uri_sans: [],
  allowed_uri_sans_template: false,
  allowed_other_sans: [],
  allowed_serial_numbers: [],
  allowed_user_ids: [],
  server_flag: true,
  client_flag: true,
  code_signing_flag: false,
  email_protection_flag: false,
  key_type: 'rsa',
  key_bits: 2048,
  signature_bits: 256,
  use_pss: false,
  key_usage: ['DigitalSignature', 'KeyAgreement', 'KeyEncipherment'],
  ext_key_usage: [],
  ext_key_usage_oids: [],
  use_csr_common_name: true,
  use_csr_sans: true,
  ou: [],
  organization: [],
  country: [],
  locality: [],
  province: [],
  street_address: [],
  postal_code: [],
  generate_lease: false,
  no_store: false,
  require_cn: true,
  cn_validations: ['email', 'hostname'],
  policy_identifiers: [],
  basic_constraints_valid_for_non_ca: false,
  allow_token_displayname: false,
  no_store_metadata: false,
};

it('returns the stored role from a write, and again from a read', async () => {
  const { status, body } = await ask('POST', 'roles/web', {});
  expect({ status, data: body.data }).toEqual({ status: 200, data: DEFAULTS });
  expect((await ask('GET', 'roles/web')).body.data).toEqual(DEFAULTS);
});

it('is replaced completely by every write', async () => {
  await ask('POST', 'roles/web', { allow_any_name: true, ttl: '1h', ou: ['one'] });
  expect((await ask('POST', 'roles/web', { ttl: 60 })).body.data).toEqual({ ...DEFAULTS, ttl: '1m0s' });
});

it('keeps on a patch the fields left out, and restores the defaults of null fields', async () => {
  const patch = async (body: object, type = 'application/merge-patch+json') =>
    ask('PATCH', 'roles/web', body, { 'Content-Type': type });
  expect(await patch({})).toEqual(refused(400, 'Unable to fetch role entry to patch'));
  await ask('POST', 'roles/web', { allow_any_name: true, ou: ['one'] });
  expect((await patch({ ttl: '1h', ou: null })).body.data).toEqual({
    ...DEFAULTS,
    allow_any_name: true,
    ttl: '1h0m0s',
  });
  expect((await patch({}, 'application/json')).status).toBe(415);
});

it('lists names in order, returns 404 if empty, and deletes with 204 even if absent', async () => {
  expect(await ask('LIST', 'roles')).toEqual(refused(404));
  for (const name of ['web', 'api']) await ask('POST', `roles/${name}`, {});
  expect((await ask('LIST', 'roles')).body.data).toEqual({ keys: ['api', 'web'] });
  expect((await ask('GET', 'roles?list=true')).body.data).toEqual({ keys: ['api', 'web'] });
  for (let n = 0; n < 2; n += 1) expect(await ask('DELETE', 'roles/web')).toEqual({ status: 204, body: undefined });
  expect(await ask('GET', 'roles/web')).toEqual(refused(404));
});

it.each([
  [
    'durations as seconds or texts',
    { ttl: '24h', max_ttl: '30d', not_before_duration: '1m' },
    { ttl: '24h0m0s', max_ttl: '720h0m0s', not_before_duration: 60 },
  ],
  [
    'lists as texts with commas',
    { allowed_domains: 'a.example, b.example', ou: '' },
    { allowed_domains: ['a.example', 'b.example'], ou: [] },
  ],
  [
    'no size of a key as the usual one',
    { key_type: 'ec', key_bits: 0 },
    { key_type: 'ec', key_bits: 256, signature_bits: 0 },
  ],
  [
    'a key without sizes',
    { key_type: 'ed25519', key_bits: 4096, signature_bits: 512 },
    { key_type: 'ed25519', key_bits: 0, signature_bits: 0 },
  ],
  ['any key', { key_type: 'any' }, { key_type: 'any', key_bits: 0, signature_bits: 0 }],
  ['no issuer as the default', { issuer_ref: '' }, { issuer_ref: 'default' }],
  ['validations in any case of letters', { cn_validations: ['Hostname'] }, { cn_validations: ['hostname'] }],
  ['no validation as the usual ones', { cn_validations: [] }, { cn_validations: ['email', 'hostname'] }],
  [
    'usages as they were typed',
    { key_usage: ['certsign', 'Nonsense'], ext_key_usage: ['Any'] },
    { key_usage: ['certsign', 'Nonsense'], ext_key_usage: ['Any'] },
  ],
  ['no usage', { key_usage: [] }, { key_usage: [] }],
  [
    'policies as documents',
    { policy_identifiers: '[{"oid": "1.3.6.1.4.1.7.8"}]' },
    { policy_identifiers: ['{"oid":"1.3.6.1.4.1.7.8"}'] },
  ],
])('keeps %s', async (_, given, kept) => {
  expect((await ask('POST', 'roles/web', given)).body.data).toEqual({ ...DEFAULTS, ...kept });
});

it.each([
  [
    'a life that is longer than the longest',
    { ttl: '2h', max_ttl: '1h' },
    refused(400, '"ttl" value must be less than "max_ttl" value'),
  ],
  ['an unknown key', { key_type: 'dsa' }, refused(400, 'unknown key type dsa')],
  ['a short key', { key_bits: 1024 }, refused(400, 'RSA keys < 2048 bits are unsafe and not supported: got 1024')],
  [
    'a curve that does not exist',
    { key_type: 'ec', key_bits: 2048 },
    refused(400, 'unsupported bit length for EC key: 2048'),
  ],
  ['an unknown hash', { signature_bits: 100 }, refused(400, 'unsupported hash signature algorithm: 100')],
  [
    'a purpose that is no identifier',
    { ext_key_usage_oids: ['x'] },
    refused(400, '"x" could not be parsed as a valid oid for an extended key usage'),
  ],
  [
    'a policy that is none',
    { policy_identifiers: ['x'] },
    failed(
      'policy identifier "x" is neither a valid OID: strconv.Atoi: parsing "x": invalid syntax, Nor JSON Policy Identifier: invalid character \'x\' looking for beginning of value',
    ),
  ],
  [
    'an unknown validation',
    { cn_validations: ['name'] },
    failed('cn_validations value incorrect: unknown type: `name`'),
  ],
  [
    'no validation together with one',
    { cn_validations: ['disabled', 'email'] },
    failed('cannot specify `disabled` along with `email` or `hostname`'),
  ],
  [
    'another name of no form',
    { allowed_other_sans: ['x'] },
    refused(400, 'error parsing allowed_other_sans: expected a semicolon in other SAN "x"'),
  ],
  ['a negative life', { ttl: -1 }, refused(400, expect.stringMatching(/cannot provide negative value/))],
])('refuses %s', async (_, given, refusal) => {
  expect(await ask('POST', 'roles/web', given)).toEqual(refusal);
  expect((await ask('GET', 'roles/web')).status).toBe(404);
});

it('generates no lease for an unstored certificate, with a warning', async () => {
  const { body } = await ask('POST', 'roles/web', { no_store: true, generate_lease: true });
  expect(body.data).toMatchObject({ no_store: true, generate_lease: false });
  expect(body.warnings).toMatch(/no_store=true takes priority/);
});

it('warns about a missing default issuer', async () => {
  await ask('DELETE', 'root');
  expect((await ask('POST', 'roles/web', {})).body.warnings).toMatch(/no default issuing certificate/);
});

it.each([
  ['GET', 'roles/web', 404],
  ['POST', 'roles/web', 403],
  ['DELETE', 'roles/web', 403],
  ['LIST', 'roles', 404],
])('lets a reader only read: %s %s', async (method, path, status) => {
  expect((await authority.emulator.request(method, `/v1/pki/${path}`, { token: 'secrets-reader' })).status).toBe(
    status,
  );
  expect((await authority.emulator.request(method, `/v1/pki/${path}`, { token: 'secrets-none' })).status).toBe(403);
});
