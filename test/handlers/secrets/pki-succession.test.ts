import { X509Certificate } from 'crypto';
import { UNKNOWN, type Values } from '../../../src/definition/value';
import * as registry from '../../../src/handlers';
import { certificatesOf } from '../../../src/handlers/secrets/shared/pki/authority-certificate';
import { anchorLife, anchorsOf } from '../../../src/handlers/secrets/shared/pki/trust-anchors';
import { makeAuthority } from '../../support/authority-certificates';
import type { Held } from '../../support/environments/core';
import { settingsFor } from '../../support/environments/environment';
import { mountEngine } from '../../support/environments/mount';
import { Proxied, openProxied } from '../../support/environments/proxied';

const CONFIG = 'lintel_pki_issuers_config';
const DAY = 24 * 3600 * 1000;
const at = (days: number) => new Date(Date.now() + days * DAY).toISOString().replace(/\.\d+Z$/, 'Z');
const [ISSUER_ENDS, OLD_ROOT_ENDS, NEW_ROOT_ENDS] = [at(1000), at(3000), at(6000)];

interface Signed {
  readonly id: string;
  readonly certificate: string;
}

let open: Proxied;
beforeEach(async () => {
  open = await openProxied(registry, { dialects: { secrets: 'openbao' } });
  for (const mount of ['roots', 'ca']) await mountEngine(open.service, mount, 'pki');
});
afterEach(async () => {
  await open.close();
});

const post = async (path: string, body: object): Promise<Values> => {
  const { status, body: answer } = await open.service.request('POST', `/v1/${path}`, { body });
  if (status >= 300) throw new Error(`${path}: ${status} ${JSON.stringify(answer)}`);
  return (answer?.data ?? {}) as Values;
};
const addRoot = async (name: string, notAfter: string, mount = 'roots'): Promise<Signed> => {
  const body = { common_name: name, issuer_name: name.replace(/\W/g, '-'), key_type: 'ec', not_after: notAfter };
  const { issuer_id: id, certificate } = await post(`${mount}/root/generate/internal`, body);
  return { id: String(id), certificate: String(certificate) };
};
const sign = async (signer: string, csr: unknown, name: string, notAfter: string): Promise<string> => {
  const body = { csr, common_name: name, not_after: notAfter, issuer_ref: signer };
  return String((await post(`roots/issuer/${signer}/sign-intermediate`, body)).certificate);
};
/** An issuer of `ca` below a root of `roots`, as `TwoTierAuthority` makes it: without the root. */
const addIssuer = async (name: string, signer: Signed, ...above: readonly string[]): Promise<string> => {
  const { csr } = await post('ca/intermediate/generate/internal', { common_name: name, key_type: 'ec' });
  const certificate = await sign(signer.id, csr, name, ISSUER_ENDS);
  const bundle = [certificate, ...above].join('\n');
  const { mapping } = await post('ca/issuers/import/cert', { pem_bundle: bundle });
  const id = Object.entries(mapping as Values).find(([, key]) => key !== '')![0];
  await post(`ca/issuer/${id}`, { issuer_name: name });
  return id;
};
const crossSign = async (earlier: Signed, later: Signed, name: string): Promise<string> => {
  const { body } = await open.service.request('GET', `/v1/roots/issuer/${later.id}`);
  const { csr } = await post('roots/intermediate/generate/existing', { common_name: name, key_ref: body.data.key_id });
  return sign(earlier.id, csr, name, OLD_ROOT_ENDS);
};
const adopt = async (name: string, mount = 'ca'): Promise<Held> => {
  await post(`${mount}/config/issuers`, { default: name });
  const { body } = await open.service.request('GET', `/v1/${mount}/config/issuers`);
  const held = (await open.core.import(CONFIG, { id: `${mount}/config/issuers` }))!;
  expect(held.state.default).toBe(body.data.default);
  return held;
};
/** What the same run plans of the roots, as it does for a `TwoTierAuthority`. */
const planRoot = async ({ id }: Signed, mount = 'roots') => {
  const held = (await open.core.import('lintel_pki_root', { id: `${mount}/issuer/${id}` }))!;
  const { commonName, notAfter, keyType } = held.state;
  await open.core.plan('lintel_pki_root', { mount, commonName, notAfter, keyType }, held);
};
const says = async (to: unknown, held: Held, mount = 'ca'): Promise<string | undefined> => {
  const { warnings } = await open.core.plan(CONFIG, { mount, default: to as string }, held);
  return warnings.find(({ summary }) => summary === 'Another issuer signs from now on')?.detail;
};
const OLD = `The issuer \`old\` of \`ca\` (valid until ${ISSUER_ENDS}) no longer signs by default. Keep it until the last certificate that it has signed has ended.`;
const NEW = `The issuer \`new\` of \`ca\` (valid until ${ISSUER_ENDS}) signs instead.`;
const BY_NEW_ROOT = `and \`CN=Old root\` until the last certificate of the old issuer has ended.`;

describe('two issuers below one root, which their mount does not have,', () => {
  let held: Held;
  let root: Signed;
  beforeEach(async () => {
    root = await addRoot('Old root', OLD_ROOT_ENDS);
    await addIssuer('old', root);
    held = await adopt('old');
  });

  it('lead to that root, if the new one was prepared before', async () => {
    await addIssuer('new', root);
    await planRoot(root);
    expect(await says('new', held)).toBe(
      `${OLD} ${NEW} The chains of both lead to \`CN=Old root\` (valid until ${OLD_ROOT_ENDS}), so clients that trust it accept certificates of both.`,
    );
  });

  it('lead to its name, where it is not known when it ends', async () => {
    await addIssuer('new', root);
    expect(await says('new', held)).toBe(
      `${OLD} ${NEW} The chains of both lead to \`CN=Old root\`, so clients that trust it accept certificates of both.`,
    );
  });

  it('need no permission to tell, except for what the old one has signed', async () => {
    await addIssuer('new', root);
    await planRoot(root);
    await post('ca/roles/web', { allow_any_name: true, key_type: 'ec', ttl: '1h' });
    await post('ca/issue/web', { common_name: 'app.example.com' });
    expect(await says('new', held)).toContain('It has signed 1 certificate, which is valid until');
    await open.core.configure(settingsFor(open.proxy, 'none', 'openbao'));
    expect(await says('new', held)).toBe(
      `${OLD} ${NEW} The chains of both lead to \`CN=Old root\`, so clients that trust it accept certificates of both.`,
    );
  });

  it('lead to that root, if the new one is only planned', async () => {
    await planRoot(root);
    const name = { mount: 'ca', commonName: 'New authority' };
    await open.core.plan('lintel_pki_intermediate_request', { ...name, keyName: 'new' });
    await open.core.plan('lintel_pki_signed_intermediate', {
      mount: 'roots',
      issuerRef: root.id,
      commonName: 'New authority',
      csr: UNKNOWN,
      ttl: '1000d',
    });
    await open.core.plan('lintel_pki_issuer', { mount: 'ca', issuerName: 'new', certificate: UNKNOWN });
    expect(await says(UNKNOWN, held)).toBe(
      `${OLD} \`CN=New authority\` (valid for 1000 days), which this plan adds, signs instead. The chains of both lead to \`CN=Old root\` (valid until ${OLD_ROOT_ENDS}), so clients that trust it accept certificates of both.`,
    );
  });

  it('are not guessed at, if several are planned', async () => {
    await planRoot(root);
    for (const name of ['one', 'two']) {
      await open.core.plan('lintel_pki_intermediate_request', { mount: 'ca', commonName: name, keyName: name });
      await open.core.plan('lintel_pki_issuer', { mount: 'ca', issuerName: name, certificate: UNKNOWN });
    }
    expect(await says(UNKNOWN, held)).toBe(
      `${OLD} Its chain leads to \`CN=Old root\` (valid until ${OLD_ROOT_ENDS}). What the chain of the new issuer leads to is known after the apply: if that is another root, clients must trust it before they receive a certificate of the new issuer.`,
    );
  });
});

describe('an issuer below another root', () => {
  let held: Held;
  let roots: { readonly old: Signed; readonly later: Signed };
  beforeEach(async () => {
    roots = { old: await addRoot('Old root', OLD_ROOT_ENDS), later: await addRoot('New root', NEW_ROOT_ENDS) };
    await addIssuer('old', roots.old);
    held = await adopt('old');
  });

  it('needs clients that trust the new root, if that is not cross-signed', async () => {
    await addIssuer('new', roots.later);
    await planRoot(roots.later);
    expect(await says('new', held)).toBe(
      `${OLD} ${NEW} Its chain leads to \`CN=New root\` (valid until ${NEW_ROOT_ENDS}) instead of \`CN=Old root\` (valid until ${OLD_ROOT_ENDS}). Clients must trust \`CN=New root\` before they receive a certificate of the new issuer, ${BY_NEW_ROOT}`,
    );
  });

  it('names both roots, if the chain has the cross-signed certificate', async () => {
    await addIssuer('new', roots.later, await crossSign(roots.old, roots.later, 'New root'));
    await planRoot(roots.later);
    expect(await says('new', held)).toBe(
      `${OLD} ${NEW} Its chain leads to \`CN=New root\` (valid until ${NEW_ROOT_ENDS}) and \`CN=Old root\` (valid until ${OLD_ROOT_ENDS}), that of the old issuer to \`CN=Old root\` (valid until ${OLD_ROOT_ENDS}). Clients that trust \`CN=Old root\` accept certificates of both until ${OLD_ROOT_ENDS}: distribute \`CN=New root\` to them before. Clients that trust only \`CN=New root\` refuse those of the old issuer.`,
    );
  });

  it('says when the last certificate of the old one ends, which clients of the new root alone refuse', async () => {
    await addIssuer('new', roots.later, await crossSign(roots.old, roots.later, 'New root'));
    await planRoot(roots.later);
    await post('ca/roles/web', { allow_any_name: true, key_type: 'ec', ttl: '1h' });
    const { certificate } = await post('ca/issue/web', { common_name: 'app.example.com' });
    const end = new Date(new X509Certificate(String(certificate)).validTo).toISOString().replace('.000Z', 'Z');
    expect(await says('new', held)).toContain(
      `Clients that trust only \`CN=New root\` refuse those of the old issuer, the last of which ends at ${end}.`,
    );
  });

  it('says whom it leaves, if the cross-signed certificate is no longer part of the chain', async () => {
    const { csr } = await post('ca/intermediate/generate/internal', { common_name: 'between', key_type: 'ec' });
    // An authority that both roots have signed, and then one of them alone.
    const both = [
      await sign(roots.old.id, csr, 'between', ISSUER_ENDS),
      await sign(roots.later.id, csr, 'between', ISSUER_ENDS),
    ];
    const { imported_issuers: imported } = await post('ca/issuers/import/cert', { pem_bundle: both.join('\n') });
    const [first, second] = imported as readonly string[];
    await post(`ca/issuer/${first}`, { issuer_name: 'both', manual_chain: ['self', second] });
    await addIssuer('new', roots.later);
    await planRoot(roots.later);
    expect(await says('new', await adopt('both'))).toContain(
      `Clients that trust \`CN=New root\` accept certificates of both. Clients that trust only \`CN=Old root\` must trust \`CN=New root\` before they receive a certificate of the new issuer.`,
    );
  });

  it('is named with the cross-signed certificate while all of it is only planned', async () => {
    await planRoot(roots.old);
    const planned = { mount: 'roots', commonName: 'Next root' };
    await open.core.plan('lintel_pki_root', { ...planned, issuerName: 'next', ttl: '24h', keyType: 'ec' });
    const signed = 'lintel_pki_signed_intermediate';
    await open.core.plan(signed, { ...planned, issuerRef: roots.old.id, csr: UNKNOWN, notAfter: OLD_ROOT_ENDS });
    await open.core.plan('lintel_pki_intermediate_request', { mount: 'ca', commonName: 'Next', keyName: 'next' });
    await open.core.plan(signed, { mount: 'roots', commonName: 'Next', issuerRef: UNKNOWN, csr: UNKNOWN });
    await open.core.plan('lintel_pki_issuer', { mount: 'ca', issuerName: 'next', certificate: UNKNOWN });
    expect(await says(UNKNOWN, held)).toBe(
      `${OLD} \`CN=Next\`, which this plan adds, signs instead. Its chain leads to the new root \`CN=Next root\` (valid for 24 hours) and \`CN=Old root\` (valid until ${OLD_ROOT_ENDS}), that of the old issuer to \`CN=Old root\` (valid until ${OLD_ROOT_ENDS}). Clients that trust \`CN=Old root\` accept certificates of both until ${OLD_ROOT_ENDS}, if those of the new issuer come with the cross-signed certificate: distribute the new root \`CN=Next root\` to them before. Clients that trust only the new root \`CN=Next root\` refuse those of the old issuer.`,
    );
  });

  it('is read from a certificate that is configured', async () => {
    const [top, other] = [makeAuthority('Top'), makeAuthority('Other')];
    const text = makeAuthority('Elsewhere', { signedBy: top }).certificate;
    await open.core.plan('lintel_pki_issuer', { mount: 'ca', certificate: `${text}\n${top.certificate}` });
    expect(await says(UNKNOWN, held)).toMatch(
      /`CN=Elsewhere` \(valid until .*\), which this plan adds, signs instead\. Its chain leads to `CN=Top` \(valid until 20.*Z\) instead of `CN=Old root`\. Clients must trust `CN=Top` before/,
    );
    await open.core.plan('lintel_pki_issuer', { mount: 'ca', certificate: other.certificate });
    expect(await says(UNKNOWN, held)).toContain('is known after the apply');
  });
});

describe('roots that sign by themselves', () => {
  it('are their own anchors', async () => {
    await addRoot('old', OLD_ROOT_ENDS);
    await addRoot('new', NEW_ROOT_ENDS);
    const held = await adopt('old', 'roots');
    expect(await says('new', held, 'roots')).toContain(
      `Its chain leads to \`CN=new\` (valid until ${NEW_ROOT_ENDS}) instead of \`CN=old\` (valid until ${OLD_ROOT_ENDS}).`,
    );
  });

  it('are distinguished by their keys if they have one name', async () => {
    const first = await addRoot('Root', OLD_ROOT_ENDS, 'ca');
    await post(`ca/issuer/${first.id}`, { issuer_name: 'old' });
    const second = await addRoot('Root', NEW_ROOT_ENDS, 'ca');
    await post(`ca/issuer/${second.id}`, { issuer_name: 'new' });
    expect(await says('new', await adopt('old'))).toMatch(
      /Its chain leads to `CN=Root` with the key `([0-9a-f:]{59})` \(valid until \S+Z\) instead of `CN=Root` with the key `(?!\1)[0-9a-f:]{59}`/,
    );
  });

  it('are found if the mount of their issuers has them', async () => {
    const roots = { old: await addRoot('Old root', OLD_ROOT_ENDS), later: await addRoot('New root', NEW_ROOT_ENDS) };
    await addIssuer('old', roots.old, roots.old.certificate);
    await addIssuer('new', roots.later, roots.later.certificate);
    expect(await says('new', await adopt('old'))).toContain(
      `Its chain leads to \`CN=New root\` (valid until ${NEW_ROOT_ENDS}) instead of \`CN=Old root\` (valid until ${OLD_ROOT_ENDS}).`,
    );
  });

  it('are all named if a chain has several certificates of one key', () => {
    const [old, later] = [makeAuthority('Old'), makeAuthority('New', { until: new Date('2050-01-01T00:00:00Z') })];
    const cross = makeAuthority('New', { key: later.key, signedBy: old, until: new Date('2030-01-01T00:00:00Z') });
    const issuing = makeAuthority('Issuing', { signedBy: later });
    const read = ({ certificate }: { readonly certificate: string }) => certificatesOf(certificate)![0]!;
    const chains = [
      [issuing, later, cross, old],
      [issuing, cross, later],
      [later, cross],
    ].map(([own, ...chain]) => anchorsOf(read(own!), chain.map(read)).map((one) => `${one.name}${anchorLife(one)}`));
    const both = ['`CN=New` (valid until 2050-01-01T00:00:00Z)', '`CN=Old` (valid until 2030-01-01T00:00:00Z)'];
    expect(chains).toEqual([both, both, both]);
  });
});

it('the default stays the same issuer by another reference, and a first default has no predecessor, without a word', async () => {
  const root = await addRoot('Old root', OLD_ROOT_ENDS);
  const id = await addIssuer('old', root);
  const held = await adopt('old');
  expect(await says('old', { ...held, state: { ...held.state, default: id } })).toBeUndefined();
  expect((await open.core.plan(CONFIG, { mount: 'ca', default: 'old' })).warnings).toEqual([]);
});
