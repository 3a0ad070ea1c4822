import type { Values } from '../../../../src/definition/value';
import * as registry from '../../../../src/handlers';
import { makeAuthority } from '../../../support/authority-certificates';
import { Proxied, openProxied } from '../../../support/environments/proxied';

const TYPE = 'lintel_pki_key';
const KEY: Values = { keyName: 'signing', keyType: 'ec' };
const [OWN, OTHER] = [makeAuthority('Own'), makeAuthority('Other')];

describe.each(['openbao', 'vault'] as const)('in the dialect %s', (dialect) => {
  let open: Proxied;
  beforeEach(async () => {
    open = await openProxied(registry, { dialects: { secrets: dialect } });
  });
  afterEach(async () => {
    await open.close();
  });
  const keys = async () => (await open.core.list(TYPE, {})).map(({ identity }) => identity.keyId);

  it('a key of issuers is not destroyed, and the plan and the error name the issuers', async () => {
    const { held } = await open.core.apply(TYPE, KEY);
    const roots = await Promise.all(
      ['first', 'second'].map(async (name) =>
        open.core.apply('lintel_pki_root', {
          commonName: name,
          issuerName: name,
          keyRef: held.state.keyId,
          notAfter: '2040-01-01T00:00:00Z',
        }),
      ),
    );
    const names = roots.map(
      ({ held: root }) => `\`${String(root.state.issuerName)}\` (\`${String(root.state.issuerId)}\`)`,
    );
    const [planned] = await open.core.planDestroy(TYPE, held);
    for (const name of names) expect(planned.detail).toContain(name);
    expect(planned).toMatchObject({ severity: 'warning', summary: 'An issuer uses the key' });
    const refused = await open.core.destroy(TYPE, held).then(
      () => undefined,
      (error: Error) => error.message,
    );
    for (const name of names) expect(refused).toContain(name);
    expect(refused).toContain('Destroy these issuers first');
    for (const { held: root } of roots) await open.core.destroy('lintel_pki_root', root);
    expect(await open.core.planDestroy(TYPE, held)).toEqual([]);
    await open.core.destroy(TYPE, held);
    expect(await keys()).not.toContain(held.state.keyId);
  });

  it('an imported key is that of a certificate, and stays when it is removed from the configuration', async () => {
    const imported = { keyName: 'imported', privateKeyWo: OWN.privateKey };
    const { held } = await open.core.apply(TYPE, imported);
    const { held: issuer } = await open.core.apply('lintel_pki_issuer', { certificate: OWN.certificate });
    expect(held.state).toMatchObject({
      keyType: 'ec',
      keyId: issuer.state.keyId,
      subjectKeyId: issuer.state.subjectKeyId,
    });
    expect(JSON.stringify(held.state)).not.toContain('PRIVATE KEY');

    const { held: without, plan } = await open.core.apply(TYPE, { keyName: 'imported' }, held);
    expect([plan.action, without.state.keyId]).toEqual(['update', held.state.keyId]);
    expect((await open.core.refreshAndPlan(TYPE, { keyName: 'imported' }, without)).changes).toEqual([]);
    await open.core.destroy('lintel_pki_issuer', issuer);
    await open.core.destroy(TYPE, without);
  });

  it('another private key replaces the key, and the same with a version does not', async () => {
    const { held } = await open.core.apply(TYPE, { privateKeyWo: OWN.privateKey });
    const versioned = await open.core.apply(TYPE, { privateKeyWo: OWN.privateKey, privateKeyWoVersion: 1 }, held);
    expect([versioned.plan.action, versioned.held.state.keyId]).toEqual(['update', held.state.keyId]);
    const other = await open.core.apply(
      TYPE,
      { privateKeyWo: OTHER.privateKey, privateKeyWoVersion: 2 },
      versioned.held,
    );
    expect(other.plan).toMatchObject({ action: 'replace', replacing: ['keyId'] });
    expect(await keys()).not.toContain(held.state.keyId);
    await open.core.destroy(TYPE, other.held);
  });

  it('the first apply after an import refuses a private key that is another one', async () => {
    const { held } = await open.core.apply(TYPE, { privateKeyWo: OWN.privateKey });
    const before = await keys();
    const imported = await open.core.import(TYPE, { id: String(held.state.id) });
    const other = { privateKeyWo: OTHER.privateKey };
    if (dialect === 'openbao') {
      // OpenBao describes its keys.
      expect((await open.core.plan(TYPE, other, imported)).action).toBe('replace');
    } else {
      await expect(open.core.apply(TYPE, other, imported)).rejects.toThrow('another key than');
      expect(await keys()).toEqual(before);
    }
    const { held: recorded } = await open.core.apply(TYPE, { privateKeyWo: OWN.privateKey }, imported);
    expect(recorded.state).toEqual(held.state);
  });
});

describe('in any dialect', () => {
  let open: Proxied;
  beforeEach(async () => {
    open = await openProxied(registry, { dialects: { secrets: 'openbao' } });
  });
  afterEach(async () => {
    await open.close();
  });

  it('a key that the mount has is not imported, but the error names the import command', async () => {
    const { held } = await open.core.apply(TYPE, { keyName: 'first', privateKeyWo: OWN.privateKey });
    const again = open.core.apply(TYPE, { keyName: 'second', privateKeyWo: OWN.privateKey });
    await expect(again).rejects.toThrow(`pki/key/${String(held.state.keyId)}`);
    const named = open.core.apply(TYPE, { keyName: 'first', keyType: 'ec' });
    await expect(named).rejects.toThrow(`pki/key/${String(held.state.keyId)}`);
  });

  it('a private key with a password is refused by the plan, without its text', async () => {
    const pem = OWN.key
      .export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'secret' })
      .toString();
    const privateKeyWo = pem.replaceAll('ENCRYPTED PRIVATE', 'PRIVATE');
    const refused = await open.core.plan(TYPE, { privateKeyWo }).then(
      () => undefined,
      (error: Error) => error.message,
    );
    expect(refused).toContain('without a password');
    expect(refused).not.toContain(pem.split('\n')[1]);
  });

  it('the list has every key of the mount, with its name if it has one', async () => {
    const { held } = await open.core.apply(TYPE, KEY);
    const { held: unnamed } = await open.core.apply(TYPE, { keyType: 'ed25519' });
    const listed = await open.core.list(TYPE, { mount: 'pki' }, { withObject: true });
    expect(listed).toContainEqual({
      displayName: 'signing',
      identity: { mount: 'pki', keyId: held.state.keyId },
      object: expect.objectContaining({ keyType: 'ec', subjectKeyId: held.state.subjectKeyId }),
    });
    expect(listed.map(({ displayName }) => displayName)).toContain(unnamed.state.keyId);
  });
});
