import type { Values } from '../../../src/definition/value';
import * as registry from '../../../src/handlers';
import { objectType } from '../../../src/terraform/wire-types';
import { OpenedResource } from '../../support/environments/core';
import { Proxied, openProxied } from '../../support/environments/proxied';
import { refusal } from '../../support/environments/refusal';
import { dynamicValue } from '../../support/plugin-messages';

const TYPE = 'lintel_cluster_credentials';
const ROLE = {
  cluster_role_name: 'view',
  allowed_cluster_namespaces: ['apps'],
  token_default_audiences: 'api',
  token_default_ttl: 600,
  token_max_ttl: 3600,
};

let open: Proxied;
/** The private data with which Terraform would close the credentials at the end of its run. */
let kepts: Buffer[] = [];
beforeEach(async () => {
  open = await openProxied(registry);
  await post('config', { cluster_host: 'https://cluster.example.com:6443' });
  await post('roles/deployer', ROLE);
});
afterEach(async () => {
  for (const kept of kepts) await open.core.closeEphemeral(TYPE, kept);
  kepts = [];
  await open.close();
});

const post = async (path: string, body: object) => {
  const { status } = await open.service.request('POST', `/v1/kubernetes/${path}`, { body });
  if (status >= 300) throw new Error(`${path}: ${status}`);
};
const fetch = async (values: Values = {}): Promise<OpenedResource> => {
  const opened = await open.core.open(TYPE, { role: 'deployer', ...values });
  kepts.push(opened.kept);
  return opened;
};
const claims = ({ serviceAccountToken }: Values) =>
  JSON.parse(Buffer.from(String(serviceAccountToken).split('.')[1], 'base64url').toString()) as Values;
const asked = () => open.proxy.passed.filter(({ path }) => path.includes('/creds/')).map(({ body }) => body as Values);
const wire = () => objectType(registry.ephemeralResources[TYPE].definition().attributes);
const leases = async () => (await open.service.control.snapshot()).objects.leases as unknown as Values[];

describe('cluster credentials', () => {
  it("contain a token for the role's only namespace, with the role's audiences and lifetime", async () => {
    const { result, renewAt } = await fetch();
    expect(asked()).toEqual([{}]);
    expect(result).toMatchObject({
      mount: 'kubernetes',
      role: 'deployer',
      serviceAccountNamespace: 'apps',
      leaseDuration: 600,
      renewable: false,
      leaseId: expect.stringContaining('kubernetes/creds/deployer/'),
    });
    expect(claims(result)).toMatchObject({
      aud: ['api'],
      sub: `system:serviceaccount:apps:${String(result.serviceAccountName)}`,
    });
    // The lease is not renewable, so there is no time to renew it at.
    expect(renewAt).toBeUndefined();
  });

  it('have the configured namespace, lifetime and audiences', async () => {
    await post('roles/deployer', { allowed_cluster_namespaces: '*', cluster_role_type: 'ClusterRole' });
    const { result } = await fetch({
      clusterNamespace: 'jobs',
      clusterRoleBinding: true,
      ttl: '20m',
      audiences: ['registry', 'api'],
    });
    expect(asked()).toEqual([
      {
        cluster_namespace: 'jobs',
        cluster_role_binding: true,
        ttl: 1200,
        audiences: expect.stringMatching(/^(registry,api|api,registry)$/),
      },
    ]);
    expect(result).toMatchObject({ serviceAccountNamespace: 'jobs', leaseDuration: 1200 });
    expect([...(claims(result).aud as string[])].sort()).toEqual(['api', 'registry']);
  });

  it('are revoked on close', async () => {
    const { kept } = await fetch();
    expect(await leases()).toHaveLength(1);
    await open.core.closeEphemeral(TYPE, kept);
    expect(await leases()).toEqual([]);
    await open.core.closeEphemeral(TYPE, kept);
  });

  it('are kept on close if `revoke_on_close` is false', async () => {
    const { kept } = await fetch({ revokeOnClose: false });
    await open.core.closeEphemeral(TYPE, kept);
    expect(await leases()).toHaveLength(1);
  });

  it('are requested once, and never again after a lost response', async () => {
    await open.service.control.faults([{ method: 'POST', path: '/v1/kubernetes/creds/*', times: 1, reset: 'after' }]);
    await refusal(fetch());
    expect(asked()).toHaveLength(1);
  });

  it('leave no token in the private data that Terraform stores for closing them', async () => {
    const { result, kept } = await fetch();
    expect(kept.toString()).not.toContain(String(result.serviceAccountToken).slice(0, 20));
  });

  it('pass on the warnings of the service', async () => {
    const response = await open.core.client.call('OpenEphemeralResource', {
      typeName: TYPE,
      config: dynamicValue(wire(), { role: 'deployer', ttl: '2h' }),
    });
    kepts.push(response.private);
    expect(response.diagnostics).toMatchObject([
      { severity: 2, detail: expect.stringContaining("greater than the role's token_max_ttl") },
    ]);
  });

  it.each([
    [
      'a namespace that must be configured',
      { allowed_cluster_namespaces: ['apps', 'jobs'] },
      {},
      ['clusterNamespace'],
      'Configure `cluster_namespace`',
    ],
    [
      'a namespace that the role does not allow',
      {},
      { clusterNamespace: 'other' },
      ['clusterNamespace'],
      'Configure a namespace that the role "deployer" allows',
    ],
    [
      'cluster-wide access with a role of one namespace',
      {},
      { clusterRoleBinding: true },
      ['clusterRoleBinding'],
      '`cluster_role_type` of the role "deployer" to "ClusterRole"',
    ],
  ])(
    'are refused by the service for %s, and the error says what to change',
    async (_, role, values: Values, path, words) => {
      await post('roles/deployer', { ...ROLE, ...role });
      const { reported } = await refusal(fetch(values));
      expect(reported[0].path).toEqual(path);
      expect(reported[0].detail).toContain('POST /kubernetes/creds/deployer:');
      expect(reported[0].detail).toContain(words);
    },
  );

  it.each([
    [{ audiences: ['a,b'] }, 'audiences', 'contain a comma'],
    [{ ttl: '1.5h' }, 'ttl', 'is not a duration'],
    [{ mount: '/kubernetes' }, 'mount', 'without a leading or trailing `/`'],
    [{ role: 'a/b' }, 'role', 'a single path segment'],
  ])('are refused before any request if the configuration is %j', async (values: Values, name, words) => {
    const response = await open.core.client.call('ValidateEphemeralResourceConfig', {
      typeName: TYPE,
      config: dynamicValue(wire(), { role: 'deployer', ...values }),
    });
    expect(response.diagnostics).toMatchObject([
      { detail: expect.stringContaining(words), attribute: { steps: [{ attributeName: name }] } },
    ]);
  });

  it("report the service's error for an unknown role or engine", async () => {
    expect((await refusal(fetch({ role: 'nobody' }))).message).toContain("400 role 'nobody' does not exist");
    expect((await refusal(fetch({ mount: 'none' }))).message).toContain('no engine at `none`');
  });

  it('are available only as an ephemeral resource: no data source creates a token', () => {
    expect(Object.keys(registry.dataSources).filter((type) => /cluster.*(credential|token)/.test(type))).toEqual([]);
  });
});

it.each(['vault', 'openbao'] as const)('cluster credentials use the field names of the dialect %s', async (dialect) => {
  const real = await openProxied(registry, { dialects: { secrets: dialect } });
  try {
    await real.service.request('POST', '/v1/kubernetes/config', {
      body: { kubernetes_host: 'https://cluster.example.com:6443' },
    });
    await real.service.request('POST', '/v1/kubernetes/roles/deployer', {
      body: { kubernetes_role_name: 'view', kubernetes_role_type: 'ClusterRole', allowed_kubernetes_namespaces: '*' },
    });
    const { result, kept } = await real.core.open(TYPE, {
      role: 'deployer',
      clusterNamespace: 'jobs',
      clusterRoleBinding: true,
    });
    expect(real.proxy.passed[0].body).toEqual({ kubernetes_namespace: 'jobs', cluster_role_binding: true });
    expect(result.serviceAccountNamespace).toBe('jobs');
    expect((await refusal(real.core.open(TYPE, { role: 'deployer' }))).reported[0].path).toEqual(['clusterNamespace']);
    await real.core.closeEphemeral(TYPE, kept);
  } finally {
    await real.close();
  }
});
