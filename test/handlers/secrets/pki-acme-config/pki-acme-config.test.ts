import * as registry from '../../../../src/handlers';
import { Proxied, openProxied } from '../../../support/environments/proxied';
import { refusal } from '../../../support/environments/refusal';

const TYPE = 'lintel_pki_acme_config';
const CLUSTER = 'lintel_pki_cluster_config';

let open: Proxied;
beforeEach(async () => {
  open = await openProxied(registry);
});
afterEach(async () => {
  await open.close();
});

const warnings = async (config: object) =>
  (await open.core.plan(TYPE, { ...config })).warnings.map(({ detail }) => detail);

describe('ACME of an authority', () => {
  it('warns if the authority has no address, unless one is planned', async () => {
    // `pki-acme-client.test.ts` is about headers.
    const body = { allowed_response_headers: ['Link', 'Location', 'Replay-Nonce'] };
    await open.service.request('POST', '/v1/sys/mounts/pki/tune', { body });
    expect(await warnings({ enabled: true })).toEqual([
      expect.stringContaining('Configure `path` of `lintel_pki_cluster_config` for the same mount'),
    ]);
    expect(await warnings({ enabled: false })).toEqual([]);
    const { held } = await open.core.apply(CLUSTER, { path: 'https://secrets.example.com/v1/pki' });
    expect(await warnings({ enabled: true })).toEqual([]);
    await open.core.destroy(CLUSTER, held);
  });

  it.each([
    [{ defaultDirectoryPolicy: 'role:web', allowedRoles: ['mail'] }, 'is not among `allowed_roles`'],
    [{ defaultDirectoryPolicy: 'external-policy' }, 'supported only with the dialect "vault"'],
    [{ maxTtl: '24h' }, 'supported only with the dialect "vault"'],
  ])('refuses during planning what the service reports as a failure of its own: %j', async (config, says) => {
    expect((await refusal(open.core.plan(TYPE, { enabled: true, ...config }))).message).toContain(says);
  });

  it('is off after a destroy, by one write', async () => {
    const { held } = await open.core.apply(TYPE, { enabled: true, dnsResolver: '10.0.0.53:53' });
    open.proxy.passed.splice(0);
    await open.core.destroy(TYPE, held);
    expect(open.proxy.passed.map(({ method, body }) => [method, body])).toEqual([
      [
        'POST',
        {
          enabled: false,
          allowed_issuers: ['*'],
          allowed_roles: ['*'],
          default_directory_policy: 'sign-verbatim',
          eab_policy: 'not-required',
          dns_resolver: '',
          allow_role_ext_key_usage: false,
        },
      ],
    ]);
  });
});
