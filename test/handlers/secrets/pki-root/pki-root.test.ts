import type { Values } from '../../../../src/definition/value';
import * as registry from '../../../../src/handlers';
import { Proxied, openProxied } from '../../../support/environments/proxied';
import { refusal } from '../../../support/environments/refusal';

const TYPE = 'lintel_pki_root';
const root: Values = { commonName: 'Example root', keyType: 'ec', notAfter: '2046-01-01T00:00:00Z' };

let open: Proxied;
beforeEach(async () => {
  open = await openProxied(registry, { dialects: { secrets: 'openbao' } });
});
afterEach(async () => {
  await open.close();
});

const warningsOf = async (config: Values) =>
  (await open.core.plan(TYPE, config)).warnings.map(({ summary }) => summary);

it('a root is refused by the plan if it would have ended', async () => {
  const { message } = await refusal(open.core.plan(TYPE, { ...root, notAfter: '2020-01-01T00:00:00Z' }));
  expect(message).toContain('`not_after` is 2020-01-01T00:00:00Z, which is in the past');
});

it('a root is refused by the plan if its mount would shorten it', async () => {
  const { message } = await refusal(open.core.plan(TYPE, { ...root, notAfter: undefined, ttl: '3650d' }));
  expect(message).toMatch(/`pki` allows at most \d+ seconds/);
});

it('the plan warns that a root gets no URLs, or none because of their template', async () => {
  expect(await warningsOf(root)).toEqual(['The root has no URLs']);
  const urls = { issuing_certificates: ['http://pki.example.com/{{issuer_id}}'], enable_templating: true };
  await open.service.request('POST', '/v1/pki/config/urls', { body: urls });
  const [warning] = (await open.core.plan(TYPE, root)).warnings;
  expect(warning!.detail).toContain('leaves out of roots');
  const plain = { issuing_certificates: ['http://pki.example.com/ca'], enable_templating: false };
  await open.service.request('POST', '/v1/pki/config/urls', { body: plain });
  expect(await warningsOf(root)).toEqual([]);
});

it('an issuer that is not a root is not imported as one', async () => {
  const { body: made } = await open.service.request('POST', '/v1/pki/intermediate/generate/internal', {
    body: { common_name: 'Issuing', key_type: 'ec' },
  });
  const { body: signed } = await open.service.request('POST', '/v1/pki/root/sign-intermediate', {
    body: { csr: made.data.csr, common_name: 'Issuing' },
  });
  const { body: imported } = await open.service.request('POST', '/v1/pki/issuers/import/cert', {
    body: { pem_bundle: signed.data.certificate },
  });
  const id = `pki/issuer/${imported.data.imported_issuers[0]}`;
  const { message } = await refusal(open.core.import(TYPE, { id }));
  expect(message).toContain('Import it as `lintel_pki_issuer`');
});

it('a key that another issuer has stays, with a note', async () => {
  const { held } = await open.core.apply(TYPE, root);
  const cross: Values = {
    commonName: 'Example root again',
    keyRef: held.state.keyId,
    notAfter: '2046-01-01T00:00:00Z',
  };
  await open.core.apply(TYPE, cross);
  const warnings = await open.core.destroy(TYPE, held);
  expect(warnings.map(({ summary }) => summary)).toContain('The key stays');
  expect((await open.service.request('GET', `/v1/pki/key/${String(held.state.keyId)}`)).status).toBe(200);
});

it('the plan of a destroy names the roles that refer to the root', async () => {
  const { held } = await open.core.apply(TYPE, { ...root, issuerName: 'example' });
  await open.service.request('POST', '/v1/pki/roles/web', { body: { issuer_ref: 'example' } });
  const warnings = await open.core.destroy(TYPE, held);
  expect(warnings.map(({ detail }) => detail).join('\n')).toContain('1 roles reference example');
});

describe('the name of the key', () => {
  const nameOf = async (keyId: unknown): Promise<unknown> =>
    (await open.service.request('GET', `/v1/pki/key/${String(keyId)}`)).body.data.key_name;

  it('is removed with `key_name`, and one that somebody else has given is drift', async () => {
    const { held } = await open.core.apply(TYPE, { ...root, keyName: 'root-key' });
    const { held: nameless } = await open.core.apply(TYPE, root, held);
    expect([nameless.state.keyName, await nameOf(held.state.keyId)]).toEqual([undefined, '']);
    await open.service.request('POST', `/v1/pki/key/${String(held.state.keyId)}`, { body: { key_name: 'other' } });
    const { changes, held: drifted } = await open.core.refreshAndPlan(TYPE, root, nameless);
    expect(changes).toContain('keyName');
    await open.core.apply(TYPE, root, drifted);
    expect(await nameOf(held.state.keyId)).toBe('');
  });

  it('is left alone if the key is an existing one, also after an import', async () => {
    const { body } = await open.service.request('POST', '/v1/pki/keys/generate/internal', {
      body: { key_name: 'shared', key_type: 'ec' },
    });
    const config: Values = { commonName: 'Example root', keyRef: body.data.key_id, notAfter: '2046-01-01T00:00:00Z' };
    const { held } = await open.core.apply(TYPE, config);
    expect(held.state.keyName).toBeUndefined();
    expect((await open.core.refreshAndPlan(TYPE, config, held)).changes).toEqual([]);
    const imported = await open.core.import(TYPE, { id: String(held.state.id) });
    const { held: again } = await open.core.apply(TYPE, config, imported);
    expect(await nameOf(held.state.keyId)).toBe('shared');
    expect((await open.core.refreshAndPlan(TYPE, config, again)).changes).toEqual([]);
  });
});
