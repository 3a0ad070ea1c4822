import type { Values } from '../../../../src/definition/value';
import * as registry from '../../../../src/handlers';
import { Held } from '../../../support/environments/core';
import { Proxied, openProxied } from '../../../support/environments/proxied';
import { refusal } from '../../../support/environments/refusal';

const TYPE = 'lintel_key_management_provider';
const PATH = '/v1/keymgmt/kms/store';
const config: Values = { name: 'store', kmsProvider: 'cloudkeyvault', keyCollection: 'keys' };
const credentials = { tenant_id: 'tenant', client_id: 'client', client_secret: 'canary secret' };

let open: Proxied;
beforeEach(async () => {
  open = await openProxied(registry);
});
afterEach(async () => {
  await open.close();
});

const make = async (values: Values = config): Promise<Held> => (await open.core.apply(TYPE, values)).held;
const writtenTo = (proxied: Proxied) =>
  proxied.proxy.passed.filter(({ method }) => method === 'POST').map(({ body }) => body as Values);
const written = () => writtenTo(open);
interface StoredProvider {
  readonly provider: string;
  readonly credentials: Values;
}
const stored = async (proxied = open) =>
  (await proxied.service.control.snapshot()).objects.keyProviders as unknown as StoredProvider[];

describe('a key management provider', () => {
  it('checks that none exists, writes the configured values, and reads them back', async () => {
    const object = await make({ ...config, credentialsWo: credentials });
    expect(open.proxy.passed.map(({ method, path }) => `${method} ${path}`)).toEqual([
      `GET ${PATH}`,
      `POST ${PATH}`,
      `GET ${PATH}`,
    ]);
    expect(written()).toEqual([{ provider: 'cloudkeyvault', key_collection: 'keys', credentials }]);
    expect(JSON.stringify([object.state, object.privateState.toString()])).not.toContain('canary');
  });

  it('sends no credentials if none are configured, so that the service uses those of its environment', async () => {
    await make();
    expect(written()).toEqual([{ provider: 'cloudkeyvault', key_collection: 'keys' }]);
  });

  it('sends every attribute with an update, and clears removed credentials', async () => {
    let object = await make({ ...config, credentialsWo: credentials });
    const changed = { ...credentials, client_secret: 'another' };
    object = (await open.core.apply(TYPE, { ...config, credentialsWo: changed }, object)).held;
    await open.core.apply(TYPE, config, object);
    expect(written().slice(1)).toEqual([
      { provider: 'cloudkeyvault', key_collection: 'keys', credentials: changed },
      { provider: 'cloudkeyvault', key_collection: 'keys', credentials: {} },
    ]);
    expect(await stored()).toMatchObject([{ credentials: {} }]);
  });

  it('shows in the plan which keys of its credentials change, but not their values', async () => {
    const object = await make({ ...config, credentialsWo: { ...credentials, environment: 'CloudPublic' } });
    const { warnings } = await open.core.plan(
      TYPE,
      { ...config, credentialsWo: { ...credentials, client_secret: 'canary 2' } },
      object,
    );
    expect(warnings).toMatchObject([
      {
        summary: '`credentials_wo` changes',
        detail: 'In `credentials_wo`, "client_secret" is sent, "environment" is removed.',
      },
    ]);
  });

  it("reports the service's error if keys are distributed to it when it is destroyed", async () => {
    const object = await make();
    await open.service.request('POST', '/v1/keymgmt/key/signing', { body: { type: 'rsa-2048' } });
    await open.service.request('PUT', `${PATH}/key/signing`, { body: { purpose: 'sign' } });
    expect((await refusal(open.core.destroy(TYPE, object))).message).toContain('while keys are distributed to it');
    expect(await stored()).toHaveLength(1);
  });

  it('is returned by its data sources and its list resource, without its credentials', async () => {
    await make({ ...config, credentials });
    expect(await open.core.readData(TYPE, { name: 'store' })).toEqual({
      id: 'keymgmt/kms/store',
      mount: 'keymgmt',
      name: 'store',
      kmsProvider: 'cloudkeyvault',
      keyCollection: 'keys',
    });
    expect(await open.core.readData('lintel_key_management_providers', {})).toEqual({
      id: 'keymgmt/kms',
      mount: 'keymgmt',
      names: ['store'],
    });
    expect((await refusal(open.core.readData(TYPE, { name: 'nobody' }))).message).toContain(
      'There is no provider `nobody` at `keymgmt`',
    );
    expect(await open.core.list(TYPE, {}, { withObject: true })).toMatchObject([
      { displayName: 'store', identity: { mount: 'keymgmt', name: 'store' }, object: { keyCollection: 'keys' } },
    ]);
  });
});

describe('a key management provider in the dialect vault', () => {
  let vault: Proxied;
  beforeEach(async () => {
    vault = await openProxied(registry, { dialects: { secrets: 'vault' } });
  });
  afterEach(async () => {
    await vault.close();
  });

  it("is sent with Vault's names of its type and its environment; other environments are sent unchanged", async () => {
    const { held } = await vault.core.apply(TYPE, {
      ...config,
      credentials: { ...credentials, environment: 'CloudPublic' },
    });
    expect(held.state.kmsProvider).toBe('cloudkeyvault');
    await vault.core.apply(TYPE, { ...config, credentials: { ...credentials, environment: 'AzureChinaCloud' } }, held);
    expect(writtenTo(vault)).toMatchObject([
      { provider: 'azurekeyvault', credentials: { environment: 'AzurePublicCloud' } },
      { provider: 'azurekeyvault', credentials: { environment: 'AzureChinaCloud' } },
    ]);
  });

  it('of another type is not imported, and forces replacement if its type changes outside Terraform', async () => {
    await vault.service.request('POST', PATH, { body: { provider: 'awskms', key_collection: 'keys' } });
    for (const by of [{ id: 'keymgmt/kms/store' }, { identity: { mount: 'keymgmt', name: 'store' } }]) {
      expect((await refusal(vault.core.import(TYPE, by))).message).toContain(
        'The provider `store` at `keymgmt` has the type "awskms"',
      );
    }
    expect((await vault.core.readData(TYPE, { name: 'store' })).kmsProvider).toBe('awskms');
    await vault.service.request('DELETE', PATH);
    const { held } = await vault.core.apply(TYPE, config);
    await vault.service.request('DELETE', PATH);
    await vault.service.request('POST', PATH, { body: { provider: 'awskms', key_collection: 'keys' } });
    expect(await vault.core.refreshAndPlan(TYPE, config, held)).toMatchObject({
      action: 'replace',
      changes: ['kmsProvider'],
    });
  });

  it("refuses a name that Vault's paths do not accept", async () => {
    expect((await refusal(vault.core.plan(TYPE, { ...config, name: 'store.' }))).reported).toMatchObject([
      { path: ['name'] },
    ]);
  });
});
