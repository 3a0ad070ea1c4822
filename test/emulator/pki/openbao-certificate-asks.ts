import type { Ask } from '../secrets/service';

/** A CSR with several parts of one kind, and one that is no part of a name in Go. Its key was thrown away. */
export const REQUEST = [
  '-----BEGIN CERTIFICATE REQUEST-----',
  'MIIBTjCB9QIBADCBkjELMAkGA1UEBhMCREUxDTALBgNVBAoMBEJldGExDjAMBgNV',
  'BAoMBUFscGhhMQwwCgYDVQQLDANPcHMxGjAYBgkqhkiG9w0BCQEWC2FAYi5leGFt',
  'cGxlMRowGAYDVQQDDBFhc2tlZC5leGFtcGxlLmNvbTESMBAGCgmSJomT8ixkAQEM',
  'AnUxMQowCAYDVQQFEwE3MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE1Wq4xbjy',
  'myEOmozOU4/WbioPbjDLrMLCpkkPZKxlGqt0x3DecxcryTrztXg9LrpuXcHyHitd',
  'Gq/HGH8R9YrbU6AAMAoGCCqGSM49BAMCA0gAMEUCIBggrAZhZBVHJJNw2zdTvVhL',
  'cqvJLkOyO0Fx2+lkR+v+AiEA/hEmx70MRi5LuqMSEM/lT8u1t/BKGLC6OKzHGvQc',
  'ymA=',
  '-----END CERTIFICATE REQUEST-----',
].join('\n');

/** Neither sorted nor without repetitions; as bytes, the shorter ones come first. */
const NAMES = {
  country: ['US', 'DE', 'US'],
  organization: ['Zeta', 'Beta Ltd', 'Äther', 'Acme'],
  ou: 'two,one,three',
  locality: ['B', 'A'],
  province: ['P2', 'P10'],
  street_address: ['Second Street 2', 'First Street 1'],
  postal_code: ['2', '10'],
};
const EC = { key_type: 'ec', key_bits: 256 };
const root = (fields: object): Ask => ['POST', 'ca/root/generate/internal', { common_name: 'Root', ...EC, ...fields }];
const intermediate = (fields: object): Ask => [
  'POST',
  'ca/root/sign-intermediate',
  { csr: REQUEST, common_name: 'Between', ...fields },
];
const issue = (fields: object, role = 'names'): Ask => [
  'POST',
  `ca/issue/${role}`,
  { common_name: 'a.example.com', ...fields },
];
const sign = (fields: object, role = 'signed'): Ask => ['POST', `ca/sign/${role}`, { csr: REQUEST, ...fields }];
const role = (name: string, fields: object): Ask => [
  'POST',
  `ca/roles/${name}`,
  { allow_any_name: true, ...EC, ...fields },
];

const ENDED = '2020-01-02T03:04:05Z';

/** Requests for certificates on the mount `ca`, in order. */
export const CERTIFICATE_ASKS: readonly Ask[] = [
  // Subjects.
  root({ ...NAMES, issuer_name: 'base', ttl: '48h' }),
  role('names', { ...NAMES, allowed_user_ids: '*', ttl: '1h' }),
  issue({}),
  issue({ user_ids: 'b,a', serial_number: '1' }),
  role('names', { ...NAMES, allowed_user_ids: '*', allowed_serial_numbers: '*', ttl: '1h' }),
  issue({ user_ids: 'b,a', serial_number: '1' }),
  ['POST', 'ca/intermediate/generate/internal', { common_name: 'Between', ...EC, ...NAMES }],
  intermediate({ ...NAMES, ttl: '1h' }),
  intermediate({ ttl: '1h', use_csr_values: true }),
  role('signed', { key_type: 'any', allowed_user_ids: '*', allowed_serial_numbers: '*', ttl: '1h', ou: 'two,one' }),
  sign({}),
  sign({ common_name: 'b.example.com', serial_number: '9', user_ids: 'x' }),
  // Ends in the past.
  root({ not_after: ENDED }),
  issue({ not_after: ENDED }),
  sign({ not_after: ENDED }),
  intermediate({ not_after: ENDED }),
  ['POST', 'ca/intermediate/generate/internal', { common_name: 'Between', ...EC, not_after: ENDED }],
  role('ended', { not_after: ENDED }),
  issue({}, 'ended'),
  issue({ ttl: '1h' }, 'ended'),
  issue({ not_after: '2020-01-02' }),
  // Beyond the end of the authority.
  intermediate({ ttl: '72h' }),
  intermediate({ not_after: '2060-01-02T03:04:05Z' }),
  intermediate({}),
  role('long', { max_ttl: '720h' }),
  issue({ ttl: '72h' }, 'long'),
  issue({ not_after: '2060-01-02T03:04:05Z' }, 'long'),
  ['POST', 'ca/issuer/base', { issuer_name: 'base', leaf_not_after_behavior: 'truncate' }],
  issue({ ttl: '72h' }, 'long'),
  intermediate({ ttl: '72h' }),
  ['POST', 'ca/issuer/base', { issuer_name: 'base', leaf_not_after_behavior: 'permit' }],
  issue({ ttl: '72h' }, 'long'),
  issue({ not_after: '2060-01-02T03:04:05Z' }, 'long'),
  intermediate({ ttl: '72h' }),
  // Limits of the mount and of the role.
  issue({ ttl: '9000h' }, 'long'),
  issue({ ttl: '9000h' }, 'names'),
  role('shorter', { ttl: '10h', max_ttl: '5h' }),
  role('short', { max_ttl: '30m' }),
  issue({}, 'short'),
  ['POST', 'sys/mounts/ca/tune', { default_lease_ttl: '20m', max_lease_ttl: '40m' }],
  issue({}, 'short'),
  issue({}, 'long'),
  issue({ ttl: '2h' }, 'names'),
  issue({ ttl: '2h' }, 'long'),
  role('longer', { ttl: '2h', max_ttl: '3h' }),
  issue({}, 'longer'),
  role('leased', { generate_lease: true }),
  issue({}, 'leased'),
  issue({ ttl: '2h' }, 'leased'),
  issue({ not_after: '2060-01-02T03:04:05Z' }, 'leased'),
  root({ issuer_name: 'again', ttl: '2h' }),
];
