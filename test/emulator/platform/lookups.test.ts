import { startEmulator } from '../../support/emulator';
import type { TestEmulator } from '../../support/emulator';

const ACME = '/api/v2/organizations/acme';

let emulator: TestEmulator;
beforeAll(async () => {
  emulator = await startEmulator();
});
beforeEach(async () => emulator.control.reset());
afterAll(async () => {
  expect((await emulator.control.requests()).unknown).toBe(0);
  await emulator.close();
});

const get = async (path: string, token?: string) => emulator.request('GET', path, { token });
const data = async (path: string, token?: string) => (await get(path, token)).body.data;
const ids = async (path: string, token?: string) => (await data(path, token)).map(({ id }: any) => id);
const post = async (name: string, body: object) => {
  const { status, body: reply } = await emulator.request('POST', `/_emulator/${name}`, { body });
  expect({ status, error: reply.error }).toEqual({ status: 201, error: undefined });
};
const remove = async (path: string) => (await emulator.request('DELETE', `/_emulator/${path}`)).status;

describe('An organization', () => {
  it('shows its default project', async () => {
    const { body } = await get(`${ACME}?include=default-project`);
    expect(body.data).toMatchObject({
      id: 'acme',
      type: 'organizations',
      attributes: {
        'name': 'acme',
        'email': 'platform@acme.example',
        'external-id': expect.stringMatching(/^org-/),
        'default-execution-mode': 'remote',
        'created-at': expect.stringMatching(/^\d{4}-/),
      },
      relationships: { 'default-project': { data: { id: 'prj-default', type: 'projects' } } },
    });
    expect(body.included.map(({ id }: any) => id)).toEqual(['prj-default']);
    expect((await get(`${ACME}?include=x`)).status).toBe(400);
  });

  it('shows its entitlements', async () => {
    const { relationships } = await data(ACME);
    const { id, type, attributes } = await data(`${ACME}/entitlement-set`);
    expect({ id, type }).toEqual(relationships['entitlement-set'].data);
    const { included } = (await get(`${ACME}?include=entitlement_set,default-project`)).body;
    expect(included).toEqual([
      expect.objectContaining({ id: 'prj-default' }),
      expect.objectContaining({ id, type, attributes }),
    ]);
    expect(attributes).toMatchObject({ 'policy-enforcement': true, 'sentinel': true, 'global-run-tasks': true });
    await emulator.control.settings({ entitlements: { policyEnforcement: false } });
    expect((await data(`${ACME}/entitlement-set`)).attributes['policy-enforcement']).toBe(false);
  });

  it.each([
    '',
    '/entitlement-set',
    '/workspaces',
    '/workspaces/app',
    '/projects',
    '/teams',
    '/agent-pools',
    '/oauth-clients',
  ])('that does not exist returns 404 for %s', async (path) => {
    expect((await get(`/api/v2/organizations/none${path}`)).status).toBe(404);
  });
});

describe('Workspaces', () => {
  const WORKSPACES = `${ACME}/workspaces`;
  beforeEach(async () => {
    await post('projects', { id: 'prj-data', name: 'data', organization: 'acme', tags: { team: 'data', cost: '7' } });
    await post('workspaces', {
      id: 'ws-data',
      name: 'data-app',
      organization: 'acme',
      project: 'prj-data',
      tags: { prod: null, team: 'own' },
      executionMode: 'agent',
      agentPool: 'apool-main',
    });
  });

  it('are shown by id and by name', async () => {
    const shown = await data('/api/v2/workspaces/ws-data');
    expect(shown).toMatchObject({
      id: 'ws-data',
      type: 'workspaces',
      attributes: {
        'name': 'data-app',
        'description': null,
        'execution-mode': 'agent',
        'terraform-version': expect.any(String),
        'working-directory': '',
        'locked': false,
        'auto-apply': false,
        'tag-names': ['prod'],
        'vcs-repo': null,
        'created-at': expect.any(String),
        'updated-at': expect.any(String),
        'permissions': expect.any(Object),
      },
      relationships: {
        'organization': { data: { id: 'acme', type: 'organizations' } },
        'project': { data: { id: 'prj-data', type: 'projects' } },
        'agent-pool': { data: { id: 'apool-main', type: 'agent-pools' } },
        'current-run': { data: null },
      },
      links: { self: '/api/v2/organizations/acme/workspaces/data-app' },
    });
    expect(await data(`${WORKSPACES}/data-app`)).toEqual(shown);
    expect((await get(`${WORKSPACES}/none`)).status).toBe(404);
    expect((await get('/api/v2/workspaces/ws-none')).status).toBe(404);
  });

  it.each<[string, string, string[]]>([
    ['part of the name', 'search[name]=APP', ['ws-app', 'ws-data']],
    ['the end of the name', 'search[wildcard-name]=*app', ['ws-app', 'ws-data']],
    ['the start of the name', 'search[wildcard-name]=net*', ['ws-network']],
    ['the middle of the name', 'search[wildcard-name]=*-a*', ['ws-data']],
    ['the whole name', 'search[wildcard-name]=app', ['ws-app']],
    ['tags', 'search[tags]=prod', ['ws-data']],
    ['tags, all of them', 'search[tags]=prod,team', []],
    ['tags that they lack', 'search[exclude-tags]=prod,x', ['ws-app', 'ws-network']],
    ['project', 'filter[project][id]=prj-data', ['ws-data']],
    ['default project', 'filter[project][id]=prj-default', ['ws-app', 'ws-network']],
    ['a current run, which none has', 'filter[current-run][status]=pending', []],
  ])('are found by %s', async (_, query, found) => {
    expect(await ids(`${WORKSPACES}?${query}`)).toEqual(found);
  });

  it.each<[string, string[]]>([
    ['filter[tagged][0][key]=team&filter[tagged][0][value]=own', ['ws-data']],
    ['filter[tagged][0][key]=team&filter[tagged][0][value]=data', []],
    ['filter[tagged][0][key]=team&filter[tagged][0][value]=', ['ws-data']],
    ['filter[tagged][0][key]=cost&filter[tagged][1][key]=prod&filter[tagged][1][value]=', ['ws-data']],
    ['filter[tagged][0][key]=cost&filter[tagged][1][key]=none', []],
    ['filter[tagged][0][key]=cost&filter[tagged][1][key]=none&filter[tag-union]=true', ['ws-data']],
  ])('are found by tags with values, own and of the project: %s', async (query, found) => {
    expect(await ids(`${WORKSPACES}?${query}`)).toEqual(found);
  });

  it('are sorted by name, upwards and downwards', async () => {
    expect(await ids(`${WORKSPACES}?sort=name`)).toEqual(['ws-app', 'ws-data', 'ws-network']);
    expect(await ids(`${WORKSPACES}?sort=-name`)).toEqual(['ws-network', 'ws-data', 'ws-app']);
    expect(await ids(`${WORKSPACES}?sort=-latest-change-at`)).toHaveLength(3);
    expect((await get(`${WORKSPACES}?sort=x`)).status).toBe(400);
  });

  it('include their project and effective tags', async () => {
    const { body } = await get(`${WORKSPACES}/data-app?include=project,effective_tag_bindings`);
    expect(
      body.included.map(({ type, id, attributes }: any) => [type, attributes.key ?? id, attributes.value]),
    ).toEqual([
      ['projects', 'prj-data', undefined],
      ['effective-tag-bindings', 'team', 'own'],
      ['effective-tag-bindings', 'cost', '7'],
      ['effective-tag-bindings', 'prod', ''],
    ]);
    expect(body.data.relationships['effective-tag-bindings'].data).toHaveLength(3);
    expect((await get(`${WORKSPACES}?include=x`)).status).toBe(400);
  });

  it.each([
    ['project', 'prj-none'],
    ['agentPool', 'apool-none'],
    ['executionMode', 'here'],
    ['tags', { a: 1 }],
  ])('are refused by the control endpoint with another %s', async (key, value) => {
    const body = { name: 'x', organization: 'acme', [key]: value };
    expect((await emulator.request('POST', '/_emulator/workspaces', { body })).status).toBe(400);
  });
});

describe('Projects', () => {
  const PROJECTS = `${ACME}/projects`;

  it('are shown, with the number of their workspaces', async () => {
    expect(await data('/api/v2/projects/prj-default')).toMatchObject({
      id: 'prj-default',
      type: 'projects',
      attributes: {
        'name': 'Default Project',
        'description': '',
        'workspace-count': 2,
        'default-execution-mode': 'remote',
        'created-at': expect.any(String),
      },
      relationships: { organization: { data: { id: 'acme', type: 'organizations' } } },
      links: { self: '/api/v2/projects/prj-default' },
    });
    expect((await get('/api/v2/projects/prj-none')).status).toBe(404);
  });

  it('are found by part of the name, whole names in any case, and tags, and counted', async () => {
    await post('projects', { id: 'prj-data', name: 'Data', organization: 'acme', tags: { team: 'data' } });
    expect(await ids(`${PROJECTS}?q=A`)).toEqual(['prj-default', 'prj-payments', 'prj-data']);
    expect(await ids(`${PROJECTS}?q=PAY`)).toEqual(['prj-payments']);
    expect(await ids(`${PROJECTS}?filter[names]=data,PAYMENTS&q=none`)).toEqual(['prj-payments', 'prj-data']);
    expect(await ids(`${PROJECTS}?filter[names]=dat`)).toEqual([]);
    expect(await ids(`${PROJECTS}?filter[tagged][0][key]=team`)).toEqual(['prj-data']);
    expect(await ids(`${PROJECTS}?sort=-name`)).toEqual(['prj-payments', 'prj-default', 'prj-data']);
    const { meta } = (await get(`${PROJECTS}?q=PAY&page[size]=1`)).body;
    expect([meta['status-counts'], meta.pagination['total-count']]).toEqual([{ total: 3, matching: 1 }, 1]);
  });

  it('are there by default in every organization', async () => {
    await emulator.control.organization('beta');
    const [project] = await data('/api/v2/organizations/beta/projects');
    expect(project.attributes.name).toBe('Default Project');
    expect(await data(`/api/v2/projects/${project.id}`)).toEqual(project);
  });

  it.each([['ab'], ['a'.repeat(41)], ['a,b'], [' ab']])(
    'are refused by the control endpoint with the name "%s"',
    async (name) => {
      const { status } = await emulator.request('POST', '/_emulator/projects', {
        body: { name, organization: 'acme' },
      });
      expect(status).toBe(400);
    },
  );
});

describe('Teams', () => {
  const TEAMS = `${ACME}/teams`;

  it('are found by part of the name and whole names', async () => {
    expect(await ids(TEAMS)).toEqual(['team-owners', 'team-platform']);
    expect(await ids(`${TEAMS}?q=OWN`)).toEqual(['team-owners']);
    expect(await ids(`${TEAMS}?filter[names]=platform,none`)).toEqual(['team-platform']);
    expect((await get(`${TEAMS}?include=x`)).status).toBe(400);
    expect((await get('/api/v2/teams/team-owners?include=x')).status).toBe(400);
    expect((await data('/api/v2/teams/team-owners')).attributes).toMatchObject({
      'name': 'owners',
      'description': null,
      'visibility': 'organization',
      'users-count': 2,
      'sso-team-id': null,
      'organization-access': expect.objectContaining({ 'manage-policies': true }),
    });
  });

  it('that are secret are seen by owners and by nobody else', async () => {
    await post('teams', { id: 'team-secret', name: 'secret', organization: 'acme', visibility: 'secret' });
    expect(await ids(TEAMS)).toContain('team-secret');
    for (const token of ['platform-reader', 'platform-team']) {
      expect(await ids(TEAMS, token)).not.toContain('team-secret');
      expect((await get('/api/v2/teams/team-secret', token)).status).toBe(404);
    }
  });

  it('are unknown without the entitlement', async () => {
    await emulator.control.settings({ entitlements: { teams: false } });
    for (const path of [TEAMS, '/api/v2/teams/team-owners']) expect((await get(path)).status).toBe(404);
  });
});

describe('Agent pools', () => {
  it('are found by part of the name and by what may use them', async () => {
    await post('agent-pools', { id: 'apool-build', name: 'build', organization: 'acme' });
    const pools = `${ACME}/agent-pools`;
    expect(await ids(`${pools}?sort=name`)).toEqual(['apool-build', 'apool-main']);
    expect(await ids(`${pools}?q=MAI`)).toEqual(['apool-main']);
    expect(await ids(`${pools}?filter[allowed_workspaces][name]=app`)).toEqual(['apool-main', 'apool-build']);
    expect(await ids(`${pools}?filter[allowed_projects][name]=none`)).toEqual([]);
    expect(await data('/api/v2/agent-pools/apool-main')).toMatchObject({
      id: 'apool-main',
      type: 'agent-pools',
      attributes: { 'name': 'main', 'organization-scoped': true, 'agent-count': 0 },
    });
    expect((await get('/api/v2/agent-pools/apool-none')).status).toBe(404);
  });
});

describe('OAuth clients', () => {
  const CLIENTS = `${ACME}/oauth-clients`;

  it('are listed whole, unless a page is asked for', async () => {
    for (let index = 0; index < 25; index += 1) {
      await post('oauth-clients', { id: `oc-${index}`, name: null, organization: 'acme', serviceProvider: 'github' });
    }
    const whole = (await get(CLIENTS)).body;
    expect([whole.data.length, whole.meta]).toEqual([26, undefined]);
    const page = (await get(`${CLIENTS}?page[number]=2`)).body;
    expect([page.data.length, page.meta.pagination['total-count']]).toEqual([6, 26]);
    expect(page.data[0].attributes.name).toBeNull();
  });

  it('show their tokens, and include them', async () => {
    const shown = await data('/api/v2/oauth-clients/oc-main');
    expect(shown).toMatchObject({
      attributes: { 'name': 'main', 'service-provider': 'github', 'service-provider-display-name': 'GitHub' },
      relationships: { 'oauth-tokens': { data: [{ id: 'ot-main', type: 'oauth-tokens' }] } },
    });
    const tokens = await data('/api/v2/oauth-clients/oc-main/oauth-tokens');
    expect(tokens).toMatchObject([
      { id: 'ot-main', relationships: { 'oauth-client': { data: { id: 'oc-main', type: 'oauth-clients' } } } },
    ]);
    expect((await get(`${CLIENTS}?include=oauth_tokens,projects`)).body.included).toEqual(tokens);
    expect((await get(`${CLIENTS}?include=x`)).status).toBe(400);
    expect((await get('/api/v2/oauth-clients/oc-none')).status).toBe(404);
    expect((await get('/api/v2/oauth-clients/oc-none/oauth-tokens')).status).toBe(404);
  });

  it('give the versions of policy sets their source', async () => {
    await post('oauth-clients', {
      id: 'oc-lab',
      name: 'lab',
      organization: 'acme',
      serviceProvider: 'gitlab_hosted',
      tokens: ['ot-lab'],
    });
    const branches = { main: { 'policies.hcl': '' } };
    await post('repositories', { identifier: 'group/deep/rules', connection: 'ot-lab', branches });
    const attributes = {
      'name': 'lab',
      'kind': 'opa',
      'vcs-repo': { 'identifier': 'group/deep/rules', 'oauth-token-id': 'ot-lab' },
    };
    const { body } = await emulator.request('POST', `${ACME}/policy-sets`, {
      body: { data: { type: 'policy-sets', attributes } },
    });
    const [version] = await data(`/api/v2/policy-sets/${body.data.id}/versions`);
    expect(version.attributes.source).toBe('gitlab');
  });
});

describe('GitHub App installations', () => {
  const INSTALLATIONS = '/api/v2/github-app/installations';

  it('are found by name and number', async () => {
    await post('github-app-installations', { id: 'ghain-ada', name: 'ada', installationId: 7, type: 'User' });
    expect(await ids(INSTALLATIONS)).toEqual(['ghain-main', 'ghain-ada']);
    expect(await ids(`${INSTALLATIONS}?filter[name]=acme`)).toEqual(['ghain-main']);
    expect(await ids(`${INSTALLATIONS}?filter[installation_id]=7`)).toEqual(['ghain-ada']);
    expect(await data('/api/v2/github-app/installation/ghain-main')).toMatchObject({
      type: 'github-app-installations',
      attributes: { 'name': 'acme', 'installation-id': 1001, 'installation-type': 'Organization' },
    });
  });

  it('are those of users: tokens of teams and organizations see none', async () => {
    for (const token of ['platform-team', 'platform-organization']) {
      expect(await ids(INSTALLATIONS, token)).toEqual([]);
      expect((await get('/api/v2/github-app/installation/ghain-main', token)).status).toBe(404);
    }
    const attributes = {
      'name': 'x',
      'vcs-repo': { 'identifier': 'acme/policy-library', 'github-app-installation-id': 'ghain-main' },
    };
    const { status, body } = await emulator.request('POST', `${ACME}/policy-sets`, {
      token: 'platform-organization',
      body: { data: { type: 'policy-sets', attributes } },
    });
    expect([status, body.errors[0].detail]).toEqual([
      422,
      'GitHub App installations need a user who has linked the GitHub account',
    ]);
  });
});

describe('What is deleted', () => {
  it('is missing afterwards wherever it was referred to', async () => {
    await post('workspaces', {
      id: 'ws-pay',
      name: 'pay',
      organization: 'acme',
      project: 'prj-payments',
      agentPool: 'apool-main',
    });
    await post('policy-sets', {
      id: 'polset-pay',
      name: 'pay',
      organization: 'acme',
      workspaces: ['ws-pay'],
      projects: ['prj-payments'],
      excludedWorkspaces: ['ws-pay'],
      excludedProjects: ['prj-payments'],
    });
    const task = { name: 'scan', url: 'https://hooks.example', description: '', category: 'task' };
    const pool = { 'agent-pool': { data: { id: 'apool-main', type: 'agent-pools' } } };
    const made = await emulator.request('POST', `${ACME}/tasks`, {
      body: { data: { type: 'tasks', attributes: task, relationships: pool } },
    });
    expect([await remove('projects/prj-payments'), await remove('agent-pools/apool-main')]).toEqual([204, 204]);
    const workspace = await data('/api/v2/workspaces/ws-pay');
    expect(workspace.relationships).toMatchObject({
      'project': { data: { id: 'prj-default' } },
      'agent-pool': { data: null },
    });
    expect((await data(`/api/v2/tasks/${made.body.data.id}`)).relationships['agent-pool'].data).toBeNull();
    expect(await remove('workspaces/ws-pay')).toBe(204);
    const { relationships } = await data('/api/v2/policy-sets/polset-pay');
    const scope = ['workspaces', 'projects', 'workspace-exclusions', 'project-exclusions'];
    expect(scope.map((name) => relationships[name].data)).toEqual([[], [], [], []]);
  });

  it('takes what comes from it along', async () => {
    const attributes = {
      'name': 'x',
      'vcs-repo': { 'identifier': 'acme/policy-library', 'oauth-token-id': 'ot-main' },
    };
    const { body } = await emulator.request('POST', `${ACME}/policy-sets`, {
      body: { data: { type: 'policy-sets', attributes } },
    });
    expect(await remove('oauth-clients/oc-main')).toBe(204);
    expect(await ids(`${ACME}/oauth-clients`)).toEqual([]);
    expect((await data(`/api/v2/policy-sets/${body.data.id}`)).attributes['vcs-repo']).toBeNull();
    expect(await remove('teams/team-platform')).toBe(204);
    expect(await ids(`${ACME}/teams`)).toEqual(['team-owners']);
  });

  it.each([
    'projects/prj-none',
    'workspaces/ws-none',
    'teams/team-none',
    'agent-pools/apool-none',
    'oauth-clients/oc-none',
  ])('is 404 if it does not exist: %s', async (path) => {
    expect(await remove(path)).toBe(404);
  });

  it('is not the default project', async () => {
    expect(await remove('projects/prj-default')).toBe(409);
  });
});
