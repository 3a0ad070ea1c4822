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
const ALL = 'organizations/acme/projects';
const PAYMENTS = 'projects/prj-payments';
const update = async (attributes: object, relationships?: object) =>
  send('PATCH', PAYMENTS, object('projects', attributes, relationships));

it('A project is created and changed', async () => {
  const { status, data } = await send('POST', ALL, object('projects', { name: 'Data team' }));
  expect([status, data]).toMatchObject([
    201,
    {
      id: expect.stringMatching(/^prj-/),
      type: 'projects',
      attributes: {
        'name': 'Data team',
        'description': '',
        'auto-destroy-activity-duration': null,
        'default-execution-mode': 'remote',
        'setting-overwrites': { 'default-execution-mode': false, 'default-agent-pool': false },
        'workspace-count': 0,
        'team-count': 0,
        'permissions': { 'can-update': true, 'can-destroy': true, 'can-create-workspace': true },
      },
      relationships: { 'organization': one('organizations', 'acme'), 'default-agent-pool': { data: null } },
      links: { self: `/api/v2/projects/${data.id}` },
    },
  ]);
  const changed = { 'description': 'x', 'auto-destroy-activity-duration': '14d' };
  expect((await update(changed)).data.attributes).toMatchObject({ name: 'payments', ...changed });
  expect((await update({ name: 'renamed' })).data.attributes).toMatchObject({ name: 'renamed', ...changed });
  const original = await send('PATCH', 'projects/prj-default', object('projects', { name: 'Home' }));
  expect([original.status, original.data.attributes['workspace-count']]).toEqual([200, 2]);
  expect((await send('GET', ALL)).data.map(({ attributes: { name } }: any) => name)).toEqual([
    'Home',
    'renamed',
    'Data team',
  ]);
});

it.each<[string, object, string]>([
  ['two letters', { name: 'ab' }, '/data/attributes/name Name may only contain '],
  ['41 letters', { name: 'a'.repeat(41) }, '/data/attributes/name Name may only contain '],
  ['a space at the end', { name: 'abc ' }, '/data/attributes/name Name may only contain '],
  ['a name that is taken in another case', { name: 'PAYMENTS' }, '/data/attributes/name Name has already been taken'],
  ['a long description', { description: 'd'.repeat(257) }, '/data/attributes/description '],
  ['another duration', { 'auto-destroy-activity-duration': '3w' }, '/data/attributes/auto-destroy-activity-duration '],
  ['an agent mode without a pool', { 'default-execution-mode': 'agent' }, '/data/attributes/default-agent-pool-id '],
  [
    'a pool with another mode',
    { 'default-execution-mode': 'local', 'default-agent-pool-id': 'apool-main' },
    '/data/attributes/default-agent-pool-id ',
  ],
  [
    'flags that differ',
    {
      'default-execution-mode': 'local',
      'setting-overwrites': { 'default-execution-mode': true, 'default-agent-pool': false },
    },
    '/data/attributes/setting-overwrites If agent-pool and execution-mode are both included',
  ],
])('A project is refused with %s', async (_, attributes, problem) => {
  const { status, problems } = await send('POST', ALL, object('projects', { name: 'new one', ...attributes }));
  expect([status, problems]).toEqual([422, [expect.stringContaining(problem)]]);
});

it('A project hands down its mode and pool', async () => {
  const agent = { 'default-execution-mode': 'agent', 'default-agent-pool-id': 'apool-main' };
  expect((await update(agent)).data).toMatchObject({
    attributes: {
      'default-execution-mode': 'agent',
      'setting-overwrites': { 'default-execution-mode': true, 'default-agent-pool': true },
    },
    relationships: { 'default-agent-pool': one('agent-pools', 'apool-main') },
  });
  await send('POST', `${PAYMENTS}/relationships/workspaces`, list('workspaces', 'ws-app'));
  const { data } = await send('GET', 'workspaces/ws-app');
  expect([data.attributes['execution-mode'], data.relationships]).toMatchObject([
    'agent',
    { 'project': one('projects', 'prj-payments'), 'agent-pool': one('agent-pools', 'apool-main') },
  ]);
});

it('Workspaces are moved into a project, all of them or none', async () => {
  const path = `${PAYMENTS}/relationships/workspaces`;
  expect((await send('POST', path, list('workspaces', 'ws-app', 'ws-none'))).status).toBe(404);
  expect((await send('GET', PAYMENTS)).data.attributes['workspace-count']).toBe(0);
  expect((await send('POST', path, list('workspaces', 'ws-app', 'ws-network'))).status).toBe(204);
  expect((await send('GET', PAYMENTS)).data.attributes['workspace-count']).toBe(2);
  const back = { project: one('projects', 'prj-default') };
  expect((await send('PATCH', 'workspaces/ws-app', object('workspaces', {}, back))).data.relationships).toMatchObject(
    back,
  );
});

it('A project with workspaces, and the default one, cannot be deleted', async () => {
  await send('POST', `${PAYMENTS}/relationships/workspaces`, list('workspaces', 'ws-app'));
  for (const path of [PAYMENTS, 'projects/prj-default']) expect((await send('DELETE', path)).status).toBe(403);
  await send('POST', 'projects/prj-default/relationships/workspaces', list('workspaces', 'ws-app'));
  expect((await send('DELETE', PAYMENTS)).status).toBe(204);
  expect((await send('DELETE', PAYMENTS)).status).toBe(404);
});

it('Tags of a project are a whole list in an update, and included', async () => {
  const bound = (...keys: string[]) => ({
    'tag-bindings': { data: keys.map((key) => ({ type: 'tag-bindings', attributes: { key, value: 'x' } })) },
  });
  const keys = async () =>
    (await send('GET', `${PAYMENTS}/tag-bindings`)).data.map(({ attributes: { key } }: any) => key);
  await update({}, bound('a', 'b'));
  await update({ description: 'kept' });
  expect(await keys()).toEqual(['a', 'b']);
  const { data, body } = await send('GET', `${PAYMENTS}?include=effective_tag_bindings`);
  expect([data.relationships['effective-tag-bindings'].data, body.included]).toMatchObject([
    [{}, {}],
    [{}, {}],
  ]);
  await update({}, bound());
  expect(await keys()).toEqual([]);
});
