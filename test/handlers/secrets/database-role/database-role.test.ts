import type { Values } from '../../../../src/definition/value';
import * as registry from '../../../../src/handlers';
import { objectType } from '../../../../src/terraform/wire-types';
import { Held } from '../../../support/environments/core';
import { Proxied, openProxied } from '../../../support/environments/proxied';
import { refusal } from '../../../support/environments/refusal';
import { dynamicValue, valueOf } from '../../../support/plugin-messages';

const TYPE = 'lintel_database_role';
const config: Values = { name: 'app', dbName: 'orders', creationStatements: ['CREATE ROLE "{{name}}"'] };

let open: Proxied;
beforeEach(async () => {
  open = await openProxied(registry);
  await open.service.request('POST', '/v1/database/config/orders', {
    body: { plugin_name: 'mysql-database-plugin', allowed_roles: 'app' },
  });
});
afterEach(async () => {
  await open.close();
});

const make = async (values: Values = config): Promise<Held> => (await open.core.apply(TYPE, values)).held;
const change = async (values: Values, object: Held): Promise<Held> =>
  (await open.core.apply(TYPE, values, object)).held;
const written = () => open.proxy.passed.filter(({ method }) => method === 'POST').map(({ body }) => body as Values);
const leases = async () => (await open.service.control.snapshot()).objects.leases as unknown as { secret: Values }[];

describe('a database role', () => {
  it('accepts every notation of a duration, and sends seconds', async () => {
    const object = await make({ ...config, defaultTtl: '1h', maxTtl: '1d' });
    expect(written()[0]).toEqual({
      db_name: 'orders',
      default_ttl: 3600,
      max_ttl: 86400,
      creation_statements: config.creationStatements,
      credential_type: 'password',
    });
    expect(
      (await open.core.refreshAndPlan(TYPE, { ...config, defaultTtl: '60m', maxTtl: '86400' }, object)).changes,
    ).toEqual([]);
  });

  it('ignores whitespace around statements, as the service does', async () => {
    const values = { ...config, creationStatements: ['\n  CREATE ROLE "{{name}}"\n'] };
    const object = await make(values);
    expect((await open.core.refreshAndPlan(TYPE, values, object)).changes).toEqual([]);
  });

  it('sends changed attributes, clears removed ones, and repeats the fields that the service requires', async () => {
    const object = await make({
      ...config,
      defaultTtl: '1h',
      revocationStatements: ['DROP ROLE "{{name}}"'],
      credentialConfig: { passwordPolicy: 'long' },
    });
    await change(config, object);
    expect(written()[1]).toEqual({
      db_name: 'orders',
      creation_statements: config.creationStatements,
      default_ttl: 0,
      revocation_statements: [],
      credential_type: 'password',
      credential_config: { password_policy: '' },
    });
  });

  it('says that current users stay in the old database if it is given another connection', async () => {
    const object = await make();
    const moved = await open.core.refreshAndPlan(TYPE, { ...config, dbName: 'stock' }, object);
    expect(moved.warnings.map(({ summary }) => summary)).toEqual(['Users of current leases stay in the old database']);
    expect((await open.core.refreshAndPlan(TYPE, { ...config, defaultTtl: '1h' }, object)).warnings).toEqual([]);
  });

  it('reads attributes that a response lacks as unset, and plans to restore them', async () => {
    const values = {
      ...config,
      defaultTtl: '1h',
      revocationStatements: ['DROP ROLE "{{name}}"'],
      credentialConfig: { passwordPolicy: 'long' },
    };
    const object = await make(values);
    open.proxy.watch = async (passing) => {
      if (passing.method !== 'GET') return;
      const { status, body } = await passing.forward();
      const { db_name, creation_statements } = body.data;
      const nothing = {
        default_ttl: 0,
        max_ttl: 0,
        revocation_statements: [],
        rollback_statements: [],
        renew_statements: [],
      };
      passing.response({ status, body: { ...body, data: { db_name, creation_statements, ...nothing } } });
    };
    expect((await open.core.refreshAndPlan(TYPE, values, object)).changes).toEqual([
      'credentialConfig',
      'defaultTtl',
      'revocationStatements',
    ]);
  });

  it('supports only passwords on an earlier version of the API, and reports other credentials', async () => {
    await open.service.control.settings({ databaseInterface: 'earlier' });
    const object = await make({ ...config, defaultTtl: '1h' });
    expect(object.state.credentialType).toBe('password');
    expect((await open.core.refreshAndPlan(TYPE, { ...config, defaultTtl: '1h' }, object)).changes).toEqual([]);
    expect(
      (await refusal(open.core.apply(TYPE, { ...config, credentialType: 'rsa_private_key' }, object))).reported,
    ).toMatchObject([{ path: ['credentialType'], detail: expect.stringContaining('supports only passwords') }]);
    await open.core.destroy(TYPE, object);
    expect((await refusal(make({ ...config, credentialType: 'rsa_private_key' }))).reported).toMatchObject([
      { path: ['credentialType'], detail: expect.stringContaining('supports only passwords') },
    ]);
    expect((await refusal(make({ ...config, credentialConfig: { passwordPolicy: 'long' } }))).reported).toMatchObject([
      {
        path: [],
        summary: expect.stringContaining('`credential_config`'),
        detail: expect.stringContaining('supports only passwords'),
      },
    ]);
    expect((await open.service.control.snapshot()).objects.databaseRoles).toEqual([]);
  });

  it('refuses options of another credential type in the dialect vault, and requires all options of a CA', async () => {
    const vault = await openProxied(registry, { dialects: { secrets: 'vault' } });
    try {
      const paths = async (values: Values) =>
        (await refusal(vault.core.plan(TYPE, { ...config, ...values }))).reported.map(
          ({ path, summary, detail }) =>
            path.join('.') || /`(credential_config\.\w+)`/.exec(`${summary} ${detail}`)?.[1],
        );
      expect(await paths({ credentialType: 'client_certificate', credentialConfig: { keyType: 'ec' } })).toEqual([
        'credential_config.common_name_template',
        'credential_config.ca_cert',
        'credential_config.ca_private_key',
      ]);
      expect(
        await paths({
          credentialType: 'client_certificate',
          credentialConfig: { keyType: 'ec', passwordPolicy: 'long' },
        }),
      ).toContain('credential_config.password_policy');
      const { held } = await vault.core.apply(TYPE, { ...config, credentialType: 'rsa_private_key' });
      expect(
        (await vault.core.refreshAndPlan(TYPE, { ...config, credentialType: 'rsa_private_key' }, held)).changes,
      ).toEqual([]);
    } finally {
      await vault.close();
    }
  });

  it('leaves the users that it created to their leases when it is destroyed', async () => {
    const object = await make();
    await open.service.request('GET', '/v1/database/creds/app');
    await open.core.destroy(TYPE, object);
    expect(await leases()).toHaveLength(1);
  });

  it('is returned by its data source', async () => {
    await make({ ...config, defaultTtl: '1h' });
    expect(await open.core.readData(TYPE, { name: 'app' })).toMatchObject({
      id: 'database/roles/app',
      dbName: 'orders',
      defaultTtl: '3600',
      renewStatements: [],
      credentialType: 'password',
    });
    expect((await refusal(open.core.readData(TYPE, { name: 'nobody' }))).message).toContain(
      'There is no role `nobody`',
    );
  });
});

describe('the ephemeral credentials of a database role', () => {
  const type = 'lintel_database_credentials';
  const wire = () => objectType(registry.ephemeralResources[type].definition().attributes);
  const fetch = async (values: Values) => {
    const response = await open.core.client.call('OpenEphemeralResource', {
      typeName: type,
      config: dynamicValue(wire(), values),
    });
    return { ...response, found: valueOf(wire(), response.result) as Values };
  };
  const close = async (kept: Buffer) =>
    open.core.client.call('CloseEphemeralResource', { typeName: type, private: kept });

  it('are a new user each time, with a lease that is revoked on close', async () => {
    await make({ ...config, defaultTtl: '1h' });
    const first = await fetch({ role: 'app' });
    const second = await fetch({ role: 'app' });
    expect(first.found.username).not.toBe(second.found.username);
    expect(first.found).toMatchObject({
      mount: 'database',
      leaseDuration: 3600,
      renewable: true,
      revokeOnClose: true,
      password: expect.any(String),
    });
    expect(await leases()).toHaveLength(2);
    for (const { private: kept } of [first, second]) expect((await close(kept)).diagnostics).toEqual([]);
    expect(await leases()).toEqual([]);
  });

  it('keep their lease on close if `revoke_on_close` is false', async () => {
    await make();
    const { private: kept } = await fetch({ role: 'app', revokeOnClose: false });
    await close(kept);
    expect(await leases()).toHaveLength(1);
  });

  it('are not requested again after a lost response, because each request creates another user', async () => {
    await make();
    open.proxy.watch = async (passing) => {
      if (!passing.path.includes('/creds/')) return;
      await passing.forward();
      passing.drop();
    };
    const { diagnostics } = await fetch({ role: 'app' });
    expect(diagnostics[0].detail).toContain('The response of the service was lost');
    expect(await leases()).toHaveLength(1);
  });

  it('are renewed and revoked in the namespace of their engine, the only one in which its tokens are valid', async () => {
    open.proxy.watch = ({ path, response: reply }) => {
      if (path === '/v1/team/database/creds/app') {
        reply({
          status: 200,
          body: {
            lease_id: 'database/creds/app/x1.ns1',
            lease_duration: 90,
            renewable: true,
            data: { username: 'u', password: 'p' },
          },
        });
      } else if (path.endsWith('/sys/leases/renew')) {
        reply({
          status: 200,
          body: { lease_id: 'database/creds/app/x1.ns1', lease_duration: 90, renewable: true, data: null },
        });
      } else if (path.endsWith('/sys/leases/revoke')) {
        reply({ status: 204, body: undefined });
      }
    };
    open.proxy.passed.splice(0);
    const { kept } = await open.core.open(type, { mount: 'team/database', role: 'app' });
    await open.core.renew(type, kept);
    await open.core.closeEphemeral(type, kept);
    expect(open.proxy.passed.map(({ path }) => path)).toEqual([
      '/v1/team/database/creds/app',
      '/v1/team/sys/leases/renew',
      '/v1/team/sys/leases/revoke',
    ]);
  });

  it("are revoked at the root of the service if the engine's path has several segments but no namespace", async () => {
    await open.service.request('POST', '/v1/sys/mounts/team/database', { body: { type: 'database' } });
    for (const [path, body] of [
      ['config/orders', { plugin_name: 'postgresql-database-plugin', allowed_roles: '*' }],
      ['roles/app', { db_name: 'orders', creation_statements: ['CREATE'] }],
    ] as const) {
      await open.service.request('POST', `/v1/team/database/${path}`, { body });
    }
    const { kept } = await open.core.open(type, { mount: 'team/database', role: 'app' });
    await open.core.closeEphemeral(type, kept);
    expect(await leases()).toEqual([]);
  });

  it("report the service's error for an unknown role", async () => {
    const { diagnostics } = await fetch({ role: 'nobody' });
    expect(diagnostics[0].detail).toContain('unknown role: nobody');
  });
});
