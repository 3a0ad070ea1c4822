import type { Values } from '../../../../src/definition/value';
import { createCertificates } from '../../../../src/emulator/certificates';
import * as registry from '../../../../src/handlers';
import { Held } from '../../../support/environments/core';
import { Proxied, openProxied } from '../../../support/environments/proxied';
import { refusal } from '../../../support/environments/refusal';
import { POD } from './fixture';

const TYPE = 'lintel_cluster_config';
const PATH = '/v1/kubernetes/config';
const config: Values = { clusterHost: 'https://cluster.example.com:6443' };

let open: Proxied;
beforeEach(async () => {
  open = await openProxied(registry);
});
afterEach(async () => {
  await open.close();
});

const make = async (values: Values = config): Promise<Held> => (await open.core.apply(TYPE, values)).held;
const change = async (values: Values, object: Held): Promise<Held> =>
  (await open.core.apply(TYPE, values, object)).held;
const planned = async (values: Values, object: Held) => open.core.refreshAndPlan(TYPE, values, object);
const written = () => open.proxy.passed.filter(({ method }) => method === 'POST').map(({ body }) => body as Values);
const stored = async (proxied = open) =>
  (await proxied.service.control.snapshot()).objects.clusterConfigurations as unknown as Values[];

describe('creating a cluster configuration', () => {
  it('checks that none exists, writes the configured values, and reads them back', async () => {
    await make({ ...config, serviceAccountJwtWo: 'a token' });
    expect(open.proxy.passed.map(({ method, path }) => `${method} ${path}`)).toEqual([
      `GET ${PATH}`,
      `POST ${PATH}`,
      `GET ${PATH}`,
    ]);
    expect(written()).toEqual([
      { cluster_host: config.clusterHost, service_account_jwt: 'a token', disable_local_ca_jwt: false },
    ]);
  });

  it('refuses to overwrite an existing configuration and names the import command', async () => {
    await open.service.request('POST', PATH, { body: { cluster_host: 'https://other.example.com' } });
    const { message } = await refusal(make());
    expect(message).toContain('The configuration of `kubernetes` exists already');
    expect(message).toContain('terraform import lintel_cluster_config.<name> kubernetes/config');
    expect(await stored()).toMatchObject([{ host: 'https://other.example.com' }]);
  });

  it('names `cluster_host` if it is unset and the service runs outside a pod', async () => {
    const {
      reported: [{ path, detail }],
    } = await refusal(make({}));
    // The attribute is named in the text only: its value may contain a password, and core would show it.
    expect(path).toEqual([]);
    expect(detail).toContain('cluster_host was unset and could not be determined');
    expect(detail).toContain('Configure `cluster_host`');
    const object = await make();
    expect((await refusal(change({}, object))).reported[0]).toMatchObject({
      path: [],
      detail: expect.stringContaining('`cluster_host`'),
    });
    expect(await stored()).toMatchObject([{ host: config.clusterHost }]);
  });

  it('leaves address and certificate to the pod that the service runs in, and then plans no change', async () => {
    Object.assign(process.env, POD);
    try {
      const object = await make({});
      expect(written()).toEqual([{ disable_local_ca_jwt: false }]);
      expect(object.state).toMatchObject({
        id: 'kubernetes/config',
        mount: 'kubernetes',
        disableLocalCaJwt: false,
        secretsRevision: 0,
      });
      expect((await planned({}, object)).changes).toEqual([]);
    } finally {
      for (const name of Object.keys(POD)) delete process.env[name];
    }
  });
});

describe('updating a cluster configuration', () => {
  it('repeats every readable value, because the service drops a host that is left out, but not the token', async () => {
    const { ca } = await createCertificates();
    const before = { ...config, clusterCaCert: ca, serviceAccountJwtWo: 'a token' };
    const object = await make(before);
    await change({ ...before, disableLocalCaJwt: true }, object);
    expect(written()[1]).toEqual({ cluster_host: config.clusterHost, cluster_ca_cert: ca, disable_local_ca_jwt: true });
    expect(await stored()).toMatchObject([{ serviceAccountJwt: 'a token' }]);
  });

  it('clears removed attributes, including the token, with empty values', async () => {
    const { ca } = await createCertificates();
    const object = await make({ ...config, clusterCaCert: ca, serviceAccountJwt: 'a token' });
    const after = await change(config, object);
    expect(written()[1]).toEqual({
      cluster_host: config.clusterHost,
      cluster_ca_cert: '',
      service_account_jwt: '',
      disable_local_ca_jwt: false,
    });
    expect(await stored()).toMatchObject([{ caCert: '', serviceAccountJwt: '' }]);
    expect((await planned(config, after)).changes).toEqual([]);
  });

  it('plans no change if only the line endings of the certificate differ', async () => {
    const { ca } = await createCertificates();
    const object = await make({ ...config, clusterCaCert: ca });
    expect((await planned({ ...config, clusterCaCert: `\n${ca.replace(/\n/g, '\r\n')}\n` }, object)).changes).toEqual(
      [],
    );
  });

  it('sends a changed write-only token, and stores it in neither state nor private state', async () => {
    const object = await make({ ...config, serviceAccountJwtWo: 'first canary' });
    expect((await planned({ ...config, serviceAccountJwtWo: 'first canary' }, object)).changes).toEqual([]);
    const after = await change({ ...config, serviceAccountJwtWo: 'second canary' }, object);
    expect(written()[1]).toMatchObject({ service_account_jwt: 'second canary' });
    expect(after.state.secretsRevision).toBe(2);
    expect(JSON.stringify([after.state, after.privateState.toString()])).not.toContain('canary');
  });

  it('sends the write-only token once after an import', async () => {
    await make({ ...config, serviceAccountJwtWo: 'a token' });
    const imported = await open.core.import(TYPE, { id: 'kubernetes/config' });
    const plan = await open.core.plan(TYPE, { ...config, serviceAccountJwtWo: 'a token' }, imported);
    expect(plan).toMatchObject({ action: 'update', changes: ['secretsRevision'] });
    const after = await change({ ...config, serviceAccountJwtWo: 'a token' }, imported!);
    expect((await planned({ ...config, serviceAccountJwtWo: 'a token' }, after)).changes).toEqual([]);
  });
});

describe('destroying a cluster configuration', () => {
  it('keeps the mount, which the resource does not manage', async () => {
    const object = await make();
    await open.core.destroy(TYPE, object);
    expect(await stored()).toEqual([]);
    expect((await open.service.request('GET', '/v1/sys/mounts/kubernetes')).status).toBe(200);
  });

  it('succeeds if the mount was removed outside Terraform', async () => {
    const object = await make();
    await open.service.request('DELETE', '/v1/sys/mounts/kubernetes');
    await open.core.destroy(TYPE, object);
  });
});

describe('reading or importing a cluster configuration', () => {
  it('plans a create if only the configuration was deleted, and creates it in the existing mount', async () => {
    const object = await make();
    await open.service.request('DELETE', PATH);
    expect((await planned(config, object)).action).toBe('create');
    await make();
    expect(await stored()).toHaveLength(1);
  });

  it('finds the mount in the import id, even if its path ends in `config`', async () => {
    await open.service.request('POST', '/v1/sys/mounts/eu/config', { body: { type: 'kubernetes' } });
    await make({ ...config, mount: 'eu/config' });
    const imported = await open.core.import(TYPE, { id: 'eu/config/config' });
    expect(imported!.state).toMatchObject({
      id: 'eu/config/config',
      mount: 'eu/config',
      clusterHost: config.clusterHost,
    });
  });

  it('sends a single request for the data source, and reports a missing engine or configuration', async () => {
    await make({ ...config, serviceAccountJwtWo: 'a token' });
    open.proxy.passed.length = 0;
    expect(await open.core.readData(TYPE, {})).toEqual({
      id: 'kubernetes/config',
      mount: 'kubernetes',
      clusterHost: config.clusterHost,
      disableLocalCaJwt: false,
    });
    expect(open.proxy.passed.map(({ method }) => method)).toEqual(['GET']);
    expect((await refusal(open.core.readData(TYPE, { mount: 'none' }))).message).toContain('no engine at `none`');
    await open.service.request('DELETE', PATH);
    expect((await refusal(open.core.readData(TYPE, {}))).message).toContain(
      'There is no configuration of a cluster engine at `kubernetes`',
    );
  });
});

describe.each(['vault', 'openbao'] as const)('a cluster configuration in the dialect %s', (dialect) => {
  it('is created, read, updated and repaired with the field names of the dialect', async () => {
    const real = await openProxied(registry, { dialects: { secrets: dialect } });
    try {
      const { held } = await real.core.apply(TYPE, { ...config, serviceAccountJwtWo: 'a token' });
      const bodies = () =>
        real.proxy.passed.filter(({ method }) => method === 'POST').map(({ body }) => body as Values);
      expect(bodies()).toEqual([
        { kubernetes_host: config.clusterHost, service_account_jwt: 'a token', disable_local_ca_jwt: false },
      ]);
      await real.service.request('POST', PATH, { body: { kubernetes_host: 'https://elsewhere.example.com' } });
      const plan = await real.core.refreshAndPlan(TYPE, { ...config, serviceAccountJwtWo: 'a token' }, held);
      expect(plan.changes).toEqual(['clusterHost']);
      await real.core.apply(TYPE, { ...config, serviceAccountJwtWo: 'a token' }, plan.held);
      expect(bodies()[1]).toEqual({
        kubernetes_host: config.clusterHost,
        kubernetes_ca_cert: '',
        disable_local_ca_jwt: false,
      });
      expect(await stored(real)).toMatchObject([{ host: config.clusterHost, serviceAccountJwt: 'a token' }]);
      expect((await refusal(real.core.apply(TYPE, {}, held))).reported).toMatchObject([
        { path: [], detail: expect.stringMatching(/kubernetes_host was unset[^]*`cluster_host`/) },
      ]);
    } finally {
      await real.close();
    }
  });
});
