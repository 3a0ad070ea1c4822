import { startEmulator } from '../../support/emulator';
import type { TestEmulator } from '../../support/emulator';
import { list, object, one, sender } from '../../support/platform-documents';

let emulator: TestEmulator;
beforeAll(async () => {
  emulator = await startEmulator();
});
beforeEach(async () => emulator.control.reset());
afterAll(async () => emulator.close());

const send = sender(() => emulator);
const APP = 'workspaces/ws-app';
const ACME = 'organizations/acme';

/** What the seeded team without rights may do besides. */
const grant = {
  organization: async (...rights: string[]) => {
    const access = Object.fromEntries(rights.map((right) => [right, true]));
    expect(
      (await send('PATCH', 'teams/team-platform', object('teams', { 'organization-access': access }))).status,
    ).toBe(200);
  },
  workspace: async (attributes: object, id = 'ws-app') => {
    const related = { team: one('teams', 'team-platform'), workspace: one('workspaces', id) };
    expect((await send('POST', 'team-workspaces', object('team-workspaces', attributes, related))).status).toBe(201);
  },
  project: async (attributes: object, id = 'prj-default') => {
    const related = { team: one('teams', 'team-platform'), project: one('projects', id) };
    expect((await send('POST', 'team-projects', object('team-projects', attributes, related))).status).toBe(201);
  },
};

const variable = object('vars', { key: 'a', category: 'env' });
const notification = object('notification-configurations', { 'name': 'x', 'destination-type': 'email' });
const trigger = object('run-triggers', {}, { sourceable: one('workspaces', 'ws-network') });
const sshKey = object('ssh-keys', { name: 'x', value: 'y' });
const client = object('oauth-clients', {
  'service-provider': 'github',
  'http-url': 'https://github.com',
  'api-url': 'https://api.github.com',
});

/** A request for each thing that somebody may do or not. */
const REQUESTS: Readonly<Record<string, [string, string, unknown?]>> = {
  'see the workspace': ['GET', APP],
  'see its variables': ['GET', `${APP}/vars`],
  'set a variable': ['POST', `${APP}/vars`, variable],
  'lock it': ['POST', `${APP}/actions/lock`],
  'change it': ['PATCH', APP, object('workspaces', { description: 'x' })],
  'force-unlock it': ['POST', `${APP}/actions/force-unlock`],
  'notify of it': ['POST', `${APP}/notification-configurations`, notification],
  'start it after another': ['POST', `${APP}/run-triggers`, trigger],
  'move it': ['PATCH', APP, object('workspaces', {}, { project: one('projects', 'prj-payments') })],
  'replace its consumers': ['PATCH', `${APP}/relationships/remote-state-consumers`, list('workspaces')],
  'create a workspace': ['POST', `${ACME}/workspaces`, object('workspaces', { name: 'new' })],
  'create a set': ['POST', `${ACME}/varsets`, object('varsets', { name: 'new' })],
  'create a set of the project': [
    'POST',
    `${ACME}/varsets`,
    object('varsets', { name: 'own' }, { parent: one('projects', 'prj-default') }),
  ],
  'create a project': ['POST', `${ACME}/projects`, object('projects', { name: 'new' })],
  'change the project': ['PATCH', 'projects/prj-default', object('projects', { description: 'x' })],
  'create a team': ['POST', `${ACME}/teams`, object('teams', { name: 'new' })],
  'add a member': ['POST', 'teams/team-platform/relationships/users', list('users', 'linus')],
  'give access to the workspace': [
    'POST',
    'team-workspaces',
    object(
      'team-workspaces',
      { access: 'read' },
      { team: one('teams', 'team-owners'), workspace: one('workspaces', 'ws-app') },
    ),
  ],
  'give access to the project': [
    'POST',
    'team-projects',
    object(
      'team-projects',
      { access: 'read' },
      { team: one('teams', 'team-owners'), project: one('projects', 'prj-default') },
    ),
  ],
  'create a pool': ['POST', `${ACME}/agent-pools`, object('agent-pools', { name: 'new' })],
  'list tokens of a pool': ['GET', 'agent-pools/apool-main/authentication-tokens'],
  'connect repositories': ['POST', `${ACME}/oauth-clients`, client],
  'list SSH keys': ['GET', `${ACME}/ssh-keys`],
  'create an SSH key': ['POST', `${ACME}/ssh-keys`, sshKey],
  'publish a module': [
    'POST',
    `${ACME}/registry-modules`,
    object('registry-modules', { 'name': 'dns', 'provider': 'aws', 'registry-name': 'private' }),
  ],
};

async function permitted(token = 'platform-team'): Promise<string[]> {
  const found: string[] = [];
  for (const [what, [method, path, body]] of Object.entries(REQUESTS)) {
    const { status } = await send(method, path, body, token);
    // The workspace is not locked by then.
    if (status < 400 || status === 409) found.push(what);
    // A source that the token cannot read is unknown to it.
    else expect({ what, status }).toEqual({ what, status: status === 422 && what.startsWith('start') ? 422 : 404 });
  }
  return found;
}

const READ = ['see the workspace', 'see its variables'];
const WRITE = [...READ, 'set a variable', 'lock it'];
const ADMIN = [...WRITE, 'change it', 'force-unlock it', 'notify of it'];

it.each<[string, () => Promise<void>, string[]]>([
  ['no rights', async () => undefined, []],
  ['access to read', async () => grant.workspace({ access: 'read' }), READ],
  ['access to plan', async () => grant.workspace({ access: 'plan' }), READ],
  ['access to write', async () => grant.workspace({ access: 'write' }), WRITE],
  [
    'access as an administrator',
    async () => grant.workspace({ access: 'admin' }),
    [...ADMIN, 'give access to the workspace', 'list SSH keys'],
  ],
  [
    'custom access to lock alone',
    async () => grant.workspace({ 'access': 'custom', 'workspace-locking': true }),
    ['see the workspace', 'lock it'],
  ],
  ['a project to read', async () => grant.project({ access: 'read' }), READ],
  ['a project to write', async () => grant.project({ access: 'write' }), [...WRITE, 'create a set of the project']],
  [
    'a project to maintain',
    async () => grant.project({ access: 'maintain' }),
    [
      ...ADMIN,
      'start it after another',
      'create a workspace',
      'create a set of the project',
      'give access to the workspace',
      'list SSH keys',
    ],
  ],
  [
    'a project to create workspaces in',
    async () => grant.project({ 'access': 'custom', 'workspace-access': { create: true } }),
    ['see the workspace', 'create a workspace'],
  ],
  ['the right to read workspaces', async () => grant.organization('read-workspaces'), READ],
  [
    'the right to manage workspaces',
    async () => grant.organization('manage-workspaces'),
    [
      ...ADMIN,
      'start it after another',
      'replace its consumers',
      'create a workspace',
      'create a set',
      'create a set of the project',
      'give access to the workspace',
      'list SSH keys',
    ],
  ],
  [
    'the right to manage agent pools',
    async () => grant.organization('manage-agent-pools'),
    ['create a pool', 'list tokens of a pool'],
  ],
  [
    'the right to manage VCS settings',
    async () => grant.organization('manage-vcs-settings'),
    ['connect repositories', 'list SSH keys', 'create an SSH key'],
  ],
  ['the right to manage teams', async () => grant.organization('manage-teams'), ['create a team', 'add a member']],
  ['the right to manage members', async () => grant.organization('manage-membership'), ['add a member']],
  ['the right to manage modules', async () => grant.organization('manage-modules'), ['publish a module']],
])('A team with %s', async (_, give, expected) => {
  await give();
  expect(await permitted()).toEqual(Object.keys(REQUESTS).filter((what) => expected.includes(what)));
});

it('A team that manages projects and workspaces moves between projects', async () => {
  await grant.organization('manage-workspaces', 'manage-projects');
  expect(await permitted()).toEqual(
    expect.arrayContaining(['move it', 'create a project', 'change the project', 'give access to the project']),
  );
});

it('Owners and users do everything, and an organization everything but SSH keys and no-code modules', async () => {
  expect(await permitted('platform-owners')).toEqual(Object.keys(REQUESTS));
  await emulator.control.reset();
  expect(await permitted('platform-organization')).toEqual(
    Object.keys(REQUESTS).filter((what) => !what.includes('SSH key')),
  );
  const noCode = object('no-code-modules', {}, { 'registry-module': one('registry-modules', 'x') });
  expect((await send('POST', `${ACME}/no-code-modules`, noCode, 'platform-organization')).status).toBe(404);
});

it('Force deletion is for owners, and for administrators where the organization allows it', async () => {
  await grant.workspace({ access: 'read' }, 'ws-network');
  await send('PATCH', ACME, object('organizations', { 'allow-force-delete-workspaces': true }));
  expect((await send('DELETE', APP, undefined, 'platform-team')).status).toBe(404);
  expect((await send('DELETE', 'workspaces/ws-network', undefined, 'platform-team')).status).toBe(403);
  await send('PATCH', ACME, object('organizations', { 'allow-force-delete-workspaces': false }));
  await grant.workspace({ access: 'admin' });
  const asTeam = async (method: string) => send(method, APP, undefined, 'platform-team');
  expect((await asTeam('GET')).data.attributes.permissions).toMatchObject({
    'can-update': true,
    'can-force-delete': false,
  });
  expect((await asTeam('DELETE')).status).toBe(403);
  await send('PATCH', ACME, object('organizations', { 'allow-force-delete-workspaces': true }));
  expect((await asTeam('GET')).data.attributes.permissions['can-force-delete']).toBe(true);
  expect((await asTeam('DELETE')).status).toBe(204);
});

it('A team deletes safely what it administers, and what its project lets it delete', async () => {
  const remove = async () => send('POST', `${APP}/actions/safe-delete`, undefined, 'platform-team');
  await grant.workspace({ access: 'write' });
  expect((await remove()).status).toBe(404);
  await grant.project({ 'access': 'custom', 'workspace-access': { delete: true } });
  expect((await remove()).status).toBe(204);
});

it('Lists, consumers and access show a team what it may see', async () => {
  await grant.workspace({ access: 'read' });
  const ids = async (path: string) =>
    (await send('GET', path, undefined, 'platform-team')).data.map(({ id }: any) => id);
  expect(await ids(`${ACME}/workspaces`)).toEqual(['ws-app']);
  await send('PATCH', APP, object('workspaces', { 'global-remote-state': true }));
  expect(await ids(`${APP}/relationships/remote-state-consumers`)).toEqual([]);
  const others = { team: one('teams', 'team-owners'), workspace: one('workspaces', 'ws-app') };
  const { data } = await send('POST', 'team-workspaces', object('team-workspaces', { access: 'read' }, others));
  expect(await ids('team-workspaces?filter[workspace][id]=ws-app')).toHaveLength(1);
  expect((await send('GET', `team-workspaces/${data.id}`, undefined, 'platform-team')).status).toBe(404);
});

it('Moving workspaces without the right is forbidden, and rights are given by who may give them', async () => {
  await grant.project({ access: 'admin' });
  const move = async () =>
    send('POST', 'projects/prj-payments/relationships/workspaces', list('workspaces', 'ws-app'), 'platform-team');
  expect((await move()).status).toBe(403);
  await grant.project({ access: 'admin' }, 'prj-payments');
  expect((await move()).status).toBe(204);
  await grant.organization('manage-teams');
  const rise = object('teams', { 'organization-access': { 'manage-modules': true } });
  expect((await send('PATCH', 'teams/team-platform', rise, 'platform-team')).status).toBe(404);
  expect((await send('PATCH', 'teams/team-platform', object('teams', { name: 'x' }), 'platform-team')).status).toBe(
    200,
  );
});

it('A team sees nothing of another organization', async () => {
  await emulator.control.organization('beta');
  await emulator.control.workspace('ws-beta', 'beta', 'beta');
  await grant.organization('manage-workspaces');
  for (const [method, path, body] of [
    ['GET', 'workspaces/ws-beta/vars'],
    ['POST', 'workspaces/ws-beta/vars', variable],
    ['GET', 'team-workspaces?filter[workspace][id]=ws-beta'],
    ['POST', 'organizations/beta/varsets', object('varsets', { name: 'x' })],
  ] as const) {
    expect((await send(method, path, body, 'platform-team')).status).toBe(404);
  }
});
