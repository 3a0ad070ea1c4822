import { SecretsServices, wrapped } from './service';
import type { Ask, Dialect } from './service';

const configure = (body: object = {}): Ask => ['POST', 'terraform/config', { token: 'canary', ...body }];
const readConfig: Ask = ['GET', 'terraform/config'];
const write = (body: object, name = 'app'): Ask => ['POST', `terraform/role/${name}`, body];
const read: Ask = ['GET', 'terraform/role/app'];
const creds: Ask = ['GET', 'terraform/creds/app'];
const rotate: Ask = ['POST', 'terraform/rotate-role/app'];
const has = (fields: object) => expect.objectContaining(fields);
/** The dialects that have the engine. */
const BOTH: readonly Dialect[] = ['standard', 'vault'];
const TOKEN = {
  token: expect.stringMatching(/^\w{14}\.atlasv1\.\w{67}$/),
  token_id: expect.stringMatching(/^at-\w{16}$/),
};

const services = new SecretsServices();

describe('Configure access, Read access', () => {
  services.table([
    { rule: 'Access is written with 204', dialects: BOTH, ask: configure(), status: 204 },
    {
      rule: 'The address is the hosted platform where nothing is said, and the token is never read',
      dialects: BOTH,
      given: [configure()],
      ask: readConfig,
      status: 200,
      data: { address: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/), base_path: '/api/v2/' },
    },
    {
      rule: 'A self-hosted address is read back',
      dialects: BOTH,
      given: [configure({ address: 'https://platform.example:8443' })],
      ask: readConfig,
      status: 200,
      data: { address: 'https://platform.example:8443', base_path: '/api/v2/' },
    },
    {
      rule: 'An address that is left out goes back to the default',
      dialects: BOTH,
      given: [configure({ address: 'https://platform.example' }), configure()],
      ask: readConfig,
      status: 200,
      data: has({ address: expect.stringMatching(/^http:\/\/127/) }),
    },
    {
      rule: 'The base path cannot be written',
      dialects: ['standard'],
      given: [configure({ base_path: '/other/' })],
      ask: readConfig,
      status: 200,
      data: has({ base_path: '/api/v2/' }),
    },
    {
      rule: 'The base path can be written',
      dialects: ['vault'],
      given: [configure({ base_path: '/other/' })],
      ask: readConfig,
      status: 200,
      data: has({ base_path: '/other/' }),
    },
    {
      rule: 'A token that is left out stays',
      dialects: BOTH,
      given: [configure(), ['POST', 'terraform/config', {}], write({ user_id: 'user-1' })],
      ask: creds,
      status: 200,
    },
    { rule: 'Access that was never written is 404', dialects: ['standard'], ask: readConfig, status: 404 },
    {
      rule: 'Access that was never written fails',
      dialects: ['vault'],
      ask: readConfig,
      status: 500,
      error: wrapped('invalid memory address or nil pointer dereference'),
    },
    {
      rule: 'Access is deleted',
      dialects: ['standard'],
      given: [configure()],
      ask: ['DELETE', 'terraform/config'],
      status: 204,
      then: [readConfig, null],
    },
    {
      rule: 'There is no such engine',
      dialects: ['openbao'],
      ask: readConfig,
      status: 404,
      error: 'no handler for route "terraform/config". route entry not found.',
    },
  ]);
});

describe('Create or update role, Read role', () => {
  services.table([
    { rule: 'A role is written with 204', dialects: BOTH, ask: write({ user_id: 'user-1' }), status: 204 },
    {
      rule: 'A user is read back, durations as seconds',
      dialects: ['standard'],
      given: [write({ user_id: 'user-1', ttl: '1h', max_ttl: 7200 })],
      ask: read,
      status: 200,
      data: { name: 'app', ttl: 3600, max_ttl: 7200, user_id: 'user-1' },
    },
    {
      rule: 'A user is read back with its kind',
      dialects: ['vault'],
      given: [write({ user_id: 'user-1', description: 'd' })],
      ask: read,
      status: 200,
      data: { name: 'app', ttl: 0, max_ttl: 0, user_id: 'user-1', description: 'd', credential_type: 'user' },
    },
    {
      rule: 'An organization is read back, and nothing else',
      dialects: BOTH,
      given: [configure(), write({ organization: 'acme' })],
      ask: read,
      status: 200,
      data: { name: 'app', ttl: 0, max_ttl: 0, organization: 'acme' },
    },
    {
      rule: 'A team is read back',
      dialects: ['standard'],
      given: [configure(), write({ team_id: 'team-1' })],
      ask: read,
      status: 200,
      data: { name: 'app', ttl: 0, max_ttl: 0, team_id: 'team-1' },
    },
    {
      rule: 'A team that says so has tokens with a life',
      dialects: ['vault'],
      given: [write({ team_id: 'team-1', credential_type: 'team', ttl: 60 })],
      ask: read,
      status: 200,
      data: { name: 'app', ttl: 60, max_ttl: 0, team_id: 'team-1', credential_type: 'team' },
    },
    {
      rule: 'What an update leaves out stays',
      dialects: BOTH,
      given: [write({ user_id: 'user-1', ttl: 60 }), write({ max_ttl: 90 })],
      ask: read,
      status: 200,
      data: has({ user_id: 'user-1', ttl: 60, max_ttl: 90 }),
    },
    {
      rule: 'A subject is required',
      dialects: BOTH,
      ask: write({}),
      status: 400,
      error: 'must provide an organization name, team id, or user id',
    },
    {
      rule: 'A user excludes an organization',
      dialects: BOTH,
      ask: write({ user_id: 'user-1', organization: 'acme' }),
      status: 400,
      error: 'cannot provide a user_id in combination with organization or team_id',
    },
    {
      rule: 'A user excludes a team',
      dialects: BOTH,
      ask: write({ user_id: 'user-1', team_id: 'team-1' }),
      status: 400,
      error: 'cannot provide a user_id in combination with organization or team_id',
    },
    {
      rule: 'An organization excludes a team',
      dialects: ['standard'],
      given: [configure()],
      ask: write({ organization: 'acme', team_id: 'team-1' }),
      status: 400,
      error: 'must provide exactly one of an organization name, team id, or user id',
    },
    {
      rule: 'A team goes before its organization',
      dialects: ['vault'],
      given: [configure()],
      ask: write({ organization: 'acme', team_id: 'team-1' }),
      status: 204,
      then: [read, has({ credential_type: 'team_legacy' })],
    },
    {
      rule: 'The kind goes by the keys, even if they are empty',
      dialects: ['vault'],
      given: [configure()],
      ask: write({ organization: '', user_id: 'user-1' }),
      status: 204,
      then: [read, expect.not.objectContaining({ credential_type: 'user' })],
    },
    {
      rule: 'An unknown kind is refused',
      dialects: ['vault'],
      ask: write({ user_id: 'user-1', credential_type: 'robot' }),
      status: 400,
      error: /credential type/,
    },
    {
      rule: 'Lives are only for users',
      dialects: ['standard'],
      given: [configure()],
      ask: write({ organization: 'acme', ttl: 60 }),
      status: 400,
      error: 'ttl and max_ttl are only for user tokens',
    },
    {
      rule: 'The old token of a team has no life',
      dialects: ['vault'],
      given: [configure()],
      ask: write({ team_id: 'team-1', max_ttl: 60 }),
      status: 400,
      error: /team_legacy/,
    },
    {
      rule: 'A life is not beyond its maximum',
      dialects: BOTH,
      ask: write({ user_id: 'user-1', ttl: 90, max_ttl: 60 }),
      status: 400,
      error: 'ttl cannot be greater than max_ttl',
    },
    {
      rule: 'A life without a maximum is fine',
      dialects: BOTH,
      ask: write({ user_id: 'user-1', ttl: 90 }),
      status: 204,
    },
    {
      rule: 'The token of an organization needs access to the platform',
      dialects: BOTH,
      ask: write({ organization: 'acme' }),
      status: 500,
      error: wrapped('error creating token: missing API token'),
      then: [read, null],
    },
    {
      rule: 'A name is folded',
      dialects: BOTH,
      given: [write({ user_id: 'user-1' }, 'APP')],
      ask: read,
      status: 200,
      data: has({ name: 'app' }),
    },
    { rule: 'A role that does not exist is 404', dialects: BOTH, ask: read, status: 404 },
  ]);
});

describe('List roles, Delete role', () => {
  const two = [write({ user_id: 'user-1' }, 'two'), write({ user_id: 'user-1' }, 'one')];
  services.table([
    {
      rule: 'Names are listed in order',
      dialects: BOTH,
      given: two,
      ask: ['LIST', 'terraform/role'],
      status: 200,
      data: { keys: ['one', 'two'] },
    },
    {
      rule: 'GET with list=true lists',
      dialects: BOTH,
      given: two,
      ask: ['GET', 'terraform/role?list=true'],
      status: 200,
      data: { keys: ['one', 'two'] },
    },
    { rule: 'A list of nothing is 404', dialects: BOTH, ask: ['LIST', 'terraform/role'], status: 404 },
    {
      rule: 'A role is deleted',
      dialects: BOTH,
      given: [write({ user_id: 'user-1' })],
      ask: ['DELETE', 'terraform/role/app'],
      status: 204,
      then: [read, null],
    },
    {
      rule: 'A role that does not exist is deleted too',
      dialects: BOTH,
      ask: ['DELETE', 'terraform/role/app'],
      status: 204,
    },
  ]);
});

describe('Generate credential, Rotate role', () => {
  const organization = [configure(), write({ organization: 'acme' })];
  services.table([
    {
      rule: 'A token and its id come out',
      dialects: ['standard'],
      given: organization,
      ask: creds,
      status: 200,
      data: TOKEN,
    },
    {
      rule: 'A token comes out with its subject and its role',
      dialects: ['vault'],
      given: organization,
      ask: creds,
      status: 200,
      data: { ...TOKEN, organization: 'acme', team_id: '', role: 'app' },
    },
    {
      rule: 'The token of a user comes out with its end',
      dialects: ['vault'],
      given: [configure(), write({ user_id: 'user-1' })],
      ask: creds,
      status: 200,
      data: { ...TOKEN, expired_at: expect.any(String) },
    },
    {
      rule: 'POST also issues a token',
      dialects: BOTH,
      given: organization,
      ask: ['POST', 'terraform/creds/app'],
      status: 200,
    },
    {
      rule: 'A role that does not exist fails',
      dialects: BOTH,
      ask: creds,
      status: 500,
      error: wrapped('error retrieving role: role is nil'),
    },
    {
      rule: 'Without access to the platform there is no token',
      dialects: BOTH,
      given: [write({ user_id: 'user-1' })],
      ask: creds,
      status: 500,
      error: wrapped('error creating token: missing API token'),
    },
    { rule: 'A role is rotated with 204', dialects: BOTH, given: organization, ask: rotate, status: 204 },
    {
      rule: 'A role that does not exist is not rotated',
      dialects: BOTH,
      ask: rotate,
      status: 400,
      error: 'missing role entry',
    },
    {
      rule: 'A user is not rotated',
      dialects: BOTH,
      given: [write({ user_id: 'user-1' })],
      ask: rotate,
      status: 400,
      error: 'cannot rotate credentials for user roles',
    },
    {
      rule: 'A team with many tokens is not rotated',
      dialects: ['vault'],
      given: [write({ team_id: 'team-1', credential_type: 'team' })],
      ask: rotate,
      status: 400,
      error: 'cannot rotate credentials for team roles',
    },
  ]);

  describe.each([
    ['organization', { organization: 'acme' }],
    ['team', { team_id: 'team-1' }],
  ])('for an %s', (_, subject) => {
    beforeEach(async () => {
      await services.data(configure());
      await services.data(write(subject));
    });

    it('Returns the same token each time, without a lease', async () => {
      const first = await services.ask(creds);
      expect(first.body).toMatchObject({ lease_id: '', lease_duration: 0, renewable: false });
      expect(await services.data(creds)).toEqual(first.body.data);
    });

    it.each<[string, Ask]>([
      ['rotating', rotate],
      ['writing', write(subject)],
    ])('Another comes out after %s', async (__, ask) => {
      const { token, token_id } = await services.data(creds);
      await services.data(ask);
      const after = await services.data(creds);
      expect(after.token).not.toBe(token);
      expect(after.token_id).not.toBe(token_id);
    });
  });

  it("Rotation keeps the token's id (vault)", async () => {
    for (const ask of organization) await services.data(ask, 'vault');
    const before = await services.data(creds, 'vault');
    await services.data(rotate, 'vault');
    const after = await services.data(creds, 'vault');
    expect([after.token === before.token, after.token_id === before.token_id]).toEqual([false, true]);
  });

  it('A token is valid on the platform until its lease ends or it is rotated, without administration', async () => {
    const { request, control } = services.emulator();
    const tasks = async (token: string) => (await request('GET', '/api/v2/organizations/acme/tasks', { token })).status;
    await services.data(configure());
    await services.data(write({ user_id: 'user-1', ttl: 60, max_ttl: 120 }));
    const { token } = await services.data(creds);
    expect([await tasks(token), await tasks(`${token}x`)]).toEqual([200, 401]);
    expect((await request('GET', '/api/v2/admin/organizations', { token })).status).toBe(404);
    await control.clock(61);
    expect(await tasks(token)).toBe(401);
    for (const ask of [['DELETE', 'terraform/role/app'] as const, ...organization]) await services.data(ask);
    const { token: first } = await services.data(creds);
    expect(await tasks(first)).toBe(200);
    await services.data(rotate);
    expect([await tasks(first), await tasks((await services.data(creds)).token)]).toEqual([401, 200]);
  });

  it.each([
    ['user', { user_id: 'user-reader' }],
    ['team', { team_id: 'team-reader' }],
  ])('A token of a %s that may only read cannot write', async (_, subject) => {
    const { request } = services.emulator();
    await services.data(configure());
    await services.data(write(subject));
    const { token } = await services.data(creds);
    const body = { data: { type: 'tasks', attributes: { name: 'a', url: 'https://example.com', category: 'task' } } };
    const path = '/api/v2/organizations/acme/tasks';
    expect((await request('GET', path, { token })).status).toBe(200);
    expect((await request('POST', path, { token, body })).status).toBe(404);
  });

  it('A user gets a new token each time, with a lease', async () => {
    await services.data(configure());
    await services.data(write({ user_id: 'user-1', ttl: 60, max_ttl: 120 }));
    const [one, two] = [(await services.ask(creds)).body, (await services.ask(creds)).body];
    expect(one.data.token).not.toBe(two.data.token);
    expect(one).toMatchObject({
      lease_id: expect.stringMatching(/^terraform\/creds\/app\/\w{24}$/),
      lease_duration: 60,
      renewable: true,
    });
    await services.emulator().control.clock(61);
    expect((await services.ask(['POST', 'sys/leases/lookup', { lease_id: one.lease_id }])).status).toBe(400);
  });
});
