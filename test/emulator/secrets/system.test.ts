import { ALL, REAL, SecretsServices, wrapped } from './service';
import type { Ask } from './service';

const has = (fields: object) => expect.objectContaining(fields);
const mount = (path: string, type = 'database'): Ask => ['POST', `sys/mounts/${path}`, { type }];
/** What is mounted in every namespace, with its type. */
const ALWAYS = [
  ['sys', 'system'],
  ['cubbyhole', 'cubbyhole'],
  ['identity', 'identity'],
];
const shown = ([path, type]: readonly string[]) => [`${path}/`, has({ type })];
const PLUGIN = { plugin_name: 'mysql-database-plugin', allowed_roles: '*' };
/** A role with leases of one minute, at most two. */
const issuing = (at = 'database'): Ask[] => [
  ['POST', `${at}/config/main`, PLUGIN],
  ['POST', `${at}/roles/app`, { db_name: 'main', creation_statements: ['x'], default_ttl: 60, max_ttl: 120 }],
];

const services = new SecretsServices();
const issued = async (at = 'database') => (await services.ask(['GET', `${at}/creds/app`])).body.lease_id as string;
const clock = async (seconds: number) => services.emulator().control.clock(seconds);

it.each(ALL)('Every mount and every auth method has an accessor of its own (%s)', async (dialect) => {
  for (const path of ['one', 'two', 'deep/one']) await services.data(mount(path), dialect);
  for (const path of ['one', 'two']) await services.data(['POST', `sys/auth/${path}`, { type: 'approle' }], dialect);
  const listed = [
    await services.data(['GET', 'sys/mounts'], dialect),
    await services.data(['GET', 'sys/auth'], dialect),
  ];
  const accessors = listed.flatMap((all) => Object.values<{ accessor: string }>(all).map(({ accessor }) => accessor));
  expect(accessors.length).toBeGreaterThan(8);
  expect([...new Set(accessors)]).toEqual(accessors);
});

describe('sys/mounts', () => {
  services.table([
    {
      rule: 'The mounts of the start are listed',
      dialects: ['standard', 'vault'],
      ask: ['GET', 'sys/mounts'],
      status: 200,
      data: Object.fromEntries(
        [...ALWAYS, ...['database', 'terraform', 'kubernetes', 'keymgmt', 'pki'].map((path) => [path, path])].map(
          shown,
        ),
      ),
    },
    {
      rule: 'Engines that the service lacks are not mounted',
      dialects: ['openbao'],
      ask: ['GET', 'sys/mounts'],
      status: 200,
      data: Object.fromEntries(
        [...ALWAYS, ...['database', 'kubernetes', 'pki'].map((path) => [path, path])].map(shown),
      ),
    },
    {
      rule: 'An engine is mounted with 204',
      ask: mount('team'),
      status: 204,
      then: [['GET', 'sys/mounts/team'], has({ type: 'database' })],
    },
    {
      rule: 'An engine may be mounted deep down',
      given: [mount('team/a/db'), ...issuing('team/a/db')],
      ask: ['GET', 'team/a/db/creds/app'],
      status: 200,
    },
    {
      rule: 'An engine must be named',
      ask: ['POST', 'sys/mounts/team', {}],
      status: 400,
      error: 'backend type must be specified as a string',
    },
    {
      rule: 'An engine that is unknown is refused',
      ask: mount('team', 'ssh'),
      status: 400,
      error: 'plugin not found in the catalog: ssh',
    },
    {
      rule: 'A path that is taken is refused',
      ask: mount('database'),
      status: 400,
      error: 'path is already in use at database/',
    },
    ...['sys', 'auth/team', 'audit', 'identity', 'cubbyhole/x'].map((path) => ({
      rule: `The path ${path} is the service's own`,
      ask: mount(path),
      status: 400,
      error: `cannot mount "${path}/"`,
      then: [['GET', 'sys/mounts/database'], has({ type: 'database' })] as const,
    })),
    {
      rule: 'A mount needs a path',
      dialects: REAL,
      ask: mount(''),
      status: 400,
      error: "cannot write to a path ending in '/'",
      then: [['GET', 'sys/mounts/database'], has({ type: 'database' })],
    },
    {
      rule: 'A default lease above the maximum is refused',
      ask: ['POST', 'sys/mounts/database/tune', { default_lease_ttl: '2h', max_lease_ttl: '1h' }],
      status: 400,
      error: 'backend max lease TTL of 3600 would be less than backend default lease TTL of 7200',
    },
    {
      rule: 'A path below a mount is refused',
      ask: mount('database/more'),
      status: 400,
      error: 'path is already in use at database/',
    },
    {
      rule: 'A path above a mount is refused',
      given: [mount('team/db')],
      ask: mount('team'),
      status: 400,
      error: 'path is already in use at team/db/',
    },
    {
      rule: 'A mount is unmounted',
      given: [mount('team')],
      ask: ['DELETE', 'sys/mounts/team'],
      status: 204,
      then: [['GET', 'team/config/x'], null],
    },
    { rule: 'What is not mounted is unmounted too', ask: ['DELETE', 'sys/mounts/team'], status: 204 },
    {
      rule: 'Nothing is known of what is not mounted',
      ask: ['GET', 'sys/mounts/team'],
      status: 400,
      error: 'No secret engine mount at team/',
    },
    {
      rule: 'A mount has the longest lives of the system',
      ask: ['GET', 'sys/mounts/database/tune'],
      status: 200,
      data: has({ default_lease_ttl: 2764800, max_lease_ttl: 2764800 }),
    },
    {
      rule: 'A mount is made with lives of its own',
      ask: ['POST', 'sys/mounts/team', { type: 'pki', config: { max_lease_ttl: '8760h', default_lease_ttl: 60 } }],
      status: 204,
      then: [['GET', 'sys/mounts/team'], has({ config: has({ default_lease_ttl: 60, max_lease_ttl: 31536000 }) })],
    },
    {
      rule: 'A mount is tuned, however deep it is',
      given: [mount('team/a/db')],
      ask: ['POST', 'sys/mounts/team/a/db/tune', { max_lease_ttl: '8760h' }],
      status: 204,
      then: [['GET', 'sys/mounts/team/a/db/tune'], has({ default_lease_ttl: 2764800, max_lease_ttl: 31536000 })],
    },
    {
      rule: 'A mount that is tuned keeps what is not said',
      given: [
        ['POST', 'sys/mounts/database/tune', { max_lease_ttl: '8760h' }],
        ['POST', 'sys/mounts/database/tune', { description: 'x' }],
      ],
      ask: ['GET', 'sys/mounts/database/tune'],
      status: 200,
      data: has({ max_lease_ttl: 31536000, description: 'x' }),
    },
    {
      rule: 'What is not mounted is not tuned',
      ask: ['POST', 'sys/mounts/team/tune', {}],
      status: 400,
      error: 'tune of path "team/" failed: no mount entry found',
    },
    {
      rule: 'A path without a mount has no handler',
      ask: ['GET', 'team/config/x'],
      status: 404,
      error: 'no handler for route "team/config/x". route entry not found.',
    },
    {
      rule: 'Each mount has its own things',
      given: [mount('team'), ...issuing('team')],
      ask: ['GET', 'database/config/main'],
      status: 404,
    },
    {
      rule: 'What was below a mount is gone when it is mounted again',
      given: [mount('team'), ...issuing('team'), ['DELETE', 'sys/mounts/team'], mount('team')],
      ask: ['LIST', 'team/roles'],
      status: 404,
    },
  ]);

  it('Unmounting revokes the leases of the mount and no others', async () => {
    for (const ask of [mount('team'), ...issuing('team'), ...issuing()]) await services.data(ask);
    const [gone, kept] = [await issued('team'), await issued()];
    await services.data(['DELETE', 'sys/mounts/team']);
    const status = async (lease_id: string) => (await services.ask(['POST', 'sys/leases/lookup', { lease_id }])).status;
    expect([await status(gone), await status(kept)]).toEqual([400, 200]);
  });
});

describe('sys/leases', () => {
  services.table([
    {
      rule: 'A lease must be named to be looked up',
      ask: ['POST', 'sys/leases/lookup', {}],
      status: 400,
      error: 'lease_id must be specified',
    },
    {
      rule: 'A lease that does not exist is not found',
      ask: ['POST', 'sys/leases/lookup', { lease_id: 'x' }],
      status: 400,
      error: 'invalid lease',
    },
    {
      rule: 'A lease must be named to be renewed',
      ask: ['POST', 'sys/leases/renew', {}],
      status: 400,
      error: 'lease_id must be specified',
    },
    {
      rule: 'A lease that does not exist is not renewed',
      ask: ['POST', 'sys/leases/renew', { lease_id: 'x' }],
      status: 400,
      error: 'lease not found',
    },
    {
      rule: 'A lease must be named to be revoked',
      ask: ['POST', 'sys/leases/revoke', {}],
      status: 400,
      error: 'lease_id must be specified',
    },
    {
      rule: 'A lease that does not exist is revoked too',
      ask: ['POST', 'sys/leases/revoke', { lease_id: 'x' }],
      status: 204,
    },
    { rule: 'No leases are listed as 404', ask: ['LIST', 'sys/leases/lookup/database'], status: 404 },
    {
      rule: 'An unknown path below sys is not supported',
      ask: ['GET', 'sys/leases/other'],
      status: 404,
      error: wrapped('unsupported path'),
    },
  ]);

  describe('with a lease of a minute', () => {
    let lease_id: string;
    beforeEach(async () => {
      for (const ask of issuing()) await services.data(ask);
      lease_id = await issued();
    });

    it('Is looked up with its times', async () => {
      const data = await services.data(['POST', 'sys/leases/lookup', { lease_id }]);
      expect(data).toEqual({
        id: lease_id,
        issue_time: expect.any(String),
        expire_time: expect.any(String),
        last_renewal: null,
        renewable: true,
        ttl: expect.any(Number),
      });
      expect(Date.parse(data.expire_time) - Date.parse(data.issue_time)).toBe(60_000);
      expect(data.ttl).toBeGreaterThanOrEqual(58);
    });

    it.each<[string, (id: string) => Ask]>([
      ['with the id in the body', (id) => ['PUT', 'sys/leases/renew', { lease_id: id, increment: 90 }]],
      ['with the id in the path', (id) => ['PUT', `sys/leases/renew/${id}`, { increment: '90s' }]],
      ['by the old path', (id) => ['PUT', 'sys/renew', { lease_id: id, increment: 90 }]],
    ])('Is renewed %s', async (_, renew) => {
      expect((await services.ask(renew(lease_id))).body).toMatchObject({
        lease_id,
        lease_duration: 90,
        renewable: true,
        data: null,
      });
      await clock(80);
      expect(await services.data(['POST', 'sys/leases/lookup', { lease_id }])).toMatchObject({
        last_renewal: expect.any(String),
      });
    });

    it('Is renewed for its original duration by default', async () => {
      await clock(30);
      expect((await services.ask(['PUT', 'sys/leases/renew', { lease_id }])).body.lease_duration).toBe(60);
    });

    it('Is not renewed beyond its maximum, with a warning', async () => {
      const { body } = await services.ask(['PUT', 'sys/leases/renew', { lease_id, increment: 3600 }]);
      expect(body.lease_duration).toBeLessThanOrEqual(120);
      expect(body.warnings).toMatch(/^TTL of "1h" exceeded the effective max_ttl/);
    });

    it('Expires by the clock', async () => {
      await clock(59);
      expect((await services.ask(['POST', 'sys/leases/lookup', { lease_id }])).status).toBe(200);
      await clock(1);
      expect((await services.ask(['POST', 'sys/leases/lookup', { lease_id }])).status).toBe(400);
    });

    it.each<[string, (id: string) => Ask]>([
      ['with the id in the body', (id) => ['PUT', 'sys/leases/revoke', { lease_id: id }]],
      ['with the id in the path', (id) => ['PUT', `sys/leases/revoke/${id}`]],
      ['by the old path', (id) => ['PUT', 'sys/revoke', { lease_id: id }]],
      ['by its prefix', () => ['PUT', 'sys/leases/revoke-prefix/database/creds/app']],
      ['by force', () => ['PUT', 'sys/leases/revoke-force/database/creds/app']],
    ])('Is revoked %s', async (_, revoke) => {
      expect((await services.ask(revoke(lease_id))).status).toBe(204);
      expect((await services.ask(['POST', 'sys/leases/lookup', { lease_id }])).status).toBe(400);
    });

    it('Is listed by prefix, level by level', async () => {
      const keys = async (prefix: string) => (await services.data(['LIST', `sys/leases/lookup/${prefix}`])).keys;
      expect([await keys('database'), await keys('database/creds'), await keys('database/creds/app/')]).toEqual([
        ['creds/'],
        ['app/'],
        [lease_id.split('/')[3]],
      ]);
    });

    it('Is saved and restored with a snapshot', async () => {
      const { control } = services.emulator();
      const snapshot = await control.snapshot();
      await control.reset();
      expect((await services.ask(['POST', 'sys/leases/lookup', { lease_id }])).status).toBe(400);
      await control.restore(snapshot);
      expect((await services.ask(['POST', 'sys/leases/lookup', { lease_id }])).status).toBe(200);
      expect(await control.snapshot()).toEqual(snapshot);
    });
  });
});

it.each(ALL)('A reset restores the initial objects (%s)', async (dialect) => {
  const { control } = services.emulator(dialect);
  const before = await control.snapshot();
  for (const ask of [mount('team'), ...issuing('team'), ...issuing()]) await services.data(ask, dialect);
  expect(await control.snapshot()).not.toEqual(before);
  await control.reset();
  expect(await control.snapshot()).toEqual(before);
});
