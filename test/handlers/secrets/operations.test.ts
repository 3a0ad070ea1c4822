import type { Values } from '../../../src/definition/value';
import * as registry from '../../../src/handlers';
import { settingsFor } from '../../support/environments/environment';
import { Proxied, openProxied } from '../../support/environments/proxied';
import { refusal } from '../../support/environments/refusal';
import { givePlatformAccess } from './platform-token-role/fixture';

const ROOT_ROTATION = 'lintel_database_root_rotation';
const ROLE_ROTATION = 'lintel_database_role_rotation';
const RESET = 'lintel_database_connection_reset';
const RELOAD = 'lintel_database_plugin_reload';
const TOKEN_ROTATION = 'lintel_platform_token_rotation';

let open: Proxied;
beforeEach(async () => {
  open = await openProxied(registry);
});
afterEach(async () => {
  await open.close();
});

const post = async (path: string, body: object, { service }: Proxied = open) => {
  const { status, body: response } = await service.request('POST', `/v1/${path}`, { body });
  if (status >= 300) throw new Error(`${path}: ${status} ${JSON.stringify(response)}`);
};
const connect = (name: string, proxied: Proxied = open) =>
  post(
    `database/config/${name}`,
    { plugin_name: 'postgresql-database-plugin', username: 'root', password: 'the first password', allowed_roles: '*' },
    proxied,
  );
const stored = async (kind: string, name: string) =>
  ((await open.service.control.snapshot()).objects[kind] as unknown as readonly Stored[]).find(
    (one) => one.name === name,
  )!;
const passed = ({ proxy }: Proxied = open) => proxy.passed.map(({ method, path }) => `${method} ${path}`);

interface Stored {
  readonly name: string;
  readonly details: Values;
  readonly secret: Values;
  readonly token: { readonly value: string };
}

describe('an action', () => {
  it("rotates the password of a connection's root user", async () => {
    await connect('orders');
    const { progress, reported } = await open.core.invoke(ROOT_ROTATION, { name: 'orders' });
    expect(progress).toEqual(['The password of the root user of the connection `orders` at `database` was rotated.']);
    expect(reported).toEqual([]);
    expect((await stored('databaseConnections', 'orders')).details.password).not.toBe('the first password');
  });

  it('rotates the credential of a static role', async () => {
    await connect('orders');
    await post('database/static-roles/reporting', { db_name: 'orders', username: 'reporting', rotation_period: 3600 });
    const { password } = (await stored('databaseStaticRoles', 'reporting')).secret;
    expect((await open.core.invoke(ROLE_ROTATION, { role: 'reporting' })).progress).toEqual([
      'The credential of the static role `reporting` at `database` was rotated.',
    ]);
    expect((await stored('databaseStaticRoles', 'reporting')).secret.password).not.toBe(password);
  });

  it('resets a connection', async () => {
    await connect('orders');
    expect((await open.core.invoke(RESET, { mount: 'database', name: 'orders' })).progress).toEqual([
      'The connection `orders` at `database` was reset.',
    ]);
    expect(passed()).toEqual(['POST /v1/database/reset/orders']);
  });

  it('resets all connections of a plugin, and reports their number and names', async () => {
    const invoke = async () => (await open.core.invoke(RELOAD, { pluginName: 'postgresql-database-plugin' })).progress;
    expect(await invoke()).toEqual(['No connection at `database` uses the plugin `postgresql-database-plugin`.']);
    await connect('orders');
    expect(await invoke()).toEqual([
      '1 connection at `database` with the plugin `postgresql-database-plugin` was reset: orders.',
    ]);
    await connect('archive');
    expect(await invoke()).toEqual([
      '2 connections at `database` with the plugin `postgresql-database-plugin` were reset: archive, orders.',
    ]);
  });

  it('rotates the single token of an organization', async () => {
    await givePlatformAccess(open.service, 'terraform');
    await post('terraform/role/pipeline', { organization: 'acme' });
    const { value } = (await stored('platformTokenRoles', 'pipeline')).token;
    expect((await open.core.invoke(TOKEN_ROTATION, { role: 'pipeline' })).progress).toEqual([
      'The token of the role `pipeline` at `terraform` was rotated.',
    ]);
    expect((await stored('platformTokenRoles', 'pipeline')).token.value).not.toBe(value);
  });

  it('is invoked only once: after a lost response it reports that the outcome is unknown', async () => {
    await connect('orders');
    open.proxy.watch = async (passing) => {
      await passing.forward();
      passing.drop();
    };
    const { message } = await refusal(open.core.invoke(ROOT_ROTATION, { name: 'orders' }));
    expect(message).toContain('It is not known whether the operation was performed: POST /database/rotate-root/orders');
    expect(message).toContain('Find out before you invoke the action again.');
    expect(passed()).toEqual(['POST /v1/database/rotate-root/orders']);
  });
});

describe('an operation that the service refuses', () => {
  it.each([
    [ROOT_ROTATION, { name: 'nobody' }, 'failed to find entry for connection with name: "nobody"'],
    [RESET, { name: 'nobody' }, 'failed to find entry for connection with name: "nobody"'],
    [ROLE_ROTATION, { role: 'nobody' }, 'no static role found for role name'],
    [TOKEN_ROTATION, { role: 'nobody' }, 'missing role entry'],
  ])("is reported with the service's own message, without an unknown outcome (%s)", async (type, config, words) => {
    await givePlatformAccess(open.service, 'terraform');
    for (const act of [() => open.core.apply(type, config), () => open.core.invoke(type, config)]) {
      const { message } = await refusal(act());
      expect(message).toContain(words);
      expect(message).not.toContain('It is not known');
    }
  });

  it('is reported for the rotation of a connection without a user', async () => {
    await post('database/config/empty', { plugin_name: 'postgresql-database-plugin' });
    expect((await refusal(open.core.apply(ROOT_ROTATION, { name: 'empty' }))).message).toContain(
      'no username in configuration',
    );
  });
});

describe('a root rotation', () => {
  const connection: Values = {
    name: 'orders',
    pluginName: 'postgresql-database-plugin',
    username: 'root',
    passwordWo: 'the first password',
  };

  it('is not undone by the next update of the connection', async () => {
    const { held } = await open.core.apply('lintel_database_connection', connection);
    await open.core.apply(ROOT_ROTATION, { name: 'orders' });
    const { password } = (await stored('databaseConnections', 'orders')).details;
    expect((await open.core.refreshAndPlan('lintel_database_connection', connection, held)).changes).toEqual([]);
    await open.core.apply('lintel_database_connection', { ...connection, allowedRoles: ['app'] }, held);
    expect((await stored('databaseConnections', 'orders')).details.password).toBe(password);
    expect(password).not.toBe('the first password');
  });

  it('records its time by the clock of the service', async () => {
    await connect('orders');
    open.proxy.watch = async (passing) => {
      const { status } = await passing.forward();
      passing.response({ status, headers: { Date: 'Sun, 01 Mar 2026 03:04:05 GMT' }, body: undefined });
    };
    expect((await open.core.apply(ROOT_ROTATION, { name: 'orders' })).held.state).toEqual({
      id: 'database/rotate-root/orders',
      mount: 'database',
      name: 'orders',
      triggers: undefined,
      performedAt: '2026-03-01T03:04:05Z',
    });
  });

  it('is not repeated if empty triggers replace unset ones', async () => {
    await connect('orders');
    const { held } = await open.core.apply(ROOT_ROTATION, { name: 'orders' });
    expect((await open.core.plan(ROOT_ROTATION, { name: 'orders', triggers: {} }, held)).action).toBe('update');
    await open.core.apply(ROOT_ROTATION, { name: 'orders', triggers: {} }, held);
    expect(passed()).toEqual(['POST /v1/database/rotate-root/orders']);
  });

  it('may be in a namespace, given in the leading segments of the mount', async () => {
    await post('sys/mounts/team/rotate-root/database', { type: 'database' });
    await post('team/rotate-root/database/config/orders', {
      plugin_name: 'postgresql-database-plugin',
      username: 'root',
      password: 'the first password',
    });
    const { held } = await open.core.apply(ROOT_ROTATION, { mount: 'team/rotate-root/database', name: 'orders' });
    const imported = await open.core.import(ROOT_ROTATION, { id: String(held.state.id) });
    expect(imported!.state).toEqual({ ...held.state, performedAt: undefined });
  });
});

describe('a plugin reload', () => {
  it('returns the connections that it reset', async () => {
    await connect('orders');
    await connect('archive');
    const config = { pluginName: 'postgresql-database-plugin' };
    const { held } = await open.core.apply(RELOAD, config);
    expect(held.state).toMatchObject({
      id: 'database/reload/postgresql-database-plugin',
      connections: ['archive', 'orders'],
      connectionCount: 2,
    });
    expect((await open.core.refreshAndPlan(RELOAD, config, held)).changes).toEqual([]);
    const imported = await open.core.import(RELOAD, { id: 'database/reload/postgresql-database-plugin' });
    expect(imported!.state).toMatchObject({ connections: undefined, connectionCount: undefined });
    expect((await open.core.plan(RELOAD, config, imported)).action).toBe('nothing');
  });

  it('fails on a service without plugin reloads and names the alternative', async () => {
    const openbao = await openProxied(registry, { dialects: { secrets: 'openbao' } });
    try {
      for (const act of [
        () => openbao.core.apply(RELOAD, { pluginName: 'any' }),
        () => openbao.core.invoke(RELOAD, { pluginName: 'any' }),
      ]) {
        const { message } = await refusal(act());
        expect(message).toContain('This version of the service cannot reload plugins');
        expect(message).toContain('lintel_database_connection_reset');
      }
      await openbao.service.control.clearRequests();
    } finally {
      await openbao.close();
    }
  });
});

describe('a token rotation', () => {
  const roleType = 'lintel_platform_token_role';
  beforeEach(async () => {
    await givePlatformAccess(open.service, 'terraform');
  });

  it('is refused at plan time for a role that issues a new token for each request', async () => {
    await post('terraform/role/people', { user_id: 'user-1' });
    for (const act of [
      () => open.core.plan(TOKEN_ROTATION, { role: 'people' }),
      () => open.core.invoke(TOKEN_ROTATION, { role: 'people' }),
    ]) {
      const { reported } = await refusal(act());
      expect(reported).toMatchObject([
        { path: ['role'], detail: expect.stringContaining('issues a new token of its user for each request') },
      ]);
    }
    expect(passed().filter((line) => line.startsWith('POST'))).toEqual([]);
  });

  it('considers the role as planned in the same run', async () => {
    const { held } = await open.core.apply(roleType, { name: 'people', userId: 'user-1' });
    await open.core.plan(roleType, { name: 'people', organization: 'acme' }, held);
    expect((await open.core.plan(TOKEN_ROTATION, { role: 'people' })).action).toBe('create');
    await open.core.plan(roleType, { name: 'people', userId: 'user-2' }, held);
    expect((await refusal(open.core.plan(TOKEN_ROTATION, { role: 'people' }))).message).toContain(
      'new token of its user',
    );
    await open.core.plan(roleType, { name: 'later', userId: 'user-1' });
    expect((await refusal(open.core.plan(TOKEN_ROTATION, { role: 'later' }))).message).toContain(
      'new token of its user',
    );
  });

  it('is left to the service if the role cannot be read, does not exist yet, or was rotated before', async () => {
    await post('terraform/role/people', { user_id: 'user-1' });
    await open.core.configure(settingsFor(open.proxy, 'none'));
    expect((await open.core.plan(TOKEN_ROTATION, { role: 'people' })).action).toBe('create');
    await open.core.configure(settingsFor(open.proxy));
    expect((await open.core.plan(TOKEN_ROTATION, { role: 'later' })).action).toBe('create');
    expect((await open.core.plan(TOKEN_ROTATION, { mount: 'later', role: 'people' })).action).toBe('create');
    const imported = await open.core.import(TOKEN_ROTATION, { id: 'terraform/rotate-role/people' });
    expect((await open.core.plan(TOKEN_ROTATION, { role: 'people' }, imported)).action).toBe('nothing');
    // The emulator counts requests to a mount without an engine as unknown.
    await open.service.control.clearRequests();
  });

  it('is refused for a team role of Vault that issues many tokens', async () => {
    const vault = await openProxied(registry, { dialects: { secrets: 'vault' } });
    try {
      await givePlatformAccess(vault.service, 'terraform');
      await post('terraform/role/many', { team_id: 'team-1', credential_type: 'team' }, vault);
      await post('terraform/role/one', { team_id: 'team-1' }, vault);
      expect((await refusal(vault.core.plan(TOKEN_ROTATION, { role: 'many' }))).message).toContain(
        'new token of its team for each request',
      );
      expect((await vault.core.apply(TOKEN_ROTATION, { role: 'one' })).plan.action).toBe('create');
      expect((await refusal(vault.core.plan(TOKEN_ROTATION, { role: 'no good name' }))).reported).toMatchObject([
        { path: ['role'] },
      ]);
      expect((await vault.core.plan(RELOAD, { pluginName: 'any name at all' })).action).toBe('create');
    } finally {
      await vault.close();
    }
  });
});
