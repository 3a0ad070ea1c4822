/** @tier complete */

import { describeWithPostgresql } from '../../support/postgresql';
import { SecretsServices, wrapped } from './service';
import type { Ask } from './service';

const CREATION =
  'CREATE ROLE "{{name}}" LOGIN PASSWORD \'{{password}}\' VALID UNTIL \'{{expiration}}\'; GRANT SELECT ON TABLE notes TO "{{name}}";';
const creds: Ask = ['GET', 'database/creds/reader'];
const staticCreds: Ask = ['GET', 'database/static-creds/app'];

describeWithPostgresql('A connection that names a reachable PostgreSQL', (server) => {
  const services = new SecretsServices(['standard']);
  const connect = (body: object = {}): Ask => [
    'POST',
    'database/config/main',
    {
      plugin_name: 'postgresql-database-plugin',
      connection_url: server().connectionUrl,
      username: 'keeper',
      password: 'keeper-first',
      allowed_roles: '*',
      ...body,
    },
  ];
  const role = (body: object = {}): Ask => [
    'POST',
    'database/roles/reader',
    { db_name: 'main', creation_statements: [CREATION], default_ttl: 3600, max_ttl: 7200, ...body },
  ];
  const staticRole = (body: object = {}): Ask => [
    'POST',
    'database/static-roles/app',
    { db_name: 'main', username: 'app', rotation_period: 3600, ...body },
  ];
  const clock = async (seconds: number) => services.emulator().control.clock(seconds);
  const users = async () =>
    (await server().query("SELECT rolname FROM pg_roles WHERE rolname LIKE 'v-%'")).map(({ rolname }) => rolname);

  beforeAll(async () => {
    await server().query('CREATE TABLE notes (text text)');
  });
  beforeEach(async () => {
    await server().query("CREATE ROLE keeper LOGIN SUPERUSER PASSWORD 'keeper-first'");
    await server().query("CREATE ROLE app LOGIN PASSWORD 'app-first'");
  });
  afterEach(async () => {
    for (const user of [...(await users()), 'app', 'keeper']) {
      await server().query(`DROP OWNED BY "${user}"; DROP ROLE "${user}"`);
    }
  });

  it('is verified on write', async () => {
    expect((await services.ask(connect())).status).toBe(204);
  });

  it("is refused with a wrong password, with the database's message, and not stored", async () => {
    const { status, body } = await services.ask(connect({ password: 'wrong-canary' }));
    expect({ status, body }).toEqual({
      status: 400,
      body: {
        errors: [
          'error creating database object: error verifying connection: FATAL: password authentication failed for user "keeper" (SQLSTATE 28P01)',
        ],
      },
    });
    expect((await services.ask(['GET', 'database/config/main'])).status).toBe(404);
  });

  it('is stored with a wrong password without verification', async () => {
    expect((await services.ask(connect({ password: 'wrong', verify_connection: false }))).status).toBe(204);
    expect((await services.ask(['POST', 'database/reset/main'])).status).toBe(500);
  });

  it('accepts a keyword/value connection string', async () => {
    const connection_url = `host=127.0.0.1 port=${server().port} user={{username}} password='{{password}}' dbname=postgres sslmode=disable`;
    expect((await services.ask(connect({ connection_url }))).status).toBe(204);
    expect((await services.ask(connect({ connection_url, password: 'wrong' }))).status).toBe(400);
  });

  it('escapes the password in the URL unless disabled', async () => {
    await server().query("ALTER ROLE keeper PASSWORD 'a/b@c%41'");
    expect((await services.ask(connect({ password: 'a/b@c%41' }))).status).toBe(204);
    expect((await services.ask(connect({ password: 'a%2Fb%40c%2541', disable_escaping: true }))).status).toBe(204);
  });

  it("creates a user for each request, with the statements' grants", async () => {
    await services.data(connect());
    await services.data(role());
    const [one, two] = [await services.data(creds), await services.data(creds)];
    expect(one.username).not.toBe(two.username);
    for (const { username, password } of [one, two]) expect(await server().accepts(username, password)).toBe(true);
    const [{ reads, writes }] = await server().query(
      "SELECT has_table_privilege($1, 'notes', 'SELECT') AS reads, has_table_privilege($1, 'notes', 'INSERT') AS writes",
      [one.username],
    );
    expect({ reads, writes }).toEqual({ reads: true, writes: false });
  });

  it("sets the user's expiry to the lease's", async () => {
    await services.data(connect());
    await services.data(role());
    const { body } = await services.ask(creds);
    const end = async () =>
      (
        await server().query('SELECT rolvaliduntil FROM pg_roles WHERE rolname = $1', [body.data.username])
      )[0].rolvaliduntil.getTime();
    const expiry = async () =>
      Date.parse((await services.data(['POST', 'sys/leases/lookup', { lease_id: body.lease_id }])).expire_time);
    expect(Math.abs((await end()) - (await expiry()))).toBeLessThan(1000);
    await clock(1800);
    await services.data(['POST', 'sys/leases/renew', { lease_id: body.lease_id, increment: 3600 }]);
    expect(Math.abs((await end()) - (await expiry()))).toBeLessThan(1000);
  });

  it.each<[string, (lease: string) => Promise<unknown>]>([
    ['revoked', async (lease) => services.data(['PUT', 'sys/leases/revoke', { lease_id: lease }])],
    ['revoked by its prefix', async () => services.data(['POST', 'sys/leases/revoke-prefix/database/creds/reader'])],
    ['run out', async () => clock(3601)],
    ['unmounted', async () => services.data(['DELETE', 'sys/mounts/database'])],
  ])('drops the user when the lease is %s', async (_, end) => {
    await services.data(connect());
    await services.data(role());
    const { body } = await services.ask(creds);
    await end(body.lease_id);
    expect(await users()).toEqual([]);
    expect(await server().accepts(body.data.username, body.data.password)).toBe(false);
  });

  it('drops the user even without requests', async () => {
    await services.data(connect());
    await services.data(role({ default_ttl: 1 }));
    await services.data(creds);
    while ((await users()).length > 0) {
      await new Promise((resolve) => {
        setTimeout(resolve, 100);
      });
    }
  });

  it('uses the statements of the role to revoke and to renew', async () => {
    await services.data(connect());
    await services.data(
      role({
        revocation_statements: ['ALTER ROLE "{{name}}" NOLOGIN'],
        renew_statements: ['COMMENT ON ROLE "{{username}}" IS \'until {{expiration}}\''],
      }),
    );
    const { body } = await services.ask(creds);
    await services.data(['POST', 'sys/leases/renew', { lease_id: body.lease_id }]);
    await services.data(['POST', 'sys/leases/revoke', { lease_id: body.lease_id }]);
    const rows = await server().query(
      "SELECT rolcanlogin, shobj_description(oid, 'pg_authid') AS comment FROM pg_roles WHERE rolname = $1",
      [body.data.username],
    );
    expect(rows).toEqual([
      { rolcanlogin: false, comment: expect.stringMatching(/^until \d{4}-\d\d-\d\d \d\d:\d\d:\d\d\+0000$/) },
    ]);
  });

  it("returns the database's message without the password and leaves no partial state", async () => {
    await services.data(connect());
    await services.data(role({ creation_statements: ['CREATE ROLE "{{name}}" LOGIN; CREATE ROLE \'x{{password}}\''] }));
    const { status, body } = await services.ask(creds);
    expect({ status, errors: body.errors }).toEqual({
      status: 500,
      errors: [wrapped('ERROR: syntax error at or near "\'x[password]\'" (SQLSTATE 42601)')],
    });
    expect(await users()).toEqual([]);
    expect((await services.ask(['LIST', 'sys/leases/lookup/database/creds/reader'])).status).toBe(404);
  });

  it('keeps a lease whose user could not be dropped until the drop succeeds', async () => {
    await services.data(connect());
    await services.data(role());
    const { body } = await services.ask(creds);
    await server().interrupt();
    expect((await services.ask(['POST', 'sys/leases/revoke', { lease_id: body.lease_id }])).status).toBe(500);
    await clock(3601);
    await server().resume();
    expect(await users()).toEqual([body.data.username]);
    await clock(10);
    expect(await users()).toEqual([]);
  });

  it("rotates a static role's password at once, invalidating the old one", async () => {
    await services.data(connect());
    await services.data(staticRole());
    const { password } = await services.data(staticCreds);
    expect([await server().accepts('app', 'app-first'), await server().accepts('app', password)]).toEqual([
      false,
      true,
    ]);
  });

  it.each<[string, object, number]>([
    ['each period', {}, 3601],
    ['by its schedule', { rotation_period: undefined, rotation_schedule: '0 0 * * *' }, 86401],
  ])("rotates a static role's password %s of the clock", async (_, rotation, seconds) => {
    await services.data(connect());
    await services.data(staticRole(rotation));
    const before = await services.data(staticCreds);
    await clock(seconds);
    expect(await server().accepts('app', before.password)).toBe(false);
    expect(await server().accepts('app', (await services.data(staticCreds)).password)).toBe(true);
  });

  it("rotates a static role's password with the role's statements", async () => {
    await services.data(connect());
    await services.data(
      staticRole({
        rotation_statements: [
          'ALTER USER "{{name}}" PASSWORD \'{{password}}\'; COMMENT ON ROLE "{{username}}" IS \'rotated\'',
        ],
      }),
    );
    expect(
      await server().query("SELECT shobj_description(oid, 'pg_authid') AS comment FROM pg_roles WHERE rolname = 'app'"),
    ).toEqual([{ comment: 'rotated' }]);
    expect(await server().accepts('app', (await services.data(staticCreds)).password)).toBe(true);
  });

  it('rotates many roles at once, and each role serially', async () => {
    await services.data(connect());
    await services.data(staticRole());
    const replies = await Promise.all(
      Array.from({ length: 8 }, async () => services.ask(['POST', 'database/rotate-role/app'])),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(204));
    expect(await server().accepts('app', (await services.data(staticCreds)).password)).toBe(true);
  });

  it('refuses a static role for a user that does not exist', async () => {
    await services.data(connect());
    const { status, body } = await services.ask(staticRole({ username: 'nobody' }));
    expect({ status, body }).toEqual({ status: 500, body: { errors: [wrapped('user does not exist: nobody')] } });
    expect((await services.ask(['GET', 'database/static-roles/app'])).status).toBe(404);
  });

  it('fails a rotation while offline, keeps the password, and rotates once it is back', async () => {
    await services.data(connect());
    await services.data(staticRole());
    const { password } = await services.data(staticCreds);
    await server().interrupt();
    const { status, body } = await services.ask(['POST', 'database/rotate-role/app']);
    expect([status, body.errors[0]]).toEqual([
      500,
      expect.stringContaining('unable to finish rotating credentials; retries will continue'),
    ]);
    expect((await services.ask(staticRole({ username: 'other' }))).status).toBe(400);
    await clock(3600);
    await server().resume();
    expect(await server().accepts('app', password)).toBe(true);
    await clock(10);
    expect(await server().accepts('app', password)).toBe(false);
    expect(await server().accepts('app', (await services.data(staticCreds)).password)).toBe(true);
  });

  it('rotates the root password and refuses the old one', async () => {
    await services.data(connect());
    await services.data(['POST', 'database/rotate-root/main']);
    expect(await server().accepts('keeper', 'keeper-first')).toBe(false);
    await services.data(role());
    const { username, password } = await services.data(creds);
    expect(await server().accepts(username, password)).toBe(true);
    expect((await services.ask(connect())).status).toBe(400);
  });

  it('rotates the root password without refusing concurrent operations as the root user', async () => {
    await services.data(connect());
    await services.data(staticRole());
    await services.data(role());
    const paths = [
      'POST database/rotate-root/main',
      'POST database/rotate-role/app',
      'GET database/creds/reader',
      'POST database/rotate-root/main',
      'POST database/rotate-role/app',
      'GET database/creds/reader',
    ];
    const replies = await Promise.all(
      paths.map(async (line) => services.ask([line.split(' ')[0], line.split(' ')[1]])),
    );
    expect(replies.map(({ status }, index) => [paths[index], status])).toEqual(
      paths.map((line) => [line, line.startsWith('GET') ? 200 : 204]),
    );
  });

  it('rotates the root password by the statements of the connection', async () => {
    await services.data(
      connect({
        root_rotation_statements: [
          'ALTER ROLE "{{username}}" PASSWORD \'{{password}}\'; COMMENT ON ROLE "{{name}}" IS \'rotated\'',
        ],
      }),
    );
    await services.data(['POST', 'database/rotate-root/main']);
    expect(
      await server().query(
        "SELECT shobj_description(oid, 'pg_authid') AS comment FROM pg_roles WHERE rolname = 'keeper'",
      ),
    ).toEqual([{ comment: 'rotated' }]);
    expect((await services.ask(['POST', 'database/reset/main'])).status).toBe(204);
  });

  it('refuses a key credential, which its plugin lacks', async () => {
    await services.data(connect());
    expect((await services.ask(staticRole({ credential_type: 'rsa_private_key' }))).body).toEqual({
      errors: [wrapped('unsupported credential_type: "rsa_private_key"')],
    });
  });

  it('is not contacted if the settings say so', async () => {
    await services.emulator().control.settings({ postgresql: 'never' });
    await services.data(connect({ password: 'wrong' }));
    await services.data(staticRole());
    expect(await server().accepts('app', 'app-first')).toBe(true);
  });

  it('is not contacted by a connection that is unreachable or not on this machine', async () => {
    for (const connection_url of [
      'postgresql://{{username}}:{{password}}@127.0.0.1:1/x',
      'postgresql://{{username}}:{{password}}@db.example/x',
    ]) {
      expect((await services.ask(connect({ connection_url }))).status).toBe(204);
    }
  });

  it('must be reachable if the settings say so', async () => {
    await services.emulator().control.settings({ postgresql: 'always' });
    const { status, body } = await services.ask(
      connect({ connection_url: 'postgresql://{{username}}:{{password}}@127.0.0.1:1/x' }),
    );
    expect([status, body.errors[0]]).toEqual([
      400,
      expect.stringMatching(/^error creating database object: error verifying connection: .*ECONNREFUSED/),
    ]);
  });

  it('is waited for once it was reachable', async () => {
    await services.data(connect());
    await server().interrupt();
    const { status } = await services.ask(connect());
    await server().resume();
    expect(status).toBe(400);
  });
});
