import { startEmulator } from '../../support/emulator';
import type { TestEmulator } from '../../support/emulator';

const ACME = '/api/v2/organizations/acme';
const SETS = `${ACME}/policy-sets`;

let emulator: TestEmulator;
beforeAll(async () => {
  emulator = await startEmulator();
});
beforeEach(async () => emulator.control.reset());
afterAll(async () => {
  expect((await emulator.control.requests()).unknown).toBe(0);
  await emulator.close();
});

const setBody = (attributes: object, relationships?: unknown) => ({
  data: { type: 'policy-sets', attributes, relationships },
});
const identifiers = (type: string, ...ids: string[]) => ({ data: ids.map((id) => ({ id, type })) });
const create = async (attributes: object = {}, relationships?: unknown) =>
  emulator.request('POST', SETS, { body: setBody({ name: 'rules', ...attributes }, relationships) });
const made = async (attributes: object = {}, relationships?: unknown) => {
  const { status, body } = await create(attributes, relationships);
  expect({ status, errors: body.errors }).toEqual({ status: 201, errors: undefined });
  return body.data;
};
const update = async (id: string, attributes: object, relationships?: unknown) =>
  emulator.request('PATCH', `/api/v2/policy-sets/${id}`, { body: setBody(attributes, relationships) });
const show = async (id: string, query = '') =>
  (await emulator.request('GET', `/api/v2/policy-sets/${id}${query}`)).body.data;
const madePolicy = async (name: string, attributes: object = {}) =>
  (
    await emulator.request('POST', `${ACME}/policies`, {
      body: { data: { type: 'policies', attributes: { name, 'enforcement-level': 'advisory', ...attributes } } },
    })
  ).body.data.id as string;
const relate = async (method: string, id: string, name: string, body: unknown) =>
  emulator.request(method, `/api/v2/policy-sets/${id}/relationships/${name}`, { body });
const select = async (method: string, id: string, data: unknown) =>
  emulator.request(method, `/api/v2/policy-sets/${id}/tag-selectors`, { body: { data } });
const enforcement = async (workspace: string) =>
  (await emulator.request('GET', `/_emulator/enforcement/${workspace}`)).body;
const problem = ({ status, body }: { status: number; body: any }) => [
  status,
  body?.errors?.[0]?.detail,
  body?.errors?.[0]?.source?.pointer,
];
const ids = (relationship: { data: { id: string }[] } | undefined) => relationship?.data.map(({ id }) => id);

describe('Create policy set', () => {
  it('returns 201 with the whole document', async () => {
    const data = await made();
    expect(data).toEqual({
      id: expect.stringMatching(/^polset-[A-Za-z0-9]{16}$/),
      type: 'policy-sets',
      attributes: {
        'name': 'rules',
        'description': null,
        'kind': 'sentinel_framework',
        'global': false,
        'agent-enabled': false,
        'overridable': null,
        'policy-tool-version': null,
        'policies-path': null,
        'policy-update-patterns': [],
        'scoping-type': 'explicit',
        'tag-selectors': [],
        'vcs-repo': null,
        'versioned': false,
        'policy-count': 0,
        'workspace-count': 0,
        'project-count': 0,
        'created-at': expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        'updated-at': data.attributes['created-at'],
      },
      relationships: {
        'organization': { data: { id: 'acme', type: 'organizations' } },
        'policies': { data: [] },
        'workspaces': { data: [] },
        'projects': { data: [] },
        'workspace-exclusions': { data: [] },
        'project-exclusions': { data: [] },
        'current-version': { data: null },
        'newest-version': { data: null },
      },
      links: { self: `/api/v2/policy-sets/${data.id}` },
    });
    expect(await show(data.id)).toEqual(data);
  });

  it('takes every relationship at once, each member once', async () => {
    const policy = await madePolicy('deny');
    const { relationships, attributes } = await made(
      { description: '**Markdown**' },
      {
        'policies': identifiers('policies', policy, policy),
        'workspaces': identifiers('workspaces', 'ws-app'),
        'projects': identifiers('projects', 'prj-payments'),
        'workspace-exclusions': identifiers('workspaces', 'ws-network'),
        'project-exclusions': identifiers('projects', 'prj-default'),
      },
    );
    expect(
      Object.entries(relationships).map(([name, { data }]: any) => [name, Array.isArray(data) ? ids({ data }) : data]),
    ).toEqual([
      ['organization', { id: 'acme', type: 'organizations' }],
      ['policies', [policy]],
      ['workspaces', ['ws-app']],
      ['projects', ['prj-payments']],
      ['workspace-exclusions', ['ws-network']],
      ['project-exclusions', ['prj-default']],
      ['current-version', null],
      ['newest-version', null],
    ]);
    expect(attributes).toMatchObject({
      'description': '**Markdown**',
      'policy-count': 1,
      'workspace-count': 1,
      'project-count': 1,
    });
    const shown = await emulator.request('GET', `/api/v2/policies/${policy}`);
    expect(shown.body.data.attributes['policy-set-count']).toBe(1);
  });

  it('reads the agent of OPA as enabled, and pins its newest version', async () => {
    const { attributes } = await made({ 'kind': 'opa', 'agent-enabled': false });
    expect(attributes).toMatchObject({
      'kind': 'opa',
      'agent-enabled': true,
      'overridable': false,
      'policy-tool-version': '1.2.0',
    });
  });

  it('has the version and the override of the first framework only with an agent', async () => {
    const wanted = { 'overridable': true, 'policy-tool-version': 'latest' };
    const without = await made(wanted);
    expect(without.attributes).toMatchObject({ 'overridable': null, 'policy-tool-version': null });
    const { id, attributes } = await made({ ...wanted, 'name': 'other', 'agent-enabled': true });
    expect(attributes).toMatchObject({ 'agent-enabled': true, ...wanted });
    const { body } = await update(id, { 'agent-enabled': false });
    expect(body.data.attributes).toMatchObject({
      'agent-enabled': false,
      'overridable': null,
      'policy-tool-version': null,
    });
  });

  it('accepts the kind tfpolicy', async () => {
    expect((await made({ kind: 'tfpolicy' })).attributes).toMatchObject({ 'kind': 'tfpolicy', 'agent-enabled': true });
  });

  it.each<[string, object, string, string]>([
    ['no name', { name: undefined }, "Name can't be blank", 'name'],
    ['a name with a space', { name: 'a b' }, 'Name may only contain letters, numbers, dashes, and underscores', 'name'],
    ['a name that is taken', { name: 'base' }, 'Name has already been taken', 'name'],
    ['an unknown kind', { kind: 'rego' }, 'Kind is not included in the list', 'kind'],
    ['a text that is a bool', { global: 'yes' }, 'Global must be a boolean', 'global'],
    [
      'an unknown version',
      { 'kind': 'opa', 'policy-tool-version': '9.9.9' },
      'Policy tool version is not included in the list',
      'policy-tool-version',
    ],
    [
      'latest for OPA',
      { 'kind': 'opa', 'policy-tool-version': 'latest' },
      'Policy tool version is not included in the list',
      'policy-tool-version',
    ],
    ['a path without a repository', { 'policies-path': 'a' }, 'Policies path requires a repository', 'policies-path'],
    [
      'too many patterns',
      { 'policy-update-patterns': Array.from({ length: 101 }, () => '*') },
      'Policy update patterns is too long (maximum is 100 patterns)',
      'policy-update-patterns',
    ],
    [
      'patterns that are no texts',
      { 'policy-update-patterns': [1] },
      'Policy update patterns must be an array of strings',
      'policy-update-patterns',
    ],
    [
      'a selector without a key',
      { 'tag-selectors': [{ 'tag-value': 'a' }] },
      'Tag selectors must be an array of objects with tag-key, tag-value and is-exclude',
      'tag-selectors',
    ],
    ['a repository that is a text', { 'vcs-repo': 'acme/policy-library' }, 'Vcs repo must be an object', 'vcs-repo'],
    [
      'a repository without a connection',
      { 'vcs-repo': { identifier: 'acme/policy-library' } },
      'Vcs repo must have an oauth-token-id or a github-app-installation-id, and not both',
      'vcs-repo',
    ],
    [
      'a repository with two connections',
      {
        'vcs-repo': {
          'identifier': 'acme/policy-library',
          'oauth-token-id': 'ot-main',
          'github-app-installation-id': 'ghain-main',
        },
      },
      'Vcs repo must have an oauth-token-id or a github-app-installation-id, and not both',
      'vcs-repo',
    ],
    [
      'an unknown connection',
      { 'vcs-repo': { 'identifier': 'acme/policy-library', 'oauth-token-id': 'ot-none' } },
      'OAuth token ot-none not found',
      'vcs-repo/oauth-token-id',
    ],
    [
      'an unknown repository',
      { 'vcs-repo': { 'identifier': 'acme/none', 'oauth-token-id': 'ot-main' } },
      'Repository acme/none not found',
      'vcs-repo/identifier',
    ],
    [
      'a repository of a single part',
      { 'vcs-repo': { 'identifier': 'none', 'oauth-token-id': 'ot-main' } },
      'Identifier must have the form organization/repository',
      'vcs-repo/identifier',
    ],
  ])('refuses %s with 422', async (_, attributes, detail, name) => {
    expect(problem(await create(attributes))).toEqual([422, detail, `/data/attributes/${name}`]);
  });

  it.each<[string, string, string, string]>([
    ['policies', 'policies', 'pol-none', 'Policy pol-none not found'],
    ['workspaces', 'workspaces', 'ws-none', 'Workspace ws-none not found'],
    ['projects', 'projects', 'prj-none', 'Project prj-none not found'],
    ['workspace-exclusions', 'workspaces', 'ws-none', 'Workspace ws-none not found'],
    ['project-exclusions', 'projects', 'prj-none', 'Project prj-none not found'],
  ])('refuses an unknown id in %s with 422', async (name, type, id, detail) => {
    const reply = await create({}, { [name]: identifiers(type, id) });
    expect(problem(reply)).toEqual([422, detail, `/data/relationships/${name}/data/0`]);
  });

  it('refuses a policy of another kind with 422', async () => {
    const policy = await madePolicy('deny', { 'kind': 'opa', 'query': 'data.x', 'enforcement-level': 'mandatory' });
    const { status, body } = await create({}, { policies: identifiers('policies', policy) });
    expect([status, body.errors[0].detail]).toEqual([
      422,
      'Policy kind must be sentinel_framework, that of the policy set',
    ]);
  });

  it.each(['workspaces', 'projects'])('refuses %s of a global set with 422', async (name) => {
    const id = name === 'workspaces' ? 'ws-app' : 'prj-default';
    const reply = await create({ global: true }, { [name]: identifiers(name, id) });
    expect(problem(reply)).toEqual([
      422,
      `A global policy set cannot be attached to ${name}`,
      `/data/relationships/${name}`,
    ]);
  });

  it('refuses a repository together with policies with 422', async () => {
    const policy = await madePolicy('deny');
    const repository = { 'identifier': 'acme/policy-library', 'oauth-token-id': 'ot-main' };
    const reply = await create({ 'vcs-repo': repository }, { policies: identifiers('policies', policy) });
    expect(problem(reply)).toEqual([
      422,
      'Vcs repo cannot be set for a policy set with policies',
      '/data/attributes/vcs-repo',
    ]);
  });

  it('accepts patterns without a repository', async () => {
    const patterns = { 'policy-update-patterns': ['b/**', 'a/*.sentinel'] };
    expect((await made(patterns)).attributes).toMatchObject(patterns);
  });
});

describe('Show and list policy sets', () => {
  it('omits workspaces and projects of a global set, and counts them all', async () => {
    const { attributes, relationships } = await made(
      { global: true },
      { 'workspace-exclusions': identifiers('workspaces', 'ws-app') },
    );
    expect(Object.keys(relationships)).toEqual([
      'organization',
      'policies',
      'workspace-exclusions',
      'project-exclusions',
      'current-version',
      'newest-version',
    ]);
    expect(attributes).toMatchObject({ 'workspace-count': 1, 'project-count': 2 });
  });

  it('filters by part of the name, kind and where the content comes from', async () => {
    await made({ name: 'rules-opa', kind: 'opa' });
    await made({
      'name': 'library',
      'vcs-repo': { 'identifier': 'acme/policy-library', 'oauth-token-id': 'ot-main' },
    });
    const names = async (query: string) =>
      (await emulator.request('GET', `${SETS}?${query}`)).body.data.map(({ attributes }: any) => attributes.name);
    expect(await names('')).toEqual(['base', 'rules-opa', 'library']);
    expect(await names('search%5Bname%5D=RULE')).toEqual(['rules-opa']);
    expect(await names('filter%5Bkind%5D=opa')).toEqual(['rules-opa']);
    expect(await names('filter%5Bversioned%5D=true')).toEqual(['library']);
    expect(await names('filter%5Bversioned%5D=false')).toEqual(['base', 'rules-opa']);
  });

  it('pages, with nothing and the true counts past the end', async () => {
    await made();
    const { body } = await emulator.request('GET', `${SETS}?page%5Bnumber%5D=9&page%5Bsize%5D=1`);
    expect([body.data, body.meta.pagination['total-count'], body.meta.pagination['total-pages']]).toEqual([[], 2, 2]);
  });

  it('includes what is related, in both spellings', async () => {
    const policy = await madePolicy('deny');
    const { id } = await made(
      {},
      {
        'policies': identifiers('policies', policy),
        'workspaces': identifiers('workspaces', 'ws-app'),
        'projects': identifiers('projects', 'prj-payments'),
        'workspace-exclusions': identifiers('workspaces', 'ws-network'),
        'project-exclusions': identifiers('projects', 'prj-default'),
      },
    );
    const included = async (path: string) =>
      (await emulator.request('GET', path)).body.included.map((item: any) => `${item.type} ${item.id}`);
    const all = [
      `policies ${policy}`,
      'workspaces ws-app',
      'workspaces ws-network',
      'projects prj-payments',
      'projects prj-default',
    ];
    const path = `/api/v2/policy-sets/${id}?include=policies,workspaces,projects`;
    expect(await included(`${path},workspace_exclusions,project_exclusions`)).toEqual(all);
    expect(await included(`${path},workspace-exclusions,project-exclusions`)).toEqual(all);
    expect(await included(`${SETS}?include=projects`)).toEqual(['projects prj-payments']);
  });

  it.each([`${SETS}`, '/api/v2/policy-sets/polset-base'])('refuses an unknown include of %s with 400', async (path) => {
    expect((await emulator.request('GET', `${path}?include=runs`)).status).toBe(400);
  });

  it('returns 404 for what is not there, and without the entitlement', async () => {
    expect((await emulator.request('GET', '/api/v2/policy-sets/polset-none')).status).toBe(404);
    await emulator.control.settings({ entitlements: { policyEnforcement: false } });
    for (const path of [SETS, '/api/v2/policy-sets/polset-base', `${ACME}/policies`]) {
      expect((await emulator.request('GET', path)).status).toBe(404);
    }
  });
});

describe('Update policy set', () => {
  it('keeps what the request leaves out', async () => {
    const before = await made(
      { 'description': 'a', 'policy-update-patterns': ['x'] },
      { workspaces: identifiers('workspaces', 'ws-app') },
    );
    const { status, body } = await update(before.id, { name: 'renamed' });
    expect(status).toBe(200);
    expect(body.data).toEqual({
      ...before,
      attributes: { ...before.attributes, 'name': 'renamed', 'updated-at': expect.any(String) },
    });
  });

  it('overwrites whole lists, and clears them', async () => {
    const policy = await madePolicy('deny');
    const { id } = await made(
      {},
      {
        'policies': identifiers('policies', policy),
        'workspaces': identifiers('workspaces', 'ws-app'),
        'projects': identifiers('projects', 'prj-payments'),
        'workspace-exclusions': identifiers('workspaces', 'ws-app'),
      },
    );
    const { body } = await update(
      id,
      {},
      {
        'policies': identifiers('policies'),
        'workspaces': identifiers('workspaces', 'ws-network'),
        'projects': identifiers('projects'),
        'workspace-exclusions': identifiers('workspaces'),
      },
    );
    const { policies, workspaces, projects, 'workspace-exclusions': excluded } = body.data.relationships;
    expect([policies, workspaces, projects, excluded].map(ids)).toEqual([[policy], ['ws-network'], [], []]);
  });

  it('keeps what was attached unseen while the set is global', async () => {
    const { id } = await made({}, { workspaces: identifiers('workspaces', 'ws-app') });
    expect((await update(id, { global: true })).body.data.relationships.workspaces).toBeUndefined();
    expect(ids((await update(id, { global: false })).body.data.relationships.workspaces)).toEqual(['ws-app']);
    await update(id, { global: true });
    const carried = { workspaces: identifiers('workspaces'), projects: identifiers('projects', 'prj-payments') };
    const { workspaces, projects } = (await update(id, { global: false }, carried)).body.data.relationships;
    expect([ids(workspaces), ids(projects)]).toEqual([[], ['prj-payments']]);
  });

  it('refuses another kind, and a name that is taken', async () => {
    const { id } = await made();
    expect(problem(await update(id, { kind: 'opa' }))).toEqual([
      422,
      'Kind cannot be changed',
      '/data/attributes/kind',
    ]);
    expect(problem(await update(id, { name: 'base' }))[1]).toBe('Name has already been taken');
    expect((await update(id, { name: 'rules', kind: 'sentinel_framework' })).status).toBe(200);
  });
});

describe('Delete policy set', () => {
  it('keeps its policies, and leaves nothing else behind', async () => {
    const policy = await madePolicy('deny');
    const before = await emulator.control.snapshot();
    const { id } = await made({}, { policies: identifiers('policies', policy) });
    await emulator.request('POST', `/api/v2/policy-sets/${id}/parameters`, {
      body: { data: { type: 'vars', attributes: { key: 'a', category: 'policy-set' } } },
    });
    const { status } = await emulator.request('DELETE', `/api/v2/policy-sets/${id}`);
    expect(status).toBe(204);
    expect(await emulator.control.snapshot()).toEqual(before);
    expect((await emulator.request('DELETE', `/api/v2/policy-sets/${id}`)).status).toBe(404);
  });
});

describe('Relationships', () => {
  const RELATIONSHIPS: [string, string, string, string][] = [
    ['workspaces', 'workspaces', 'ws-app', 'ws-network'],
    ['projects', 'projects', 'prj-payments', 'prj-default'],
    ['workspace-exclusions', 'workspaces', 'ws-app', 'ws-network'],
    ['project-exclusions', 'projects', 'prj-payments', 'prj-default'],
  ];

  it.each(RELATIONSHIPS)('adds to %s and keeps what is there, and removes what is there', async (name, type, a, b) => {
    const members = async () => ids((await show('polset-base')).relationships[name]);
    expect((await relate('POST', 'polset-base', name, identifiers(type, a))).status).toBe(204);
    expect((await relate('POST', 'polset-base', name, identifiers(type, b, a))).status).toBe(204);
    expect(await members()).toEqual([a, b]);
    expect((await relate('DELETE', 'polset-base', name, identifiers(type, a, `${a}-none`))).status).toBe(204);
    expect((await relate('DELETE', 'polset-base', name, identifiers(type, a))).status).toBe(204);
    expect(await members()).toEqual([b]);
  });

  it('adds and removes policies', async () => {
    const [a, b] = [await madePolicy('a'), await madePolicy('b')];
    const members = async () => ids((await show('polset-base')).relationships.policies);
    expect((await relate('POST', 'polset-base', 'policies', identifiers('policies', a))).status).toBe(204);
    expect((await relate('POST', 'polset-base', 'policies', identifiers('policies', a, b))).status).toBe(204);
    expect(await members()).toEqual([a, b]);
    expect((await relate('DELETE', 'polset-base', 'policies', identifiers('policies', a, 'pol-none'))).status).toBe(
      204,
    );
    expect(await members()).toEqual([b]);
  });

  it.each([['policies', 'policies'], ...RELATIONSHIPS.map(([name, type]) => [name, type])])(
    'refuses unknown ids, other types and no list in %s',
    async (name, type) => {
      const refused = async (method: string, body: unknown) => (await relate(method, 'polset-base', name, body)).status;
      expect(await refused('POST', identifiers(type, 'x-none'))).toBe(422);
      expect(await refused('DELETE', identifiers(type, 'x-none'))).toBe(204);
      for (const method of ['POST', 'DELETE']) {
        expect(await refused(method, identifiers('runs', 'ws-app'))).toBe(422);
        expect(await refused(method, { data: {} })).toBe(422);
        expect(await refused(method, undefined)).toBe(422);
        expect((await relate(method, 'polset-none', name, identifiers(type))).status).toBe(404);
      }
    },
  );

  it.each(['workspaces', 'projects'])('refuses to attach a global set to %s, and to detach it', async (name) => {
    const { id } = await made({ global: true });
    const body = identifiers(name, name === 'workspaces' ? 'ws-app' : 'prj-default');
    for (const method of ['POST', 'DELETE']) {
      expect(problem(await relate(method, id, name, body))).toEqual([
        422,
        `A global policy set cannot be attached to ${name}`,
        '/data',
      ]);
    }
  });

  it('refuses a policy of another kind, and policies of a set with a repository', async () => {
    const opa = await madePolicy('opa', { 'kind': 'opa', 'query': 'data.x', 'enforcement-level': 'mandatory' });
    const own = await madePolicy('own');
    expect((await relate('POST', 'polset-base', 'policies', identifiers('policies', opa))).status).toBe(422);
    const { id } = await made({
      'vcs-repo': { 'identifier': 'acme/policy-library', 'oauth-token-id': 'ot-main' },
    });
    for (const method of ['POST', 'DELETE']) {
      expect(problem(await relate(method, id, 'policies', identifiers('policies', own)))[1]).toBe(
        `Policies of the policy set ${id} come from its repository`,
      );
    }
  });

  it('lacks exclusions of projects in a release without them', async () => {
    await emulator.control.settings({ projectExclusions: false });
    expect(Object.keys((await show('polset-base')).relationships)).not.toContain('project-exclusions');
    const included = await emulator.request('GET', `${SETS}?include=project_exclusions`);
    const excluded = await relate('POST', 'polset-base', 'project-exclusions', identifiers('projects', 'prj-payments'));
    expect([included.status, excluded.status]).toEqual([400, 404]);
  });
});

describe('Tag selectors', () => {
  const team = (value: string | null, excludes = false) => ({
    'tag-key': 'team',
    'tag-value': value,
    'is-exclude': excludes,
  });

  it('are added and removed by key and value', async () => {
    expect((await select('POST', 'polset-base', [team('a'), team(null)])).status).toBe(204);
    expect((await select('POST', 'polset-base', [team('a'), team('b')])).status).toBe(204);
    const { attributes } = await show('polset-base');
    expect([attributes['scoping-type'], attributes['tag-selectors']]).toEqual([
      'tag',
      [team('a'), team(null), team('b')],
    ]);
    expect((await select('DELETE', 'polset-base', [team('a'), { 'tag-key': 'team' }])).status).toBe(204);
    expect((await show('polset-base')).attributes['tag-selectors']).toEqual([team('b')]);
  });

  it('exclude attachments, and attachments exclude them', async () => {
    await select('POST', 'polset-base', [team('a')]);
    const attached = await relate('POST', 'polset-base', 'workspaces', identifiers('workspaces', 'ws-app'));
    const { id } = await made({}, { workspaces: identifiers('workspaces', 'ws-app') });
    const selected = await select('POST', id, [team('a')]);
    const both = await create(
      { 'name': 'both', 'tag-selectors': [team('a')] },
      { projects: identifiers('projects', 'prj-payments') },
    );
    const detail = 'Tag selectors cannot be combined with workspaces, projects and exclusions';
    expect([attached, selected, both].map((reply) => problem(reply).slice(0, 2))).toEqual([
      [422, detail],
      [422, detail],
      [422, detail],
    ]);
  });

  it('are made and overwritten with the set', async () => {
    const { id, attributes } = await made({ 'tag-selectors': [team('a')] });
    expect(attributes['tag-selectors']).toEqual([team('a')]);
    expect((await update(id, { 'tag-selectors': [] })).body.data.attributes['scoping-type']).toBe('explicit');
  });

  it('are needed, one at least, and unknown to a release without them', async () => {
    for (const data of [[], undefined, [{}], ['team']]) {
      for (const method of ['POST', 'DELETE']) {
        expect((await select(method, 'polset-base', data)).status).toBe(422);
      }
    }
    await emulator.control.settings({ tagScoping: false });
    expect((await select('POST', 'polset-base', [team('a')])).status).toBe(404);
    expect(Object.keys((await show('polset-base')).attributes)).not.toContain('scoping-type');
  });
});

describe('What a run would meet', () => {
  it('is a set that is global, attached to the project or attached to the workspace', async () => {
    const policy = await madePolicy('deny');
    const everywhere = await made({ name: 'everywhere', global: true }, { policies: identifiers('policies', policy) });
    const project = await made({ name: 'project' }, { projects: identifiers('projects', 'prj-default') });
    const own = await made({ name: 'own' }, { workspaces: identifiers('workspaces', 'ws-app') });
    const nothing = { content: 'policies', policies: [], versionId: null };
    expect(await enforcement('ws-app')).toEqual({
      policySets: [
        {
          id: everywhere.id,
          name: 'everywhere',
          because: 'global',
          content: 'policies',
          policies: [{ id: policy, name: 'deny', enforcementLevel: 'advisory' }],
          versionId: null,
        },
        { id: project.id, name: 'project', because: 'project', ...nothing },
        { id: own.id, name: 'own', because: 'workspace', ...nothing },
      ],
      excluded: [],
      tasks: [],
    });
    expect((await enforcement('ws-network')).policySets.map(({ name }: any) => name)).toEqual([
      'everywhere',
      'project',
    ]);
  });

  it('is nothing of a set that excludes the workspace, or its project if the set is global', async () => {
    const both = { workspaces: identifiers('workspaces', 'ws-app', 'ws-network') };
    const one = await made({ name: 'one' }, { ...both, 'workspace-exclusions': identifiers('workspaces', 'ws-app') });
    const excluded = { 'project-exclusions': identifiers('projects', 'prj-default') };
    const all = await made({ name: 'all', global: true }, excluded);
    const attached = await made({ name: 'attached' }, { ...both, ...excluded });
    const seen = async (workspace: string) => {
      const { policySets, excluded: without } = await enforcement(workspace);
      return [policySets.map(({ id }: any) => id), without];
    };
    expect(await seen('ws-app')).toEqual([[attached.id], [one.id, all.id]]);
    expect(await seen('ws-network')).toEqual([[one.id, attached.id], [all.id]]);
  });

  it('is a set that selects a tag, own or of the project, unless another selector excludes it', async () => {
    await emulator.request('POST', '/_emulator/workspaces', {
      body: { id: 'ws-tagged', name: 'tagged', organization: 'acme', tags: { team: 'a', old: null } },
    });
    const names = async (workspace: string) => (await enforcement(workspace)).policySets.map(({ name }: any) => name);
    const selector = (key: string, value: string | null, excludes = false) => ({
      'tag-key': key,
      'tag-value': value,
      'is-exclude': excludes,
    });
    await made({ 'name': 'team', 'tag-selectors': [selector('team', 'a')] });
    await made({ 'name': 'none', 'tag-selectors': [selector('team', null)] });
    await made({ 'name': 'old', 'tag-selectors': [selector('old', null)] });
    await made({ 'name': 'without', 'tag-selectors': [selector('team', 'a'), selector('old', null, true)] });
    expect([await names('ws-tagged'), await names('ws-app')]).toEqual([['team', 'old'], []]);
  });

  it('is the version of a set with a repository', async () => {
    const { id } = await made({
      'global': true,
      'vcs-repo': { 'identifier': 'acme/policy-library', 'oauth-token-id': 'ot-main' },
    });
    const versionId = (await show(id)).relationships['current-version'].data.id;
    expect((await enforcement('ws-app')).policySets).toEqual([
      { id, name: 'rules', because: 'global', content: 'version', policies: [], versionId },
    ]);
  });

  it('is reported for workspaces that exist', async () => {
    const { status, body } = await emulator.request('GET', '/_emulator/enforcement/ws-none');
    expect([status, body]).toEqual([404, { error: 'There is no workspace "ws-none".' }]);
  });
});

it('takes sets with members from the control endpoint', async () => {
  const policy = await madePolicy('deny');
  const given = {
    id: 'polset-made',
    name: 'made',
    organization: 'acme',
    kind: 'sentinel_framework',
    global: false,
    policies: [policy],
    workspaces: ['ws-app'],
    projects: ['prj-payments'],
    excludedWorkspaces: ['ws-network'],
    excludedProjects: ['prj-default'],
  };
  const { status, body } = await emulator.request('POST', '/_emulator/policy-sets', { body: given });
  expect([status, body]).toEqual([201, given]);
  const { relationships } = await show('polset-made');
  expect(
    ['policies', 'workspaces', 'projects', 'workspace-exclusions', 'project-exclusions'].map((name) =>
      ids(relationships[name]),
    ),
  ).toEqual([[policy], ['ws-app'], ['prj-payments'], ['ws-network'], ['prj-default']]);
  for (const [key, value] of [
    ['kind', 'rego'],
    ['workspaces', ['ws-none']],
    ['policies', ['pol-none']],
  ]) {
    const refused = await emulator.request('POST', '/_emulator/policy-sets', {
      body: { name: 'x', organization: 'acme', [key as string]: value },
    });
    expect(refused.status).toBe(400);
  }
  const again = await emulator.request('POST', '/_emulator/policy-sets', {
    body: { name: 'made', organization: 'acme' },
  });
  expect(again.status).toBe(409);
});

it('serves the whole set in the dialect of the existing service', async () => {
  const hcp = await startEmulator({ dialects: { platform: 'hcp' } });
  const { status, body } = await hcp.request('POST', SETS, {
    body: setBody({ 'name': 'a', 'kind': 'sentinel', 'agent-enabled': true, 'policy-tool-version': '0.40.0' }),
  });
  expect([status, body.data.attributes.kind, body.data.attributes['policy-tool-version']]).toEqual([
    201,
    'sentinel',
    '0.40.0',
  ]);
  await hcp.close();
});

it('takes a snapshot from before sets had details, with the defaults of what it lacks', async () => {
  const before = {
    clock: { advancedSeconds: 0 },
    settings: { edition: 'self-managed', moduleDelayMs: 0 },
    objects: {
      organizations: [{ name: 'acme', email: 'platform@acme.example' }],
      workspaces: [{ id: 'ws-app', name: 'app', organization: 'acme' }],
      repositoryConnections: [{ id: 'ot-main', organization: 'acme' }],
      policySets: [{ id: 'polset-base', name: 'base', organization: 'acme' }],
      runTasks: [
        {
          id: 'task-old',
          organization: 'acme',
          name: 'old',
          url: 'https://hooks.example',
          description: null,
          category: 'task',
          hmacKey: null,
          enabled: true,
        },
      ],
    },
  };
  const { status, body } = await emulator.request('PUT', '/_emulator/snapshot', { body: before });
  expect([status, body.settings.taskConfigs, body.settings.entitlements.teams]).toEqual([200, true, true]);
  expect(body.objects).toMatchObject(before.objects);
  const { attributes, relationships } = await show('polset-base');
  expect([attributes.kind, attributes.global, ids(relationships.policies)]).toEqual(['sentinel_framework', false, []]);
  const workspace = await emulator.request('GET', '/api/v2/workspaces/ws-app');
  expect(workspace.body.data.relationships.project.data.id).toBe('prj-default');
  const task = await emulator.request('GET', '/api/v2/tasks/task-old');
  expect(task.body.data.attributes['global-configuration'].enabled).toBe(false);
  const repository = { 'identifier': 'acme/none', 'oauth-token-id': 'ot-main' };
  expect(problem(await update('polset-base', { 'vcs-repo': repository }))[1]).toBe('Repository acme/none not found');
  expect((await relate('POST', 'polset-base', 'workspaces', identifiers('workspaces', 'ws-app'))).status).toBe(204);
});
