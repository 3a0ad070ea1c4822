import { checkSchedule, lastTime, nextTime } from '../../../src/emulator/secrets/database/schedule';
import { ALL, REAL, SecretsServices, wrapped } from './service';
import type { Ask, Dialect } from './service';

const connect: Ask = [
  'POST',
  'database/config/main',
  { plugin_name: 'postgresql-database-plugin', allowed_roles: ['app'] },
];
const ROLE = { db_name: 'main', username: 'app-user', rotation_period: 3600 };
const write = (body: object = {}, name = 'app'): Ask => ['POST', `database/static-roles/${name}`, { ...ROLE, ...body }];
const scheduled = (body: object = {}): Ask =>
  write({ rotation_period: undefined, rotation_schedule: '30 3 * * SUN', ...body });
const read: Ask = ['GET', 'database/static-roles/app'];
const creds: Ask = ['GET', 'database/static-creds/app'];
const has = (fields: object) => expect.objectContaining(fields);
const TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00$/);
/** The dialects that have schedules. */
const LATER: readonly Dialect[] = ['standard', 'vault'];
const lastRotation = (dialect: Dialect) => (dialect === 'standard' ? 'last_service_rotation' : 'last_vault_rotation');

const services = new SecretsServices();

describe('Create or update static role, Read static role', () => {
  services.table([
    {
      rule: 'A static role is written with 204',
      dialects: ['standard', 'openbao'],
      given: [connect],
      ask: write(),
      status: 204,
    },
    {
      rule: 'Writing a static role returns an empty document',
      dialects: ['vault'],
      given: [connect],
      ask: write(),
      status: 200,
      data: null,
    },
    ...ALL.map((dialect) => ({
      rule: 'What is given is read back',
      dialects: [dialect],
      given: [connect, write({ rotation_period: '1h', rotation_statements: ['ALTER '] })],
      ask: read,
      status: 200,
      data: {
        db_name: 'main',
        username: 'app-user',
        rotation_statements: ['ALTER'],
        credential_type: 'password',
        ...(dialect === 'openbao' ? {} : { skip_import_rotation: false }),
        rotation_period: 3600,
        [lastRotation(dialect)]: TIME,
      },
    })),
    {
      rule: 'A schedule and its window are read back, without a period',
      dialects: ['standard'],
      given: [connect, scheduled({ rotation_window: '2h' })],
      ask: read,
      status: 200,
      data: {
        db_name: 'main',
        username: 'app-user',
        rotation_statements: [],
        credential_type: 'password',
        skip_import_rotation: false,
        rotation_schedule: '30 3 * * SUN',
        rotation_window: 7200,
        last_service_rotation: TIME,
      },
    },
    {
      rule: 'A schedule needs no window',
      dialects: ['standard'],
      given: [connect, scheduled()],
      ask: read,
      status: 200,
      data: expect.not.objectContaining({ rotation_window: expect.anything() }),
    },
    {
      rule: 'A user is required',
      given: [connect],
      ask: write({ username: undefined }),
      status: 400,
      error: 'username is a required field to create a static account',
    },
    {
      rule: 'A connection is required',
      ask: write({ db_name: undefined }),
      status: 400,
      error: 'database name is a required field',
    },
    {
      rule: 'The connection must be there',
      ask: write(),
      status: 500,
      error: wrapped('failed to find entry for connection with name: "main"'),
      then: [read, null],
    },
    {
      rule: 'The connection must allow the role, and nothing is kept where it does not',
      given: [connect],
      ask: write({}, 'other'),
      status: 500,
      error: wrapped('"other" is not an allowed role'),
      then: [['GET', 'database/static-roles/other'], null],
    },
    {
      rule: 'A period has 5 seconds or more',
      given: [connect],
      ask: write({ rotation_period: 4 }),
      status: 400,
      error: 'rotation_period must be 5 seconds or more',
    },
    {
      rule: 'A period of 5 seconds is long enough',
      dialects: ['standard'],
      given: [connect],
      ask: write({ rotation_period: 5 }),
      status: 204,
    },
    {
      rule: 'A period or a schedule is required',
      dialects: LATER,
      given: [connect],
      ask: write({ rotation_period: undefined }),
      status: 400,
      error: 'one of rotation_schedule or rotation_period must be provided to create a static account',
    },
    {
      rule: 'A period is required',
      dialects: ['openbao'],
      given: [connect],
      ask: scheduled(),
      status: 400,
      error: 'rotation_period is required to create static accounts',
    },
    {
      rule: 'The earlier form knows no schedule',
      settings: { databaseInterface: 'earlier' },
      given: [connect],
      ask: scheduled(),
      status: 400,
      error: 'rotation_period is required to create static accounts',
    },
    {
      rule: 'A period and a schedule exclude each other',
      dialects: LATER,
      given: [connect],
      ask: scheduled({ rotation_period: 60 }),
      status: 400,
      error:
        'mutually exclusive fields rotation_period and rotation_schedule were both specified; only one of them can be provided',
    },
    {
      rule: 'A window does not go with a period',
      dialects: LATER,
      given: [connect],
      ask: write({ rotation_window: 3600 }),
      status: 400,
      error: 'rotation_window is invalid with use of rotation_period',
    },
    {
      rule: 'A window alone does not go to a role with a period',
      dialects: LATER,
      given: [connect, write()],
      ask: write({ rotation_period: undefined, rotation_window: 3600 }),
      status: 400,
      error: 'rotation_window is invalid with use of rotation_period',
    },
    {
      rule: 'A window has an hour or more',
      dialects: LATER,
      given: [connect],
      ask: scheduled({ rotation_window: 3599 }),
      status: 400,
      error: /^rotation_window is invalid: .* must be 3600 seconds or more$/,
    },
    {
      rule: 'A window of an hour is long enough',
      dialects: ['standard'],
      given: [connect],
      ask: scheduled({ rotation_window: 3600 }),
      status: 204,
    },
    {
      rule: 'A schedule that is none is refused',
      dialects: LATER,
      given: [connect],
      ask: scheduled({ rotation_schedule: '@daily' }),
      status: 400,
      error: /^could not parse rotation_schedule: /,
    },
    {
      rule: 'An unknown credential type is refused',
      given: [connect],
      ask: write({ credential_type: 'token' }),
      status: 400,
      error: 'invalid credential_type "token"',
    },
    {
      rule: 'A bad credential configuration is refused',
      given: [connect],
      ask: write({ credential_type: 'rsa_private_key', credential_config: { key_bits: 1 } }),
      status: 400,
      error: /^credential_config validation failed: /,
    },
    {
      rule: 'A user that exists gets no certificate',
      dialects: REAL,
      given: [connect],
      ask: write({
        credential_type: 'client_certificate',
        credential_config: { common_name_template: 'a', ca_cert: 'b', ca_private_key: 'c', key_type: 'ec' },
      }),
      status: 400,
      error: /not supported for static roles/,
    },
    {
      rule: 'A role has no name of a static role',
      given: [connect, ['POST', 'database/roles/app', { db_name: 'main', creation_statements: ['x'] }]],
      ask: write(),
      status: 400,
      error: 'Role and Static Role names must be unique',
    },
    {
      rule: 'The user cannot be changed',
      given: [connect, write()],
      ask: write({ username: 'other' }),
      status: 400,
      error: 'cannot update static account username',
    },
    {
      rule: 'The user must be repeated',
      given: [connect, write()],
      ask: write({ username: undefined }),
      status: 400,
      error: 'cannot update static account username',
    },
    {
      rule: 'A period that is left out stays',
      dialects: ['standard'],
      given: [connect, write()],
      ask: write({ rotation_period: undefined, rotation_statements: ['x'] }),
      status: 204,
      then: [read, has({ rotation_period: 3600, rotation_statements: ['x'] })],
    },
    {
      rule: 'A window that is left out stays',
      dialects: ['standard'],
      given: [connect, scheduled({ rotation_window: 7200 })],
      ask: scheduled({ rotation_schedule: '0 0 * * *' }),
      status: 204,
      then: [read, has({ rotation_schedule: '0 0 * * *', rotation_window: 7200 })],
    },
    {
      rule: 'A period drives a schedule out, with its window',
      dialects: ['standard'],
      given: [connect, scheduled({ rotation_window: 7200 }), write({ rotation_period: 60 })],
      ask: scheduled(),
      status: 204,
      then: [read, expect.not.objectContaining({ rotation_window: 7200 })],
    },
    {
      rule: 'A schedule drives a period out',
      dialects: ['standard'],
      given: [connect, write()],
      ask: scheduled(),
      status: 204,
      then: [read, expect.not.objectContaining({ rotation_period: expect.anything() })],
    },
    {
      rule: 'The earlier form reads no credential type',
      settings: { databaseInterface: 'earlier' },
      given: [connect, write()],
      ask: read,
      status: 200,
      data: expect.not.objectContaining({ credential_type: expect.anything() }),
    },
    { rule: 'A static role that does not exist is 404', ask: read, status: 404 },
  ]);
});

describe('List static roles, Delete static role', () => {
  const open: Ask = ['POST', 'database/config/main', { plugin_name: 'postgresql-database-plugin', allowed_roles: '*' }];
  services.table([
    {
      rule: 'Names are listed in order',
      given: [open, write({}, 'two'), write({}, 'one')],
      ask: ['LIST', 'database/static-roles'],
      status: 200,
      data: { keys: ['one', 'two'] },
    },
    { rule: 'A list of nothing is 404', ask: ['LIST', 'database/static-roles'], status: 404 },
    {
      rule: 'A static role is deleted',
      given: [connect, write()],
      ask: ['DELETE', 'database/static-roles/app'],
      status: 204,
      then: [read, null],
    },
    {
      rule: 'A static role that does not exist is deleted too',
      ask: ['DELETE', 'database/static-roles/app'],
      status: 204,
    },
  ]);
});

describe('Get static credentials, Rotate static role credentials', () => {
  services.table([
    ...ALL.map((dialect) => ({
      rule: 'The password, its age and its time to live come out',
      dialects: [dialect],
      given: [connect, write()],
      ask: creds,
      status: 200,
      data: {
        username: 'app-user',
        password: expect.stringMatching(/^[A-Za-z0-9-]{20}$/),
        [lastRotation(dialect)]: TIME,
        ttl: expect.any(Number),
        rotation_period: 3600,
      },
    })),
    {
      rule: 'A schedule and its window come out',
      dialects: ['standard'],
      given: [connect, scheduled({ rotation_window: 3600 })],
      ask: creds,
      status: 200,
      data: has({ rotation_schedule: '30 3 * * SUN', rotation_window: 3600 }),
    },
    {
      rule: 'A key comes out instead of a password',
      given: [connect, write({ credential_type: 'rsa_private_key' })],
      ask: creds,
      status: 200,
      data: has({ rsa_private_key: expect.stringMatching(/^-----BEGIN PRIVATE KEY-----/) }),
    },
    { rule: 'A missing static role has no credentials', ask: creds, status: 400, error: 'unknown role: app' },
    {
      rule: 'Credentials end with their connection, and the role stays',
      given: [connect, write(), ['DELETE', 'database/config/main']],
      ask: creds,
      status: 500,
      error: wrapped('failed to find entry for connection with name: "main"'),
      then: [read, has({ username: 'app-user' })],
    },
    {
      rule: 'Credentials that the connection no longer allows are refused',
      given: [connect, write(), ['POST', 'database/config/main', { allowed_roles: ['other'] }]],
      ask: creds,
      status: 500,
      error: wrapped('"app" is not an allowed role'),
    },
    {
      rule: 'Credentials that the connection allows by a glob are returned',
      given: [connect, write(), ['POST', 'database/config/main', { allowed_roles: ['a*'] }]],
      ask: creds,
      status: 200,
      data: has({ username: 'app-user' }),
    },
    {
      rule: 'A static role is rotated with 204',
      given: [connect, write()],
      ask: ['POST', 'database/rotate-role/app'],
      status: 204,
    },
    {
      rule: 'A static role that does not exist is not rotated',
      ask: ['POST', 'database/rotate-role/app'],
      status: 400,
      error: 'no static role found for role name',
    },
    {
      rule: 'A rotation that its connection no longer allows fails',
      given: [connect, write(), ['POST', 'database/config/main', { allowed_roles: [] }]],
      ask: ['POST', 'database/rotate-role/app'],
      status: 500,
      error: wrapped(
        'unable to finish rotating credentials; retries will continue in the background but it is also safe to retry manually: "app" is not an allowed role',
      ),
    },
  ]);

  const clock = async (seconds: number) => services.emulator().control.clock(seconds);

  it('Static credentials have no lease', async () => {
    await services.data(connect);
    await services.data(write());
    expect((await services.ask(creds)).body).toMatchObject({ lease_id: '', lease_duration: 0, renewable: false });
  });

  it('Creating rotates, updating does not', async () => {
    await services.data(connect);
    await services.data(write());
    const before = await services.data(creds);
    await services.data(write({ rotation_period: 7200, rotation_statements: ['x'] }));
    expect(await services.data(creds)).toMatchObject({
      password: before.password,
      last_service_rotation: before.last_service_rotation,
      rotation_period: 7200,
    });
  });

  it.each(LATER)('Creating leaves the password as it is if the rotation is skipped (%s)', async (dialect) => {
    await services.data(connect, dialect);
    await services.data(write({ skip_import_rotation: true }), dialect);
    expect(await services.data(read, dialect)).toMatchObject({ skip_import_rotation: true });
    expect(await services.data(creds, dialect)).not.toHaveProperty('password');
    await services.data(write({ password: 'live' }), dialect);
    expect(await services.data(creds, dialect)).toMatchObject({ password: 'live' });
    await services.data(['POST', 'database/rotate-role/app'], dialect);
    expect((await services.data(creds, dialect)).password).not.toBe('live');
  });

  it('The connection decides whether creating rotates, unless the role does', async () => {
    const [method, path, body] = connect;
    await services.data([method, path, { ...(body as object), skip_static_role_import_rotation: true }]);
    await services.data(write());
    expect(await services.data(read)).toMatchObject({ skip_import_rotation: true });
    await services.data(['DELETE', 'database/static-roles/app']);
    await services.data(write({ skip_import_rotation: false }));
    expect(await services.data(read)).toMatchObject({ skip_import_rotation: false });
    expect(await services.data(creds)).toHaveProperty('password');
  });

  it('A service without these fields ignores them, and rotates (openbao)', async () => {
    await services.data(connect, 'openbao');
    await services.data(write({ skip_import_rotation: true, password: 'live' }), 'openbao');
    expect(await services.data(read, 'openbao')).not.toHaveProperty('skip_import_rotation');
    expect((await services.data(creds, 'openbao')).password).not.toBe('live');
  });

  it('A new period counts from the last rotation', async () => {
    await services.data(connect);
    await services.data(write());
    await clock(600);
    await services.data(write({ rotation_period: 1200 }));
    const { ttl } = await services.data(creds);
    expect(ttl).toBeGreaterThan(590);
    expect(ttl).toBeLessThanOrEqual(600);
  });

  it('Rotating on demand resets the time to live', async () => {
    await services.data(connect);
    await services.data(write());
    await clock(3000);
    const before = await services.data(creds);
    await services.data(['POST', 'database/rotate-role/app']);
    const after = await services.data(creds);
    expect(before.ttl).toBeLessThanOrEqual(600);
    expect(after.ttl).toBeGreaterThan(3590);
    expect(after.password).not.toBe(before.password);
  });

  it('A password rotates each period of the clock, and the time to live counts down', async () => {
    await services.data(connect);
    await services.data(write());
    const first = await services.data(creds);
    await clock(3590);
    expect(await services.data(creds)).toMatchObject({ password: first.password, ttl: expect.any(Number) });
    await clock(3 * 3600);
    const later = await services.data(creds);
    expect(later.password).not.toBe(first.password);
    expect(Date.parse(later.last_service_rotation) - Date.parse(first.last_service_rotation)).toBe(3 * 3600_000);
  });

  it('A password rotates when its schedule says so', async () => {
    await services.data(connect);
    await services.data(scheduled());
    const first = await services.data(creds);
    await clock(first.ttl + 2);
    const later = await services.data(creds);
    expect(later.password).not.toBe(first.password);
    const time = new Date(later.last_service_rotation);
    expect([time.getUTCDay(), time.toISOString().slice(11, 19)]).toEqual([0, '03:30:00']);
    expect(later.ttl).toBeGreaterThan(7 * 86400 - 60);
  });

  it('A failed rotation is retried after ten seconds', async () => {
    await services.data(connect);
    await services.data(write());
    const { password } = await services.data(creds);
    await services.data(['POST', 'database/config/main', { allowed_roles: [] }]);
    await clock(3600);
    await services.data(['POST', 'database/config/main', { allowed_roles: ['app'] }]);
    expect(await services.data(creds)).toMatchObject({ password, ttl: 0 });
    await clock(10);
    expect((await services.data(creds)).password).not.toBe(password);
  });

  it('A rotation that misses its window waits for the next time', async () => {
    await services.data(connect);
    await services.data(scheduled({ rotation_window: 3600 }));
    const { password, ttl } = await services.data(creds);
    await services.data(['POST', 'database/config/main', { allowed_roles: [] }]);
    await clock(ttl + 3595);
    await services.data(['POST', 'database/config/main', { allowed_roles: ['app'] }]);
    const missed = await services.data(creds);
    expect(missed.password).toBe(password);
    expect(missed.ttl).toBeGreaterThan(6 * 86400);
    await clock(600);
    expect((await services.data(creds)).password).toBe(password);
    await clock(missed.ttl);
    expect((await services.data(creds)).password).not.toBe(password);
  });
});

describe('A schedule', () => {
  const from = new Date('2026-02-10T12:34:56Z');
  const iso = (time: Date | undefined) => time?.toISOString().slice(0, 16);
  it.each([
    ['* * * * *', '2026-02-10T12:35', '2026-02-10T12:34'],
    ['*/15 * * * *', '2026-02-10T12:45', '2026-02-10T12:30'],
    ['5/20 * * * *', '2026-02-10T12:45', '2026-02-10T12:25'],
    ['30 3 * * *', '2026-02-11T03:30', '2026-02-10T03:30'],
    ['0 0 1 * *', '2026-03-01T00:00', '2026-02-01T00:00'],
    ['0 0 * * mon-fri', '2026-02-11T00:00', '2026-02-10T00:00'],
    ['0 12 1,15 * 3', '2026-02-11T12:00', '2026-02-04T12:00'],
    ['0 0 29 2 *', '2028-02-29T00:00', '2024-02-29T00:00'],
    ['0 0 1 JAN,jul *', '2026-07-01T00:00', '2026-01-01T00:00'],
  ])('for %s is next due at %s and was last due at %s', (schedule, next, last) => {
    expect(() => checkSchedule(schedule)).not.toThrow();
    expect([iso(nextTime(schedule, from)), iso(lastTime(schedule, from))]).toEqual([next, last]);
  });

  it('treats the current time as the last occurrence, not the next', () => {
    const moment = new Date('2026-02-10T03:30:00Z');
    expect([iso(lastTime('30 3 * * *', moment)), iso(nextTime('30 3 * * *', moment))]).toEqual([
      '2026-02-10T03:30',
      '2026-02-11T03:30',
    ]);
  });

  it.each([
    '',
    '* * * *',
    '* * * * * *',
    '@daily',
    '60 * * * *',
    '* 24 * * *',
    '* * 0 * *',
    '* * * 13 *',
    '* * * * 7',
    '* * L * *',
    '* * * * 5#2',
    '5-1 * * * *',
    '*/0 * * * *',
    'x * * * *',
    '? * * * *',
    '0 0 30 2 *',
  ])('is not "%s"', (schedule) => {
    expect(() => checkSchedule(schedule)).toThrow(/^could not parse rotation_schedule: /);
  });
});
