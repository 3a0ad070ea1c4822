import type { Values } from '../../../src/definition/value';
import * as registry from '../../../src/handlers';
import { Core } from '../../support/environments/core';
import { describeOnOpenbao } from '../../support/openbao';
import { provideIssuers } from './shared/authorities';

interface Subject {
  readonly config: Values;
  readonly changed: Values;
  /** What somebody else writes, and the attribute in which that is drift. */
  readonly tampered: Values;
  readonly drift: string;
}

const PATHS: { readonly [type: string]: string } = { lintel_pki_auto_tidy_config: 'auto-tidy' };
const pathOf = (type: string) => PATHS[type] ?? type.replace(/^lintel_pki_|_config$/g, '');

const subjects: { readonly [type: string]: Subject } = {
  lintel_pki_cluster_config: {
    config: { path: 'https://secrets.example.com/v1/ca' },
    changed: { path: 'https://secrets.example.com/v1/ca', aiaPath: 'http://pki.example.com/v1/ca' },
    tampered: { path: 'https://other.example.com/v1/ca' },
    drift: 'path',
  },
  lintel_pki_urls_config: {
    config: { issuingCertificates: ['http://pki.example.com/{{issuer_id}}'], enableTemplating: true },
    changed: {
      issuingCertificates: ['{{cluster_path}}/issuer/{{issuer_id}}/der'],
      deltaCrlDistributionPoints: ['http://pki.example.com/delta'],
      ocspServers: ['http://ocsp.example.com'],
      enableTemplating: true,
    },
    tampered: { ocsp_servers: ['http://other.example.com'] },
    drift: 'ocspServers',
  },
  lintel_pki_crl_config: {
    config: { expiry: '86400' },
    changed: {
      expiry: '2d',
      ocspDisable: true,
      ocspExpiry: '90m',
      autoRebuild: true,
      enableDelta: true,
      deltaRebuildInterval: '5m',
      allowExpiredCertRevocation: true,
    },
    tampered: { expiry: '47h' },
    drift: 'expiry',
  },
  lintel_pki_issuers_config: {
    config: { default: 'second' },
    changed: { default: 'third', defaultFollowsLatestIssuer: true },
    tampered: { default: 'second' },
    drift: 'default',
  },
  lintel_pki_keys_config: {
    config: { default: 'second' },
    changed: { default: 'third' },
    tampered: { default: 'second' },
    drift: 'default',
  },
  lintel_pki_acme_config: {
    config: { enabled: true, allowedIssuers: ['second'] },
    changed: {
      enabled: true,
      defaultDirectoryPolicy: 'forbid',
      eabPolicy: 'always-required',
      dnsResolver: '127.0.0.1:53',
    },
    tampered: { eab_policy: 'not-required' },
    drift: 'eabPolicy',
  },
  lintel_pki_auto_tidy_config: {
    config: { enabled: true, tidyCertStore: true, safetyBuffer: '48h' },
    changed: { enabled: true, tidyAcme: true, tidyInvalidCerts: true, pauseDuration: '90s', pageSize: 50 },
    tampered: { page_size: 60 },
    drift: 'pageSize',
  },
};

/** The configurations of which there is a list. */
const LISTED: readonly string[] = ['lintel_pki_urls_config', 'lintel_pki_crl_config', 'lintel_pki_acme_config'];

describeOnOpenbao('the configurations of an authority, in the dialect openbao', (service) => {
  let core: Core;
  beforeAll(async () => {
    core = await Core.start(registry, { secrets: service().settings });
    await service().data('POST', 'sys/mounts/ca', { type: 'pki', config: { max_lease_ttl: '87600h' } });
    const request = async (method: string, path: string, { body }: { readonly body?: object } = {}) => {
      const { status, body: response } = await service().ask(method as 'GET', path.replace('/v1/', ''), body as Values);
      return { status, body: response };
    };
    await provideIssuers({ request } as never, 'ca');
  }, 60_000);
  afterAll(async () => {
    await core.close();
  });

  it.each(Object.keys(subjects))('%s is applied, changed, repaired, imported and left', async (type) => {
    const { config, changed, tampered, drift } = subjects[type]!;
    const [first, second] = [
      { mount: 'ca', ...config },
      { mount: 'ca', ...changed },
    ];
    const { held } = await core.apply(type, first);
    expect((await core.refreshAndPlan(type, first, held)).changes).toEqual([]);
    const { held: after } = await core.apply(type, second, held);
    expect((await core.refreshAndPlan(type, second, after)).changes).toEqual([]);
    await service().data('POST', `ca/config/${pathOf(type)}`, tampered);
    const plan = await core.refreshAndPlan(type, second, after);
    expect(plan.changes).toEqual([drift]);
    const { held: repaired } = await core.apply(type, second, plan.held);
    const imported = (await core.import(type, { id: `ca/config/${pathOf(type)}` }))!;
    expect((await core.plan(type, second, imported)).changes).toEqual([]);
    const set = Object.entries(imported.state).filter(([, value]) => value !== undefined && value !== false);
    expect(await core.readData(type, { mount: 'ca' })).toMatchObject(Object.fromEntries(set));
    const listed = async () => (await core.list(type, {})).map(({ identity }) => identity);
    if (LISTED.includes(type)) expect(await listed()).toEqual([{ mount: 'ca' }]);
    await core.destroy(type, repaired);
    if (LISTED.includes(type)) expect(await listed()).toEqual([]);
  });

  it('OCSP requests are refused while they are disabled', async () => {
    const status = async () => (await fetch(`${service().address}/v1/ca/ocsp`, { method: 'POST' })).status;
    const disabled = { mount: 'ca', ocspDisable: true };
    const { held } = await core.apply('lintel_pki_crl_config', disabled);
    expect(await status()).toBe(401);
    await core.apply('lintel_pki_crl_config', { mount: 'ca' }, held);
    // Without a request in it.
    expect(await status()).toBe(400);
  });

  it('what is done to an authority is done', async () => {
    await service().data('POST', 'ca/roles/any', { allow_any_name: true, key_type: 'ec' });
    const { serial_number: serialNumber, certificate } = (await service().data('POST', 'ca/issue/any', {
      common_name: 'app.example.com',
      ttl: '1h',
    })) as { readonly serial_number: string; readonly certificate: string };
    const revoked = await core.apply('lintel_pki_certificate_revocation', { mount: 'ca', serialNumber });
    expect(revoked.held.state.revocationTime).toEqual(expect.any(Number));
    const again = await core.apply('lintel_pki_certificate_revocation', { mount: 'ca', certificate });
    expect(again.held.state).toMatchObject({ serialNumber, revocationTime: revoked.held.state.revocationTime });
    const numberOf = async (config: Values = {}) =>
      Number((await core.readData('lintel_pki_crl', { mount: 'ca', ...config })).number);
    const before = await numberOf();
    await core.apply('lintel_pki_crl_rotation', { mount: 'ca' });
    expect(await numberOf()).toBeGreaterThan(before);
    await service().data('POST', 'ca/config/crl', { auto_rebuild: true, enable_delta: true });
    const delta = await numberOf({ delta: true });
    await core.apply('lintel_pki_crl_rotation', { mount: 'ca', delta: true });
    expect(await numberOf({ delta: true })).toBeGreaterThan(delta);
    await service().data('POST', 'ca/config/crl', { auto_rebuild: false, enable_delta: false });
    const tidied = await core.apply('lintel_pki_tidy', { mount: 'ca', tidyCertStore: true, safetyBuffer: '1s' });
    expect(tidied.held.state.certStoreDeletedCount).toBe(0);
    const { held } = await core.apply('lintel_pki_issuer_revocation', { mount: 'ca', issuerRef: 'first' });
    expect(held.state.revocationTime).toEqual(expect.any(Number));
  });

  it('what is done to an authority is also done by actions', async () => {
    await service().data('POST', 'ca/roles/any', { allow_any_name: true, key_type: 'ec', issuer_ref: 'second' });
    const { serial_number: serialNumber } = await service().data('POST', 'ca/issue/any', {
      common_name: 'action.example.com',
      ttl: '1h',
    });
    const invoke = async (type: string, config: Values = {}) => {
      const { reported } = await core.invoke(type, { mount: 'ca', ...config });
      return reported.map(({ summary }) => summary);
    };
    expect(await invoke('lintel_pki_certificate_revocation', { serialNumber })).toEqual([]);
    const { revokedSerialNumbers } = await core.readData('lintel_pki_certificates', { mount: 'ca' });
    expect(revokedSerialNumbers).toContain(serialNumber);
    expect(await invoke('lintel_pki_crl_rotation')).toEqual([]);
    // The delta has none to rotate.
    expect(await invoke('lintel_pki_crl_rotation', { delta: true })).toEqual(['Warning from the service']);
    expect(await invoke('lintel_pki_tidy', { tidyCertStore: true, safetyBuffer: '1s' })).toEqual([]);
    expect(await invoke('lintel_pki_issuer_revocation', { issuerRef: 'third' })).toContain('Warning from the service');
    expect(await core.readData('lintel_pki_issuer', { mount: 'ca', issuerRef: 'third' })).toMatchObject({
      revoked: true,
    });
  });
});
