import { startEmulator } from '../../support/emulator';
import type { TestEmulator } from '../../support/emulator';
import { removeFiles, EC_KEY, newRequest, textOf } from './openssl';

let vault: TestEmulator;
let openbao: TestEmulator;
beforeAll(async () => {
  vault = await startEmulator({ dialects: { secrets: 'vault' } });
  openbao = await startEmulator({ dialects: { secrets: 'openbao' } });
});
beforeEach(async () => Promise.all([vault.control.reset(), openbao.control.reset()]));
afterAll(async () => {
  await Promise.all([vault.close(), openbao.close()]);
  removeFiles();
});

const { csr } = newRequest('/CN=a.example', { key: EC_KEY });
const post = async (emulator: TestEmulator, path: string, body: object) =>
  emulator.request('POST', `/v1/pki/${path}`, { body });
const both = () => [vault, openbao];

it('returns durations and expiration as numbers, and warnings as a list', async () => {
  for (const emulator of both()) {
    const { body } = await post(emulator, 'roles/web', {
      key_type: 'ec',
      allow_any_name: true,
      ttl: '1h',
      no_store: true,
      generate_lease: true,
    });
    expect(body).toMatchObject({ data: { ttl: 3600, max_ttl: 0 }, warnings: [expect.any(String)] });
    const issued = await post(emulator, 'issue/web', { common_name: 'a.example' });
    expect(issued.body.data.expiration).toEqual(expect.any(Number));
    expect('not_before' in issued.body.data).toBe(emulator === openbao);
  }
});

it('returns the fields of each dialect', async () => {
  const fields = async (emulator: TestEmulator) => (await post(emulator, 'roles/web', {})).body.data;
  expect(await fields(vault)).toMatchObject({ no_store_metadata: false, serial_number_source: 'json-csr' });
  expect(await fields(vault)).not.toHaveProperty('not_before_bound');
  expect(await fields(openbao)).toMatchObject({
    allowed_ip_sans_cidr: [],
    not_before_bound: 'permit',
    not_after_bound: 'permit',
    not_before: '',
  });
  expect(await fields(openbao)).not.toHaveProperty('no_store_metadata');
});

it('stores networks without host bits and refuses invalid ones', async () => {
  const { body } = await post(openbao, 'roles/web', {
    allowed_ip_sans_cidr: ['10.1.2.3/8', '192.168.7.9/20', 'FD12:3456::1/20', '::ffff:10.0.0.9/120', '::/0'],
  });
  expect(body.data.allowed_ip_sans_cidr).toEqual([
    '10.0.0.0/8',
    '192.168.0.0/20',
    'fd12:3000::/20',
    '::ffff:a00:0/120',
    '::/0',
  ]);
  for (const wrong of ['10.0.0.0', '10.0.0.0/33', 'example.com/8']) {
    expect(await post(openbao, 'roles/web', { allowed_ip_sans_cidr: [wrong] })).toMatchObject({
      status: 400,
      body: { errors: [`invalid CIDR address: ${wrong}`] },
    });
  }
});

it('requires no common name beside that of the CSR', async () => {
  for (const emulator of both()) {
    await post(emulator, 'roles/web', { key_type: 'any', allow_any_name: true });
    expect((await post(emulator, 'sign/web', { csr })).status).toBe(200);
    expect((await post(emulator, 'root/sign-intermediate', { csr })).status).toBe(200);
  }
});

it('keeps a root in a bundle', async () => {
  for (const emulator of both()) {
    await post(emulator, 'roles/web', { key_type: 'ec', allow_any_name: true });
    const { body } = await post(emulator, 'issue/web', { common_name: 'a.example', format: 'pem_bundle' });
    expect(body.data.certificate.match(/BEGIN CERTIFICATE/g)).toHaveLength(2);
  }
});

it('only warns in the dialect openbao about a CA that outlives its issuer, which vault caps', async () => {
  for (const emulator of both()) {
    await post(emulator, 'root/generate/internal', {
      common_name: 'Short',
      key_type: 'ec',
      ttl: '1h',
      issuer_name: 'short',
    });
    const {
      status,
      body: { data, warnings },
    } = await post(emulator, 'issuer/short/sign-intermediate', { csr, common_name: 'x', ttl: '48h' });
    const hours = (Number(data.expiration) * 1000 - Date.now()) / 3600_000;
    expect([status, Math.round(hours)]).toEqual([200, emulator === openbao ? 48 : 1]);
    expect(String(warnings).includes("is after the CA's expiration time")).toBe(emulator === openbao);
  }
});

it('applies the signature bits in the dialect openbao to every issuer, and PSS only with them', async () => {
  const { body } = await post(openbao, 'root/sign-intermediate', {
    csr,
    common_name: 'x',
    ttl: '1h',
    signature_bits: 512,
  });
  expect(textOf(body.data.certificate)).toContain('ecdsa-with-SHA512');
  await post(openbao, 'root/generate/internal', { common_name: 'RSA', issuer_name: 'rsa' });
  const plain = await post(openbao, 'issuer/rsa/sign-intermediate', {
    csr,
    common_name: 'x',
    ttl: '1h',
    use_pss: true,
  });
  expect(textOf(plain.body.data.certificate)).toContain('sha256WithRSAEncryption');
});

it('serves external policies in the dialect vault only', async () => {
  expect((await post(vault, 'external-policy/issue', { common_name: 'a.example', key_type: 'ec' })).status).toBe(200);
  expect((await post(openbao, 'external-policy/issue', { common_name: 'a.example', key_type: 'ec' })).status).toBe(404);
});

it('ignores metadata in the dialect openbao', async () => {
  await post(openbao, 'roles/web', { key_type: 'ec', allow_any_name: true });
  expect((await post(openbao, 'issue/web', { common_name: 'a.example', cert_metadata: '§' })).status).toBe(200);
});
