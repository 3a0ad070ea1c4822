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
const ACME = 'organizations/acme';
const APP = 'workspaces/ws-app';

describe('Agent pools', () => {
  const POOL = 'agent-pools/apool-main';
  const scope = async (attributes: object, relationships: object = {}) =>
    send('PATCH', POOL, object('agent-pools', attributes, relationships));
  const use = async (path = APP) =>
    send('PATCH', path, object('workspaces', { 'execution-mode': 'agent', 'agent-pool-id': 'apool-main' }));

  it('are created for everybody, and their lists are whole', async () => {
    const { status, data } = await send('POST', `${ACME}/agent-pools`, object('agent-pools', { name: 'new' }));
    expect([status, data]).toMatchObject([
      201,
      {
        attributes: { 'name': 'new', 'organization-scoped': true, 'agent-count': 0 },
        relationships: { 'workspaces': { data: [] }, 'allowed-workspaces': { data: [] } },
      },
    ]);
    const lists = {
      'allowed-workspaces': list('workspaces', 'ws-app'),
      'allowed-projects': list('projects', 'prj-payments'),
      'excluded-workspaces': list('workspaces', 'ws-network'),
    };
    expect((await scope({ 'organization-scoped': false }, lists)).data.relationships).toMatchObject(lists);
    expect((await scope({ name: 'kept' })).data).toMatchObject({ attributes: { name: 'kept' }, relationships: lists });
    expect((await scope({}, { 'allowed-workspaces': list('workspaces') })).data.relationships).toMatchObject({
      ...lists,
      'allowed-workspaces': { data: [] },
    });
    for (const name of ['a b', 'new', '']) expect((await scope({ name })).status).toBe(422);
    expect((await scope({}, { 'allowed-projects': list('projects', 'prj-none') })).status).toBe(422);
  });

  it('are used by whom they allow, and not deleted meanwhile', async () => {
    await scope({ 'organization-scoped': false }, { 'allowed-projects': list('projects', 'prj-payments') });
    expect((await use()).problems).toEqual([expect.stringContaining('is not allowed to be used here')]);
    await send('POST', 'projects/prj-payments/relationships/workspaces', list('workspaces', 'ws-app'));
    expect((await use()).status).toBe(200);
    expect((await send('GET', POOL)).data.relationships.workspaces).toEqual(list('workspaces', 'ws-app'));
    const usable = async (query: string) => (await send('GET', `${ACME}/agent-pools?${query}`)).data.length;
    expect(await usable('filter[allowed_workspaces][name]=app')).toBe(1);
    expect(await usable('filter[allowed_workspaces][name]=network')).toBe(0);
    expect(await usable('filter[allowed_projects][name]=payments')).toBe(1);
    expect((await send('DELETE', POOL)).status).toBe(422);
    await send('PATCH', APP, object('workspaces', { 'execution-mode': 'remote' }));
    expect((await send('DELETE', POOL)).status).toBe(204);
    expect((await send('GET', POOL)).status).toBe(404);
  });

  it.each(['agent-tokens', 'authentication-tokens'])('have tokens, made as %s and shown once', async (type) => {
    const { status, data } = await send('POST', `${POOL}/authentication-tokens`, object(type, { description: 'ci' }));
    expect([status, data]).toMatchObject([
      201,
      {
        id: expect.stringMatching(/^at-/),
        type: 'authentication-tokens',
        attributes: {
          'description': 'ci',
          'expired-at': null,
          'last-used-at': null,
          'token': expect.stringMatching(/\.atlasv1\./),
        },
      },
    ]);
    const item = `authentication-tokens/${data.id}`;
    for (const shown of [
      (await send('GET', item)).data,
      (await send('GET', `${POOL}/authentication-tokens`)).data[0],
    ]) {
      expect(shown.attributes).toMatchObject({ description: 'ci', token: null });
    }
    expect((await send('POST', `${POOL}/authentication-tokens`, object(type, {}))).status).toBe(422);
    expect((await send('DELETE', item)).status).toBe(204);
    expect((await send('GET', item)).status).toBe(404);
  });

  it('are unknown without the entitlement', async () => {
    await emulator.control.settings({ entitlements: { agents: false } });
    expect((await send('GET', POOL)).status).toBe(404);
    expect((await send('GET', `${ACME}/entitlement-set`)).data.attributes.agents).toBe(false);
  });
});

describe('OAuth clients', () => {
  const GITHUB = {
    'service-provider': 'github',
    'http-url': 'https://github.com',
    'api-url': 'https://api.github.com',
  };
  const create = async (attributes: object, relationships: object = {}) =>
    send('POST', `${ACME}/oauth-clients`, object('oauth-clients', { ...GITHUB, ...attributes }, relationships));
  const tokensOf = ({ data }: { data: any }) => data.relationships['oauth-tokens'].data.map(({ id }: any) => id);

  it('with a token have one OAuth token, which a new token rotates in place', async () => {
    const made = await create({ 'name': null, 'oauth-token-string': 's3cret', 'secret': 's3cret' });
    expect([made.status, made.data]).toMatchObject([
      201,
      {
        id: expect.stringMatching(/^oc-/),
        attributes: {
          ...GITHUB,
          'name': null,
          'key': null,
          'organization-scoped': true,
          'service-provider-display-name': 'GitHub',
          'callback-url': expect.any(String),
          'connect-path': expect.any(String),
        },
        relationships: { 'projects': { data: [] }, 'agent-pool': { data: null } },
      },
    ]);
    expect(JSON.stringify(made.body)).not.toContain('s3cret');
    const [token] = tokensOf(made);
    const changed = await send(
      'PATCH',
      `oauth-clients/${made.data.id}`,
      object('oauth-clients', { 'name': 'x', 'oauth-token-string': 'y' }),
    );
    expect([changed.data.attributes.name, tokensOf(changed)]).toEqual(['x', [token]]);
    const fixed = object('oauth-clients', { 'http-url': 'https://other.example' });
    expect((await send('PATCH', `oauth-clients/${made.data.id}`, fixed)).data.attributes).toMatchObject(GITHUB);
  });

  it('without a token have none until a person authorises them', async () => {
    const made = await create({});
    expect(tokensOf(made)).toEqual([]);
    expect((await send('POST', `/_emulator/oauth-clients/${made.data.id}/authorise`)).status).toBe(200);
    expect(tokensOf(await send('GET', `oauth-clients/${made.data.id}`))).toEqual([expect.stringMatching(/^ot-/)]);
    expect((await send('POST', `/_emulator/oauth-clients/${made.data.id}/authorise`)).body.tokens).toHaveLength(1);
    expect((await send('DELETE', `oauth-clients/${made.data.id}`)).status).toBe(204);
  });

  it('are for projects, one by one and as a list', async () => {
    const { data } = await create({ 'organization-scoped': false }, { projects: list('projects', 'prj-payments') });
    const path = `oauth-clients/${data.id}`;
    const projects = async () => (await send('GET', path)).data.relationships.projects;
    expect((await send('POST', `${path}/relationships/projects`, list('projects', 'prj-default'))).status).toBe(204);
    expect(await projects()).toEqual(list('projects', 'prj-payments', 'prj-default'));
    expect((await send('DELETE', `${path}/relationships/projects`, list('projects', 'prj-payments'))).status).toBe(204);
    expect(await projects()).toEqual(list('projects', 'prj-default'));
    expect((await send('POST', `${path}/relationships/projects`, list('projects', 'prj-none'))).status).toBe(422);
    await send('PATCH', path, object('oauth-clients', {}, { projects: list('projects') }));
    expect(await projects()).toEqual({ data: [] });
  });

  it.each<[string, object]>([
    ['another service', { 'service-provider': 'svn' }],
    ['no address', { 'http-url': undefined }],
    ['no private key for Azure DevOps Server', { 'service-provider': 'ado_server' }],
    ['a private key for GitHub', { 'private-key': 'x' }],
  ])('are refused with %s', async (_, attributes) => {
    expect((await create(attributes)).status).toBe(422);
  });

  it('go through an agent pool by entitlement', async () => {
    const pool = { 'agent-pool': one('agent-pools', 'apool-main') };
    expect((await create({}, pool)).data.relationships).toMatchObject(pool);
    await emulator.control.settings({ entitlements: { privateVcs: false } });
    expect((await create({}, pool)).problems).toEqual([expect.stringContaining('does not have private VCS enabled')]);
  });
});

describe('Notifications', () => {
  const of = (path: string) => `${path}/notification-configurations`;
  const HOOK = { 'name': 'x', 'destination-type': 'generic', 'url': 'https://hooks.example/x' };
  const create = async (attributes: object, path = APP, relationships: object = {}) =>
    send('POST', of(path), object('notification-configurations', { ...HOOK, ...attributes }, relationships));

  it('are verified when they are enabled, and saved only then', async () => {
    const { status, data } = await create({ token: 's3cret', triggers: ['run:created'] });
    expect([status, data]).toMatchObject([
      201,
      {
        id: expect.stringMatching(/^nc-/),
        attributes: {
          ...HOOK,
          'enabled': false,
          'triggers': ['run:created'],
          'delivery-responses': [],
          'email-addresses': null,
        },
        relationships: { subscribable: one('workspaces', 'ws-app'), users: { data: [] } },
      },
    ]);
    expect(data.attributes).not.toHaveProperty('token');
    const item = `notification-configurations/${data.id}`;
    const enabled = object('notification-configurations', { enabled: true });
    await emulator.control.settings({ unreachableHosts: ['hooks.example'] });
    expect((await send('PATCH', item, enabled)).status).toBe(400);
    expect((await send('POST', `${item}/actions/verify`)).status).toBe(400);
    expect((await create({ enabled: true })).status).toBe(400);
    expect((await send('GET', of(APP))).data.map((each: any) => each.attributes.enabled)).toEqual([false]);
    await emulator.control.settings({ unreachableHosts: [] });
    expect((await send('PATCH', item, enabled)).data.attributes).toMatchObject({
      'enabled': true,
      'delivery-responses': [{ code: '200' }],
    });
    expect((await send('POST', `${item}/actions/verify`)).data.attributes['delivery-responses']).toHaveLength(2);
    expect((await send('DELETE', item)).status).toBe(204);
    expect((await send('GET', item)).status).toBe(404);
  });

  it('are of workspaces, projects and teams, each with its triggers, and listed whole', async () => {
    const subscribable = (type: string, id: string) => ({ subscribable: one(type, id) });
    expect(
      (await create({ triggers: ['run:errored'] }, 'projects/prj-payments', subscribable('projects', 'prj-payments')))
        .status,
    ).toBe(201);
    expect(
      (
        await create(
          { triggers: ['change_request:created'] },
          'teams/team-platform',
          subscribable('team', 'team-platform'),
        )
      ).status,
    ).toBe(201);
    expect((await create({ triggers: ['team:change_request'] }, 'teams/team-platform')).status).toBe(201);
    for (const [trigger, path] of [
      ['run:created', 'teams/team-platform'],
      ['change_request:created', APP],
      ['run:x', 'projects/prj-payments'],
    ]) {
      expect((await create({ triggers: [trigger] }, path)).status).toBe(422);
    }
    const { body } = await send('GET', of('teams/team-platform'));
    expect([body.data[0].attributes['destination-type'], body.data.length, body.meta]).toEqual(['email', 3, undefined]);
    expect((await create({}, APP, subscribable('workspaces', 'ws-network'))).status).toBe(422);
  });

  it('by email are for users and addresses', async () => {
    const mail = { 'destination-type': 'email', 'url': undefined, 'enabled': true };
    const users = { users: list('users', 'user-ada') };
    expect((await create({ ...mail, 'email-addresses': ['x@acme.example'] }, APP, users)).data).toMatchObject({
      attributes: { 'email-addresses': ['x@acme.example'], 'url': null },
      relationships: users,
    });
    expect((await create(mail, APP, { users: list('users', 'user-none') })).status).toBe(422);
    expect((await create({}, APP, users)).status).toBe(422);
    await emulator.control.settings({ edition: 'hosted' });
    expect((await create({ ...mail, 'email-addresses': ['x@acme.example'] })).status).toBe(422);
  });

  it.each<[string, object]>([
    ['no name', { name: '' }],
    ['another destination', { 'destination-type': 'pager' }],
    ['no address', { url: null }],
    ['another scheme', { url: 'ftp://hooks.example' }],
    ['a token for Slack', { 'destination-type': 'slack', 'token': 'x' }],
  ])('are refused with %s', async (_, attributes) => {
    expect((await create(attributes)).status).toBe(422);
  });

  it('take the type in the singular, keep their destination, and are at most twenty', async () => {
    const singular = object('notification-configuration', HOOK);
    const { data } = await send('POST', of(APP), singular);
    const change = object('notification-configurations', { 'destination-type': 'slack' });
    expect(
      (await send('PATCH', `notification-configurations/${data.id}`, change)).data.attributes['destination-type'],
    ).toBe('generic');
    for (let index = 1; index < 20; index += 1) expect((await create({ name: `${index}` })).status).toBe(201);
    expect((await create({})).status).toBe(422);
  });
});

describe('Run triggers', () => {
  const path = `${APP}/run-triggers`;
  const create = async (source: string) =>
    send('POST', path, object('run-triggers', {}, { sourceable: one('workspaces', source) }));

  it('are created, listed by direction, and deleted', async () => {
    const { status, data } = await create('ws-network');
    expect([status, data]).toMatchObject([
      201,
      {
        id: expect.stringMatching(/^rt-/),
        attributes: { 'workspace-name': 'app', 'sourceable-name': 'network', 'created-at': expect.any(String) },
        relationships: { workspace: one('workspaces', 'ws-app'), sourceable: one('workspaces', 'ws-network') },
      },
    ]);
    const ids = async (of: string, type: string) =>
      (await send('GET', `workspaces/${of}/run-triggers?filter[run-trigger][type]=${type}`)).data.map(
        ({ id }: any) => id,
      );
    expect([
      await ids('ws-app', 'inbound'),
      await ids('ws-app', 'outbound'),
      await ids('ws-network', 'outbound'),
    ]).toEqual([[data.id], [], [data.id]]);
    for (const query of ['', '?filter[run-trigger][type]=x']) {
      expect((await send('GET', `${path}${query}`)).status).toBe(400);
    }
    expect((await send('GET', `run-triggers/${data.id}?include=workspace,sourceable`)).body.included).toHaveLength(2);
    expect((await send('DELETE', `run-triggers/${data.id}`)).status).toBe(204);
    expect((await send('GET', `run-triggers/${data.id}`)).status).toBe(404);
  });

  it('have another source, once, and at most twenty', async () => {
    for (const source of ['ws-app', 'ws-none']) expect((await create(source)).status).toBe(422);
    expect((await create('ws-network')).status).toBe(201);
    expect((await create('ws-network')).status).toBe(422);
    for (let index = 0; index < 20; index += 1) {
      await emulator.control.workspace(`ws-${index}`, `w${index}`);
      expect((await create(`ws-${index}`)).status).toBe(index < 19 ? 201 : 422);
    }
  });
});

it('SSH keys are created, renamed, assigned in both forms, and deleted', async () => {
  const keys = `${ACME}/ssh-keys`;
  const { status, data } = await send('POST', keys, object('ssh-keys', { name: 'x', value: 's3cret' }));
  expect([status, data.attributes]).toEqual([201, { name: 'x' }]);
  const item = `ssh-keys/${data.id}`;
  expect((await send('PATCH', item, object('ssh-keys', { name: 'y' }))).data.attributes).toEqual({ name: 'y' });
  expect((await send('GET', keys)).body).toMatchObject({ data: [{ id: data.id }] });
  for (const attributes of [{ name: 'x' }, { value: 'x' }]) {
    expect((await send('POST', keys, object('ssh-keys', attributes))).status).toBe(422);
  }
  const assign = async (body: unknown) => send('PATCH', `${APP}/relationships/ssh-key`, body);
  const key = (answer: { data: any }) => answer.data.relationships['ssh-key'].data?.id ?? null;
  expect(key(await assign(object('workspaces', { id: data.id })))).toBe(data.id);
  expect(key(await assign(object('workspaces', { id: null })))).toBeNull();
  expect(key(await assign(one('ssh-keys', data.id)))).toBe(data.id);
  expect((await assign(one('ssh-keys', 'sshkey-none'))).status).toBe(404);
  expect((await send('DELETE', item)).status).toBe(204);
  expect(key(await send('GET', APP))).toBeNull();
  expect((await send('GET', keys, undefined, 'platform-organization')).status).toBe(404);
});
