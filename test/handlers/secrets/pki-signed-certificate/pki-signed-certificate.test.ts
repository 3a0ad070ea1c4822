import { X509Certificate } from 'crypto';
import type { Values } from '../../../../src/definition/value';
import * as registry from '../../../../src/handlers';
import { EC_KEY, newRequest, publicKeyOf, removeFiles, textOf } from '../../../emulator/pki/openssl';
import { Held } from '../../../support/environments/core';
import { Proxied, openProxied } from '../../../support/environments/proxied';
import { refusal } from '../../../support/environments/refusal';

const TYPE = 'lintel_pki_signed_certificate';
const ROLE = {
  allow_any_name: true,
  enforce_hostnames: false,
  key_type: 'any',
  allowed_uri_sans: ['*'],
  allowed_other_sans: ['*'],
  allowed_user_ids: ['*'],
};

let open: Proxied;
let csr: string;
let publicKey: string;
let config: Values;

beforeAll(() => {
  ({ csr, publicKey } = newRequest('/CN=api.example.com', {
    key: EC_KEY,
    extensions: ['subjectAltName=DNS:www.example.com'],
  }));
  config = { role: 'web', commonName: 'api.example.com', csr };
});
beforeEach(async () => {
  open = await openProxied(registry);
  await post('roles/web', ROLE);
});
afterEach(async () => {
  await open.close();
});
afterAll(removeFiles);

const post = async (path: string, body: object) => {
  const { status } = await open.service.request('POST', `/v1/pki/${path}`, { body });
  if (status >= 300) throw new Error(`${path}: ${status}`);
};
const make = async (values: Values = config): Promise<Held> => (await open.core.apply(TYPE, values)).held;
const posted = () =>
  open.proxy.passed.filter(({ method }) => method === 'POST').map(({ path, body }) => ({ path, body: body as Values }));
describe('signing a CSR', () => {
  it('returns a certificate for its key, and no private key', async () => {
    const object = await make();
    expect(publicKeyOf(String(object.state.certificate))).toBe(publicKey);
    expect(Object.keys(object.state)).not.toContain('privateKey');
    expect((await open.core.refreshAndPlan(TYPE, config, object)).changes).toEqual([]);
  });

  it.each([
    [{ role: 'web' }, undefined, 'sign/web'],
    [{ role: 'web' }, 'root', 'issuer/root/sign/web'],
    [{ externalPolicy: {} }, undefined, 'external-policy/sign'],
    [{ externalPolicy: { policy: 'api' } }, undefined, 'external-policy/sign/api'],
    [{ externalPolicy: {} }, 'root', 'issuer/root/external-policy/sign'],
    [
      { externalPolicy: { policy: 'api', parameters: { team: 'api' } } },
      'root',
      'issuer/root/external-policy/sign/api',
    ],
  ] as const)('uses the path of %p and the issuer %s (PKS-1, EXP-1)', async (grant, issuerRef, path) => {
    await make({ ...config, role: undefined, ...grant, issuerRef });
    const [{ path: asked, body }] = posted();
    expect(asked).toBe(`/v1/pki/${path}`);
    expect(body).toEqual({
      csr,
      common_name: 'api.example.com',
      ...('externalPolicy' in grant && 'parameters' in grant.externalPolicy ? { team: 'api' } : {}),
    });
  });

  it("reports the service's error for an unknown issuer or a name that the role does not allow (PKS-1)", async () => {
    expect((await refusal(make({ ...config, issuerRef: 'nobody' }))).message).toContain(
      'unable to find PKI issuer for reference: nobody',
    );
    await post('roles/web', { ...ROLE, allow_any_name: false });
    expect((await refusal(make())).message).toContain('common name api.example.com not allowed by this role');
  });

  it('sends the requested user ids (PKS-2)', async () => {
    const { state } = await make({ ...config, userIds: ['one', 'two'] });
    expect(posted()[0].body.user_ids).toBe('one,two');
    expect(textOf(String(state.certificate))).toMatch(/UID ?= ?one.*UID ?= ?two/);
  });

  it("passes on the service's warning that the role takes the names from the CSR", async () => {
    const { warnings, held } = await open.core.apply(TYPE, { ...config, altNames: ['shop.example.com'] });
    expect(warnings.map(({ detail }) => detail).join()).toContain('use_csr_sans');
    expect(new X509Certificate(String(held.state.certificate)).subjectAltName).toContain('www.example.com');
  });

  it('returns a bundle with the issuer, unless the issuer is a root', async () => {
    const { state } = await make({ ...config, format: 'pem_bundle' });
    expect(String(state.certificateBundle).trim()).toBe(String(state.certificate).trim());
  });

  it('forces replacement for another CSR, but not for other whitespace around it', async () => {
    const object = await make();
    expect((await open.core.refreshAndPlan(TYPE, { ...config, csr: `\n${csr.trim()}\n\n` }, object)).changes).toEqual(
      [],
    );
    const other = newRequest('/CN=api.example.com', { key: EC_KEY }).csr;
    expect((await open.core.refreshAndPlan(TYPE, { ...config, csr: other }, object)).replacing).toEqual(['csr']);
  });

  it('refuses at plan time a malformed CSR, or one that is not signed with its own key', async () => {
    const [head, ...lines] = csr.trim().split('\n');
    const der = Buffer.from(lines.slice(0, -1).join(''), 'base64');
    der[der.length - 1] = 255 - der[der.length - 1];
    const broken = [head, ...der.toString('base64').match(/.{1,64}/g)!, lines[lines.length - 1]].join('\n');
    expect((await refusal(open.core.plan(TYPE, { ...config, csr: broken }))).reported).toMatchObject([
      { path: ['csr'], detail: expect.stringContaining('does not match its public key') },
    ]);
    const none = '-----BEGIN CERTIFICATE REQUEST-----\nAAAA\n-----END CERTIFICATE REQUEST-----';
    expect((await refusal(open.core.plan(TYPE, { ...config, csr: none }))).message).toContain(
      'is not a certificate signing request',
    );
  });

  it.each([
    ['rsa', ['-newkey', 'rsa:2048']],
    ['P-521', ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:secp521r1']],
    ['ed25519', ['-newkey', 'ed25519']],
  ])('accepts a CSR with a key of the type %s', async (_, key) => {
    const request = newRequest('/CN=api.example.com', { key });
    const { state } = await make({ ...config, csr: request.csr });
    expect(publicKeyOf(String(state.certificate))).toBe(request.publicKey);
  });

  it('renews the certificate for the same key', async () => {
    const values = { ...config, ttl: '10d', renewBefore: '50%' };
    const object = await make(values);
    await open.service.control.clock(6 * 86_400);
    const plan = await open.core.refreshAndPlan(TYPE, values, object);
    expect(plan.replacing).toEqual(['status']);
    const next = (await open.core.apply(TYPE, values, plan.held)).held;
    expect(publicKeyOf(String(next.state.certificate))).toBe(publicKey);
  });
});

describe('importing a signed certificate', () => {
  it('records the inputs in place, and forces replacement if the CSR has another key (PKS-4)', async () => {
    const imported = await open.core.import(TYPE, { id: String((await make()).state.id) });
    expect(await open.core.plan(TYPE, config, imported)).toMatchObject({
      action: 'update',
      changes: ['commonName', 'csr', 'role'],
    });
    const other = newRequest('/CN=api.example.com', {
      key: EC_KEY,
      extensions: ['subjectAltName=DNS:www.example.com'],
    }).csr;
    expect(await open.core.plan(TYPE, { ...config, csr: other }, imported)).toMatchObject({
      action: 'replace',
      replacing: ['csr'],
    });
  });

  it('accepts the names of the CSR in place of the configured ones, which a role may override', async () => {
    const values = { ...config, commonName: 'asked.example.com', altNames: ['asked.example.com'] };
    const imported = await open.core.import(TYPE, { id: String((await make(values)).state.id) });
    expect((await open.core.plan(TYPE, values, imported)).action).toBe('update');
  });
});
