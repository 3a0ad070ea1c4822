import type { Values } from '../../../../src/definition/value';
import * as registry from '../../../../src/handlers';
import { Proxied, openProxied } from '../../../support/environments/proxied';
import { refusal } from '../../../support/environments/refusal';

let open: Proxied;
beforeEach(async () => {
  open = await openProxied(registry);
});
afterEach(async () => {
  await open.close();
});

const issuer = async (config: Values = {}) => open.core.readData('lintel_pki_issuer', config);
const issuers = async (config: Values = {}) =>
  (await open.core.readData('lintel_pki_issuers', config)).issuers as readonly Values[];
const addRoot = async (name: string): Promise<Values> => {
  const { status, body } = await open.service.request('POST', '/v1/pki/root/generate/internal', {
    body: { common_name: name, issuer_name: name },
  });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.data as Values;
};

describe('the data source of an issuer', () => {
  it('returns the default issuer, unless another one is named', async () => {
    const { issuer_id: id, certificate } = await addRoot('second');
    const first = await issuer();
    expect(first).toMatchObject({
      id: 'pki/issuer/default',
      mount: 'pki',
      issuerRef: 'default',
      leafNotAfterBehavior: 'err',
      manualChain: [],
      revoked: false,
      issuingCertificates: [],
      ocspServers: [],
      certificate: expect.stringMatching(/^-----BEGIN CERTIFICATE-----/),
      usage: expect.arrayContaining(['issuing-certificates', 'crl-signing']),
    });
    expect(first.issuerId).not.toBe(id);
    expect(first.caChain).toEqual([first.certificate]);
    const second = {
      issuerId: id,
      issuerName: 'second',
      certificate: expect.stringContaining(String(certificate).trim()),
    };
    expect(await issuer({ issuerRef: 'second' })).toMatchObject({ ...second, id: 'pki/issuer/second' });
    expect(await issuer({ issuerRef: String(id) })).toMatchObject(second);
  });

  it('returns what was configured outside Terraform, and a revocation with the remaining usages', async () => {
    await addRoot('second');
    const body = {
      issuer_name: 'renamed',
      usage: 'issuing-certificates,ocsp-signing',
      leaf_not_after_behavior: 'truncate',
      issuing_certificates: ['http://ca.example.com/ca'],
      manual_chain: ['self', 'default'],
    };
    const { status } = await open.service.request('POST', '/v1/pki/issuer/second', { body });
    expect(status).toBe(200);
    await open.service.request('POST', '/v1/pki/issuer/renamed/revoke');
    const reported = await issuer({ issuerRef: 'renamed' });
    expect(reported).toMatchObject({
      issuerName: 'renamed',
      leafNotAfterBehavior: 'truncate',
      issuingCertificates: ['http://ca.example.com/ca'],
      manualChain: [reported.issuerId, (await issuer()).issuerId],
      revoked: true,
    });
    expect([...(reported.usage as string[])].sort()).toEqual(['ocsp-signing', 'read-only']);
  });

  it('fails with the path of the request if the issuer or the engine does not exist', async () => {
    expect((await refusal(issuer({ issuerRef: 'nobody' }))).message).toContain(
      'There is no issuer `nobody` at `pki`: GET /pki/issuer/nobody',
    );
    expect((await refusal(issuer({ mount: 'nowhere' }))).message).toContain('has no engine at `nowhere`');
    await open.service.control.clearRequests();
  });
});

describe("the data source of an engine's issuers", () => {
  it('returns them sorted by id, and marks the default one, in one request', async () => {
    await addRoot('second');
    open.proxy.passed.splice(0);
    const all = await issuers();
    // HTTP servers of Node.js do not accept the method LIST.
    expect(open.proxy.passed.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /v1/pki/issuers?list=true']);
    expect(all.map(({ issuerId }) => issuerId)).toEqual([...all.map(({ issuerId }) => issuerId)].sort());
    const standard = await issuer();
    expect(all.find(({ isDefault }) => isDefault)).toMatchObject({
      issuerId: standard.issuerId,
      keyId: standard.keyId,
      serialNumber: expect.stringMatching(/^[0-9a-f]{2}(:[0-9a-f]{2})+$/),
    });
    expect(all.filter(({ isDefault }) => !isDefault)).toMatchObject([{ issuerName: 'second' }]);
  });

  it('returns an empty list for an engine without issuers', async () => {
    await open.service.request('POST', '/v1/sys/mounts/empty/pki', { body: { type: 'pki' } });
    expect(await open.core.readData('lintel_pki_issuers', { mount: 'empty/pki' })).toEqual({
      id: 'empty/pki/issuers',
      mount: 'empty/pki',
      issuers: [],
    });
  });
});
