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
const ALL = 'organizations/acme/workspaces';
const APP = 'workspaces/ws-app';
const create = async (attributes: object, relationships?: object) =>
  send('POST', ALL, object('workspaces', { name: 'new', ...attributes }, relationships));
const update = async (attributes: object, relationships?: object, path = APP) =>
  send('PATCH', path, object('workspaces', attributes, relationships));

const SETTINGS = {
  'description': 'x',
  'allow-destroy-plan': false,
  'auto-apply': true,
  'auto-apply-run-trigger': true,
  'file-triggers-enabled': false,
  'trigger-prefixes': ['modules'],
  'global-remote-state': true,
  'queue-all-runs': true,
  'speculative-enabled': false,
  'structured-run-output-enabled': false,
  'terraform-version': '~> 1.9.0',
  'working-directory': 'infra',
};

describe('Settings', () => {
  it('have the defaults of the service', async () => {
    const { status, data } = await create({});
    expect([status, data]).toMatchObject([
      201,
      {
        attributes: {
          'description': null,
          'execution-mode': 'remote',
          'setting-overwrites': { 'execution-mode': false, 'agent-pool': false },
          'allow-destroy-plan': true,
          'auto-apply': false,
          'auto-destroy-at': null,
          'auto-destroy-activity-duration': null,
          'inherits-project-auto-destroy': false,
          'file-triggers-enabled': true,
          'trigger-prefixes': [],
          'trigger-patterns': [],
          'global-remote-state': false,
          'project-remote-state': false,
          'queue-all-runs': false,
          'speculative-enabled': true,
          'structured-run-output-enabled': true,
          'terraform-version': '1.11.4',
          'source-name': null,
          'tag-names': [],
          'vcs-repo': null,
          'locked': false,
          'locked-reason': null,
          'resource-count': 0,
          'permissions': { 'can-update': true, 'can-destroy': true, 'can-force-delete': true },
        },
        relationships: {
          'project': one('projects', 'prj-default'),
          'agent-pool': { data: null },
          'ssh-key': { data: null },
          'vars': { data: [] },
          'remote-state-consumers': { links: { related: expect.stringContaining('remote-state-consumers') } },
        },
        links: { 'self': '/api/v2/organizations/acme/workspaces/new', 'self-html': '/app/acme/workspaces/new' },
      },
    ]);
    expect(data.attributes).not.toHaveProperty('assessments-enabled');
  });

  it('keep what an update leaves out, and a new name changes the address', async () => {
    const { data } = await create(SETTINGS);
    expect(data.attributes).toMatchObject(SETTINGS);
    const changed = await update({ name: 'renamed' }, {}, `${ALL}/new`);
    expect(changed.data).toMatchObject({ id: data.id, attributes: { ...SETTINGS, name: 'renamed' } });
    expect((await send('GET', `${ALL}/new`)).status).toBe(404);
    expect(
      (await update({ 'description': null, 'trigger-prefixes': null }, {}, `workspaces/${data.id}`)).data,
    ).toMatchObject({
      attributes: { 'description': null, 'trigger-prefixes': null, 'working-directory': 'infra' },
    });
  });

  it('replace prefixes by patterns and patterns by prefixes, as one of both is sent', async () => {
    const item = `workspaces/${(await create({ 'name': 'new', 'trigger-prefixes': ['a'] })).data.id}`;
    for (const [sent, replaced] of [
      [{ 'trigger-patterns': ['b'] }, { 'trigger-prefixes': [] }],
      [{ 'trigger-prefixes': ['c'] }, { 'trigger-patterns': [] }],
    ]) {
      expect((await update(sent!, {}, item)).data.attributes).toMatchObject({ ...sent, ...replaced });
    }
    expect((await update({ 'trigger-patterns': [] }, {}, item)).data.attributes).toMatchObject({
      'trigger-prefixes': ['c'],
    });
  });

  it.each<[string, object, string[]]>([
    ['no name', { name: '' }, ["/data/attributes/name Name can't be blank"]],
    ['a name that is taken', { name: 'app' }, ['/data/attributes/name Name has already been taken']],
    [
      'a name with a space',
      { name: 'a b' },
      ['/data/attributes/name Name can only include letters, numbers, -, and _.'],
    ],
    [
      'another mode',
      { 'execution-mode': 'here' },
      ['/data/attributes/execution-mode Execution mode is not included in the list'],
    ],
    [
      'an agent mode without a pool',
      { 'execution-mode': 'agent' },
      [expect.stringMatching('^/data/attributes/agent-pool-id ')],
    ],
    [
      'a pool with another mode',
      { 'execution-mode': 'local', 'agent-pool-id': 'apool-main' },
      [expect.stringMatching('^/data/attributes/agent-pool-id ')],
    ],
    [
      'an unknown pool',
      { 'execution-mode': 'agent', 'agent-pool-id': 'apool-none' },
      ['/data/attributes/agent-pool-id Agent pool apool-none not found'],
    ],
    [
      'prefixes and patterns',
      { 'trigger-prefixes': ['a'], 'trigger-patterns': ['b'] },
      [expect.stringMatching('^/data/attributes/trigger-patterns ')],
    ],
    [
      'both kinds of shared state',
      { 'global-remote-state': true, 'project-remote-state': true },
      [expect.stringMatching('^/data/attributes/project-remote-state ')],
    ],
    [
      'two times of destruction',
      { 'auto-destroy-at': '2030-01-01T00:00:00Z', 'auto-destroy-activity-duration': '3d' },
      [expect.stringMatching('^/data/attributes/auto-destroy-at ')],
    ],
    [
      'a duration of nothing',
      { 'auto-destroy-activity-duration': '0d' },
      [expect.stringMatching('^/data/attributes/auto-destroy-activity-duration ')],
    ],
    [
      'a duration of five digits',
      { 'auto-destroy-activity-duration': '12345h' },
      [expect.stringMatching('^/data/attributes/auto-destroy-activity-duration ')],
    ],
    ['a source without an address', { 'source-name': 'x' }, [expect.stringMatching('^/data/attributes/source-url ')]],
    [
      'a version that is none',
      { 'terraform-version': 'new' },
      [expect.stringMatching('^/data/attributes/terraform-version ')],
    ],
    ['a text for a boolean', { 'auto-apply': 'yes' }, ['/data/attributes/auto-apply Auto apply must be a boolean']],
  ])('are refused with %s', async (_, attributes, problems) => {
    expect(await create(attributes)).toMatchObject({ status: 422, problems });
  });

  it('are refused with another type, an unknown project, and a name that an update takes', async () => {
    expect(await send('POST', ALL, object('projects', { name: 'x' }))).toMatchObject({
      status: 422,
      problems: ['/data/type Type must be workspaces'],
    });
    expect(await create({}, { project: one('projects', 'prj-none') })).toMatchObject({
      status: 422,
      problems: ['/data/relationships/project/data Project prj-none not found'],
    });
    expect((await update({ name: 'network' })).status).toBe(422);
    expect((await update({ 'agent-pool-id': 'apool-main' })).status).toBe(422);
  });

  it('show assessments in the hosted edition alone, by entitlement', async () => {
    await emulator.control.settings({ edition: 'hosted' });
    const { attributes } = (await create({ 'assessments-enabled': true })).data;
    expect(attributes).toMatchObject({ 'assessments-enabled': true });
    expect(attributes).not.toHaveProperty('project-remote-state');
    await emulator.control.settings({ entitlements: { assessments: false } });
    expect((await send('GET', APP)).data.attributes).not.toHaveProperty('assessments-enabled');
  });
});

describe('Inheritance', () => {
  const POOLED = { 'execution-mode': 'agent', 'agent-pool-id': 'apool-main' };
  const flags = (mode: boolean, pool = mode) => ({
    'setting-overwrites': { 'execution-mode': mode, 'agent-pool': pool },
  });
  const shown = ({ data }: { data: any }) => [
    data.attributes['execution-mode'],
    data.relationships['agent-pool'].data?.id ?? null,
    data.attributes['setting-overwrites'],
  ];
  beforeEach(async () => {
    const project = { 'default-execution-mode': 'agent', 'default-agent-pool-id': 'apool-main' };
    await send('PATCH', 'projects/prj-default', object('projects', project));
  });

  it.each<[string, object, unknown[]]>([
    ['nothing', {}, ['agent', 'apool-main', { 'execution-mode': false, 'agent-pool': false }]],
    ['a mode', { 'execution-mode': 'local' }, ['local', null, { 'execution-mode': true, 'agent-pool': false }]],
    ['a mode and a pool', POOLED, ['agent', 'apool-main', { 'execution-mode': true, 'agent-pool': true }]],
    [
      'a mode and flags',
      { 'execution-mode': 'remote', ...flags(true) },
      ['remote', null, { 'execution-mode': true, 'agent-pool': true }],
    ],
    [
      'flags that are off',
      { 'execution-mode': 'local', ...flags(false) },
      ['agent', 'apool-main', { 'execution-mode': false, 'agent-pool': false }],
    ],
  ])('of a workspace that is created with %s', async (_, attributes, expected) => {
    expect(shown(await create(attributes))).toEqual(expected);
  });

  it('is given up and taken back', async () => {
    await update({ 'execution-mode': 'local', ...flags(true) });
    expect(shown(await update({ description: 'x' }))[0]).toBe('local');
    expect(shown(await update(flags(false)))).toEqual([
      'agent',
      'apool-main',
      { 'execution-mode': false, 'agent-pool': false },
    ]);
  });

  it.each<[string, object]>([
    ['flags that differ', { 'execution-mode': 'local', ...flags(true, false) }],
    ['a flag without its value', flags(true)],
    ['a flag that is no boolean', { 'setting-overwrites': { 'execution-mode': 1 } }],
  ])('is refused with %s', async (_, attributes) => {
    expect((await update(attributes)).status).toBe(422);
  });

  it('comes from the organization, and is missing in older releases', async () => {
    await send(
      'PATCH',
      'projects/prj-default',
      object('projects', { 'setting-overwrites': { 'default-execution-mode': false, 'default-agent-pool': false } }),
    );
    await send('PATCH', 'organizations/acme', object('organizations', { 'default-execution-mode': 'local' }));
    expect(shown(await send('GET', APP))[0]).toBe('local');
    await emulator.control.settings({ settingOverwrites: false });
    expect(shown(await send('GET', APP))).toEqual(['remote', null, undefined]);
  });

  it('of the time of destruction ends with an own one', async () => {
    await send('PATCH', 'projects/prj-default', object('projects', { 'auto-destroy-activity-duration': '14d' }));
    const times = ({ data: { attributes } }: { data: any }) =>
      ['inherits-project-auto-destroy', 'auto-destroy-activity-duration', 'auto-destroy-at'].map(
        (name) => attributes[name],
      );
    expect(times(await send('GET', APP))).toEqual([true, '14d', null]);
    expect(times(await update({ 'auto-destroy-activity-duration': '3h' }))).toEqual([false, '3h', null]);
    expect(times(await update({ 'auto-destroy-at': '2030-01-01T00:00:00Z' }))).toEqual([
      false,
      null,
      '2030-01-01T00:00:00Z',
    ]);
    expect(times(await update({ 'auto-destroy-at': null }))).toEqual([true, '14d', null]);
    expect(times(await update({ 'auto-destroy-at': null, 'inherits-project-auto-destroy': false }))).toEqual([
      false,
      null,
      null,
    ]);
    expect(times(await update({ 'inherits-project-auto-destroy': true }))).toEqual([true, '14d', null]);
  });
});

describe('A repository', () => {
  const repository = { 'identifier': 'acme/policy-library', 'oauth-token-id': 'ot-main' };

  it('is connected, changed in part, and disconnected', async () => {
    const { data } = await update({ 'vcs-repo': repository });
    expect(data.attributes['vcs-repo']).toMatchObject({
      ...repository,
      'branch': '',
      'display-identifier': 'acme/policy-library',
      'ingress-submodules': false,
      'tags-regex': null,
      'repository-http-url': 'https://github.com/acme/policy-library',
      'service-provider': 'github',
      'webhook-url': expect.stringContaining('/webhooks/vcs/'),
    });
    expect((await update({ 'vcs-repo': { branch: 'main' } })).data.attributes['vcs-repo']).toMatchObject({
      ...repository,
      branch: 'main',
    });
    expect((await update({ 'vcs-repo': null })).data.attributes['vcs-repo']).toBeNull();
  });

  it('is lost with its OAuth client, and reached through the GitHub App by users alone', async () => {
    await update({ 'vcs-repo': repository });
    await send('DELETE', 'oauth-clients/oc-main');
    expect((await send('GET', APP)).data.attributes['vcs-repo']).toBeNull();
    const app = { 'vcs-repo': { 'identifier': 'acme/x', 'github-app-installation-id': 'ghain-main' } };
    expect((await update(app)).data.attributes['vcs-repo']).toMatchObject(app['vcs-repo']);
    expect((await send('PATCH', APP, object('workspaces', app), 'platform-organization')).status).toBe(422);
  });

  it('starts runs for tags or for files', async () => {
    const tagged = { ...repository, 'tags-regex': 'v.*' };
    expect((await update({ 'vcs-repo': tagged })).data.attributes).toMatchObject({ 'file-triggers-enabled': false });
    for (const more of [
      { 'file-triggers-enabled': true },
      { 'trigger-prefixes': ['a'] },
      { 'trigger-patterns': ['a'] },
    ]) {
      expect((await update({ 'vcs-repo': tagged, ...more })).status).toBe(422);
    }
  });

  it.each<[string, object]>([
    ['two connections', { ...repository, 'github-app-installation-id': 'ghain-main' }],
    ['no connection', { identifier: 'acme/x' }],
    ['no identifier', { 'oauth-token-id': 'ot-main' }],
    ['an unknown token', { ...repository, 'oauth-token-id': 'ot-none' }],
    ['an identifier of one part', { ...repository, identifier: 'x' }],
  ])('is refused with %s', async (_, given) => {
    expect((await update({ 'vcs-repo': given })).status).toBe(422);
  });
});

describe('Deletion', () => {
  it.each<[string, string, object, string]>([
    ['resources', 'state', { resources: 3 }, 'still managing resources'],
    ['a state in processing', 'state', { processing: true }, 'being processed'],
    ['a lock', 'lock', { by: 'run' }, 'currently locked'],
  ])('is refused for %s unless it is forced', async (_, control, body, words) => {
    await send('POST', `/_emulator/workspaces/ws-app/${control}`, body);
    for (const path of [APP, `${ALL}/app`]) {
      const { status, problems } = await send('POST', `${path}/actions/safe-delete`);
      expect([status, problems.join()]).toEqual([409, expect.stringContaining(words)]);
    }
    expect((await send('DELETE', APP)).status).toBe(204);
    expect((await send('POST', `${APP}/actions/safe-delete`)).status).toBe(404);
  });

  it('is only by force in releases without the safe one', async () => {
    await emulator.control.settings({ safeDelete: false });
    expect((await send('GET', APP)).data.attributes.permissions).not.toHaveProperty('can-force-delete');
    expect((await send('POST', `${APP}/actions/safe-delete`)).status).toBe(404);
  });

  it('takes along everything that belongs to a workspace', async () => {
    const { data } = await create({}, { tags: { data: [{ type: 'tags', attributes: { name: 'x' } }] } });
    const path = `workspaces/${data.id}`;
    await send('POST', `${path}/vars`, object('vars', { key: 'a', category: 'env' }));
    await send('POST', `${path}/run-triggers`, object('run-triggers', {}, { sourceable: one('workspaces', 'ws-app') }));
    await send(
      'POST',
      `${path}/notification-configurations`,
      object('notification-configurations', { 'name': 'x', 'destination-type': 'email' }),
    );
    await send(
      'POST',
      'team-workspaces',
      object(
        'team-workspaces',
        { access: 'read' },
        { team: one('teams', 'team-platform'), workspace: one('workspaces', data.id) },
      ),
    );
    await send('POST', `${APP}/relationships/remote-state-consumers`, list('workspaces', data.id));
    await send('DELETE', path);
    expect(JSON.stringify((await emulator.control.snapshot()).objects)).not.toContain(data.id);
  });
});

describe('Locks', () => {
  it('are taken once, with a reason, and given back', async () => {
    const { status, data } = await send('POST', `${APP}/actions/lock`, { reason: 'migration' });
    expect([status, data.attributes]).toMatchObject([200, { 'locked': true, 'locked-reason': 'migration' }]);
    expect((await send('POST', `${APP}/actions/lock`)).status).toBe(409);
    expect((await update({ description: 'x' })).status).toBe(200);
    expect((await send('POST', `${APP}/actions/unlock`)).data.attributes).toMatchObject({
      'locked': false,
      'locked-reason': null,
    });
    for (const action of ['unlock', 'force-unlock']) {
      expect((await send('POST', `${APP}/actions/${action}`)).status).toBe(409);
    }
  });

  it('take the reason of a document, as the older official client sends it', async () => {
    const { data } = await send('POST', `${APP}/actions/lock`, {
      data: { type: '', attributes: { reason: 'migration' } },
    });
    expect(data.attributes['locked-reason']).toBe('migration');
  });

  it('of a run need force', async () => {
    await send('POST', '/_emulator/workspaces/ws-app/lock', { by: 'run' });
    const { status, problems } = await send('POST', `${APP}/actions/unlock`);
    expect([status, problems.join()]).toEqual([409, expect.stringContaining('is locked by Run')]);
    expect((await send('POST', `${APP}/actions/force-unlock`)).status).toBe(200);
    await send('POST', '/_emulator/workspaces/ws-app/lock', { by: 'user' });
    expect((await send('DELETE', '/_emulator/workspaces/ws-app/lock')).status).toBe(204);
    expect((await send('GET', APP)).data.attributes.locked).toBe(false);
  });
});

describe('Remote state consumers', () => {
  const PATH = `${APP}/relationships/remote-state-consumers`;
  const ids = async () => (await send('GET', PATH)).data.map(({ id }: any) => id);

  it('are replaced, added and removed, also again', async () => {
    const { id } = (await create({})).data;
    for (let round = 0; round < 2; round += 1) {
      expect((await send('POST', PATH, list('workspaces', 'ws-network'))).status).toBe(204);
    }
    expect((await send('GET', PATH)).data).toMatchObject([
      { id: 'ws-network', type: 'workspaces', attributes: { name: 'network' } },
    ]);
    expect((await send('PATCH', PATH, list('workspaces', id))).status).toBe(204);
    expect(await ids()).toEqual([id]);
    for (let round = 0; round < 2; round += 1) {
      expect((await send('DELETE', PATH, list('workspaces', id))).status).toBe(204);
    }
    expect(await ids()).toEqual([]);
  });

  it('are everybody while the state is global, and never the workspace itself or an unknown one', async () => {
    for (const id of ['ws-app', 'ws-none']) expect((await send('POST', PATH, list('workspaces', id))).status).toBe(422);
    expect((await send('DELETE', PATH, list('workspaces', 'ws-none'))).status).toBe(422);
    await update({ 'global-remote-state': true });
    expect(await ids()).toEqual(['ws-network']);
    expect((await send('PATCH', PATH, list('workspaces'))).status).toBe(422);
  });
});

describe('Tags', () => {
  const flat = (...names: string[]) => ({ data: names.map((name) => ({ type: 'tags', attributes: { name } })) });
  const bound = (...pairs: [string, string?][]) => ({
    data: pairs.map(([key, value]) => ({ type: 'tag-bindings', attributes: { key, value } })),
  });
  const names = async () => (await send('GET', APP)).data.attributes['tag-names'];
  const pairs = ({ data }: { data: any }) => data.map(({ attributes: { key, value } }: any) => [key, value]);

  it('without a value are lowered, added by name or id, and removed', async () => {
    expect((await send('POST', `${APP}/relationships/tags`, flat('Web', 'a:b'))).status).toBe(204);
    expect(await names()).toEqual(['web', 'a:b']);
    const [{ id, type, attributes }] = (await send('GET', `${APP}/relationships/tags`)).data;
    expect({ id, type, attributes }).toMatchObject({
      id: expect.stringMatching(/^tag-/),
      type: 'tags',
      attributes: { name: 'web' },
    });
    expect((await send('POST', 'workspaces/ws-network/relationships/tags', list('tags', id))).status).toBe(204);
    expect((await send('DELETE', `${APP}/relationships/tags`, list('tags', id))).status).toBe(204);
    expect(await names()).toEqual(['a:b']);
    for (const name of ['a b', 'a-', '']) {
      expect((await send('POST', `${APP}/relationships/tags`, flat(name))).status).toBe(422);
    }
  });

  it('are given at creation', async () => {
    const { data } = await create({}, { 'tags': flat('one'), 'tag-bindings': bound(['team', 'data']) });
    expect(data.attributes['tag-names']).toEqual(['one']);
    expect(pairs(await send('GET', `workspaces/${data.id}/tag-bindings`))).toEqual([['team', 'data']]);
  });

  it('with values are added by PATCH of the list, and replaced by an update', async () => {
    expect(pairs(await send('PATCH', `${APP}/tag-bindings`, bound(['a', '1'], ['b'])))).toEqual([
      ['a', '1'],
      ['b', ''],
    ]);
    expect(pairs(await send('PATCH', `${APP}/tag-bindings`, bound(['a', '2'])))).toEqual([
      ['a', '2'],
      ['b', ''],
    ]);
    await update({ description: 'kept' });
    expect(pairs(await send('GET', `${APP}/tag-bindings`))).toHaveLength(2);
    await update({}, { 'tag-bindings': bound(['c', '3']) });
    expect(pairs(await send('GET', `${APP}/tag-bindings`))).toEqual([['c', '3']]);
    await update({}, { 'tag-bindings': bound() });
    expect((await send('GET', `${APP}/tag-bindings`)).data).toEqual([]);
    expect((await send('POST', `${APP}/relationships/tag-bindings`, bound(['x', '1'], ['y', '1']))).status).toBe(204);
    expect((await send('PATCH', `${APP}/relationships/tag-bindings`, bound(['z', '1']))).status).toBe(204);
    expect(pairs(await send('GET', `${APP}/relationships/tag-bindings`))).toEqual([['z', '1']]);
  });

  it('are inherited from the project, whose keys the own ones win over', async () => {
    await send('PATCH', 'projects/prj-default/tag-bindings', bound(['team', 'all'], ['cost', '7']));
    await send('PATCH', `${APP}/tag-bindings`, bound(['team', 'own']));
    const { data } = await send('GET', `${APP}/effective-tag-bindings`);
    expect(data).toMatchObject([
      { type: 'effective-tag-bindings', attributes: { key: 'team', value: 'own' } },
      { attributes: { key: 'cost', value: '7' }, links: { 'inherited-from': '/api/v2/projects/prj-default' } },
    ]);
    expect(data[0]).not.toHaveProperty('links');
  });

  it.each<[string, [string, string?][]]>([
    ['eleven', Array.from({ length: 11 }, (_, index) => [`k${index}`, 'v'])],
    ['a reserved key', [['hcp:x', '1']]],
    ['a key with a space', [['a b', '1']]],
    ['a long key', [['k'.repeat(129), '1']]],
    ['a long value', [['k', 'v'.repeat(257)]]],
    ['no key', [['', 'v']]],
  ])('are refused with %s', async (_, given) => {
    expect((await send('PATCH', `${APP}/tag-bindings`, bound(...given))).status).toBe(422);
    expect((await update({}, { 'tag-bindings': bound(...given) })).status).toBe(422);
  });

  it('are unknown to older releases', async () => {
    await emulator.control.settings({ tagBindings: false });
    expect((await send('GET', `${APP}/tag-bindings`)).status).toBe(404);
    expect((await send('GET', `${ALL}?include=effective_tag_bindings`)).status).toBe(400);
  });
});

it('Lists carry the variables and tags of a hundred workspaces in one page', async () => {
  for (let index = 0; index < 100; index += 1) {
    const { data } = await create({ name: `w${index}` });
    await send(
      'POST',
      `workspaces/${data.id}/vars`,
      object('vars', { key: 'a', value: 's', category: 'env', sensitive: index === 0 }),
    );
  }
  const { body } = await send('GET', `${ALL}?include=vars,effective_tag_bindings&page[size]=100&search[name]=w`);
  expect(body.data).toHaveLength(100);
  const included = body.included.filter(({ type }: any) => type === 'vars');
  expect(
    included.map(({ attributes: { value } }: any) => value).filter((value: unknown) => value === null),
  ).toHaveLength(1);
  await emulator.control.settings({ includeVariables: false });
  expect((await send('GET', `${ALL}?include=vars`)).status).toBe(400);
});
