import * as registry from '../../../../src/handlers';
import type { TestEmulatorOptions } from '../../../support/emulator';
import { mountEngine } from '../../../support/environments/mount';
import { Proxied, openProxied } from '../../../support/environments/proxied';
import { refusal } from '../../../support/environments/refusal';

const TYPE = 'lintel_pki_urls_config';
const CLUSTER = 'lintel_pki_cluster_config';

let open: Proxied;
const openWith = async (options: TestEmulatorOptions = {}) => {
  open = await openProxied(registry, options);
};
beforeEach(() => openWith());
afterEach(async () => {
  await open.close();
});

const ocsp = { ocspServers: ['http://ocsp.example.com'] };
const warningsOf = async (config: object) =>
  (await open.core.plan(TYPE, { enableTemplating: true, ...config })).warnings.map(({ path, detail }) => [
    path,
    detail,
  ]);

describe('the URLs of an authority', () => {
  it.each([
    [{ ocspServers: ['ocsp.example.com'] }, 'ocspServers', 'is not an absolute URL'],
    [{ ocspServers: ['http://a.example.com', '/ocsp'] }, 'ocspServers', 'is not an absolute URL'],
    [{ issuingCertificates: ['http://{{issuer_id}}.example.com'] }, 'issuingCertificates', 'Set `enable_templating`'],
    [
      { enableTemplating: true, crlDistributionPoints: ['{{cluster_path}}/{{issuer}}'] },
      'crlDistributionPoints',
      'a template that the service does not know',
    ],
    [{ enableTemplating: true, ocspServers: ['{{ cluster_path }}/ocsp'] }, 'ocspServers', 'without spaces'],
    [{ enableTemplating: true, ocspServers: ['{{issuer_id}}/ocsp'] }, 'ocspServers', 'is not an absolute URL'],
  ])('are refused during planning if one is none: %j', async (config, name, says) => {
    const { reported, message } = await refusal(open.core.plan(TYPE, config));
    expect(reported[0]?.path?.[0]).toBe(name);
    expect(message).toContain(says);
  });

  it('warn of a template that the service cannot fill in, unless the address is there or planned', async () => {
    const config = { crlDistributionPoints: ['{{cluster_aia_path}}/crl'] };
    expect(await warningsOf(config)).toEqual([
      [['crlDistributionPoints'], expect.stringContaining('Configure `aia_path` of `lintel_pki_cluster_config`')],
    ]);
    await open.core.plan(CLUSTER, { aiaPath: 'http://pki.example.com/v1/pki' });
    expect(await warningsOf(config)).toEqual([]);
    expect(await warningsOf({ mount: 'later', ...config })).toEqual([]);
  });

  it('are refused with the import command if others have set them, and taken if they are the same', async () => {
    await open.service.request('POST', '/v1/pki/config/urls', { body: { ocsp_servers: ['http://other.example.com'] } });
    const { message } = await refusal(open.core.apply(TYPE, ocsp));
    expect(message).toContain(`terraform import ${TYPE}.<name> pki/config/urls`);
    await open.service.request('POST', '/v1/pki/config/urls', { body: { ocsp_servers: ocsp.ocspServers } });
    const { held } = await open.core.apply(TYPE, ocsp);
    expect((await open.core.refreshAndPlan(TYPE, ocsp, held)).changes).toEqual([]);
  });

  it('are sent alone when one list changes, and emptied by a destroy, also without the mount', async () => {
    const { held } = await open.core.apply(TYPE, ocsp);
    open.proxy.passed.splice(0);
    const config = { ...ocsp, issuingCertificates: ['http://pki.example.com/ca.crt'] };
    const changed = (await open.core.apply(TYPE, config, held)).held;
    const sent = () => open.proxy.passed.splice(0).flatMap(({ method, body }) => (method === 'POST' ? [body] : []));
    expect(sent()).toEqual([{ issuing_certificates: ['http://pki.example.com/ca.crt'] }]);
    await open.core.destroy(TYPE, changed);
    expect(sent()).toEqual([
      { issuing_certificates: [], crl_distribution_points: [], ocsp_servers: [], enable_templating: false },
    ]);
    await open.service.request('DELETE', '/v1/sys/mounts/pki');
    expect(await open.core.destroy(TYPE, changed)).toEqual([]);
    await open.service.control.clearRequests();
  });

  it('are listed for the mounts that have any', async () => {
    await mountEngine(open.service, 'other', 'pki');
    await open.core.apply(TYPE, ocsp);
    expect(await open.core.list(TYPE, {})).toMatchObject([{ displayName: 'pki', identity: { mount: 'pki' } }]);
    expect(await open.core.readData(TYPE, {})).toMatchObject({ ...ocsp, issuingCertificates: [] });
  });
});

it('refuses lists of deltas for the URLs of an authority outside OpenBao', async () => {
  const config = { deltaCrlDistributionPoints: ['http://pki.example.com/delta'] };
  expect((await refusal(open.core.plan(TYPE, config))).message).toContain('supported only with the dialect "openbao"');
});
