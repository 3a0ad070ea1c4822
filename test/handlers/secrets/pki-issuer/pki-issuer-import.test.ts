import type { Values } from '../../../../src/definition/value';
import * as registry from '../../../../src/handlers';
import { makeAuthority } from '../../../support/authority-certificates';
import { Proxied, openProxied } from '../../../support/environments/proxied';
import { refusal } from '../../../support/environments/refusal';

const TYPE = 'lintel_pki_issuer';
const ROOT = makeAuthority('External root');
const POLICY = makeAuthority('External policy CA', { signedBy: ROOT });
const ISSUING = makeAuthority('External issuing CA', { signedBy: POLICY });
const joined = (...made: readonly { readonly certificate: string }[]) =>
  made.map(({ certificate }) => certificate).join('\n');

let open: Proxied;
beforeEach(async () => {
  open = await openProxied(registry, { dialects: { secrets: 'openbao' } });
});
afterEach(async () => {
  await open.close();
});

const refused = async (config: Values) => (await refusal(open.core.plan(TYPE, config))).message;
const issuers = async () =>
  ((await open.core.readData('lintel_pki_issuers', {})).issuers as readonly Values[]).map(({ issuerId }) => issuerId);

describe('the plan of an imported issuer', () => {
  it('refuses a certificate that is not of a CA', async () => {
    const server = makeAuthority('www.example.com', { signedBy: ROOT, isAuthority: false });
    expect(await refused({ certificate: server.certificate })).toContain(
      '`CN=www.example.com` is not the certificate of a CA',
    );
  });

  it('refuses an authority that has ended', async () => {
    const day = 24 * 3600 * 1000;
    const ended = makeAuthority('Ended CA', {
      from: new Date(Date.now() - 2 * day),
      until: new Date(Date.now() - day),
    });
    expect(await refused({ certificate: ended.certificate })).toMatch(/`CN=Ended CA` ended at .* it can issue nothing/);
  });

  it('refuses a chain with a gap, and names the certificate that is missing', async () => {
    const message = await refused({ certificate: joined(ISSUING, ROOT) });
    expect(message).toContain('The chain has a gap');
    expect(message).toContain('the certificate of its issuer `CN=External policy CA` is missing');
    expect((await open.core.plan(TYPE, { certificate: joined(ISSUING, ROOT, POLICY) })).action).toBe('create');
  });

  it('refuses a manual chain with a gap', async () => {
    const { held } = await open.core.apply(TYPE, { certificate: ISSUING.certificate, issuerName: 'issuing' });
    const config: Values = {
      certificate: ISSUING.certificate,
      issuerName: 'issuing',
      manualChain: ['self', 'default'],
    };
    const { message } = await refusal(open.core.plan(TYPE, config, held));
    expect(message).toContain('`CN=External issuing CA` (`self`) was not issued by');
  });

  it('refuses a root with the key of another', async () => {
    expect(await refused({ certificate: ROOT.certificate, privateKeyWo: POLICY.privateKey })).toContain(
      'The certificate of `CN=External root` was issued for another key',
    );
  });

  it('refuses URLs that are none, and templates that the service does not know', async () => {
    const { certificate } = ISSUING;
    expect(await refused({ certificate, ocspServers: ['pki.example.com'] })).toContain(
      '"pki.example.com" is not an absolute URL',
    );
    expect(await refused({ certificate, ocspServers: ['http://a.example.com/{{issuer_id}}'] })).toContain(
      'Set `enable_aia_url_templating` to `true`',
    );
    const templates = { certificate, enableAiaUrlTemplating: true };
    for (const url of ['{{cluster}}/ocsp', 'http://a.example.com/{{ issuer_id }}']) {
      expect(await refused({ ...templates, ocspServers: [url] })).toContain(
        `"${url}" has a template that the service does not know`,
      );
    }
    expect((await open.core.plan(TYPE, { ...templates, ocspServers: ['{{cluster_path}}/ocsp'] })).action).toBe(
      'create',
    );
  });

  it('names what to use for delta lists, which OpenBao drops', async () => {
    expect(
      await refused({ certificate: ISSUING.certificate, deltaCrlDistributionPoints: ['http://a.example.com/delta'] }),
    ).toContain('with `lintel_pki_urls_config`');
  });

  it('warns that the mount has no key for the certificate, which was signed for another one', async () => {
    const { warnings } = await open.core.plan(TYPE, { certificate: ISSUING.certificate });
    expect(warnings).toMatchObject([{ summary: 'The issuer has no key' }]);
    expect(warnings[0]!.detail).toContain('that request was made for another key or in another mount');
  });
});

describe('an imported issuer', () => {
  it('takes what its chain lacks with it, and leaves what was there', async () => {
    const before = await issuers();
    await open.core.apply(TYPE, { certificate: ROOT.certificate });
    const there = await issuers();
    const { held } = await open.core.apply(TYPE, { certificate: joined(ISSUING, POLICY, ROOT, POLICY) });
    expect(held.state.importedIssuers).toHaveLength(2);
    expect(held.state.caChain).toHaveLength(3);
    expect(await issuers()).toHaveLength(before.length + 3);
    await open.core.destroy(TYPE, held);
    expect(await issuers()).toEqual(there);
  });

  it('gets further certificates of its chain in place', async () => {
    const { held } = await open.core.apply(TYPE, { certificate: ISSUING.certificate });
    const config: Values = { certificate: joined(ISSUING, POLICY) };
    const { held: longer, plan } = await open.core.apply(TYPE, config, held);
    expect(plan.action).toBe('update');
    expect(longer.state.importedIssuers).toHaveLength(2);
    expect(longer.state.issuerId).toBe(held.state.issuerId);
    expect((await open.core.refreshAndPlan(TYPE, config, longer)).changes).toEqual([]);
  });

  it('is not imported twice: the error names the import command', async () => {
    const { held } = await open.core.apply(TYPE, { certificate: ISSUING.certificate });
    const { message } = await refusal(open.core.apply(TYPE, { certificate: ISSUING.certificate }));
    expect(message).toContain(`terraform import ${TYPE}.<name> ${String(held.state.id)}`);
  });

  it('hands its name over to a renewed certificate of the same key, and to no other', async () => {
    const { privateKey, key } = ISSUING;
    const config: Values = { certificate: ISSUING.certificate, privateKeyWo: privateKey, issuerName: 'issuing' };
    const { held } = await open.core.apply(TYPE, config);
    const renewed = makeAuthority('External issuing CA', { signedBy: POLICY, key });
    const { held: next } = await open.core.apply(TYPE, { certificate: renewed.certificate, issuerName: 'issuing' });
    expect(next.state).toMatchObject({ issuerName: 'issuing', keyId: held.state.keyId });
    expect((await open.core.refresh(TYPE, held))!.state.issuerName).toBeUndefined();

    const { message } = await refusal(
      open.core.apply(TYPE, { certificate: POLICY.certificate, issuerName: 'issuing' }),
    );
    expect(message).toContain('which has another key');
    // The refused one was deleted again, and the name is where it was.
    expect((await open.core.refresh(TYPE, next))!.state.issuerName).toBe('issuing');
  });

  it('that is revoked plans nothing, with a warning', async () => {
    const config: Values = {
      certificate: ISSUING.certificate,
      privateKeyWo: ISSUING.privateKey,
      issuerName: 'issuing',
    };
    const { held } = await open.core.apply(TYPE, config);
    await open.service.request('POST', '/v1/pki/issuer/issuing/revoke');
    const { action, warnings } = await open.core.refreshAndPlan(TYPE, config, held);
    expect(action).toBe('nothing');
    expect(warnings.map(({ summary }) => summary)).toContain('The issuer is revoked');
    const imported = await open.core.import(TYPE, { id: 'pki/issuer/issuing' });
    expect(
      (await open.core.plan(TYPE, { certificate: ISSUING.certificate, issuerName: 'issuing' }, imported)).action,
    ).toBe('nothing');
  });

  it('has its key nowhere in state or plan', async () => {
    const config: Values = { certificate: ISSUING.certificate, privateKeyWo: ISSUING.privateKey };
    const { held, plan } = await open.core.apply(TYPE, config);
    const [, secret = ''] = ISSUING.privateKey.split('\n');
    expect(JSON.stringify([held, plan])).not.toContain(secret);
    expect(held.state.importedKeys).toEqual([held.state.keyId]);
    await open.core.destroy(TYPE, held);
    expect((await open.service.request('GET', `/v1/pki/key/${String(held.state.keyId)}`)).status).toBe(500);
  });

  it('says on destroy which roles refer to it', async () => {
    const { held } = await open.core.apply(TYPE, { certificate: ISSUING.certificate, issuerName: 'issuing' });
    await open.service.request('POST', '/v1/pki/roles/web', { body: { issuer_ref: 'issuing' } });
    const warnings = await open.core.destroy(TYPE, held);
    expect(warnings.map(({ detail }) => detail)).toContain('1 roles reference issuing');
  });
});
