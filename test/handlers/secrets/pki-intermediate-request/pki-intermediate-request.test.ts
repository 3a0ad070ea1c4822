import { X509Certificate } from 'crypto';
import type { Values } from '../../../../src/definition/value';
import * as registry from '../../../../src/handlers';
import { Proxied, openProxied } from '../../../support/environments/proxied';

const TYPE = 'lintel_pki_intermediate_request';
const request: Values = { commonName: 'Issuing CA', keyType: 'ec', keyName: 'issuing' };

let open: Proxied;
beforeEach(async () => {
  open = await openProxied(registry, { dialects: { secrets: 'openbao' } });
});
afterEach(async () => {
  await open.close();
});

it('a request is signed by a root, and its certificate has the key identifier of the request', async () => {
  const { held } = await open.core.apply(TYPE, request);
  const { held: signed } = await open.core.apply('lintel_pki_signed_intermediate', {
    csr: held.state.csr,
    commonName: 'Issuing CA',
    notAfter: '2030-01-01T00:00:00Z',
  });
  const { held: issuer, warnings } = await open.core.apply('lintel_pki_issuer', {
    certificate: signed.state.certificate,
    issuerName: 'issuing',
  });
  expect(issuer.state).toMatchObject({ keyId: held.state.keyId, subjectKeyId: held.state.subjectKeyId });
  expect(warnings.map(({ summary }) => summary)).not.toContain('The issuer has no key');
  expect(new X509Certificate(String(signed.state.certificate)).ca).toBe(true);

  // Its key stays, for it is the key of an issuer.
  const left = await open.core.destroy(TYPE, held);
  expect(left.map(({ summary }) => summary)).toEqual(['The key stays']);
});

it('an import finds the key, and the next apply makes a request for it', async () => {
  const { held } = await open.core.apply(TYPE, request);
  const imported = await open.core.import(TYPE, { id: `pki/key/${String(held.state.keyId)}` });
  expect(imported!.state.csr).toBeUndefined();
  const { held: again } = await open.core.apply(TYPE, request, imported);
  expect(again.state.csr).toMatch(/^-----BEGIN CERTIFICATE REQUEST-----/);
  expect(again.state).toMatchObject({ keyId: held.state.keyId, subjectKeyId: held.state.subjectKeyId });
});

it('a request for a key of the mount makes no key, and its destroy keeps the key', async () => {
  const { held } = await open.core.apply(TYPE, request);
  const keyRef = held.state.keyId as string;
  const { held: cross } = await open.core.apply(TYPE, { commonName: 'Issuing CA, cross-signed', keyRef });
  expect(cross.state).toMatchObject({ keyId: keyRef, subjectKeyId: held.state.subjectKeyId });
  expect(cross.state.keyName).toBeUndefined();
  expect(
    (await open.core.refreshAndPlan(TYPE, { commonName: 'Issuing CA, cross-signed', keyRef }, cross)).changes,
  ).toEqual([]);
  await open.core.destroy(TYPE, cross);
  expect((await open.service.request('GET', `/v1/pki/key/${keyRef}`)).status).toBe(200);
});

it('the name of its key is removed with `key_name`, and one that somebody else has given is drift', async () => {
  const { keyName: _, ...nameless } = request;
  const { held } = await open.core.apply(TYPE, request);
  const { held: without } = await open.core.apply(TYPE, nameless, held);
  const key = `/v1/pki/key/${String(held.state.keyId)}`;
  expect([without.state.keyName, without.state.csr]).toEqual([undefined, held.state.csr]);
  expect((await open.service.request('GET', key)).body.data.key_name).toBe('');
  await open.service.request('POST', key, { body: { key_name: 'other' } });
  expect((await open.core.refreshAndPlan(TYPE, nameless, without)).changes).toEqual(['keyName']);
});
