import { startEmulator } from '../../src/emulator';
import type { Emulator } from '../../src/emulator';
import { send } from '../support/send';

let emulator: Emulator;
beforeAll(async () => {
  emulator = await startEmulator({ strict: true });
});
afterEach(async () => {
  await emulator.reset();
  await emulator.clearViolations();
});
afterAll(async () => emulator.close());

const secrets = async (method: string, path: string, body?: unknown, { address } = emulator) =>
  send(method, `${address}${path}`, { 'X-Service-Token': 'secrets-root' }, body);
const platform = async (method: string, path: string, body?: unknown) =>
  send(
    method,
    `${emulator.address}${path}`,
    { 'Authorization': 'Bearer platform-root', 'Content-Type': 'application/vnd.api+json' },
    body,
  );
const attributes = { name: 'scan', url: 'https://hooks.example', description: '', category: 'task' };

it('responds as before, and notes unknown routes and fields', async () => {
  expect((await secrets('GET', '/v1/pki/rolls/web')).status).toBe(404);
  expect((await platform('PATCH', '/api/v2/ping')).status).toBe(404);
  expect(
    (await secrets('POST', '/v1/pki/roles/web', { alowed_domains: ['a'], ttl: '1h', TTL: 1 })).status,
  ).toBeLessThan(300);
  const data = { type: 'tasks', attributes: { ...attributes, colour: 'red' }, relationships: { owner: {} }, extra: 1 };
  expect((await platform('POST', '/api/v2/organizations/acme/tasks', { data, more: 1, meta: {} })).status).toBe(201);
  const noted = (await emulator.violations()).map(({ number, ...rest }) => ({ ...rest, numbered: number > 0 }));
  expect(noted).toEqual([
    { kind: 'route', method: 'GET', path: '/v1/pki/rolls/web', fields: [], numbered: true },
    { kind: 'route', method: 'PATCH', path: '/api/v2/ping', fields: [], numbered: true },
    { kind: 'field', method: 'POST', path: '/v1/pki/roles/web', fields: ['TTL', 'alowed_domains'], numbered: true },
    {
      kind: 'field',
      method: 'POST',
      path: '/api/v2/organizations/acme/tasks',
      fields: ['data.attributes.colour', 'data.extra', 'data.relationships.owner', 'more'],
      numbered: true,
    },
  ]);
});

it('notes nothing of requests that the service knows, refuses, or does not see', async () => {
  await secrets('GET', '/v1/pki/roles/none');
  await secrets('POST', '/v1/database/roles/app', { colour: 'red' });
  await platform('POST', '/api/v2/organizations/acme/tasks', { data: { type: 'tasks', attributes } });
  await emulator.setFaults([{ path: '/v1/stubbed', status: 204 }]);
  expect((await secrets('GET', '/v1/stubbed')).status).toBe(204);
  expect(await emulator.violations()).toEqual([]);
  await emulator.expectNoViolations();
});

it('fails a test with all of them, once', async () => {
  await secrets('GET', '/v1/nowhere');
  await secrets('POST', '/v1/pki/roles/web', { colour: 'red' });
  const error: Error = await emulator.expectNoViolations().then(
    () => new Error('nothing'),
    (reason: Error) => reason,
  );
  expect(error.message.replace(/#\d+/g, '#')).toBe(
    '2 requests violate the strict mode of the emulator:\n  # GET /v1/nowhere: no such route\n  # POST /v1/pki/roles/web: unknown field colour',
  );
  await emulator.expectNoViolations();
});

it('fails the end of the tests if nobody has looked', async () => {
  const other = await startEmulator({ settings: { strict: true } });
  await secrets('GET', '/v1/nowhere', undefined, other);
  await expect(other.close()).rejects.toThrow('1 request violates the strict mode of the emulator:');
  await expect(secrets('GET', '/v1/nowhere', undefined, other)).rejects.toThrow();
  await other.close();
});

it('is off by default, and can be turned on', async () => {
  const other = await startEmulator();
  await secrets('GET', '/v1/nowhere', undefined, other);
  expect(await other.violations()).toEqual([]);
  await other.changeSettings({ strict: true });
  await secrets('GET', '/v1/nowhere', undefined, other);
  expect(await other.violations()).toHaveLength(1);
  await expect(other.close()).rejects.toThrow('/v1/nowhere');
});

it('notes unknown fields of objects in a body, where the names in them are looked at', async () => {
  const task = { data: { type: 'tasks', attributes } };
  const { id } = (await platform('POST', '/api/v2/organizations/acme/tasks', task)).body.data;
  const association = {
    type: 'workspace-tasks',
    attributes: { 'enforcement-level': 'advisory' },
    relationships: { task: { data: { id, type: 'tasks', version: 2 }, links: {}, other: 1 } },
  };
  expect((await platform('POST', '/api/v2/workspaces/ws-app/tasks', { data: association })).status).toBe(201);
  // Any name may be in a map.
  const role = { allowed_domains: ['a.example'], metadata: { any: { name: 1 } } };
  expect((await secrets('POST', '/v1/pki/roles/web', role)).status).toBeLessThan(300);
  expect((await emulator.violations()).map(({ fields }) => fields)).toEqual([
    ['data.relationships.task.data.version', 'data.relationships.task.other'],
    ['metadata'],
  ]);
});

it('notes unknown parameters of a query', async () => {
  expect((await platform('GET', '/api/v2/organizations/acme/tasks?page[size]=5&pge[number]=1')).status).toBe(200);
  expect((await secrets('GET', '/v1/pki/issuers?list=true')).status).toBe(200);
  expect((await secrets('GET', '/v1/sys/mounts?verbose=1&verbose=2')).status).toBe(200);
  const noted = (await emulator.violations()).map(({ kind, path, fields }) => [kind, path, fields]);
  expect(noted).toEqual([
    ['parameter', '/api/v2/organizations/acme/tasks', ['pge[number]']],
    ['parameter', '/v1/sys/mounts', ['verbose']],
  ]);
  await expect(emulator.expectNoViolations()).rejects.toThrow(/GET \/v1\/sys\/mounts: unknown parameter verbose$/);
});
