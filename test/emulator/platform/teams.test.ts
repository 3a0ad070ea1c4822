import { startEmulator } from '../../support/emulator';
import type { TestEmulator } from '../../support/emulator';
import { list, object, one, sender } from '../../support/platform-documents';

let emulator: TestEmulator;
beforeAll(async () => {
  emulator = await startEmulator({ settings: { strict: true } });
});
beforeEach(async () => emulator.control.reset());
afterAll(async () => {
  expect((await emulator.request('GET', '/_emulator/violations')).body).toEqual({ violations: [] });
  await emulator.close();
});

const send = sender(() => emulator);
const TEAMS = 'organizations/acme/teams';
const PLATFORM = 'teams/team-platform';
const ACCESS = '/data/attributes/organization-access';
const create = async (attributes: object) => send('POST', TEAMS, object('teams', { name: 'new', ...attributes }));

describe('A team', () => {
  it('is created without rights, seen by its own', async () => {
    const { status, data } = await create({});
    expect([status, data]).toMatchObject([
      200,
      {
        id: expect.stringMatching(/^team-/),
        type: 'teams',
        attributes: {
          'name': 'new',
          'visibility': 'secret',
          'sso-team-id': null,
          'allow-member-token-management': true,
          'is-unified': false,
          'users-count': 0,
        },
        relationships: { 'users': { data: [] }, 'organization-memberships': { data: [] } },
      },
    ]);
    expect(Object.values(data.attributes['organization-access'])).not.toContain(true);
    expect((await send('GET', `${data.id.replace('team', 'teams/team')}`, undefined, 'platform-reader')).status).toBe(
      404,
    );
  });

  it('keeps the rights that an update does not name', async () => {
    const give = async (access: object) =>
      (await send('PATCH', PLATFORM, object('teams', { 'organization-access': access }))).data.attributes[
        'organization-access'
      ];
    await give({ 'manage-workspaces': true, 'read-workspaces': true });
    expect(await give({ 'manage-projects': true })).toMatchObject({
      'manage-projects': true,
      'manage-workspaces': true,
    });
    expect(await give({ 'read-workspaces': false })).toMatchObject({
      'manage-projects': true,
      'read-workspaces': false,
    });
    const changed = { 'sso-team-id': 'x', 'allow-team-token-management': false, 'visibility': 'secret' };
    expect((await send('PATCH', PLATFORM, object('teams', changed))).data.attributes).toMatchObject({
      'sso-team-id': 'x',
      'allow-member-token-management': false,
      'visibility': 'secret',
      'organization-access': { 'manage-projects': true },
    });
  });

  it.each<[string, object, string]>([
    ['a name with a space', { name: 'a b' }, '/data/attributes/name Name can only include'],
    ['a name that is taken', { name: 'platform' }, '/data/attributes/name Name has already been taken'],
    ['another visibility', { visibility: 'public' }, '/data/attributes/visibility '],
    [
      'projects without workspaces',
      { 'organization-access': { 'manage-projects': true } },
      `${ACCESS}/manage-projects `,
    ],
    [
      'reading projects without workspaces',
      { 'organization-access': { 'read-projects': true } },
      `${ACCESS}/read-projects `,
    ],
    ['a right that is no boolean', { 'organization-access': { 'manage-modules': 'x' } }, `${ACCESS}/manage-modules `],
  ])('is refused with %s', async (_, attributes, problem) => {
    const { status, problems } = await create(attributes);
    expect([status, problems]).toEqual([422, [expect.stringContaining(problem)]]);
  });

  it('is deleted with its access, except for the owners', async () => {
    const related = { team: one('teams', 'team-platform'), workspace: one('workspaces', 'ws-app') };
    await send('POST', 'team-workspaces', object('team-workspaces', { access: 'read' }, related));
    expect((await send('DELETE', PLATFORM)).status).toBe(204);
    expect(JSON.stringify((await emulator.control.snapshot()).objects)).not.toContain('team-platform');
    expect((await send('DELETE', 'teams/team-owners')).status).toBe(422);
    expect((await send('PATCH', 'teams/team-owners', object('teams', { name: 'x' }))).status).toBe(422);
  });

  it('is unknown without the entitlement', async () => {
    await emulator.control.settings({ entitlements: { teams: false } });
    expect((await create({})).status).toBe(404);
    expect((await send('POST', `${PLATFORM}/relationships/users`, list('users', 'linus'))).status).toBe(404);
  });
});

describe('Members', () => {
  const users = `${PLATFORM}/relationships/users`;
  const people = `${PLATFORM}/relationships/organization-memberships`;

  it('are added and removed by user name, id and membership', async () => {
    expect((await send('POST', users, list('users', 'linus', 'user-ada'))).status).toBe(204);
    expect((await send('POST', people, list('organization-memberships', 'ou-mary'))).status).toBe(204);
    const { data, body } = await send('GET', `${PLATFORM}?include=users,organization-memberships`);
    expect(data).toMatchObject({
      attributes: { 'users-count': 2 },
      relationships: {
        'users': list('users', 'user-linus', 'user-ada'),
        'organization-memberships': list('organization-memberships', 'ou-linus', 'ou-ada', 'ou-mary'),
      },
    });
    expect(body.included).toMatchObject([
      { type: 'users', id: 'user-linus', attributes: { username: 'linus' } },
      { type: 'users', id: 'user-ada' },
      { type: 'organization-memberships', id: 'ou-linus', attributes: { status: 'active' } },
      { id: 'ou-ada' },
      { id: 'ou-mary', attributes: { status: 'invited', email: 'mary@acme.example' } },
    ]);
    expect((await send('DELETE', users, list('users', 'linus'))).status).toBe(204);
    expect((await send('DELETE', people, list('organization-memberships', 'ou-mary'))).status).toBe(204);
    expect((await send('GET', PLATFORM)).data.attributes['users-count']).toBe(1);
  });

  it.each<[number, string, string, string, string]>([
    [400, 'an unknown user', 'POST', users, 'nobody'],
    [400, 'an invited person by name', 'POST', users, 'mary'],
    [400, 'an unknown membership', 'POST', people, 'ou-none'],
    [400, 'one who is no member', 'DELETE', users, 'linus'],
    [422, 'another type', 'POST', users.replace('users', 'organization-memberships'), 'x'],
  ])('return %i for %s', async (status, what, method, path, id) => {
    const type = what === 'another type' ? 'users' : path.split('/').pop()!;
    expect((await send(method, path, list(type, id))).status).toBe(status);
  });

  it('are not added twice, and the last owner stays', async () => {
    const owners = 'teams/team-owners/relationships/users';
    expect((await send('POST', owners, list('users', 'ada'))).status).toBe(400);
    expect((await send('DELETE', owners, list('users', 'ada'))).status).toBe(204);
    expect((await send('DELETE', owners, list('users', 'grace'))).status).toBe(403);
  });

  it('of a team whose people are managed elsewhere cannot be changed', async () => {
    const { objects } = await emulator.control.snapshot();
    const team = (objects.teams as any[]).find(({ id }) => id === 'team-platform');
    await send('POST', '/_emulator/seeds', { objects: { teams: [{ ...team, isUnified: true }] } });
    expect((await send('POST', users, list('users', 'linus'))).status).toBe(403);
  });

  it('of an organization are listed by name, status and address', async () => {
    await send('POST', '/_emulator/users', {
      username: 'alan',
      id: 'user-alan',
      organization: 'acme',
      membership: 'ou-alan',
      email: 'alan@other.example',
    });
    const ids = async (query: string) =>
      (await send('GET', `organizations/acme/organization-memberships?${query}`)).data.map(({ id }: any) => id);
    expect(await ids('')).toEqual(['ou-ada', 'ou-grace', 'ou-linus', 'ou-mary', 'ou-alan']);
    expect(await ids('q=LIN')).toEqual(['ou-linus']);
    expect(await ids('filter[status]=invited')).toEqual(['ou-mary']);
    expect(await ids('filter[email]=alan@other.example')).toEqual(['ou-alan']);
    // Clients read the user of everybody, of an invitation too.
    const { data, body } = await send('GET', 'organizations/acme/organization-memberships?q=mary&include=user');
    expect([data[0].relationships.user.data, body.included]).toMatchObject([
      { type: 'users', id: 'user-mary' },
      [{ id: 'user-mary', attributes: { username: null, email: 'mary@acme.example' } }],
    ]);
    expect((await send('GET', 'organizations/acme/organization-memberships?include=x')).status).toBe(400);
    expect((await send('POST', '/_emulator/users', { username: 'alan', organization: 'acme' })).status).toBe(409);
  });
});

const WORKSPACE = [
  'runs',
  'variables',
  'state-versions',
  'sentinel-mocks',
  'workspace-locking',
  'run-tasks',
  'policy-overrides',
];
const related = (name: string, id: string, team = 'team-platform') => ({
  team: one('teams', team),
  [name]: one(`${name}s`, id),
});

describe('Access to a workspace', () => {
  const access = async (attributes: object, relationships: object = related('workspace', 'ws-app')) =>
    send('POST', 'team-workspaces', object('team-workspaces', attributes, relationships));

  it.each<[string, unknown[]]>([
    ['read', ['read', 'read', 'read', 'none', false, false, false]],
    ['plan', ['plan', 'read', 'read', 'none', false, false, false]],
    ['write', ['apply', 'write', 'write', 'read', true, false, false]],
    ['admin', ['apply', 'write', 'write', 'read', true, true, false]],
    ['custom', ['read', 'none', 'none', 'none', false, false, false]],
  ])('%s implies its members, which cannot be set', async (level, members) => {
    const { status, data } = await access({ access: level });
    expect([status, data.attributes]).toEqual([
      201,
      { access: level, ...Object.fromEntries(WORKSPACE.map((name, index) => [name, members[index]])) },
    ]);
    const { status: changed, problems } = await send(
      'PATCH',
      `team-workspaces/${data.id}`,
      object('team-workspaces', { runs: 'plan' }),
    );
    if (level === 'custom') {
      expect(changed).toBe(200);
    } else {
      expect([changed, problems]).toEqual([
        422,
        [
          `/data/attributes/runs Runs is read-only when access level is '${level}'; use the 'custom' access level to set this attribute.`,
        ],
      ]);
    }
  });

  it('that is custom keeps what an update leaves out, and loses it with the level', async () => {
    const { data } = await access({ 'access': 'custom', 'runs': 'apply', 'workspace-locking': true });
    const item = `team-workspaces/${data.id}`;
    const update = async (attributes: object) =>
      (await send('PATCH', item, object('team-workspaces', attributes))).data.attributes;
    expect(await update({ variables: 'read' })).toMatchObject({
      'runs': 'apply',
      'variables': 'read',
      'workspace-locking': true,
    });
    expect(await update({ access: 'read' })).toMatchObject({ runs: 'read' });
    expect(await update({ access: 'custom' })).toMatchObject({
      'runs': 'read',
      'variables': 'none',
      'workspace-locking': false,
    });
    expect((await send('GET', item)).data.relationships).toEqual(related('workspace', 'ws-app'));
    expect((await send('DELETE', item)).status).toBe(204);
    expect((await send('GET', item)).status).toBe(404);
  });

  it.each<[string, object, object]>([
    ['another level', { access: 'maintain' }, related('workspace', 'ws-app')],
    ['no level', {}, related('workspace', 'ws-app')],
    ['another value', { access: 'custom', runs: 'all' }, related('workspace', 'ws-app')],
    ['an unknown team', { access: 'read' }, related('workspace', 'ws-app', 'team-none')],
    ['an unknown workspace', { access: 'read' }, related('workspace', 'ws-none')],
    ['no team', { access: 'read' }, { workspace: one('workspaces', 'ws-app') }],
    ['a second one', { access: 'plan' }, related('workspace', 'ws-network')],
  ])('is refused with %s', async (_, attributes, relationships) => {
    await access({ access: 'read' }, related('workspace', 'ws-network'));
    expect((await access(attributes, relationships)).status).toBe(422);
  });

  it('is listed for a workspace, whole', async () => {
    await access({ access: 'read' });
    await access({ access: 'admin' }, related('workspace', 'ws-app', 'team-owners'));
    const { body } = await send('GET', 'team-workspaces?filter[workspace][id]=ws-app');
    expect([body.data.length, body.meta]).toEqual([2, undefined]);
    expect(
      (await send('GET', 'team-workspaces?filter[workspace][id]=ws-app&filter[team][id]=team-owners')).data,
    ).toHaveLength(1);
    expect((await send('GET', 'team-workspaces')).status).toBe(400);
  });
});

describe('Access to a project', () => {
  const access = async (attributes: object) =>
    send('POST', 'team-projects', object('team-projects', attributes, related('project', 'prj-payments')));
  const PROJECT_NAMES = ['settings', 'teams'];
  const INNER = [
    'runs',
    'sentinel-mocks',
    'state-versions',
    'variables',
    'create',
    'delete',
    'locking',
    'move',
    'run-tasks',
  ];

  it.each<[string, unknown[], unknown[]]>([
    ['read', ['read', 'none'], ['read', 'none', 'read', 'read', false, false, false, false, false]],
    ['write', ['read', 'none'], ['apply', 'read', 'write', 'write', false, false, true, false, false]],
    ['maintain', ['read', 'none'], ['apply', 'read', 'write', 'write', true, true, true, false, true]],
    ['admin', ['delete', 'manage'], ['apply', 'read', 'write', 'write', true, true, true, true, true]],
    ['custom', ['read', 'none'], ['read', 'none', 'none', 'none', false, false, false, false, false]],
  ])('%s implies its members', async (level, own, inner) => {
    const { status, data } = await access({ access: level });
    expect([status, data.attributes]).toMatchObject([
      201,
      {
        'access': level,
        'project-access': Object.fromEntries(PROJECT_NAMES.map((name, index) => [name, own[index]])),
        'workspace-access': Object.fromEntries(INNER.map((name, index) => [name, inner[index]])),
      },
    ]);
    const set = { 'project-access': { 'variable-sets': 'write' }, 'workspace-access': { move: true } };
    const { status: changed, problems } = await send('PATCH', `team-projects/${data.id}`, object('team-projects', set));
    if (level === 'custom') expect(changed).toBe(200);
    else expect([changed, problems.length]).toEqual([422, 2]);
  });

  it('is one per team and project, listed for a project', async () => {
    await access({ access: 'read' });
    expect((await access({ access: 'read' })).status).toBe(422);
    expect((await send('GET', 'team-projects?filter[project][id]=prj-payments')).data).toHaveLength(1);
    expect((await send('GET', 'projects/prj-payments')).data.attributes['team-count']).toBe(1);
    expect((await send('GET', 'team-projects')).status).toBe(400);
  });
});
