import type { Values } from '../../../src/definition/value';
import * as registry from '../../../src/handlers';
import { makeAuthority } from '../../support/authority-certificates';
import { Proxied, openProxied } from '../../support/environments/proxied';

const DAY_MS = 24 * 3600 * 1000;
const ISSUER = 'lintel_pki_issuer';
const fromNow = (days: number) => new Date(Date.now() + days * DAY_MS);

describe.each(['openbao', 'vault'] as const)('an authority that cannot work, in the dialect %s', (dialect) => {
  let open: Proxied;
  beforeAll(async () => {
    open = await openProxied(registry, { dialects: { secrets: dialect } });
    await open.core.apply('lintel_secrets_mount', { path: 'issuing', type: 'pki' });
  });
  afterAll(async () => {
    await open.close();
  });
  /** The id of a certificate that others have imported. */
  const provide = async (certificate: string): Promise<string> => {
    const { body } = await open.service.request('POST', '/v1/pki/issuers/import/cert', {
      body: { pem_bundle: certificate },
    });
    return (body as any).data.imported_issuers[0];
  };
  const warnings = async (type: string, config: Values, id: string) => {
    const imported = await open.core.import(type, { id: `pki/issuer/${id}` });
    return (await open.core.plan(type, config, imported)).warnings.map(({ summary, detail }) => [summary, detail]);
  };

  it('is a root without its key, for itself and as the default', async () => {
    const { certificate } = makeAuthority('Root without a key');
    const id = await provide(certificate);
    const config = { commonName: 'Root without a key', keyType: 'ec', notAfter: undefined };
    expect(await warnings('lintel_pki_root', config, id)).toContainEqual([
      'The root has no key',
      expect.stringContaining('Import the key with `lintel_pki_key`'),
    ]);
    const { warnings: ofDefault } = await open.core.plan('lintel_pki_issuers_config', { default: id });
    expect(ofDefault).toMatchObject([{ summary: 'The default issuer has no key' }]);
  });

  it('is one whose request was signed for another key', async () => {
    const { held: request } = await open.core.apply('lintel_pki_intermediate_request', {
      commonName: 'Issuing CA',
      keyType: 'ec',
    });
    const { held: signed } = await open.core.apply('lintel_pki_signed_intermediate', {
      csr: request.state.csr,
      commonName: 'Issuing CA',
      notAfter: '2030-01-01T00:00:00Z',
    });
    // The key is in the other mount.
    const { held, warnings: shown } = await open.core.apply(ISSUER, {
      mount: 'issuing',
      certificate: signed.state.certificate,
    });
    expect(shown.map(({ detail }) => detail).join('\n')).toContain('was made for another key or in another mount');
    expect(held.state.keyId).toBeUndefined();
  });

  it.each([
    ['has ended', -10, -1, 'The authority has ended', 'it can issue nothing'],
    ['ends soon', -95, 5, 'The authority ends soon', 'add another one beside it'],
  ])('is one that %s', async (title, from, until, summary, words) => {
    const { certificate } = makeAuthority(`CA that ${title}`, { from: fromNow(from), until: fromNow(until) });
    const id = await provide(certificate);
    expect(await warnings(ISSUER, { certificate }, id)).toEqual([[summary, expect.stringContaining(words)]]);
  });
});
