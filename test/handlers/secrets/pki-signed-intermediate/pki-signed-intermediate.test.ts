import type { Value, Values } from '../../../../src/definition/value';
import * as registry from '../../../../src/handlers';
import { EC_KEY, newRequest, publicKeyOf, removeFiles, textOf } from '../../../emulator/pki/openssl';
import { AUTHORITY_REQUEST, REQUEST } from '../../../support/certificate-requests';
import { Held } from '../../../support/environments/core';
import { Proxied, openProxied } from '../../../support/environments/proxied';
import { refusal } from '../../../support/environments/refusal';

const TYPE = 'lintel_pki_signed_intermediate';
const config: Values = { commonName: 'Issuing CA', csr: AUTHORITY_REQUEST };

let open: Proxied;
beforeEach(async () => {
  open = await openProxied(registry);
});
afterEach(async () => {
  await open.close();
});
afterAll(removeFiles);

const make = async (values: Values = config): Promise<Held> => (await open.core.apply(TYPE, values)).held;
const posted = () =>
  open.proxy.passed.filter(({ method }) => method === 'POST').map(({ path, body }) => ({ path, body: body as Values }));
const text = ({ state }: Held) => textOf(String(state.certificate));

describe('signing an intermediate CA', () => {
  it('uses the path of the default issuer, or of a given one', async () => {
    await make();
    await make({ ...config, issuerRef: 'root' });
    expect(posted()).toEqual(
      ['root/sign-intermediate', 'issuer/root/sign-intermediate'].map((path) => ({
        path: `/v1/pki/${path}`,
        body: { csr: AUTHORITY_REQUEST, common_name: 'Issuing CA' },
      })),
    );
  });

  it('sends every input in the form that the service expects', async () => {
    await make({
      ...config,
      csr: REQUEST,
      altNames: ['ca.example.com'],
      ipSans: ['10.0.0.1'],
      uriSans: ['spiffe://example.com/ca'],
      otherSans: ['1.2.3.4;UTF8:ca'],
      ttl: '2h',
      format: 'der',
      maxPathLength: 0,
      keyUsage: ['DigitalSignature'],
      excludeCnFromSans: true,
      permittedDnsDomains: ['.example.com'],
      ou: ['B', 'A'],
      organization: ['Acme'],
      country: ['CH'],
      locality: ['Basel'],
      province: ['BS'],
      streetAddress: ['Rheinweg 1, 2'],
      postalCode: ['4000'],
      subjectSerialNumber: '12',
      notBeforeDuration: '0',
      signatureBits: 384,
      skid: '0a:0b',
      usePss: true,
    });
    expect(posted()[0].body).toEqual({
      csr: REQUEST,
      common_name: 'Issuing CA',
      alt_names: 'ca.example.com',
      ip_sans: '10.0.0.1',
      uri_sans: 'spiffe://example.com/ca',
      other_sans: ['1.2.3.4;UTF8:ca'],
      ttl: '7200s',
      format: 'der',
      max_path_length: 0,
      key_usage: ['DigitalSignature'],
      exclude_cn_from_sans: true,
      permitted_dns_domains: ['.example.com'],
      ou: ['B', 'A'],
      organization: ['Acme'],
      country: ['CH'],
      locality: ['Basel'],
      province: ['BS'],
      street_address: ['Rheinweg 1, 2'],
      postal_code: ['4000'],
      serial_number: '12',
      not_before_duration: '0s',
      signature_bits: 384,
      skid: '0a:0b',
      use_pss: true,
    });
  });

  it('returns the requested subject, names, path length, usages, constraints and key identifier', async () => {
    const made = await make({
      ...config,
      altNames: ['ca.example.com'],
      maxPathLength: 1,
      keyUsage: ['DigitalSignature'],
      permittedDnsDomains: ['.example.com', 'example.org'],
      ou: ['Web'],
      organization: ['Acme'],
      subjectSerialNumber: '4711',
      skid: '0a0b0c0d',
    });
    const shown = text(made);
    expect(shown).toMatch(/Subject: O ?= ?Acme, OU ?= ?Web, CN ?= ?Issuing CA, serialNumber ?= ?4711/);
    expect(shown).toContain('CA:TRUE, pathlen:1');
    expect(shown).toContain('DNS:ca.example.com');
    expect(shown).toMatch(/Digital Signature, Certificate Sign, CRL Sign/);
    expect(shown).toMatch(/Permitted:\s+DNS:\.example\.com\s+DNS:example\.org/);
    expect(shown).toContain('0A:0B:0C:0D');
    expect(publicKeyOf(String(made.state.certificate))).toBe(publicKeyOf(String((await make()).state.certificate)));
  });

  it('takes all values from the CSR if `use_csr_values` is set', async () => {
    const { csr } = newRequest('/O=Acme/CN=Other CA', {
      key: EC_KEY,
      extensions: ['subjectAltName=DNS:other.example.com', 'keyUsage=digitalSignature,keyCertSign,cRLSign'],
    });
    const shown = text(await make({ commonName: 'Other CA', csr, useCsrValues: true }));
    expect(shown).toMatch(/Subject: O ?= ?Acme, CN ?= ?Other CA/);
    expect(shown).toContain('DNS:other.example.com');
    expect(shown).toContain('Digital Signature');
  });

  it('produces a warning if the issuer ends earlier, and then plans no change', async () => {
    const values = { ...config, notAfter: '2090-01-01T00:00:00Z' };
    const { held, warnings } = await open.core.apply(TYPE, values);
    expect(warnings).toMatchObject([{ severity: 'warning', summary: 'The certificate ends earlier than requested' }]);
    expect(Date.parse(String(held.state.validUntil))).toBeLessThan(Date.parse('2090-01-01T00:00:00Z'));
    expect((await open.core.refreshAndPlan(TYPE, values, held)).changes).toEqual([]);
  });

  it.each<[Value, Value]>([
    [undefined, ['CRL', 'CertSign']],
    [['certsign', 'CRL'], undefined],
  ])('treats the default key usages as equal to none (%p)', async (before, after) => {
    const object = await make({ ...config, keyUsage: before });
    const { held, plan } = await open.core.apply(TYPE, { ...config, keyUsage: after }, object);
    expect(plan.action).toBe('update');
    expect(held.state.serialNumber).toBe(object.state.serialNumber);
    expect((await open.core.plan(TYPE, { ...config, keyUsage: ['DigitalSignature'] }, held)).replacing).toEqual([
      'keyUsage',
    ]);
  });

  it('plans no replacement for another notation of the key identifier', async () => {
    const object = await make({ ...config, skid: '0a0b0c0d' });
    const { held, plan } = await open.core.apply(TYPE, { ...config, skid: '0A:0B:0C:0D' }, object);
    expect(plan).toMatchObject({ action: 'update', changes: ['skid'] });
    expect(held.state.serialNumber).toBe(object.state.serialNumber);
    expect((await open.core.plan(TYPE, { ...config, skid: '0a0b0c0e' }, held)).replacing).toEqual(['skid']);
  });

  it('replaces a revoked certificate, and revokes it on destroy if `revoke_on_destroy` is set (PKM-1)', async () => {
    const values = { ...config, revokeOnDestroy: true };
    const object = await make(values);
    await open.service.request('POST', '/v1/pki/revoke', { body: { serial_number: object.state.serialNumber } });
    const plan = await open.core.refreshAndPlan(TYPE, values, object);
    expect(plan.replacing).toEqual(['status']);
    const next = (await open.core.apply(TYPE, values, plan.held)).held;
    await open.core.destroy(TYPE, next);
    const stored = (await open.service.control.snapshot()).objects.pkiCertificates as unknown as Values[];
    expect(
      [object, next].map(({ state }) => stored.find(({ serial }) => serial === state.serialNumber)!.revokedAt),
    ).not.toContain(null);
    await open.service.request('DELETE', '/v1/sys/mounts/pki');
    expect(await open.core.refresh(TYPE, next)).toBeUndefined();
  });

  it("reports the service's error if the issuer does not allow CAs below it", async () => {
    const { body } = await open.service.request('POST', '/v1/pki/issuers/generate/root/internal', {
      body: { common_name: 'Last root', issuer_name: 'last', key_type: 'ec', max_path_length: 0 },
    });
    expect(body.data.issuer_name).toBe('last');
    expect((await refusal(make({ ...config, issuerRef: 'last' }))).message).toContain('max path length of zero');
  });
});

describe('importing a signed intermediate CA', () => {
  it('records the inputs in place (PKM-2)', async () => {
    const values = {
      ...config,
      maxPathLength: 0,
      keyUsage: ['CertSign', 'CRL'],
      organization: ['Acme'],
      notBeforeDuration: '30s',
    };
    const imported = await open.core.import(TYPE, { id: String((await make(values)).state.id) });
    const { held, plan } = await open.core.apply(TYPE, values, imported);
    expect(plan).toMatchObject({
      action: 'update',
      changes: ['commonName', 'csr', 'keyUsage', 'maxPathLength', 'organization'],
    });
    expect((await open.core.refreshAndPlan(TYPE, values, held)).changes).toEqual([]);
    expect((await open.core.plan(TYPE, { ...values, maxPathLength: 1 }, held)).replacing).toEqual(['maxPathLength']);
  });
});
