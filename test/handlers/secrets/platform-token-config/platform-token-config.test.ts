import type { Values } from '../../../../src/definition/value';
import * as registry from '../../../../src/handlers';
import { Held } from '../../../support/environments/core';
import { mountEngine } from '../../../support/environments/mount';
import { Proxied, openProxied } from '../../../support/environments/proxied';
import { refusal } from '../../../support/environments/refusal';

const TYPE = 'lintel_platform_token_config';
const PATH = '/v1/terraform/config';
const ADDRESS = 'https://platform.example.com';
const config: Values = { tokenWo: 'canary token' };

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
const writtenTo = (proxied: Proxied) =>
  proxied.proxy.passed.filter(({ method }) => method === 'POST').map(({ body }) => body as Values);
const written = () => writtenTo(open);
const stored = async (proxied = open) =>
  (await proxied.service.control.snapshot()).objects.platformAccesses as unknown as Values[];

describe('the configuration of a platform token engine', () => {
  it('checks that none exists, writes the configured values, reads them back, and keeps the mount when it is destroyed', async () => {
    const object = await make({ ...config, address: ADDRESS });
    expect(open.proxy.passed.map(({ method, path }) => `${method} ${path}`)).toEqual([
      `GET ${PATH}`,
      `POST ${PATH}`,
      `GET ${PATH}`,
    ]);
    expect(written()).toEqual([{ address: ADDRESS, token: 'canary token' }]);
    expect(object.state).toMatchObject({
      id: 'terraform/config',
      mount: 'terraform',
      address: ADDRESS,
      basePath: '/api/v2/',
    });
    expect(JSON.stringify([object.state, object.privateState.toString()])).not.toContain('canary');
    const { core, service } = open;
    await core.destroy(TYPE, object);
    expect(await stored()).toEqual([]);
    expect((await service.request('GET', '/v1/sys/mounts/terraform')).status).toBe(200);
  });

  it('is refreshed by one request', async () => {
    const object = await make();
    open.proxy.passed.splice(0);
    await open.core.refresh(TYPE, object);
    expect(open.proxy.passed.map(({ method, path }) => `${method} ${path}`)).toEqual([`GET ${PATH}`]);
  });

  it('requires a token at plan time, except after an import', async () => {
    const { reported } = await refusal(open.core.plan(TYPE, { address: ADDRESS }));
    expect(reported).toMatchObject([{ severity: 'error', path: [], summary: 'Missing `token` or `token_wo`' }]);
    await refusal(open.core.plan(TYPE, { address: ADDRESS, token: '' }));
    await make();
    const imported = await open.core.import(TYPE, { id: 'terraform/config' });
    expect((await open.core.plan(TYPE, {}, imported)).action).toBe('nothing');
  });
});

describe('the address of a platform token engine', () => {
  it("is the service's default if it is not configured, and is restored to the default after a change", async () => {
    const object = await make();
    const chosen = object.state.address;
    expect(chosen).toMatch(/^http:/);
    expect((await planned(config, object)).changes).toEqual([]);
    await open.service.request('POST', PATH, { body: { address: ADDRESS } });
    const plan = await planned(config, object);
    expect(plan).toMatchObject({ action: 'update', changes: ['address'] });
    const repaired = await change(config, plan.held!);
    expect(written()[1]).toEqual({});
    expect(repaired.state.address).toBe(chosen);
    expect(await stored()).toMatchObject([{ address: chosen, token: 'canary token' }]);
    expect((await planned(config, repaired)).changes).toEqual([]);
  });

  it('is sent with every write, because the service resets a missing one', async () => {
    const object = await make({ ...config, address: ADDRESS, tokenWoVersion: 1 });
    await change({ tokenWo: 'another', tokenWoVersion: 2, address: ADDRESS }, object);
    expect(written()[1]).toEqual({ address: ADDRESS, token: 'another' });
  });

  it("is restored to the service's default when it is removed, and from then on after every change", async () => {
    const object = await change(config, await make({ ...config, address: ADDRESS }));
    expect(written()[1]).toEqual({});
    expect(object.state.address).toMatch(/^http:\/\/127/);
    await open.service.request('POST', PATH, { body: { address: ADDRESS } });
    expect((await planned(config, object)).changes).toEqual(['address']);
  });

  it('from an import is not restored if it is not configured', async () => {
    await open.service.request('POST', PATH, { body: { address: ADDRESS, token: 'theirs' } });
    const imported = (await open.core.import(TYPE, { id: 'terraform/config' }))!;
    await open.service.request('POST', PATH, { body: {} });
    expect((await planned({}, imported)).changes).toEqual([]);
  });
});

describe('the token of a platform token engine', () => {
  it('survives every update that does not change it, and is sent when it changes', async () => {
    let object = await make();
    object = await change({ ...config, address: ADDRESS }, object);
    expect(written()[1]).toEqual({ address: ADDRESS });
    expect(await stored()).toMatchObject([{ token: 'canary token' }]);
    await change({ tokenWo: 'another', address: ADDRESS }, object);
    expect(await stored()).toMatchObject([{ token: 'another' }]);
  });

  it('is cleared when it is removed', async () => {
    await change({ address: ADDRESS }, await make({ ...config, address: ADDRESS }));
    expect(written()[1]).toEqual({ address: ADDRESS, token: '' });
  });
});

it('the configuration of a platform token engine is destroyed with a warning if the service cannot delete it and keeps the token', async () => {
  const object = await make();
  open.proxy.watch = (passing) => {
    if (passing.method === 'DELETE') {
      passing.response({ status: 405, body: { errors: ['1 error occurred:\n\t* unsupported operation\n\n'] } });
    }
  };
  const reported = await open.core.destroy(TYPE, object);
  expect(reported).toMatchObject([{ severity: 'warning', summary: 'The service keeps the token' }]);
  open.proxy.watch = (passing) => {
    if (passing.method === 'DELETE') passing.response({ status: 403, body: { errors: ['permission denied'] } });
  };
  expect((await refusal(open.core.destroy(TYPE, object))).message).toContain('permission denied');
});

it('the data source of a platform token engine returns the configuration without its token, or fails if there is none', async () => {
  expect((await refusal(open.core.readData(TYPE, {}))).message).toContain(
    'There is no configuration of a platform-token engine at `terraform`',
  );
  await make({ ...config, address: ADDRESS });
  expect(await open.core.readData(TYPE, {})).toEqual({
    id: 'terraform/config',
    mount: 'terraform',
    address: ADDRESS,
    basePath: '/api/v2/',
  });
});

it('another base path of a platform token engine is refused in the standard dialect', async () => {
  const { reported } = await refusal(open.core.plan(TYPE, { ...config, basePath: '/other/' }));
  expect(reported).toMatchObject([{ path: ['basePath'], summary: '`base_path` is not supported' }]);
});

describe('a platform token engine of Vault', () => {
  let vault: Proxied;
  beforeEach(async () => {
    vault = await openProxied(registry, { dialects: { secrets: 'vault' } });
  });
  afterEach(async () => {
    await vault.close();
  });

  it('counts as not configured if Vault fails to read a configuration that was never written', async () => {
    const { held } = await vault.core.apply(TYPE, { ...config, basePath: '/other/' });
    expect(writtenTo(vault)).toEqual([{ base_path: '/other/', token: 'canary token' }]);
    expect(held.state.basePath).toBe('/other/');
    expect((await refusal(vault.core.readData(TYPE, { mount: await secondMount() }))).message).toContain(
      'There is no configuration',
    );
  });

  it('counts as not configured if a read fails with status 500 before the first write, and reports such a failure later', async () => {
    let failing = true;
    vault.proxy.watch = (passing) => {
      if (failing && passing.method === 'GET') passing.response({ status: 500, body: { errors: ['internal error'] } });
      else failing = false;
    };
    const { held } = await vault.core.apply(TYPE, config);
    failing = true;
    expect((await refusal(vault.core.refresh(TYPE, held))).message).toContain('internal error');
    vault.proxy.watch = () => undefined;
    await vault.service.request('DELETE', PATH);
    expect(await vault.core.refresh(TYPE, held)).toBeUndefined();
  });

  it('is not overwritten if its configuration cannot be read', async () => {
    vault.proxy.watch = (passing) => {
      if (passing.method === 'GET') passing.response({ status: 400, body: { errors: ['not now'] } });
    };
    expect((await refusal(vault.core.apply(TYPE, config))).message).toContain('not now');
    expect(await stored(vault)).toEqual([]);
  });

  async function secondMount(): Promise<string> {
    await mountEngine(vault.service, 'team/terraform', 'terraform');
    return 'team/terraform';
  }
});
