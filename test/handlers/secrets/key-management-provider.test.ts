import type { Values } from '../../../src/definition/value';
import { Held, Refused } from '../../support/house/core';
import { Gated, openGated } from '../../support/house/gated';

const TYPE = 'lintel_key_management_provider';
const PATH = '/v1/keymgmt/kms/store';
const config: Values = { name: 'store', kmsProvider: 'cloudkeyvault', keyCollection: 'keys' };
const credentials = { tenant_id: 'tenant', client_id: 'client', client_secret: 'canary secret' };

let open: Gated;
beforeEach(async () => {
  open = await openGated();
});
afterEach(async () => {
  await open.close();
});

const make = async (values: Values = config): Promise<Held> => (await open.core.apply(TYPE, values)).held;
const refusal = async (act: Promise<unknown>): Promise<Refused> =>
  act.then(
    () => {
      throw new Error('nothing was refused');
    },
    (error) => error as Refused,
  );
const writtenTo = (gated: Gated) =>
  gated.gate.passed.filter(({ method }) => method === 'POST').map(({ body }) => body as Values);
const written = () => writtenTo(open);
interface StoredProvider {
  readonly provider: string;
  readonly credentials: Values;
}
const stored = async (gated = open) =>
  (await gated.service.control.snapshot()).objects.keyProviders as unknown as StoredProvider[];

describe('a key-management provider', () => {
  it('looks, writes what is configured, and reads back', async () => {
    const object = await make({ ...config, credentialsWo: credentials });
    expect(open.gate.passed.map(({ method, path }) => `${method} ${path}`)).toEqual([
      `GET ${PATH}`,
      `POST ${PATH}`,
      `GET ${PATH}`,
    ]);
    expect(written()).toEqual([{ provider: 'cloudkeyvault', key_collection: 'keys', credentials }]);
    expect(JSON.stringify([object.state, object.privateState.toString()])).not.toContain('canary');
  });

  it('needs no credentials, and then sends none: the service has those of its environment', async () => {
    await make();
    expect(written()).toEqual([{ provider: 'cloudkeyvault', key_collection: 'keys' }]);
  });

  it('says everything with an update, and empties credentials that are taken away', async () => {
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

  it('shows in the plan which keys of its credentials change, never their values', async () => {
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

  it('is replaced for another store', async () => {
    const object = await make();
    expect(await open.core.plan(TYPE, { ...config, keyCollection: 'other' }, object)).toMatchObject({
      action: 'replace',
      replacing: ['keyCollection'],
    });
  });

  it('does not overwrite what is there, and names the import command', async () => {
    await open.service.request('POST', PATH, { body: { provider: 'cloudkeyvault', key_collection: 'theirs' } });
    expect((await refusal(make())).message).toContain(
      'terraform import lintel_key_management_provider.<name> keymgmt/kms/store',
    );
  });

  it("that keys are distributed to is not deleted, which is the service's error", async () => {
    const object = await make();
    await open.service.request('POST', '/v1/keymgmt/key/signing', { body: { type: 'rsa-2048' } });
    await open.service.request('PUT', `${PATH}/key/signing`, { body: { purpose: 'sign' } });
    expect((await refusal(open.core.destroy(TYPE, object))).message).toContain('while keys are distributed to it');
    expect(await stored()).toHaveLength(1);
  });

  it('is read by data sources and listed, all but its credentials', async () => {
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

describe('a provider of Vault', () => {
  let vault: Gated;
  beforeEach(async () => {
    vault = await openGated({ dialects: { secrets: 'vault' } });
  });
  afterEach(async () => {
    await vault.close();
  });

  it('has another word for its kind and its cloud, and other clouds go as they are', async () => {
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

  it('of another kind is not imported, and one that has become so is another provider', async () => {
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

  it('has a name that its paths take', async () => {
    expect((await refusal(vault.core.plan(TYPE, { ...config, name: 'store.' }))).reported).toMatchObject([
      { path: ['name'] },
    ]);
  });
});
