import type { Values } from '../../../../src/definition/value';
import * as registry from '../../../../src/handlers';
import { hasLiteralPassword, isSameUrl, redactUrl } from '../../../../src/handlers/secrets/shared/connection-url';
import { Held } from '../../../support/environments/core';
import { settingsFor } from '../../../support/environments/environment';
import { Proxied, openProxied } from '../../../support/environments/proxied';
import { refusal } from '../../../support/environments/refusal';

const TYPE = 'lintel_database_connection';
const PATH = '/v1/database/config/orders';
const URL = 'postgresql://{{username}}:{{password}}@db.example.com:5432/orders';
const config: Values = {
  name: 'orders',
  pluginName: 'postgresql-database-plugin',
  connectionUrl: URL,
  username: 'root',
};

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
const post = (body: object) => open.service.request('POST', PATH, { body });
const stored = async () =>
  (await open.service.control.snapshot()).objects.databaseConnections as unknown as {
    pluginName: string;
    details: Values;
  }[];

describe('creating a database connection', () => {
  it('checks that none exists, writes the configured values, and reads them back', async () => {
    await make({
      ...config,
      passwordWo: 'first',
      parameters: { max_open_connections: '4' },
      parametersWo: { private_key: 'a key' },
    });
    expect(open.proxy.passed.map(({ method, path }) => `${method} ${path}`)).toEqual([
      `GET ${PATH}`,
      `POST ${PATH}`,
      `GET ${PATH}`,
    ]);
    expect(written()).toEqual([
      {
        plugin_name: 'postgresql-database-plugin',
        verify_connection: true,
        disable_escaping: false,
        connection_url: URL,
        username: 'root',
        password: 'first',
        max_open_connections: '4',
        private_key: 'a key',
      },
    ]);
  });

  it('recognizes its own object after a lost response', async () => {
    await open.service.control.faults([{ method: 'POST', path: PATH, times: 1, reset: 'after' }]);
    const object = await make();
    expect(object.state.id).toBe('database/config/orders');
    expect((await planned(config, object)).changes).toEqual([]);
  });

  it('does not take over an object that another client created in the meantime', async () => {
    open.proxy.watch = async (passing) => {
      if (passing.method !== 'POST') return;
      await post({ plugin_name: 'mysql-database-plugin' });
      passing.drop();
    };
    expect((await refusal(make())).message).toContain('the object that exists now differs from what was sent');
  });

  it('stores the planned values with a warning if the new connection cannot be read', async () => {
    open.proxy.watch = (passing) => {
      if (passing.method === 'GET' && written().length > 0) {
        passing.response({ status: 403, body: { errors: ['permission denied'] } });
      }
    };
    const { held, warnings } = await open.core.apply(TYPE, config);
    expect(warnings).toMatchObject([
      {
        severity: 'warning',
        summary: 'The object was created, but is incomplete',
        detail: expect.stringContaining('permission denied'),
      },
    ]);
    expect(await stored()).toHaveLength(1);
    open.proxy.watch = () => undefined;
    expect((await open.core.refreshAndPlan(TYPE, config, held)).changes).toEqual([]);
  });

  it("shows the service's own message without secrets if the service refuses the connection", async () => {
    open.proxy.watch = (passing) => {
      if (passing.method === 'POST') {
        passing.response({
          status: 400,
          body: { errors: [`error creating database object: cannot log in with ${JSON.stringify(passing.body)}`] },
        });
      }
    };
    const { message } = await refusal(
      make({ ...config, passwordWo: 'canary password', parametersWo: { tls_bundle: 'canary bundle' } }),
    );
    expect(message).toContain('POST /database/config/orders: 400 error creating database object');
    expect(message).not.toContain('canary');
  });

  it('passes on the warnings of the service', async () => {
    const { warnings } = await open.core.apply(TYPE, {
      ...config,
      connectionUrl: 'postgresql://root:literal@db.example.com/orders',
    });
    expect(warnings.map(({ detail }) => detail).join('\n')).toContain('Password found in connection_url');
  });
});

describe('the connection string of a database connection', () => {
  it.each([
    ['postgresql://root:secret@db/orders', 'postgresql://root:xxxxx@db/orders', true],
    ['postgresql://root:se cret@db/or ders?a=b', 'postgresql://root:xxxxx@db/or%20ders?a=b', true],
    ['postgresql://ro%C3%BCt:p@db', 'postgresql://ro\u00fct:xxxxx@db', true],
    ['postgresql://root:secret@db/orders', 'postgresql://root:xxxxx@db-2/orders', false],
    ['postgresql://root:secret@db/orders', 'postgresql://admin:xxxxx@db/orders', false],
    ['postgresql://root:secret@db/orders', 'postgresql://root:xxxxx@db/orders?sslmode=disable', false],
    ['postgresql://{{username}}:{{password}}@db/orders', 'postgresql://root:xxxxx@db/orders', false],
    ['postgresql://{{username}}:{{password}}@db/orders', 'postgresql://{{username}}:xxxxx@db/orders', false],
    ['postgresql://db/orders', 'postgresql://root:xxxxx@db/orders', false],
    ['{{username}}:{{password}}@tcp(db:3306)/', '{{username}}:{{password}}@tcp(db:3306)/', true],
    ['{{username}}:{{password}}@tcp(db:3306)/', '{{username}}:{{password}}@tcp(db-2:3306)/', false],
  ])('%s, shown by the service as %s, counts as unchanged: %s', (configured, shown, same) =>
    expect(isSameUrl(configured, shown)).toBe(same),
  );

  it.each([
    ['postgresql://root:secret@db/orders', true],
    ['postgresql://{{username}}:{{password}}@db/orders', false],
    ['postgresql://root@db/orders', false],
    ['root:secret@tcp(db:3306)/', true],
    ['{{username}}:{{password}}@tcp(db:3306)/', false],
    ['host=db user=root password=secret', true],
    ['host=db user={{username}} password={{password}}', false],
    ['sqlserver://{{username}}:{{password}}@db:1433', false],
  ])('%s contains a literal password: %s', (url, literal) => expect(hasLiteralPassword(url)).toBe(literal));

  it('is masked as the service masks it', () => {
    expect(redactUrl('postgresql://root:secret@db/orders')).toBe('postgresql://root:xxxxx@db/orders');
    expect(redactUrl(URL)).toBe(URL);
  });

  it("is checked for drift behind the service's mask, except for a literal password", async () => {
    const literal = { ...config, connectionUrl: 'postgresql://root:secret@db.example.com/orders' };
    const object = await make(literal);
    expect((await planned(literal, object)).changes).toEqual([]);
    await post({
      plugin_name: 'postgresql-database-plugin',
      connection_url: 'postgresql://root:changed@db.example.com/orders',
    });
    expect((await planned(literal, object)).changes).toEqual([]);
    await post({
      plugin_name: 'postgresql-database-plugin',
      connection_url: 'postgresql://root:changed@elsewhere.example.com/orders',
    });
    const plan = await planned(literal, object);
    expect(plan.changes).toEqual(['connectionUrl']);
    await change(literal, plan.held!);
    expect((await stored())[0].details.connection_url).toBe(literal.connectionUrl);
  });

  it('produces a warning that names the template if it contains a literal password', async () => {
    const reported = (
      await open.core.plan(TYPE, { ...config, connectionUrl: 'postgresql://root:secret@db.example.com/orders' })
    ).warnings;
    // The attribute is named in the text only: core would show the line, and with it the password.
    expect(reported).toMatchObject([{ severity: 'warning', path: [] }]);
    expect(`${reported[0].summary} ${reported[0].detail}`).toContain('`connection_url`');
    expect(reported[0].detail).toContain('{{password}}');
    expect(reported[0].detail).not.toContain('secret@');
    expect((await open.core.plan(TYPE, config)).warnings).toEqual([]);
    const { connectionUrl: _, ...rest } = config;
    expect(
      (await open.core.plan(TYPE, { ...rest, connectionUrlWo: 'postgresql://root:secret@db.example.com/orders' }))
        .warnings,
    ).toMatchObject([{ path: [] }]);
  });

  it('counts as unset if it is empty, and plans no change', async () => {
    const { connectionUrl: _, ...rest } = config;
    const object = await make({ ...rest, connectionUrl: '' });
    expect(object.state.connectionUrl).toBe('');
    expect((await planned({ ...rest, connectionUrl: '' }, object)).action).toBe('nothing');
    await change(rest, object);
    expect(written()).toHaveLength(1);
  });

  it('is kept out of state if it is write-only, and is sent once when it replaces one in state', async () => {
    const { connectionUrl: _, ...rest } = config;
    const object = await make({ ...rest, connectionUrlWo: URL });
    expect(object.state.connectionUrl).toBeUndefined();
    expect((await planned({ ...rest, connectionUrlWo: URL }, object)).changes).toEqual([]);
    const stateful = await change(config, object);
    expect(written()[1]).toMatchObject({ connection_url: URL });
    const again = await change({ ...rest, connectionUrlWo: URL }, stateful);
    expect(again.state).toMatchObject({ secretsRevision: 2 });
    expect(again.state.connectionUrl).toBeUndefined();
    expect((await planned({ ...rest, connectionUrlWo: URL }, again)).changes).toEqual([]);
  });
});

describe('the password of a database connection', () => {
  const password = async () => (await stored())[0].details.password;

  it('that the service rotated survives every update that does not change it', async () => {
    let values: Values = { ...config, passwordWo: 'first', parameters: { max_open_connections: '4' } };
    let object = await make(values);
    expect((await open.service.request('POST', '/v1/database/rotate-root/orders')).status).toBe(204);
    const rotated = await password();
    expect(rotated).not.toBe('first');
    for (const [name, value] of Object.entries({
      pluginVersion: 'v1.2.0',
      verifyConnection: false,
      allowedRoles: ['app'],
      rootRotationStatements: ['SELECT 1'],
      passwordPolicy: 'long',
      connectionUrl: `${URL}?a=b`,
      username: 'admin',
      disableEscaping: true,
      parameters: { max_open_connections: '8' },
      parametersWo: { private_key: 'a key' },
    })) {
      values = { ...values, [name]: value };
      object = await change(values, object);
    }
    expect(await password()).toBe(rotated);
    expect(written().filter((body) => 'password' in body)).toHaveLength(1);
    await change({ ...values, passwordWo: 'second' }, object);
    expect(await password()).toBe('second');
  });

  it.each([[undefined], ['']])('is cleared after a warning if it is removed (%j)', async (removed) => {
    const object = await make({ ...config, password: 'first' });
    const reported = (await open.core.plan(TYPE, { ...config, password: removed }, object)).warnings;
    expect(reported.map(({ detail }) => detail).join()).toContain('An empty password is sent');
    await change(config, object);
    expect(written()[1]).toEqual({ plugin_name: config.pluginName, verify_connection: true, password: '' });
  });

  it('is sent when its version changes, and is stored in neither state nor private state', async () => {
    const object = await make({ ...config, passwordWo: 'first canary', passwordWoVersion: 1 });
    expect((await planned({ ...config, passwordWo: 'second canary', passwordWoVersion: 1 }, object)).action).toBe(
      'nothing',
    );
    const after = await change({ ...config, passwordWo: 'second canary', passwordWoVersion: 2 }, object);
    expect(await password()).toBe('second canary');
    expect(after.state.secretsRevision).toBe(2);
    expect(JSON.stringify([after.state, after.privateState.toString()])).not.toContain('canary');
  });
});

describe('the plugin parameters of a database connection', () => {
  const parameters = async () => (await stored())[0].details;

  it('are sent as configured, and removed ones as empty strings', async () => {
    const object = await make({ ...config, parameters: { max_open_connections: '4', username_template: 'x' } });
    await change({ ...config, parameters: { max_open_connections: '8' } }, object);
    expect(written()[1]).toEqual({
      plugin_name: config.pluginName,
      verify_connection: true,
      max_open_connections: '8',
      username_template: '',
    });
  });

  it('are not drift if the plugin added them during the write, but are drift if they are added later', async () => {
    const values = { ...config, parameters: { host: 'db' } };
    const added = { write_concern: 'majority', tls: true };
    // A plugin that completes the parameters it receives.
    open.proxy.watch = async (passing) => {
      if (passing.method !== 'POST') return;
      await open.service.request('POST', passing.path, { body: { ...passing.body, ...added } });
      passing.response({ status: 204, body: undefined });
    };
    const object = await make(values);
    expect(object.state.parameters).toEqual({ host: 'db' });
    expect((await planned(values, object)).changes).toEqual([]);
    await post({ plugin_name: config.pluginName, port: 5432 });
    const plan = await planned(values, object);
    expect(plan.changes).toEqual(['parameters']);
    expect(plan.held!.state.parameters).toEqual({ host: 'db', port: '5432' });
    open.proxy.watch = () => undefined;
    const repaired = await change(values, plan.held!);
    expect(await parameters()).toMatchObject({ host: 'db', port: '', ...added });
    expect((await planned(values, repaired)).changes).toEqual([]);
  });

  it('are compared as strings, whatever type the service stores', async () => {
    const values = { ...config, parameters: { max_open_connections: '4', tls: 'true', hosts: 'a,b' } };
    const object = await make(values);
    await post({ plugin_name: config.pluginName, max_open_connections: 4, tls: true });
    expect((await planned(values, object)).changes).toEqual([]);
  });

  it('may be empty', async () => {
    const values = { ...config, parameters: { username_template: '' } };
    const object = await make(values);
    expect(object.state.parameters).toEqual({ username_template: '' });
    expect((await planned(values, object)).changes).toEqual([]);
  });

  it('are sent by key if they are secret, and are stored in neither state nor private state', async () => {
    const object = await make({ ...config, parametersWo: { private_key: 'key one', tls_bundle: 'bundle one' } });
    expect(object.state.parameters).toBeUndefined();
    const after = await change({ ...config, parametersWo: { private_key: 'key two' } }, object);
    expect(written()[1]).toEqual({
      plugin_name: config.pluginName,
      verify_connection: true,
      private_key: 'key two',
      tls_bundle: '',
    });
    expect((await planned({ ...config, parametersWo: { private_key: 'key two' } }, after)).changes).toEqual([]);
    expect(JSON.stringify([after.state, after.privateState.toString()])).not.toMatch(/key one|key two|bundle one/);
  });

  it('are imported, except those whose names indicate a secret', async () => {
    await post({
      plugin_name: config.pluginName,
      connection_url: URL,
      username: 'root',
      host: 'db',
      api_token: 'canary',
      client_key: 'canary',
      pem_bundle: 'canary',
      service_account_json: 'canary',
    });
    const imported = await open.core.import(TYPE, { id: 'database/config/orders' });
    expect(imported!.state.parameters).toEqual({ host: 'db' });
    expect((await open.core.plan(TYPE, { ...config, parameters: { host: 'db' } }, imported)).action).toBe('nothing');
  });
});

describe('the plugin version of a database connection', () => {
  it('is equal with and without a leading `v`, and if the service leaves out the version of a built-in plugin', async () => {
    let object = await make({ ...config, pluginVersion: '1.2.0' });
    expect((await planned({ ...config, pluginVersion: '1.2.0' }, object)).changes).toEqual([]);
    expect((await planned({ ...config, pluginVersion: 'v1.2.0' }, object)).changes).toEqual([]);
    object = await change({ ...config, pluginVersion: 'v1.0.0' }, object);
    expect(((await stored())[0] as unknown as Values).pluginVersion).toBe('');
    expect(object.state.pluginVersion).toBe('v1.0.0');
    expect((await planned({ ...config, pluginVersion: 'v1.0.0' }, object)).changes).toEqual([]);
  });

  it('is cleared if it is removed', async () => {
    const object = await make({ ...config, pluginVersion: 'v1.2.0' });
    const after = await change(config, object);
    expect(written()[1]).toMatchObject({ plugin_version: '' });
    expect((await planned(config, after)).changes).toEqual([]);
  });
});

describe('a database connection with the plugin', () => {
  it.each([
    ['mongodb-database-plugin', { parameters: { write_concern: '{"wmode":"majority"}' }, passwordWo: 'first' }],
    [
      'cassandra-database-plugin',
      { parameters: { hosts: 'a.example.com,b.example.com', protocol_version: '4', tls: 'true' }, passwordWo: 'first' },
    ],
    ['redis-database-plugin', { parameters: { host: 'redis.example.com', port: '6379' }, passwordWo: 'first' }],
    [
      'acme-of-our-own-database-plugin',
      { parameters: { endpoint: 'https://example.com' }, parametersWo: { api_key: 'secret' } },
    ],
  ])(
    '%s is created, plans no change, is refreshed by one request, and can be imported',
    async (pluginName, more: Values) => {
      await open.service.control.settings({ databasePlugins: [pluginName] });
      const values: Values = { name: 'orders', pluginName, username: 'root', ...more };
      const object = await make(values);
      open.proxy.passed.splice(0);
      expect((await planned(values, object)).changes).toEqual([]);
      expect(open.proxy.passed.map(({ method, path }) => `${method} ${path}`)).toEqual([`GET ${PATH}`]);
      const imported = await open.core.import(TYPE, { id: 'database/config/orders' });
      expect(imported!.state).toMatchObject({ pluginName, username: 'root', parameters: more.parameters });
    },
  );
});

describe('a database connection on a service with the earlier interface', () => {
  it('keeps in state the attributes that responses lack', async () => {
    await open.service.control.settings({ databaseInterface: 'earlier' });
    const values = { ...config, passwordPolicy: 'long', rootRotationStatements: ['SELECT 1'], allowedRoles: ['app'] };
    const object = await make(values);
    expect(object.state).toMatchObject({ passwordPolicy: 'long', rootRotationStatements: ['SELECT 1'] });
    expect((await planned(values, object)).changes).toEqual([]);
    const imported = await open.core.import(TYPE, { id: 'database/config/orders' });
    expect(imported!.state).toMatchObject({ allowedRoles: ['app'], username: 'root' });
  });
});

describe('the object path of a database connection', () => {
  it('is its identity, in which the mount may be left out', async () => {
    const { identitySchemas } = await open.core.client.call('GetResourceIdentitySchemas');
    expect(identitySchemas[TYPE].identityAttributes).toMatchObject([
      { name: 'mount', optionalForImport: true },
      { name: 'name', requiredForImport: true },
    ]);
    const { identity } = await make();
    expect(identity).toEqual({ mount: 'database', name: 'orders' });
    expect((await open.core.import(TYPE, { identity: { name: 'orders' } }))!.state).toMatchObject({
      id: 'database/config/orders',
      mount: 'database',
    });
  });

  it('may include a namespace, in the leading segments of the mount', async () => {
    await open.service.request('POST', '/v1/sys/mounts/team/eu/database', { body: { type: 'database' } });
    const { state } = await make({ ...config, mount: 'team/eu/database' });
    expect(state.id).toBe('team/eu/database/config/orders');
    expect((await open.core.import(TYPE, { id: 'team/eu/database/config/orders' }))!.state).toMatchObject({
      mount: 'team/eu/database',
      name: 'orders',
    });
  });

  it('without an engine is gone', async () => {
    const object = await make();
    await open.service.request('DELETE', '/v1/sys/mounts/database');
    expect(await open.core.refresh(TYPE, object)).toBeUndefined();
    await open.core.destroy(TYPE, object);
  });
});

describe('a database connection in the dialect', () => {
  it.each(['vault', 'openbao'] as const)(
    '%s is created, plans no change and is destroyed, but refuses the name `-orders`',
    async (dialect) => {
      const real = await openProxied(registry, { dialects: { secrets: dialect } });
      try {
        const refused = await refusal(real.core.plan(TYPE, { ...config, name: '-orders' }));
        expect(refused.reported).toMatchObject([{ path: ['name'] }]);
        const { held } = await real.core.apply(TYPE, { ...config, passwordWo: 'first' });
        expect((await real.core.refreshAndPlan(TYPE, { ...config, passwordWo: 'first' }, held)).changes).toEqual([]);
        await real.core.destroy(TYPE, held);
      } finally {
        await real.close();
      }
    },
  );

  it('standard leaves the validation of names to the service', async () => {
    expect((await open.core.plan(TYPE, { ...config, name: '-orders' })).action).toBe('create');
  });
});

describe('the data sources of database connections', () => {
  it('return a connection without its secrets', async () => {
    await make({
      ...config,
      passwordWo: 'canary',
      allowedRoles: ['app'],
      parameters: { host: 'db' },
      parametersWo: { tls_certificate_key: 'canary' },
    });
    const found = await open.core.readData(TYPE, { name: 'orders' });
    expect(found).toMatchObject({
      id: 'database/config/orders',
      mount: 'database',
      connectionUrl: URL,
      username: 'root',
      allowedRoles: ['app'],
      parameters: { host: 'db' },
      disableEscaping: false,
    });
    expect(JSON.stringify(found)).not.toContain('canary');
    expect((await refusal(open.core.readData(TYPE, { name: 'nowhere' }))).message).toContain(
      'There is no connection `nowhere` at `database`',
    );
  });

  it('return the names, or an empty list', async () => {
    await open.core.configure(settingsFor(open.service));
    expect(await open.core.readData('lintel_database_connections', {})).toEqual({
      id: 'database/config',
      mount: 'database',
      names: [],
    });
    await make();
    await make({ ...config, name: 'billing' });
    expect((await open.core.readData('lintel_database_connections', {})).names).toEqual(['billing', 'orders']);
    expect((await refusal(open.core.readData('lintel_database_connections', { mount: 'none' }))).message).toContain(
      'no engine at `none`',
    );
  });
});
