import { startEmulator } from '../../support/emulator';
import type { TestEmulator } from '../../support/emulator';

const NOT_FOUND = { errors: [{ status: '404', title: 'not found' }] };

let emulator: TestEmulator;
/** One request for each operation, all of which succeed with the root token in this order. */
let operations: { operation: string; method: string; path: string; body?: unknown }[];
beforeAll(async () => {
  emulator = await startEmulator();
  const attributes = { name: 'scan', url: 'https://hooks.example', description: '', category: 'task' };
  const task = (await emulator.request('POST', '/api/v2/organizations/acme/tasks', { body: { data: { type: 'tasks', attributes } } })).body.data.id;
  const association = {
    data: { type: 'workspace-tasks', attributes: { 'enforcement-level': 'advisory' }, relationships: { task: { data: { id: task, type: 'tasks' } } } },
  };
  const associated = (await emulator.request('POST', '/api/v2/workspaces/ws-app/tasks', { body: association })).body.data.id;
  operations = [
    { operation: 'Create run task', method: 'POST', path: '/api/v2/organizations/acme/tasks', body: { data: { type: 'tasks', attributes: { ...attributes, name: 'new' } } } },
    { operation: 'List run tasks', method: 'GET', path: '/api/v2/organizations/acme/tasks' },
    { operation: 'Show run task', method: 'GET', path: `/api/v2/tasks/${task}` },
    { operation: 'Update run task', method: 'PATCH', path: `/api/v2/tasks/${task}`, body: { data: { type: 'tasks', attributes: { enabled: false } } } },
    { operation: 'Associate to workspace', method: 'POST', path: '/api/v2/workspaces/ws-network/tasks', body: association },
    { operation: 'List workspace run tasks', method: 'GET', path: '/api/v2/workspaces/ws-app/tasks' },
    { operation: 'Show workspace run task', method: 'GET', path: `/api/v2/workspaces/ws-app/tasks/${associated}` },
    {
      operation: 'Update workspace run task',
      method: 'PATCH',
      path: `/api/v2/workspaces/ws-app/tasks/${associated}`,
      body: { data: { type: 'workspace-tasks', attributes: { stage: 'pre_plan' } } },
    },
    { operation: 'Read organization', method: 'GET', path: '/api/v2/organizations/acme' },
    { operation: 'List workspaces', method: 'GET', path: '/api/v2/organizations/acme/workspaces' },
    { operation: 'Read workspace', method: 'GET', path: '/api/v2/workspaces/ws-app' },
    { operation: 'Delete workspace run task', method: 'DELETE', path: `/api/v2/workspaces/ws-app/tasks/${associated}` },
    { operation: 'Delete run task', method: 'DELETE', path: `/api/v2/tasks/${task}` },
  ];
  await emulator.control.clearRequests();
});
afterAll(async () => emulator.close());

it.each([['no', null], ['an unknown', 'platform-other'], ["the other service's", 'secrets-root']])('answers 401 to every operation with %s token', async (_, token) => {
  for (const { method, path, body } of operations) {
    const reply = await emulator.request(method, path, { body, token });
    expect({ method, path, status: reply.status, body: reply.body }).toEqual({ method, path, status: 401, body: { errors: [{ status: '401', title: 'unauthorized' }] } });
  }
});

it('wants the token as a bearer', async () => {
  const { status } = await emulator.request('GET', '/api/v2/organizations/acme/tasks', { token: null, headers: { Authorization: 'platform-root' } });
  expect(status).toBe(401);
});

it('answers 404 to everything with a token that may not even read', async () => {
  for (const { method, path, body } of operations) {
    const reply = await emulator.request(method, path, { body, token: 'platform-none' });
    expect({ method, path, status: reply.status, body: reply.body }).toEqual({ method, path, status: 404, body: NOT_FOUND });
  }
});

it('lets a reader read, and answers 404 to its writes', async () => {
  for (const { method, path, body } of operations) {
    const reply = await emulator.request(method, path, { body, token: 'platform-reader' });
    expect({ method, path, status: reply.status }).toEqual({ method, path, status: method === 'GET' ? 200 : 404 });
  }
});

it('answers 415 to a document of another content type, even without a body', async () => {
  for (const { method, path, body } of operations.filter((operation) => operation.method !== 'GET')) {
    for (const type of ['application/json', 'text/plain', '']) {
      const { status, body: answer } = await emulator.request(method, path, { body: body && JSON.stringify(body), headers: { 'Content-Type': type } });
      expect({ method, path, type, status, title: answer.errors[0].title }).toEqual({ method, path, type, status: 415, title: 'unsupported media type' });
    }
  }
});

it('takes parameters of the content type', async () => {
  const { method, path, body } = operations[3];
  const { status } = await emulator.request(method, path, { body, headers: { 'Content-Type': 'Application/vnd.api+json; charset=utf-8' } });
  expect(status).toBe(200);
});

it('lets the root token do everything, and calls each by its operation', async () => {
  await emulator.control.clearRequests();
  for (const { method, path, body } of operations) {
    const reply = await emulator.request(method, path, { body });
    expect({ method, path, status: reply.status }).toEqual({ method, path, status: expect.any(Number) });
    expect(reply.status).toBeLessThan(300);
    expect(reply.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  }
  const { requests, unknown } = await emulator.control.requests();
  expect(requests.map(({ operation }) => operation)).toEqual(operations.map(({ operation }) => operation));
  expect(unknown).toBe(0);
});

it('answers ping and discovery without a token', async () => {
  const ping = await emulator.request('GET', '/api/v2/ping', { token: null });
  const discovery = await emulator.request('GET', '/.well-known/terraform.json', { token: null });
  expect([ping.status, discovery.status, discovery.body['modules.v1']]).toEqual([204, 200, '/api/registry/v1/modules/']);
});

it('lists the workspaces of the organization, and shows one', async () => {
  const { body } = await emulator.request('GET', '/api/v2/organizations/acme/workspaces');
  expect(body.data.map(({ id }: any) => id)).toEqual(['ws-app', 'ws-network']);
  expect(body.meta.pagination['total-count']).toBe(2);
  expect((await emulator.request('GET', '/api/v2/workspaces/ws-none')).status).toBe(404);
});

it.each([['GET', '/api/v2/unknown'], ['PUT', '/api/v2/organizations/acme/tasks'], ['GET', '/'], ['GET', '/api/v2/tasks/'], ['GET', '/api/v2/tasks/%E0%A4%A']])(
  'answers 404 to %s %s and counts it as unknown', async (method, path) => {
    await emulator.control.clearRequests();
    const { status, body } = await emulator.request(method, path);
    expect({ status, body }).toEqual({ status: 404, body: NOT_FOUND });
    expect(await emulator.control.requests()).toEqual({ requests: [{ method, path, status: 404, count: 1, operation: null }], unknown: 1 });
  },
);
