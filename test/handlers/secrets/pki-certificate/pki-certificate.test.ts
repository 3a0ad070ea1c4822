import { X509Certificate } from 'crypto';
import type { Values } from '../../../../src/definition/value';
import * as registry from '../../../../src/handlers';
import { outlivedIssuerProblems } from '../../../../src/handlers/secrets/shared/pki/outlived-issuer';
import { publicKeyOf, pemOf, removeFiles } from '../../../emulator/pki/openssl';
import { makeAuthority } from '../../../support/authority-certificates';
import { Held } from '../../../support/environments/core';
import { settingsFor } from '../../../support/environments/environment';
import { Proxied, openProxied } from '../../../support/environments/proxied';
import { refusal } from '../../../support/environments/refusal';

const TYPE = 'lintel_pki_certificate';
const config: Values = { role: 'web', commonName: 'shop.example.com' };
const ROLE = {
  allow_any_name: true,
  enforce_hostnames: false,
  key_type: 'ec',
  allowed_uri_sans: ['*'],
  allowed_other_sans: ['*'],
  allowed_user_ids: ['*'],
};

let open: Proxied;
beforeEach(async () => {
  open = await openProxied(registry);
  await post('roles/web', ROLE);
});
afterEach(async () => {
  await open.close();
});
afterAll(removeFiles);

const post = async (path: string, body: object, proxied = open) => {
  const { status, body: response } = await proxied.service.request('POST', `/v1/pki/${path}`, { body });
  if (status >= 300) throw new Error(`${path}: ${status} ${JSON.stringify(response)}`);
  return response;
};
const make = async (values: Values = config): Promise<Held> => (await open.core.apply(TYPE, values)).held;
const planned = async (values: Values, object: Held) => open.core.refreshAndPlan(TYPE, values, object);
const posted = () =>
  open.proxy.passed.filter(({ method }) => method === 'POST').map(({ path, body }) => ({ path, body: body as Values }));
const passed = () => open.proxy.passed.map(({ method, path }) => `${method} ${path}`);
const serial = ({ state }: Held) => String(state.serialNumber);
const revoke = (object: Held) => post('revoke', { serial_number: serial(object) });
/** The certificates besides the root, which is stored as well. */
const stored = async () =>
  ((await open.service.control.snapshot()).objects.pkiCertificates as unknown as Values[]).filter(
    ({ role }) => role !== '',
  );
const DAY = 86_400;

describe('issuing a certificate', () => {
  it('sends one request, checks whether the certificate is stored, and returns its contents', async () => {
    const { state } = await make({ ...config, ttl: '24h' });
    expect(passed()).toEqual([
      'GET /v1/pki/roles/web',
      'GET /v1/pki/issuer/default',
      'POST /v1/pki/issue/web',
      `GET /v1/pki/cert/${encodeURIComponent(String(state.serialNumber))}`,
    ]);
    const certificate = new X509Certificate(String(state.certificate));
    expect(state).toMatchObject({
      id: `pki/cert/${String(state.serialNumber)}`,
      mount: 'pki',
      stored: true,
      status: 'valid',
      revocationTime: 0,
      privateKeyType: 'ec',
      serialNumber: certificate.serialNumber.toLowerCase().match(/../g)!.join(':'),
      fingerprint: certificate.fingerprint256.toLowerCase().replace(/:/g, ''),
      validFrom: new Date(certificate.validFrom).toISOString().replace('.000Z', 'Z'),
      validUntil: new Date(certificate.validTo).toISOString().replace('.000Z', 'Z'),
      expiration: Date.parse(certificate.validTo) / 1000,
    });
    expect(state.leaseId).toBeUndefined();
    expect(state.certificateBundle).toBeUndefined();
    expect(publicKeyOf(String(state.privateKey))).toBe(publicKeyOf(String(state.certificate)));
    expect((state.caChain as readonly string[])[0]).toBe(state.issuingCa);
  });

  it('sends every input in the form that the service expects, and leaves out unset and empty ones', async () => {
    await make({
      ...config,
      altNames: ['b.example.com', 'a.example.com'],
      ipSans: ['10.0.0.1', '::1'],
      uriSans: ['spiffe://example.com/a'],
      otherSans: ['1.2.3.4;UTF8:one,two'],
      ttl: '1h30m',
      format: 'pem',
      privateKeyFormat: 'pkcs8',
      excludeCnFromSans: true,
      removeRootsFromChain: true,
      userIds: ['one', 'two'],
      certMetadata: 'YQ==',
    });
    await make({ ...config, altNames: [], ttl: '0', certMetadata: '' });
    expect(posted().map(({ body }) => body)).toEqual([
      {
        common_name: 'shop.example.com',
        alt_names: 'b.example.com,a.example.com',
        ip_sans: '10.0.0.1,::1',
        uri_sans: 'spiffe://example.com/a',
        other_sans: ['1.2.3.4;UTF8:one,two'],
        ttl: '5400s',
        format: 'pem',
        private_key_format: 'pkcs8',
        exclude_cn_from_sans: true,
        remove_roots_from_chain: true,
        user_ids: 'one,two',
        cert_metadata: 'YQ==',
      },
      { common_name: 'shop.example.com' },
    ]);
  });

  it('sends the issuer in the path (PKI-1)', async () => {
    await make({ ...config, issuerRef: 'root' });
    expect(posted()).toEqual([{ path: '/v1/pki/issuer/root/issue/web', body: { common_name: 'shop.example.com' } }]);
    expect((await refusal(make({ ...config, issuerRef: 'other' }))).message).toContain(
      'unable to find PKI issuer for reference: other',
    );
  });

  it.each([
    ['issue', {}, undefined, 'external-policy/issue'],
    ['issue', { policy: 'web' }, undefined, 'external-policy/issue/web'],
    ['issue', {}, 'default', 'issuer/default/external-policy/issue'],
    ['issue', { policy: 'web' }, 'default', 'issuer/default/external-policy/issue/web'],
  ] as const)(
    'by an external policy uses the path of the policy (%s %p, issuer %s; EXP-1)',
    async (_, externalPolicy, issuerRef, path) => {
      const values = {
        externalPolicy: { ...externalPolicy, keyType: 'ec', keyBits: 384, parameters: { team: 'shop' } },
        issuerRef,
        commonName: 'shop.example.com',
      };
      const object = await make(values);
      expect(posted()).toEqual([
        {
          path: `/v1/pki/${path}`,
          body: { team: 'shop', key_type: 'ec', key_bits: 384, common_name: 'shop.example.com' },
        },
      ]);
      expect((await planned(values, object)).action).toBe('nothing');
    },
  );

  it.each(['der', 'pkcs8'])(
    'returns certificate and key in every format (private key: %s)',
    async (privateKeyFormat) => {
      for (const format of ['pem', 'der', 'pem_bundle']) {
        const values = { ...config, format, privateKeyFormat };
        const object = await make(values);
        const { certificate, privateKey, issuingCa, certificateBundle } = object.state as {
          readonly [name: string]: string;
        };
        const pem = format === 'der' ? pemOf(certificate) : certificate;
        expect(pem.trim()).toMatch(/^-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----$/);
        const label = privateKeyFormat === 'pkcs8' ? 'PRIVATE KEY' : 'EC PRIVATE KEY';
        expect(
          publicKeyOf(format === 'der' && !privateKey.includes('BEGIN') ? pemOf(privateKey, label) : privateKey),
        ).toBe(publicKeyOf(pem));
        expect(
          new X509Certificate(pem).verify(
            new X509Certificate(format === 'der' ? pemOf(issuingCa) : issuingCa).publicKey,
          ),
        ).toBe(true);
        expect(certificateBundle?.includes('PRIVATE KEY')).toBe(format === 'pem_bundle' ? true : undefined);
        if (certificateBundle) expect(certificateBundle).toContain(certificate);
        const again = await planned(values, object);
        expect(again.changes).toEqual([]);
        expect(again.held!.state).toEqual(object.state);
      }
    },
  );

  it('creates separate certificates for the same name (PKI-5)', async () => {
    const [one, other] = [await make(), await make()];
    expect(serial(one)).not.toBe(serial(other));
    for (const object of [one, other]) expect((await planned(config, object)).changes).toEqual([]);
  });

  it('keeps in state a certificate that its role does not store, and renews it', async () => {
    await post('roles/passing', { ...ROLE, no_store: true });
    const values = { ...config, role: 'passing', renewBefore: '1d', ttl: '10d', revokeOnDestroy: true };
    const object = await make(values);
    expect(object.state).toMatchObject({ stored: false, status: 'valid' });
    expect((await planned(values, object)).changes).toEqual([]);
    await open.service.control.clock(9 * DAY);
    expect((await planned(values, object)).replacing).toEqual(['status']);
    await open.core.destroy(TYPE, object);
  });

  it('returns the lease that the role generates, with a warning that the token ends it', async () => {
    await post('roles/leased', { ...ROLE, generate_lease: true });
    const { held, plan, warnings } = await open.core.apply(TYPE, { ...config, role: 'leased' });
    expect(held.state.leaseId).toContain('pki/issue/leased/');
    expect(plan.warnings).toMatchObject([
      { path: ['role'], detail: expect.stringContaining('unless the token outlives the certificate') },
    ]);
    expect(warnings).toMatchObject([{ summary: 'The certificate is revoked with the token' }]);
  });

  it('keeps the key in state even if the check whether the certificate is stored fails', async () => {
    open.proxy.watch = (passing) => {
      if (passing.path.includes('/cert/')) passing.response({ status: 502, body: { errors: [] } });
    };
    const object = await make();
    open.proxy.watch = () => undefined;
    expect(object.state).toMatchObject({ stored: true, status: 'valid' });
    expect((await planned(config, object)).changes).toEqual([]);
  }, 60_000);

  it('is not repeated after a lost response, and reports that an unrecorded certificate may exist', async () => {
    open.proxy.watch = async (passing) => {
      if (passing.method !== 'POST') return;
      await passing.forward();
      passing.drop();
    };
    const { message } = await refusal(make());
    expect(message).toContain('It is not known whether a certificate was issued');
    expect(message).toContain('LIST pki/certs');
    expect(posted()).toHaveLength(1);
    open.proxy.watch = () => undefined;
    expect((await make()).state.status).toBe('valid');
    expect(await stored()).toHaveLength(2);
  });

  it('produces a warning if the certificate ends earlier than requested', async () => {
    await post('roles/short', { ...ROLE, max_ttl: '1h' });
    const { warnings, held } = await open.core.apply(TYPE, { ...config, role: 'short', ttl: '10h' });
    expect(warnings.map(({ summary }) => summary)).toContain('The certificate ends earlier than requested');
    expect((await planned({ ...config, role: 'short', ttl: '10h' }, held)).changes).toEqual([]);
    expect((await open.core.apply(TYPE, { ...config, role: 'short', ttl: '1h' })).warnings).toEqual([]);
  });

  it('reports a missing engine, without which it is gone', async () => {
    expect((await refusal(make({ ...config, mount: 'nowhere' }))).message).toContain('has no engine at');
    const object = await make({ ...config, revokeOnDestroy: true });
    await open.service.request('DELETE', '/v1/sys/mounts/pki');
    expect(await open.core.refresh(TYPE, object)).toBeUndefined();
    await open.core.destroy(TYPE, object);
  });
});

describe('equivalent requests for a certificate', () => {
  it.each<[string, Values, Values]>([
    [
      'a default that is configured',
      {},
      {
        format: 'pem',
        privateKeyFormat: 'der',
        excludeCnFromSans: false,
        removeRootsFromChain: false,
        altNames: [],
        renewBefore: '0',
        revokeOnDestroy: false,
      },
    ],
    ['another notation of a duration', { ttl: '24h', notAfter: undefined }, { ttl: '86400' }],
    [
      'another order of names',
      { altNames: ['a.example.com', 'b.example.com'] },
      { altNames: ['b.example.com', 'a.example.com'] },
    ],
  ])('do not force replacement: %s', async (_, before, after) => {
    const object = await make({ ...config, ...before });
    expect((await planned({ ...config, ...after }, object)).replacing).toEqual([]);
    expect(
      (await planned({ ...config, ...before }, (await open.core.apply(TYPE, { ...config, ...after }, object)).held))
        .replacing,
    ).toEqual([]);
    expect(posted()).toHaveLength(1);
  });

  it.each<[Values, Values]>([
    [{}, { keyBits: 2048 }],
    [{ keyType: 'rsa', keyBits: 0 }, { keyBits: 2048 }],
    [{ keyType: 'ec' }, { keyType: 'ec', keyBits: 256, parameters: {} }],
  ])('do not force replacement: the default size of a key, %p as %p', async (before, after) => {
    const values = (policy: Values): Values => ({
      externalPolicy: { policy: 'web', ...policy },
      commonName: 'shop.example.com',
    });
    const object = await make(values(before));
    const { held, plan } = await open.core.apply(TYPE, values(after), object);
    expect(plan.replacing).toEqual([]);
    expect((await planned(values(before), held)).replacing).toEqual([]);
    expect(posted()).toHaveLength(1);
    expect((await planned(values({ ...after, keyBits: after.keyType === 'ec' ? 384 : 3072 }), held)).replacing).toEqual(
      ['externalPolicy'],
    );
    expect((await planned(values({ ...after, policy: 'other' }), held)).replacing).toEqual(['externalPolicy']);
  });

  it('are the only exception: every other change forces replacement (PKI-2)', async () => {
    const values = { ...config, ttl: '24h' };
    const object = await make(values);
    const { held, plan } = await open.core.apply(TYPE, { ...values, ttl: '25h' }, object);
    expect(plan).toMatchObject({ action: 'replace', replacing: ['ttl'] });
    expect(serial(held)).not.toBe(serial(object));
  });
});

describe('an issued certificate', () => {
  const values: Values = { ...config, ttl: '30d' };

  it.each([
    ['30%', 21 * DAY],
    ['10d', 20 * DAY],
    ['36h', 28.5 * DAY],
  ])('is renewed %s before its end, by the clock of the service (PKI-4)', async (renewBefore, due) => {
    const renewed = { ...values, renewBefore };
    const object = await make(renewed);
    await open.service.control.clock(due - 60);
    expect((await planned(renewed, object)).changes).toEqual([]);
    await open.service.control.clock(120);
    const plan = await planned(renewed, object);
    expect(plan.held!.state.status).toBe('renewal_due');
    expect(plan).toMatchObject({ action: 'replace', replacing: ['status'] });
    const next = (await open.core.apply(TYPE, renewed, plan.held)).held;
    expect(serial(next)).not.toBe(serial(object));
    expect((await planned(renewed, next)).changes).toEqual([]);
  });

  it('is replaced after it expires', async () => {
    const object = await make(values);
    await open.service.control.clock(30 * DAY - 60);
    expect((await planned(values, object)).changes).toEqual([]);
    await open.service.control.clock(120);
    const plan = await planned(values, object);
    expect(plan.held!.state.status).toBe('expired');
    expect(plan.replacing).toEqual(['status']);
  });

  it('is replaced after it is revoked (PKI-3)', async () => {
    const object = await make(values);
    await revoke(object);
    const plan = await planned(values, object);
    expect(plan.held!.state).toMatchObject({ status: 'revoked', revocationTime: expect.any(Number) });
    expect(plan.held!.state.revocationTime).toBeGreaterThan(0);
    expect(plan).toMatchObject({ action: 'replace', replacing: ['status'] });
    expect((await open.core.apply(TYPE, values, plan.held)).held.state.status).toBe('valid');
  });

  it('is recreated after the service has tidied it up', async () => {
    const object = await make(values);
    const snapshot = await open.service.control.snapshot();
    await open.service.control.restore({ ...snapshot, objects: { ...snapshot.objects, pkiCertificates: [] } });
    expect(await planned(values, object)).toMatchObject({ action: 'create', held: undefined });
  });

  it('is updated in place if `renew_before` changes, unless the new value makes a renewal due', async () => {
    const object = await make(values);
    await open.service.control.clock(20 * DAY);
    const later = await open.core.refresh(TYPE, object);
    const short = await open.core.plan(TYPE, { ...values, renewBefore: '1d' }, later);
    expect(short).toMatchObject({ action: 'update', changes: ['renewBefore'] });
    expect(await open.core.plan(TYPE, { ...values, renewBefore: '15d' }, later)).toMatchObject({
      action: 'replace',
      replacing: ['status'],
    });
    const { held } = await open.core.apply(TYPE, { ...values, renewBefore: '1d' }, later);
    expect(held.state).toMatchObject({ renewBefore: '1d', serialNumber: serial(object) });
    expect((await planned({ ...values, renewBefore: '1d' }, held)).changes).toEqual([]);
  });

  it('is no longer due for renewal if `renew_before` is removed', async () => {
    const object = await make({ ...values, renewBefore: '15d' });
    await open.service.control.clock(20 * DAY);
    const due = await open.core.refresh(TYPE, object);
    expect(due!.state.status).toBe('renewal_due');
    const { held, plan } = await open.core.apply(TYPE, values, due);
    expect(plan).toMatchObject({ action: 'update', changes: ['renewBefore', 'status'] });
    expect(held.state).toMatchObject({ status: 'valid', serialNumber: serial(object) });
  });

  it('produces a warning if `renew_before` is not shorter than its validity, and is renewed only after it expires', async () => {
    await post('roles/short', { ...ROLE, max_ttl: '1h' });
    const short = { ...config, role: 'short', renewBefore: '1h' };
    const object = await make(short);
    const plan = await planned(short, object);
    expect(plan.changes).toEqual([]);
    expect(plan.warnings).toMatchObject([
      { severity: 'warning', path: ['renewBefore'], summary: 'The certificate is replaced only after it has expired' },
    ]);
    await open.service.control.clock(3700);
    expect((await planned(short, object)).replacing).toEqual(['status']);
  });

  it('is not replaced after it expires if `not_after` has passed as well', async () => {
    const {
      body: { now },
    } = await open.service.request('POST', '/_emulator/clock', { body: { advanceSeconds: 0 } });
    const notAfter = new Date(Math.floor(Date.parse(now) / 1000) * 1000 + 3_600_000)
      .toISOString()
      .replace('.000Z', 'Z');
    const object = await make({ ...config, notAfter });
    await open.service.control.clock(4000);
    const plan = await planned({ ...config, notAfter }, object);
    expect(plan.held!.state.status).toBe('expired');
    expect(plan.changes).toEqual([]);
    expect(plan.warnings).toMatchObject([
      { severity: 'warning', path: ['notAfter'], summary: 'The certificate is expired and is not replaced' },
    ]);
    expect((await planned({ ...config, notAfter: '9999-12-31T23:59:59Z' }, object)).replacing).toContain('notAfter');
  });

  it('may be valid until the year 9999', async () => {
    await open.service.request('POST', '/v1/pki/issuer/default', { body: { leaf_not_after_behavior: 'permit' } });
    expect((await make({ ...config, notAfter: '9999-12-31T23:59:59Z' })).state).toMatchObject({
      validUntil: '9999-12-31T23:59:59Z',
      status: 'valid',
    });
  });
});

describe('destroying a certificate', () => {
  it('sends no request by default, because a replaced certificate may still be in use (PKS-3)', async () => {
    const object = await make();
    open.proxy.passed.splice(0);
    await open.core.destroy(TYPE, object);
    expect(passed()).toEqual([]);
    expect((await stored())[0].revokedAt).toBeNull();
  });

  it('revokes it if `revoke_on_destroy` is set, even by an update', async () => {
    const object = (await open.core.apply(TYPE, { ...config, revokeOnDestroy: true }, await make())).held;
    await open.core.destroy(TYPE, object);
    expect((await stored())[0].revokedAt).toEqual(expect.stringMatching(/^\d{4}-.*Z$/));
    // Revoking a certificate that is revoked already, or unknown, succeeds.
    await open.core.destroy(TYPE, object);
    await open.core.destroy(TYPE, { ...object, state: { ...object.state, serialNumber: 'aa:bb' } });
  });

  it('fails if the token may not revoke it', async () => {
    const object = await make({ ...config, revokeOnDestroy: true });
    await open.core.configure(settingsFor(open.proxy, 'reader'));
    expect((await refusal(open.core.destroy(TYPE, object))).message).toContain('permission denied');
  });
});

describe('the role of a certificate, checked at plan time,', () => {
  const plan = (values: Values) => open.core.plan(TYPE, values);

  it('must allow the requested names and metadata', async () => {
    await post('roles/strict', { ...ROLE, allow_ip_sans: false, no_store_metadata: true });
    const refused = await refusal(plan({ role: 'strict', ipSans: ['10.0.0.1'], certMetadata: 'YQ==' }));
    expect(refused.reported.map(({ path }) => path)).toEqual([['commonName'], ['ipSans'], ['certMetadata']]);
    expect(refused.message).toContain('no_store_metadata');
    expect((await plan({ role: 'strict', commonName: 'a.example.com' })).action).toBe('create');
  });

  it('is read once in a run, and not checked if it cannot be read or does not exist yet', async () => {
    await Promise.all([plan(config), plan({ ...config, commonName: 'other.example.com' })]);
    await plan(config);
    expect(passed()).toEqual(['GET /v1/pki/roles/web']);
    expect((await plan({ role: 'to-come', ipSans: ['10.0.0.1'] })).action).toBe('create');
    await open.core.configure(settingsFor(open.proxy, 'none'));
    expect((await plan({ role: 'web', certMetadata: 'YQ==' })).action).toBe('create');
  });

  it('counts as planned in the same run', async () => {
    await open.core.plan('lintel_pki_role', { name: 'next', requireCn: false, noStoreMetadata: true });
    expect((await refusal(plan({ role: 'next', certMetadata: 'YQ==' }))).reported.map(({ path }) => path)).toEqual([
      ['certMetadata'],
    ]);
  });
});

describe('the plan of a certificate', () => {
  it('refuses a renewal that would be due at once', async () => {
    expect((await refusal(open.core.plan(TYPE, { ...config, ttl: '24h', renewBefore: '1d' }))).reported).toMatchObject([
      { path: ['renewBefore'], detail: expect.stringContaining('not shorter than `ttl`') },
    ]);
  });

  it('refuses attributes of the enterprise edition on OpenBao', async () => {
    await open.core.configure({ secrets: { address: open.proxy.address, token: 'secrets-root', dialect: 'openbao' } });
    const refused = await refusal(open.core.plan(TYPE, { externalPolicy: {}, certMetadata: 'YQ==' }));
    expect(refused.reported.map(({ path }) => path)).toEqual([['externalPolicy'], ['certMetadata']]);
  });
});

it.each(['vault', 'openbao'] as const)(
  'a certificate in the dialect %s is read with a number as its expiration and a list of warnings',
  async (dialect) => {
    const proxied = await openProxied(registry, { dialects: { secrets: dialect } });
    await post('roles/web', { ...ROLE, max_ttl: '1h' }, proxied);
    const values = { ...config, ttl: '2h' };
    const { held, warnings } = await proxied.core.apply(TYPE, values);
    expect(held.state.expiration).toBe(Date.parse(String(held.state.validUntil)) / 1000);
    expect(warnings.map(({ detail }) => detail).join()).toContain('longer than permitted maxTTL');
    expect((await proxied.core.refreshAndPlan(TYPE, values, held)).changes).toEqual([]);
    await proxied.close();
  },
);

describe('importing a certificate', () => {
  it.each([
    ['colons', (text: string) => text],
    ['hyphens in upper case', (text: string) => text.replace(/:/g, '-').toUpperCase()],
  ])('accepts a serial number with %s, and records the inputs in place (PKI-7)', async (_, spelled) => {
    const object = await make({ ...config, altNames: ['www.example.com'], ttl: '24h' });
    const imported = await open.core.import(TYPE, { id: `pki/cert/${spelled(serial(object))}` });
    expect(imported!.state).toMatchObject({
      id: object.state.id,
      serialNumber: serial(object),
      certificate: object.state.certificate,
      validUntil: object.state.validUntil,
      status: 'valid',
    });
    expect(imported!.state.privateKey).toBeUndefined();
    const values = { ...config, altNames: ['www.example.com'], ttl: '24h', format: 'der' };
    open.proxy.passed.splice(0);
    const { held, plan } = await open.core.apply(TYPE, values, imported);
    expect(plan).toMatchObject({
      action: 'update',
      changes: ['altNames', 'certificate', 'commonName', 'format', 'role', 'ttl'],
    });
    expect(passed()).toEqual([]);
    expect(held.state.certificate).toBe(new X509Certificate(String(object.state.certificate)).raw.toString('base64'));
    expect((await planned(values, held)).changes).toEqual([]);
    // From now on, a changed request forces replacement.
    expect((await planned({ ...values, ttl: '48h' }, held)).replacing).toEqual(['ttl']);
  });

  it.each<[string, Values]>([
    ['commonName', { commonName: 'other.example.com' }],
    ['altNames', { altNames: ['other.example.com'] }],
    ['ipSans', { ipSans: ['10.0.0.2'] }],
    ['uriSans', { uriSans: ['spiffe://example.com/b'] }],
    ['otherSans', { otherSans: ['1.2.3.4;UTF8:two'] }],
  ])('plans a replacement if the certificate shows another value of `%s`', async (name, values) => {
    const asked = {
      ...config,
      altNames: ['a.example.com', 'a@example.com'],
      ipSans: ['10.0.0.1', '2001:DB8::1'],
      uriSans: ['spiffe://example.com/a'],
      otherSans: ['1.2.3.4;UTF8:one'],
    };
    const imported = await open.core.import(TYPE, { id: String((await make(asked)).state.id) });
    expect((await open.core.plan(TYPE, asked, imported)).action).toBe('update');
    expect(await open.core.plan(TYPE, { ...asked, ...values }, imported)).toMatchObject({
      action: 'replace',
      replacing: [name],
    });
  });

  it('returns nothing if the certificate does not exist', async () => {
    expect(await open.core.import(TYPE, { id: 'pki/cert/aa:bb' })).toBeUndefined();
  });
});

describe('the data source of a certificate', () => {
  it('returns the certificate without its key', async () => {
    const object = await make({ ...config, ttl: '24h' });
    const { id, certificate, expiration, validFrom, validUntil, fingerprint, caChain } = object.state;
    const found = await open.core.readData(TYPE, { serialNumber: serial(object).replace(/:/g, '-') });
    expect(found).toEqual({
      id,
      mount: 'pki',
      serialNumber: serial(object).replace(/:/g, '-'),
      certificate,
      expiration,
      validFrom,
      validUntil,
      fingerprint,
      caChain,
      revocationTime: 0,
      status: 'valid',
    });
    await revoke(object);
    expect(await open.core.readData(TYPE, { serialNumber: serial(object) })).toMatchObject({ status: 'revoked' });
    expect((await refusal(open.core.readData(TYPE, { serialNumber: 'aa:bb' }))).message).toContain(
      'There is no certificate `aa:bb` at `pki`',
    );
  });
});

describe('a certificate that ends after its issuer', () => {
  it('is a warning of every plan', async () => {
    const permitting = await open.service.request('PATCH', '/v1/pki/issuer/default', {
      body: { leaf_not_after_behavior: 'permit' },
      headers: { 'content-type': 'application/merge-patch+json' },
    });
    expect(permitting.status).toBe(200);
    const lasting: Values = { ...config, notAfter: '2099-12-31T23:59:59Z' };
    const { action, warnings } = await planned(lasting, await make(lasting));
    expect([action, warnings.map(({ summary }) => summary)]).toEqual([
      'nothing',
      ['The issuer ends before the certificate'],
    ]);
    expect((await planned(config, await make(config))).warnings).toEqual([]);
  });

  const inDays = (count: number) => new Date(Date.now() + count * DAY * 1000);
  const notAfter = (count: number) =>
    inDays(count)
      .toISOString()
      .replace(/\.\d+Z$/, 'Z');
  const permit = async (reference = 'default', behavior = 'permit') =>
    open.service.request('PATCH', `/v1/pki/issuer/${reference}`, {
      body: { leaf_not_after_behavior: behavior },
      headers: { 'content-type': 'application/merge-patch+json' },
    });

  it('is a warning as well if an authority above the issuer ends first', async () => {
    const top = makeAuthority('Top', { until: inDays(30) });
    const { certificate, privateKey } = makeAuthority('Issuing', { signedBy: top });
    const bundle = [certificate, privateKey, top.certificate].join('\n');
    const { data } = (await post('issuers/import/bundle', { pem_bundle: bundle })) as { data: Values };
    const [id] = Object.entries(data.mapping as Values).find(([, key]) => key !== '')!;
    // Once: a second later it would be another end.
    const lasting: Values = { ...config, issuerRef: id, notAfter: notAfter(31) };
    expect((await planned(lasting, await make(lasting))).warnings).toEqual([
      expect.objectContaining({
        summary: 'An authority above the issuer ends before the certificate',
        detail: expect.stringMatching(
          /^The certificate says that it is valid until \S+Z, but `CN=Top`, which its chain leads to, ends at \S+Z\. Clients that have no other certificate of this authority refuse it from then on\. /,
        ),
      }),
    ]);
    const shorter: Values = { ...config, issuerRef: id, notAfter: notAfter(29) };
    expect((await planned(shorter, await make(shorter))).warnings).toEqual([]);
  });

  it('is none if another certificate of the authority lasts, or if one is not above it', () => {
    const ends = { until: inDays(30) };
    const [top, other] = [makeAuthority('Top', ends), makeAuthority('Other', ends)];
    const lasting = makeAuthority('Top', { key: top.key, signedBy: makeAuthority('Above') });
    const issuing = makeAuthority('Issuing', { signedBy: top });
    const found = (...chain: readonly { readonly certificate: string }[]) =>
      outlivedIssuerProblems({
        issuingCa: issuing.certificate,
        caChain: [issuing, ...chain].map(({ certificate }) => certificate),
        validUntil: notAfter(60),
      }).map(({ summary }) => summary);
    expect(found(top)).toEqual(['An authority above the issuer ends before the certificate']);
    expect(found(top, lasting)).toEqual([]);
    expect(found(other)).toEqual([]);
    expect(found()).toEqual([]);
  });

  const outlives = async (values: Values) =>
    (await open.core.plan(TYPE, { ...config, ...values })).warnings.filter(
      ({ summary }) => summary === 'The certificate would outlive its issuer',
    );

  it('is a warning of the plan of a new one, if its issuer permits that', async () => {
    const short = makeAuthority('Short', { until: inDays(30) });
    const { data } = await post('issuers/import/bundle', { pem_bundle: short.certificate + short.privateKey });
    const [id] = data.imported_issuers as readonly string[];
    await post(`issuer/${id}`, { issuer_name: 'short' });
    const named = { issuerRef: 'short', notAfter: notAfter(31) };
    expect(await outlives(named)).toEqual([]);
    await permit('short');
    const start = async () => open.core.configure(settingsFor(open.proxy));
    await start();
    expect(await outlives(named)).toEqual([
      expect.objectContaining({
        path: ['notAfter'],
        detail: expect.stringMatching(
          /^It is requested until \S+Z, but the issuer `short` of `pki` ends at \S+Z, and clients refuse it from then on\. /,
        ),
      }),
    ]);
    expect(await outlives({ issuerRef: 'short', notAfter: notAfter(29) })).toEqual([]);
    expect(await outlives({ issuerRef: 'short', ttl: '31d' })).toEqual([expect.objectContaining({ path: ['ttl'] })]);
    expect(await outlives({ ttl: '31d' })).toEqual([]);
    await post('roles/web', { ...ROLE, issuer_ref: 'short' });
    await start();
    expect(await outlives({ ttl: '31d' })).toHaveLength(1);
    await post('roles/web', { ...ROLE, issuer_ref: 'short', max_ttl: '24h' });
    await start();
    expect(await outlives({ ttl: '31d' })).toEqual([]);
    await open.core.configure(settingsFor(open.proxy, 'none'));
    expect(await outlives(named)).toEqual([]);
  });
});
