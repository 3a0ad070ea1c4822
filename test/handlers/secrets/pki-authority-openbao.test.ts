import type { Values } from '../../../src/definition/value';
import * as registry from '../../../src/handlers';
import { makeAuthority } from '../../support/authority-certificates';
import { Core, Held } from '../../support/environments/core';
import { describeOnOpenbao } from '../../support/openbao';

const MOUNTS = ['roots', 'team/issuing'] as const;
const [ROOTS, ISSUING] = MOUNTS;
const root: Values = {
  mount: ROOTS,
  commonName: 'Example root',
  issuerName: 'root',
  keyType: 'ec',
  notAfter: '2046-01-01T00:00:00Z',
};

describeOnOpenbao('an authority of a root and an intermediate', (service, kind) => {
  let core: Core;
  beforeAll(async () => {
    core = await Core.start(registry, { secrets: service().settings });
  });
  beforeEach(async () => {
    for (const mount of MOUNTS) await service().data('POST', `sys/mounts/${mount}`, { type: 'pki' });
  });
  afterEach(async () => {
    for (const mount of MOUNTS) await service().ask('DELETE', `sys/mounts/${mount}`);
  });
  afterAll(async () => {
    await core.close();
  });

  const apply = async (type: string, config: Values, before?: Held): Promise<Held> => {
    const { held } = await core.apply(type, config, before);
    expect({ type, changes: (await core.refreshAndPlan(type, config, held)).changes }).toEqual({ type, changes: [] });
    return held;
  };
  /** The attributes that the first plan after an import records. */
  const recorded = async (type: string, config: Values, id: unknown) => {
    const { attributes } = registry.resources[type as 'lintel_pki_root'].definition();
    const imported = await core.import(type, { id: String(id) });
    const { action, changes } = await core.plan(type, config, imported);
    expect(action).not.toBe('replace');
    return changes.filter((name) => !('moving' in attributes[name as 'caChain']));
  };

  it('reads back what a root was generated from, and changes its settings', async () => {
    const full: Values = {
      ...root,
      altNames: ['root.example.com', 'root@example.com'],
      ipSans: ['10.0.0.1', '2001:db8::1'],
      uriSans: ['spiffe://example.com/root'],
      otherSans: ['1.3.6.1.4.1.311.20.2.3;UTF8:root@example.com'],
      ou: ['Web', 'Edge'],
      organization: ['Acme'],
      country: ['CH'],
      locality: ['Basel'],
      province: ['BS'],
      streetAddress: ['Rheinweg 1'],
      postalCode: ['4000'],
      subjectSerialNumber: '12345',
      keyBits: 384,
      keyName: 'root-key',
      maxPathLength: 1,
      permittedDnsDomains: ['.example.com'],
      keyUsage: ['DigitalSignature'],
      leafNotAfterBehavior: 'truncate',
      usage: ['crl-signing', 'issuing-certificates'],
      manualChain: ['self'],
      revocationSignatureAlgorithm: 'ecdsawithsha512',
      issuingCertificates: ['{{cluster_aia_path}}/issuer/{{issuer_id}}/der'],
      crlDistributionPoints: ['http://pki.example.com/crl'],
      ocspServers: ['http://pki.example.com/ocsp'],
      enableAiaUrlTemplating: true,
    };
    const held = await apply('lintel_pki_root', full);
    expect(await recorded('lintel_pki_root', full, held.state.id)).toEqual(['notAfter']);
    expect(await recorded('lintel_pki_root', full, `${ROOTS}/issuer/root`)).toEqual(['notAfter']);
    const changed = await apply(
      'lintel_pki_root',
      {
        ...full,
        issuerName: 'root-2',
        keyName: 'root-key-2',
        leafNotAfterBehavior: 'permit',
        usage: ['issuing-certificates'],
        manualChain: undefined,
        revocationSignatureAlgorithm: 'ECDSAWithSHA384',
        issuingCertificates: undefined,
        ocspServers: ['http://pki.example.com/ocsp-2'],
        enableAiaUrlTemplating: undefined,
      },
      held,
    );
    await service().data('POST', `${ROOTS}/issuer/root-2`, { issuer_name: 'other' });
    const { changes } = await core.refreshAndPlan('lintel_pki_root', full, changed);
    expect(changes).toEqual(expect.arrayContaining(['issuerName', 'usage', 'crlDistributionPoints']));
    await core.destroy('lintel_pki_root', changed);
    await core.destroy('lintel_pki_root', changed);
    expect((await service().ask('LIST', `${ROOTS}/issuers`)).status).toBe(404);
    expect((await service().ask('LIST', `${ROOTS}/keys`)).status).toBe(404);
  });

  it.each([
    ['rsa', { keyType: undefined, usePss: true }],
    ['ed25519', { keyType: 'ed25519' }],
    ['a duration', { notAfter: undefined, ttl: '700h', notBeforeDuration: '2m' }],
  ])('generates a root of %s', async (_, more: Values) => {
    const held = await apply('lintel_pki_root', { ...root, ...more });
    await recorded('lintel_pki_root', { ...root, ...more }, held.state.id);
    await core.destroy('lintel_pki_root', held);
  });

  it.each([
    ['purposes', { extKeyUsage: ['ServerAuth', 'ClientAuth'], extKeyUsageOids: ['1.3.6.1.4.1.99999.1'] }],
    ['a start', { notBefore: '2026-01-01T00:00:00Z' }],
  ])('generates a root with %s, or leaves none behind if its version ignores that', async (_, more: Values) => {
    const config = { ...root, ...more };
    const made = await apply('lintel_pki_root', config).catch((error: Error) => error);
    if (kind === 'server' && made instanceof Error) {
      expect(made.message).toContain('the certificate of the root lacks it');
      return expect((await service().ask('LIST', `${ROOTS}/keys`)).status).toBe(404);
    }
    await recorded('lintel_pki_root', config, (made as Held).state.id);
  });

  it('signs a request with a root, and imports the certificate with its chain', async () => {
    const top = await apply('lintel_pki_root', root);
    const asked: Values = {
      mount: ISSUING,
      commonName: 'Issuing CA',
      keyType: 'ec',
      keyName: 'issuing',
      organization: ['Acme'],
    };
    const request = await apply('lintel_pki_intermediate_request', asked);
    const { held: signed } = await core.apply('lintel_pki_signed_intermediate', {
      mount: ROOTS,
      issuerRef: top.state.issuerId,
      csr: request.state.csr,
      commonName: 'Issuing CA',
      notAfter: '2036-01-01T00:00:00Z',
    });
    const config: Values = {
      mount: ISSUING,
      issuerName: 'issuing',
      certificate: [signed.state.certificate, ...(signed.state.caChain as string[])].join('\n'),
      manualChain: ['self'],
    };
    const issuer = await apply('lintel_pki_issuer', config);
    expect(issuer.state).toMatchObject({
      keyId: request.state.keyId,
      subjectKeyId: request.state.subjectKeyId,
      isDefault: true,
      importedKeys: [],
    });
    expect(issuer.state.importedIssuers).toHaveLength(2);
    expect((await core.plan('lintel_pki_issuer', { ...config, manualChain: ['issuing'] }, issuer)).action).toBe(
      'nothing',
    );
    await core.destroy('lintel_pki_issuer', issuer);
    expect((await service().ask('LIST', `${ISSUING}/issuers`)).status).toBe(404);
    await core.destroy('lintel_pki_intermediate_request', request);
    expect((await service().ask('LIST', `${ISSUING}/keys`)).status).toBe(404);
    await core.destroy('lintel_pki_root', top);
  });

  it('imports a certificate with its key, and replaces it by a renewed one beside it', async () => {
    const { certificate, privateKey, key } = makeAuthority('External CA');
    const config: Values = {
      mount: ISSUING,
      certificate,
      privateKeyWo: privateKey,
      privateKeyWoVersion: 1,
      issuerName: 'external',
    };
    const held = await apply('lintel_pki_issuer', config);
    expect(held.state.importedKeys).toEqual([held.state.keyId]);
    const renewed = makeAuthority('External CA', { key });
    const next = await apply('lintel_pki_issuer', {
      mount: ISSUING,
      certificate: renewed.certificate,
      issuerName: 'external',
    });
    expect(next.state.keyId).toBe(held.state.keyId);
    await expect(core.apply('lintel_pki_issuer', { mount: ISSUING, certificate })).rejects.toThrow('terraform import');
    const warnings = await core.destroy('lintel_pki_issuer', held);
    expect(warnings.map(({ summary }) => summary)).toContain('The key stays');
    await core.destroy('lintel_pki_issuer', next);
    expect(await core.refresh('lintel_pki_issuer', next)).toBeUndefined();
  });

  it('makes and imports keys, and keeps those of issuers', async () => {
    const made = await apply('lintel_pki_key', { mount: ROOTS, keyName: 'made', keyType: 'ec', keyBits: 384 });
    const renamed = await apply('lintel_pki_key', { mount: ROOTS, keyType: 'ec', keyBits: 384 }, made);
    expect(renamed.state).toMatchObject({ keyId: made.state.keyId, keyName: undefined });
    const top = await apply('lintel_pki_root', { ...root, keyType: undefined, keyRef: made.state.keyId });
    expect(top.state).toMatchObject({ keyId: made.state.keyId, subjectKeyId: made.state.subjectKeyId });
    await expect(core.destroy('lintel_pki_key', renamed)).rejects.toThrow(
      `is the key of the issuer \`root\` (\`${String(top.state.issuerId)}\`)`,
    );

    const { privateKey } = makeAuthority('External CA');
    const config = { mount: ROOTS, keyName: 'imported', privateKeyWo: privateKey, privateKeyWoVersion: 1 };
    const imported = await apply('lintel_pki_key', config);
    const again = core.apply('lintel_pki_key', { ...config, keyName: 'again' });
    await expect(again).rejects.toThrow(String(imported.state.id));
    const found = await core.import('lintel_pki_key', { id: String(imported.state.id) });
    expect((await core.plan('lintel_pki_key', config, found)).action).toBe('update');
    const other = { ...config, privateKeyWo: makeAuthority('Other').privateKey, privateKeyWoVersion: 2 };
    expect((await core.plan('lintel_pki_key', other, imported)).action).toBe('replace');
    const ed25519 = await apply('lintel_pki_key', { mount: ROOTS, keyType: 'ed25519' });
    for (const key of [imported, ed25519]) await core.destroy('lintel_pki_key', key);
    await core.destroy('lintel_pki_root', top);
    await core.destroy('lintel_pki_key', renamed);
    expect((await service().ask('LIST', `${ROOTS}/keys`)).status).toBe(404);
  });

  it('reads and lists issuers, keys, certificates and revocation lists', async () => {
    const top = await apply('lintel_pki_root', { ...root, keyName: 'root-key' });
    const { certificate, privateKey } = makeAuthority('Other CA');
    const other = await apply('lintel_pki_issuer', { mount: ROOTS, certificate, privateKeyWo: privateKey });
    const read = async (type: string, config: Values = {}) => core.readData(type, { mount: ROOTS, ...config });
    const one = await read('lintel_pki_issuer', { issuerRef: 'root' });
    const same = ['issuerId', 'issuerName', 'keyId', 'serialNumber', 'fingerprint', 'validUntil', 'usage', 'caChain'];
    expect(one).toMatchObject(Object.fromEntries(same.map((name) => [name, top.state[name]])));
    expect(one).toMatchObject({ isDefault: true, revoked: false });
    expect((await read('lintel_pki_issuers')).issuers).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ issuerId: top.state.issuerId, issuerName: 'root', isDefault: true }),
        expect.objectContaining({ issuerId: other.state.issuerId, isDefault: false }),
      ]),
    );
    expect(await read('lintel_pki_key')).toMatchObject({ keyId: top.state.keyId, keyName: 'root-key', keyType: 'ec' });
    expect((await read('lintel_pki_keys')).keys).toContainEqual({
      keyId: top.state.keyId,
      keyName: 'root-key',
      isDefault: true,
    });
    const identities = async (type: string) =>
      (await core.list(type, { mount: ROOTS })).map(({ identity }) => identity);
    expect(await identities('lintel_pki_root')).toContainEqual({ mount: ROOTS, issuerId: top.state.issuerId });
    expect(await identities('lintel_pki_key')).toContainEqual({ mount: ROOTS, keyId: top.state.keyId });

    await service().data('POST', `${ROOTS}/roles/any`, { allow_any_name: true, key_type: 'ec', ttl: '1h' });
    const issue = async (name: string): Promise<string> =>
      (await service().data('POST', `${ROOTS}/issue/any`, { common_name: name })).serial_number;
    const serials = [await issue('a.example.com'), await issue('b.example.com')];
    await service().data('POST', `${ROOTS}/revoke`, { serial_number: serials[0] });
    expect(await read('lintel_pki_certificates')).toMatchObject({
      serialNumbers: expect.arrayContaining(serials),
      revokedSerialNumbers: [serials[0]],
    });
    expect(await read('lintel_pki_crl')).toMatchObject({
      revoked: [serials[0]],
      crl: expect.stringContaining('BEGIN X509 CRL'),
      number: expect.any(Number),
    });
    expect(await read('lintel_pki_crl', { delta: true })).toMatchObject({ revoked: [] });
    expect((await read('lintel_pki_crl', { issuerRef: other.state.issuerId })).revoked).toEqual([]);
  });
});
