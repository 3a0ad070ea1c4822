import type { Values } from '../../../../src/definition/value';
import * as registry from '../../../../src/handlers';
import type { TestEmulatorOptions } from '../../../support/emulator';
import { Held } from '../../../support/environments/core';
import { Proxied, openProxied } from '../../../support/environments/proxied';
import { refusal } from '../../../support/environments/refusal';
import { openTerraformEnvironment } from '../../../support/environments/terraform-environment';
import { CERTIFICATES, KEYS } from '../../../support/fixed-keys';
import { writePeerState } from '../../../support/peer-state';
import { changedAttributes } from '../../../support/terraform';
import { provideAuthMethod } from '../shared/token-fields';

const TYPE = 'lintel_kubernetes_auth_config';
const PATH = '/v1/auth/kubernetes/config';
const config: Values = { kubernetesHost: 'https://cluster.example.com:6443', kubernetesCaCert: CERTIFICATES[0] };
const reviewed: Values = { ...config, tokenReviewerJwtWo: 'a token' };

let open: Proxied;
const openWith = async (options: TestEmulatorOptions = {}) => {
  open = await openProxied(registry, options);
  await provideAuthMethod(open.service, 'kubernetes', 'kubernetes');
};
beforeEach(() => openWith());
afterEach(async () => {
  await open.close();
});

const make = async (values: Values = config): Promise<Held> => (await open.core.apply(TYPE, values)).held;
const planned = async (values: Values, object: Held) => open.core.refreshAndPlan(TYPE, values, object);
const written = () =>
  open.proxy.passed
    .splice(0)
    .filter(({ method }) => method === 'POST')
    .map(({ body }) => body as Values);
const post = async (body: object) => {
  const { status } = await open.service.request('POST', PATH, { body });
  if (status >= 300) throw new Error(`not written: ${status}`);
};
const wire = { kubernetes_host: config.kubernetesHost, kubernetes_ca_cert: CERTIFICATES[0] };

describe('the configuration of a Kubernetes auth method', () => {
  it('is written as a whole, with its token each time', async () => {
    const object = await make(reviewed);
    await open.core.apply(TYPE, { ...reviewed, pemKeys: [KEYS[0]] }, object);
    expect(written()).toMatchObject([
      { ...wire, token_reviewer_jwt: 'a token' },
      { ...wire, token_reviewer_jwt: 'a token', pem_keys: [KEYS[0]] },
    ]);
  });

  it('is refused with the import command if another one is there, and forgotten with a warning', async () => {
    await post({ ...wire, kubernetes_host: 'https://other.example.com' });
    const { message } = await refusal(make());
    expect(message).toContain('The configuration of `auth/kubernetes` exists already');
    expect(message).toContain(`terraform import ${TYPE}.<name> auth/kubernetes/config`);
    await post(wire);
    const object = await make();
    expect((await planned(config, object)).changes).toEqual([]);
    expect(await open.core.destroy(TYPE, object)).toMatchObject([
      { severity: 'warning', detail: expect.stringContaining('The service cannot delete `auth/kubernetes/config`') },
    ]);
  });

  it('sends a token again that somebody has removed', async () => {
    const object = await make(reviewed);
    expect(object.state.tokenReviewerJwtSet).toBe(true);
    await post(wire);
    written();
    const { held, action } = await planned(reviewed, object);
    expect(action).toBe('update');
    const { held: after } = await open.core.apply(TYPE, reviewed, held);
    expect(written()).toMatchObject([{ token_reviewer_jwt: 'a token' }]);
    expect(after.state.tokenReviewerJwtSet).toBe(true);
    expect((await planned(reviewed, after)).changes).toEqual([]);
  });

  it('does not change in a way that would remove a token which the configuration lacks', async () => {
    await make(reviewed);
    const imported = (await open.core.import(TYPE, { id: 'auth/kubernetes/config' }))!;
    expect((await open.core.plan(TYPE, config, imported)).action).toBe('nothing');
    const { message } = await refusal(open.core.plan(TYPE, { ...config, pemKeys: [KEYS[0]] }, imported));
    expect(message).toContain('removes a token that it does not have');
  });

  it('removes its token if that is removed from the configuration', async () => {
    const object = await make({ ...config, tokenReviewerJwt: 'a token' });
    const { held } = await open.core.apply(TYPE, config, object);
    expect(held.state.tokenReviewerJwtSet).toBe(false);
  });

  it('names the certificate if the service runs in no pod', async () => {
    const pod = process.env.KUBERNETES_SERVICE_HOST;
    delete process.env.KUBERNETES_SERVICE_HOST;
    try {
      const { kubernetesHost } = config;
      const { message } = await refusal(make({ kubernetesHost }));
      expect(message).toContain('ca.crt: no such file or directory');
      expect(message).toContain('Configure `kubernetes_ca_cert`');
    } finally {
      if (pod !== undefined) process.env.KUBERNETES_SERVICE_HOST = pod;
    }
  });

  it('is refused at plan if a key is no key, or the certificate none', async () => {
    const pem = (label: string) => `-----BEGIN ${label}-----\nYQ==\n-----END ${label}-----`;
    for (const [values, path] of [
      [{ pemKeys: [pem('PUBLIC KEY')] }, ['pemKeys', 0]],
      [{ kubernetesCaCert: pem('CERTIFICATE') }, ['kubernetesCaCert']],
    ] as const) {
      const { reported } = await refusal(open.core.plan(TYPE, { ...config, ...values }));
      expect(reported).toMatchObject([{ severity: 'error', path, detail: expect.stringContaining('be read') }]);
    }
  });

  it('warns of a cluster without encryption and of what the services no longer verify, when it is planned', async () => {
    const values = { ...config, kubernetesHost: 'http://cluster.example.com', issuer: 'https://issuer.example.com' };
    const { warnings } = await open.core.plan(TYPE, values);
    expect(warnings.map(({ summary }) => summary)).toEqual([
      'The cluster is asked without encryption',
      'The services no longer verify the issuer by themselves',
    ]);
    const object = await make(values);
    expect((await open.core.plan(TYPE, values, object)).warnings).toEqual([]);
  });

  it('has metadata of annotations with the dialect "vault" only, and a namespace with real services', async () => {
    for (const [name, value] of [
      ['useAnnotationsAsAliasMetadata', true],
      ['namespace', 'team'],
    ] as const) {
      const { reported } = await refusal(make({ ...config, [name]: value }));
      expect(reported).toMatchObject([{ path: [name], detail: expect.stringContaining('is supported only with') }]);
    }
  });

  it('is listed for each method that has one', async () => {
    await provideAuthMethod(open.service, 'empty', 'kubernetes');
    await make();
    expect(await open.core.list(TYPE, {})).toMatchObject([{ identity: { mount: 'kubernetes' } }]);
    expect(await open.core.readData(TYPE, {})).toMatchObject({ ...config, tokenReviewerJwtSet: false });
  });
});

it('a moved block takes over the configuration of the Vault provider, and nothing is recreated or sent', async () => {
  const { service, proxy, terraform, close } = await openTerraformEnvironment('vault');
  try {
    await provideAuthMethod(service, 'cluster', 'kubernetes');
    await service.request('POST', '/v1/auth/cluster/config', { body: wire });
    const attributes = {
      ...wire,
      id: 'auth/cluster/config',
      backend: 'cluster',
      namespace: null,
      pem_keys: [],
      issuer: '',
      disable_iss_validation: true,
      disable_local_ca_jwt: false,
      token_reviewer_jwt: '',
      use_annotations_as_alias_metadata: false,
    };
    writePeerState(terraform, [{ type: 'vault_kubernetes_auth_backend_config', name: 'cluster', attributes }]);
    terraform.configure(`
moved {
  from = vault_kubernetes_auth_backend_config.cluster
  to   = lintel_kubernetes_auth_config.cluster
}

resource "lintel_kubernetes_auth_config" "cluster" {
  mount              = "cluster"
  kubernetes_host    = ${JSON.stringify(config.kubernetesHost)}
  kubernetes_ca_cert = ${JSON.stringify(CERTIFICATES[0])}
}
`);
    const changes = (await terraform.plan()).resource_changes!;
    expect(changes.map((change) => [change.address, change.change.actions, changedAttributes(change)])).toEqual([
      ['lintel_kubernetes_auth_config.cluster', ['no-op'], []],
    ]);
    expect(proxy.passed.filter(({ method }) => method !== 'GET')).toEqual([]);
  } finally {
    await close();
  }
}, 60_000);
