import type { Values } from '../../../../src/definition/value';
import * as registry from '../../../../src/handlers';
import type { TestEmulatorOptions } from '../../../support/emulator';
import { Held } from '../../../support/environments/core';
import { Proxied, openProxied } from '../../../support/environments/proxied';
import { refusal } from '../../../support/environments/refusal';
import { openTerraformEnvironment } from '../../../support/environments/terraform-environment';
import { writePeerState } from '../../../support/peer-state';
import { changedAttributes } from '../../../support/terraform';

const TYPE = 'lintel_secrets_mount';
const PATH = '/v1/sys/mounts/warehouse';
const minimal: Values = { path: 'warehouse', type: 'database' };

let open: Proxied;
beforeEach(async () => {
  open = await openProxied(registry);
});
afterEach(async () => {
  await open.close();
});

const make = async (values: Values = minimal): Promise<Held> => (await open.core.apply(TYPE, values)).held;
const asked = () =>
  open.proxy.passed
    .splice(0)
    .filter(({ method }) => method !== 'LIST')
    .map(({ method, path }) => `${method} ${path}`);
const sent = () => open.proxy.passed.splice(0).flatMap(({ method, body }) => (method === 'POST' ? [body] : []));
const ask = async (method: string, path: string, body?: object) => {
  const reply = await open.service.request(method, `/v1/${path}`, { body });
  if (reply.status >= 300) throw new Error(`${method} ${path}: ${reply.status} ${JSON.stringify(reply.body)}`);
  return (reply.body as Values | undefined)?.data as Values;
};
const reopen = async (options: TestEmulatorOptions) => {
  await open.close();
  open = await openProxied(registry, options);
};
const role = {
  db_name: 'orders',
  creation_statements: ['CREATE ROLE "{{name}}"'],
};

describe('a secrets mount', () => {
  it('is created by one write, after a look at its path', async () => {
    const { state } = await make({ ...minimal, description: 'Orders', defaultLeaseTtl: '1h' });
    const requests = asked();
    expect(requests.slice(requests.indexOf(`GET ${PATH}`))).toEqual([`GET ${PATH}`, `POST ${PATH}`, `GET ${PATH}`]);
    expect(state).toMatchObject({
      id: 'sys/mounts/warehouse',
      defaultLeaseTtl: '1h',
      listingVisibility: 'hidden',
      accessor: expect.stringMatching(/^database_/),
    });
    expect(await ask('GET', 'sys/mounts/warehouse')).toMatchObject({
      description: 'Orders',
      config: { default_lease_ttl: 3600, max_lease_ttl: 0 },
    });
  });

  it.each([
    ['above', 'database/orders', 'has the secrets mount `database` above it'],
    ['below', 'team', 'has the secrets mount `team/database` below it'],
  ])('with another mount %s is refused by the plan', async (_, path, words) => {
    await ask('POST', 'sys/mounts/team/database', { type: 'database' });
    const error = await refusal(open.core.plan(TYPE, { ...minimal, path }));
    expect(error.reported).toMatchObject([{ path: ['path'], severity: 'error' }]);
    expect(error.message).toContain(words);
  });

  it('with another mount above it is refused by the service if the token may not list mounts', async () => {
    open.proxy.watch = ({ path, response }) => {
      if (path === '/v1/sys/mounts') response({ status: 403, body: { errors: ['permission denied'] } });
    };
    const error = await refusal(make({ ...minimal, path: 'database/orders' }));
    expect(error.reported).toMatchObject([{ path: ['path'] }]);
    expect(error.message).toContain('path is already in use at database/');
    expect(error.message).toContain('neither above nor below each other');
  });

  it('may be replaced by one below its path', async () => {
    const object = await make();
    const { held, plan } = await open.core.apply(TYPE, { ...minimal, path: 'warehouse/orders' }, object);
    expect([plan.action, held.state.id]).toEqual(['replace', 'sys/mounts/warehouse/orders']);
    expect(plan.warnings).toMatchObject([
      { summary: expect.stringContaining('replaced'), detail: expect.stringContaining('set `remount` to true') },
    ]);
  });

  it('is not found below its path, where the service shows it as well', async () => {
    await make();
    expect(await ask('GET', 'sys/mounts/warehouse/orders')).toMatchObject({ type: 'database' });
    await expect(open.core.readData(TYPE, { path: 'warehouse/orders' })).rejects.toThrow(
      'There is no secrets mount `warehouse/orders`.',
    );
    expect(await open.core.import(TYPE, { id: 'sys/mounts/warehouse/orders' })).toBeUndefined();
  });

  it.each([
    ['type', { ...minimal, type: 'oracle' }, 'plugin not found in the catalog', 'Check the spelling of `type`'],
    [
      'default_lease_ttl',
      { ...minimal, defaultLeaseTtl: '9000h' },
      'greater than system max lease TTL',
      "without one, the system's maximum counts",
    ],
    ['plugin_version', { ...minimal, pluginVersion: 'v1.0.0' }, 'non-builtin version', 'a built-in type takes none'],
  ])(
    'of which the service refuses `%s` says so at the attribute, with the next step',
    async (name, values, ...says) => {
      const error = await refusal(make(values));
      for (const words of says) expect(error.message).toContain(words);
      expect(error.reported).toMatchObject([{ severity: 'error', summary: expect.stringContaining(name) }]);
    },
  );

  it('is tuned by what changes alone', async () => {
    const object = await make({ ...minimal, description: 'x', maxLeaseTtl: '2h', passthroughRequestHeaders: ['a'] });
    sent();
    await open.core.apply(TYPE, { ...minimal, description: 'y', maxLeaseTtl: '2h' }, object);
    expect(sent()).toEqual([{ description: 'y', passthrough_request_headers: [] }]);
  });

  it('plans nothing for headers in another case, and a default in another unit', async () => {
    const values = { ...minimal, passthroughRequestHeaders: ['X-Trace'], defaultLeaseTtl: '24h' };
    const object = await make(values);
    const same = {
      ...minimal,
      passthroughRequestHeaders: ['x-trace'],
      defaultLeaseTtl: '1d',
      listingVisibility: 'hidden',
    };
    expect((await open.core.refreshAndPlan(TYPE, same, object)).changes).toEqual([]);
  });

  it('takes the version that a built-in type runs, which the service does not store', async () => {
    const { runningPluginVersion } = (await make()).state;
    const values: Values = { ...minimal, path: 'other', pluginVersion: runningPluginVersion };
    const object = await make(values);
    expect(object.state.pluginVersion).toBe(runningPluginVersion);
    expect((await open.core.refreshAndPlan(TYPE, values, object)).changes).toEqual([]);
    expect((await open.core.refreshAndPlan(TYPE, { ...minimal, path: 'other' }, object)).action).toBe('nothing');
  });

  describe('with options', () => {
    const kv = (options?: Values): Values => ({ path: 'texts', type: 'kv', ...(options && { options }) });
    const options = async () => (await ask('GET', 'sys/mounts/texts')).options;

    it('removes one that is taken out, and keeps those of the service', async () => {
      const object = await make(kv({ version: '2', region: 'eu' }));
      await ask('POST', 'sys/mounts/texts/tune', { options: { own: 'x' } });
      expect((await open.core.refreshAndPlan(TYPE, kv({ version: '2', region: 'eu' }), object)).changes).toEqual([]);
      const { held } = await open.core.apply(TYPE, kv({ version: '2' }), object);
      expect(await options()).toEqual({ version: '2', own: 'x' });
      expect((await open.core.refreshAndPlan(TYPE, kv({ version: '2' }), held)).changes).toEqual([]);
    });

    it('shows those that were never configured, and plans nothing', async () => {
      const object = await make(kv());
      await ask('POST', 'sys/mounts/texts/tune', { options: { version: '2' } });
      const plan = await open.core.refreshAndPlan(TYPE, kv(), object);
      expect(plan.action).toBe('nothing');
      expect(plan.held?.state.options).toEqual({ version: '2' });
    });

    it('plans nothing after an import if only some are configured, and then manages these', async () => {
      await ask('POST', 'sys/mounts/texts', { type: 'kv', options: { version: '2', own: 'x' } });
      const imported = (await open.core.import(TYPE, { id: 'sys/mounts/texts' }))!;
      expect(imported.state.options).toEqual({ version: '2', own: 'x' });
      expect((await open.core.plan(TYPE, kv({ version: '2' }), imported)).action).toBe('nothing');
      const { held } = await open.core.apply(TYPE, kv({ version: '2', more: 'y' }), imported);
      await open.core.apply(TYPE, kv({ version: '2' }), held);
      expect(await options()).toEqual({ version: '2', own: 'x' });
    });
  });

  it('has in the state what a refused tune has stored, and what it has not', async () => {
    const object = await make({ ...minimal, description: 'before' });
    const config = { ...minimal, description: 'after', pluginVersion: 'v9.9.9' };
    const { left, message } = await refusal(open.core.apply(TYPE, config, object));
    expect(message).toContain('plugin_version');
    expect(left!.state).toMatchObject({ description: 'after', pluginVersion: undefined });
    expect((await open.core.plan(TYPE, { ...minimal, description: 'after' }, left!)).action).toBe('nothing');
  });

  it('is not read again after an update that was never sent', async () => {
    const object = await make();
    const unreachable = { address: 'http://127.0.0.1:9', token: 'secrets-root' };
    await open.core.configure({ secrets: unreachable });
    const { left } = await refusal(open.core.apply(TYPE, { ...minimal, description: 'x' }, object));
    expect(left!.state).toEqual(object.state);
  });

  describe('that moves', () => {
    const there: Values = { ...minimal, path: 'team/store', remount: true };

    it('keeps its accessor and what it holds, and is awaited', async () => {
      const object = await make({ ...minimal, remount: true });
      await ask('POST', 'warehouse/roles/app', role);
      asked();
      let polls = 0;
      open.proxy.watch = async ({ path, forward, response }) => {
        if (!path.includes('/remount/status/') || ++polls > 1) return;
        const reply = await forward();
        response({ ...reply, body: { ...reply.body, data: { migration_info: { status: 'in-progress' } } } });
      };
      const { held, plan } = await open.core.apply(TYPE, there, object);
      expect(plan).toMatchObject({ action: 'update', warnings: [{ path: ['path'] }] });
      expect(plan.warnings[0].detail).toContain('are destroyed before the move and recreated after it');
      expect(polls).toBe(2);
      expect(held.state).toMatchObject({ id: 'sys/mounts/team/store', accessor: object.state.accessor });
      expect(await ask('GET', 'team/store/roles/app')).toMatchObject({ db_name: 'orders' });
      expect((await open.core.refreshAndPlan(TYPE, there, held)).changes).toEqual([]);
    });

    it('is tuned before', async () => {
      const object = await make({ ...minimal, remount: true });
      asked();
      await open.core.apply(TYPE, { ...there, description: 'x' }, object);
      expect(asked().filter((request) => request.startsWith('POST'))).toEqual([
        `POST ${PATH}/tune`,
        'POST /v1/sys/remount',
      ]);
    });

    it('is found at its new path if the response is lost', async () => {
      const object = await make({ ...minimal, remount: true });
      open.proxy.watch = async ({ path, forward, drop }) => {
        if (path !== '/v1/sys/remount') return;
        await forward();
        drop();
      };
      const { held } = await open.core.apply(TYPE, there, object);
      expect(held.state).toMatchObject({ path: 'team/store', accessor: object.state.accessor });
    });

    it('is an error if the service reports a failure', async () => {
      const object = await make({ ...minimal, remount: true });
      open.proxy.watch = ({ path, response }) => {
        if (path === '/v1/sys/remount') response({ status: 200, body: { data: { migration_id: 'one' } } });
        if (path.endsWith('/status/one')) {
          response({ status: 200, body: { data: { migration_info: { status: 'failure' } } } });
        }
      };
      const { message } = await refusal(open.core.apply(TYPE, there, object));
      expect(message).toContain('reports as `failure`');
    });

    it('leaves a state with the new path if the service reports a failure after the mount has arrived', async () => {
      const object = await make({ ...minimal, remount: true });
      const reads: string[] = [];
      open.proxy.watch = ({ method, path, response }) => {
        if (method === 'GET' && path.endsWith('/team/store')) reads.push(path);
        // The move has arrived, and everything that asks for it afterwards fails, but the last look.
        if (path.includes('/remount/status/')) response({ status: 400, body: { errors: ['the status is not known'] } });
      };
      const { left, message } = await refusal(open.core.apply(TYPE, there, object));
      expect(message).toContain('the status is not known');
      expect(left!.state).toMatchObject({ path: 'team/store', id: 'sys/mounts/team/store', remount: true });
      expect(reads.length).toBeGreaterThan(0);
      open.proxy.watch = () => undefined;
      expect((await open.core.refreshAndPlan(TYPE, there, left!)).changes).toEqual([]);
    });

    it('leaves a state with the new path if the mount cannot be read there', async () => {
      const object = await make({ ...minimal, remount: true });
      let isThere = false;
      open.proxy.watch = async ({ method, path, forward, response }) => {
        if (path.includes('/remount/status/')) {
          const reply = await forward();
          isThere = true;
          response(reply);
        } else if (isThere && method === 'GET') {
          response({ status: 403, body: { errors: ['permission denied'] } });
        }
      };
      const { left } = await refusal(open.core.apply(TYPE, there, object));
      open.proxy.watch = () => undefined;
      expect(left!.state).toMatchObject({ path: 'team/store', accessor: object.state.accessor });
      expect((await open.core.refreshAndPlan(TYPE, there, left!)).changes).toEqual([]);
    });

    it('stays at its path in the state if the move is refused, with what the tune before it has changed', async () => {
      const object = await make({ ...minimal, remount: true });
      open.proxy.watch = ({ path, response }) => {
        if (path === '/v1/sys/remount') response({ status: 400, body: { errors: ['the target is not free'] } });
      };
      const moved = { ...there, description: 'moved' };
      const { left, message } = await refusal(open.core.apply(TYPE, moved, object));
      expect(message).toContain('the target is not free');
      expect(left!.state).toMatchObject({ path: 'warehouse', description: 'moved' });
      open.proxy.watch = () => undefined;
      expect((await open.core.plan(TYPE, { ...minimal, remount: true, description: 'moved' }, left!)).action).toBe(
        'nothing',
      );
    });

    it('is refused by the plan if another mount is there', async () => {
      const object = await make({ ...minimal, remount: true });
      await ask('POST', 'sys/mounts/team/store', { type: 'pki' });
      const error = await refusal(open.core.plan(TYPE, there, object));
      expect(error.message).toContain('has the secrets mount `team/store` at this path');
    });

    it('is replaced if something else changes that only a creation can set', async () => {
      const object = await make({ ...minimal, remount: true });
      expect((await open.core.plan(TYPE, { ...there, type: 'pki' }, object)).action).toBe('replace');
    });
  });

  describe('with content', () => {
    const connection = { plugin_name: 'mysql-database-plugin', connection_url: 'x', verify_connection: false };
    beforeEach(async () => {
      await ask('POST', 'sys/mounts/warehouse', { type: 'database' });
      await ask('POST', 'warehouse/config/orders', { ...connection, allowed_roles: '*' });
      await ask('POST', 'warehouse/roles/app', role);
    });
    const held = async (values: Values = minimal): Promise<Held> =>
      (await open.core.apply(TYPE, values, (await open.core.import(TYPE, { id: 'sys/mounts/warehouse' }))!)).held;

    it('is not destroyed: what lies in it and both ways out are named', async () => {
      await ask('GET', 'warehouse/creds/app');
      const { message } = await refusal(open.core.destroy(TYPE, await held()));
      for (const words of ['leases of `warehouse/creds/`', '`orders` in `config`', '`app` in `roles`']) {
        expect(message).toContain(words);
      }
      expect(message).toContain('Remove it first, or set `force_destroy` to true');
      expect(await ask('GET', 'sys/mounts/warehouse')).toBeDefined();
    });

    it('is not replaced either', async () => {
      const error = await refusal(open.core.apply(TYPE, { ...minimal, type: 'pki' }, await held()));
      expect(error.message).toContain('is not destroyed');
    });

    it('is destroyed with it if the configuration says so, and the plan names it', async () => {
      const object = await held({ ...minimal, forceDestroy: true });
      expect(await open.core.planDestroy(TYPE, object)).toMatchObject([
        { severity: 'warning', detail: expect.stringContaining('`orders` in `config`; `app` in `roles`') },
      ]);
      expect(await open.core.destroy(TYPE, object)).toEqual([]);
      expect(await open.core.refresh(TYPE, object)).toBeUndefined();
    });

    it('is named by the plan of its replacement, if the configuration has it destroyed', async () => {
      const object = await held({ ...minimal, forceDestroy: true });
      expect(await open.core.plan(TYPE, { ...minimal, forceDestroy: true, type: 'pki' }, object)).toMatchObject({
        warnings: [{ severity: 'warning', detail: expect.stringContaining('`orders` in `config`; `app` in `roles`') }],
      });
    });

    it('is destroyed with a warning if the token may not look', async () => {
      const object = await held();
      open.proxy.watch = ({ path, response }) => {
        if (/^\/v1\/(?:warehouse|sys\/leases)\//.test(path)) {
          response({ status: 403, body: { errors: ['permission denied'] } });
        }
      };
      const reported = await open.core.destroy(TYPE, object);
      expect(reported).toMatchObject([
        { severity: 'warning', detail: expect.stringContaining('`sys/leases/lookup/warehouse`, `warehouse/config`') },
      ]);
    });
  });

  it.each(['pki', 'kubernetes', 'terraform', 'keymgmt', 'kv'])(
    'of the type %s is destroyed if it is empty',
    async (type) => {
      const object = await make({ path: 'empty', type });
      expect(await open.core.destroy(TYPE, object)).toEqual([]);
      expect(await open.core.refresh(TYPE, object)).toBeUndefined();
    },
  );

  it('has settings of Vault with that dialect only', async () => {
    for (const [name, value] of Object.entries({
      identityTokenKey: 'k',
      delegatedAuthAccessors: ['a'],
      allowedManagedKeys: ['k'],
      trimRequestTrailingSlashes: true,
    })) {
      const error = await refusal(make({ ...minimal, [name]: value }));
      expect(error.reported).toMatchObject([{ path: [name], severity: 'error' }]);
      expect(error.message).toContain('supported only with the dialect "vault"');
    }
  });

  it('is refused by name if the service drops a setting', async () => {
    // The provider takes the service for Vault, which it is not.
    await reopen({ dialects: { secrets: 'openbao' } });
    const secrets = { ...(open.settings.secrets as Values), dialect: 'vault' };
    await open.core.configure({ ...open.settings, secrets });
    const error = await refusal(make({ ...minimal, identityTokenKey: 'k' }));
    expect(error.message).toContain('was stored without `identity_token_key`');
    expect((await open.service.request('GET', PATH)).status).toBe(400);
  });

  it('is looked up with the lifetimes that count, and without them if the token may not read these', async () => {
    await make({ ...minimal, maxLeaseTtl: '2h' });
    const found = { type: 'database', maxLeaseTtl: '7200', auditNonHmacRequestKeys: [], options: {} };
    const lifetimes = { effectiveDefaultLeaseTtl: 2764800, effectiveMaxLeaseTtl: 7200 };
    expect(await open.core.readData(TYPE, { path: 'warehouse' })).toMatchObject({ ...found, ...lifetimes });
    open.proxy.watch = ({ path, response }) => {
      if (path === PATH || path.endsWith('/tune')) {
        response({ status: 403, body: { errors: ['permission denied'] } });
      }
    };
    const visible = await open.core.readData(TYPE, { path: 'warehouse' });
    expect(visible).toMatchObject(found);
    expect(visible).not.toHaveProperty('effectiveMaxLeaseTtl', 7200);
    await expect(open.core.readData(TYPE, { path: 'nothing' })).rejects.toThrow('no secrets mount `nothing`');
  });

  it('is listed without those of the service, and returned by type', async () => {
    await make({ ...minimal, description: 'Orders' });
    asked();
    const listed = await open.core.list(TYPE, {}, { withObject: true });
    expect(asked()).toEqual(['GET /v1/sys/mounts']);
    expect(listed.map(({ displayName }) => displayName)).toEqual([
      'database',
      'keymgmt',
      'kubernetes',
      'pki',
      'terraform',
      'warehouse',
    ]);
    const { identity, object } = listed.at(-1)!;
    expect(object).toEqual((await open.core.import(TYPE, { identity }))!.state);
    const { mounts } = await open.core.readData('lintel_secrets_mounts', { type: 'database' });
    expect(mounts).toMatchObject([
      { path: 'database', type: 'database' },
      { path: 'warehouse', type: 'database', description: 'Orders', accessor: expect.any(String) },
    ]);
  });

  it('has no namespace with the dialect of the specification', async () => {
    const namespace = 'team';
    for (const act of [
      () => make({ ...minimal, namespace }),
      () => open.core.readData(TYPE, { path: 'warehouse', namespace }),
      () => open.core.readData('lintel_secrets_mounts', { namespace }),
      () => open.core.list(TYPE, { namespace }),
    ]) {
      expect((await refusal(act())).message).toContain('only with the dialects "vault" and "openbao"');
    }
  });
});

it('a moved block takes over the resource of the Vault provider, and nothing is recreated or sent', async () => {
  const { service, proxy, terraform, close } = await openTerraformEnvironment('vault');
  try {
    const body = { type: 'kv-v2', description: 'Texts', config: { max_lease_ttl: '2h' } };
    await service.request('POST', '/v1/sys/mounts/texts', { body });
    writePeerState(terraform, [
      {
        type: 'vault_mount',
        name: 'texts',
        attributes: {
          id: 'texts',
          path: 'texts',
          type: 'kv-v2',
          description: 'Texts',
          namespace: null,
          options: null,
          default_lease_ttl_seconds: 0,
          max_lease_ttl_seconds: 7200,
          local: false,
          seal_wrap: false,
          external_entropy_access: false,
          allowed_managed_keys: null,
        },
      },
    ]);
    terraform.configure(`
moved {
  from = vault_mount.texts
  to   = lintel_secrets_mount.texts
}

resource "lintel_secrets_mount" "texts" {
  path          = "texts"
  type          = "kv"
  description   = "Texts"
  max_lease_ttl = "2h"
  options       = { version = "2" }
}
`);
    const changes = (await terraform.plan()).resource_changes!;
    expect(changes.map((change) => [change.address, change.change.actions, changedAttributes(change)])).toEqual([
      ['lintel_secrets_mount.texts', ['no-op'], []],
    ]);
    expect(proxy.passed.filter(({ method }) => method !== 'GET')).toEqual([]);
  } finally {
    await close();
  }
}, 60_000);
