import { createHmac } from 'crypto';
import { createServer } from 'http';
import type { IncomingHttpHeaders, Server } from 'http';
import type { AddressInfo } from 'net';
import { startEmulator } from '../../support/emulator';
import type { TestEmulator } from '../../support/emulator';

let emulator: TestEmulator;
let hook: Server;
let address: string;
let received: { headers: IncomingHttpHeaders; body: string }[];

beforeAll(async () => {
  emulator = await startEmulator({ settings: { verifyUrls: true } });
  hook = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      response.writeHead(Number(request.url?.slice(1)), { Location: '/200' }).end();
    });
  });
  await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(hook.address() as AddressInfo).port}`;
});
beforeEach(async () => {
  received = [];
  await emulator.control.reset();
});
afterAll(async () => {
  await emulator.close();
  hook.closeAllConnections();
  await new Promise((resolve) => hook.close(resolve));
});

const create = async (url: string, more: object = {}) =>
  emulator.request('POST', '/api/v2/organizations/acme/tasks', {
    body: { data: { type: 'tasks', attributes: { name: 'scan', url, description: '', category: 'task', ...more } } },
  });

it('calls the URL with a signed payload and accepts the task on 200', async () => {
  expect((await create(`${address}/200`, { 'hmac-key': 'canary' })).status).toBe(201);
  expect(received).toHaveLength(1);
  const [{ headers, body }] = received;
  expect(JSON.parse(body)).toMatchObject({ payload_version: 1, stage: 'test', organization_name: 'acme' });
  expect(headers['x-tfc-task-signature']).toBe(createHmac('sha512', 'canary').update(body).digest('hex'));
});

it.each([202, 204, 302, 404, 500])('refuses the URL if it returns %d, at its pointer', async (status) => {
  const reply = await create(`${address}/${status}`);
  expect(reply.status).toBe(422);
  expect(reply.body.errors).toEqual([
    {
      status: '422',
      title: 'invalid attribute',
      detail: `Url must return 200, but returned ${status}`,
      source: { pointer: '/data/attributes/url' },
    },
  ]);
  expect((await emulator.control.snapshot()).objects.runTasks).toEqual([]);
  expect(received).toHaveLength(1);
});

it('refuses an unreachable URL', async () => {
  const vacant = createServer();
  await new Promise<void>((resolve) => vacant.listen(0, '127.0.0.1', resolve));
  const { port } = vacant.address() as AddressInfo;
  await new Promise((resolve) => vacant.close(resolve));
  const { status, body } = await create(`http://127.0.0.1:${port}/200`);
  expect([status, body.errors[0].detail]).toEqual([422, 'Url could not be reached']);
});

it('calls the URL again only if it changes, and keeps the task if it is refused', async () => {
  const { id, attributes } = (await create(`${address}/200`)).body.data;
  const update = async (change: object) =>
    emulator.request('PATCH', `/api/v2/tasks/${id}`, { body: { data: { type: 'tasks', attributes: change } } });
  expect((await update({ name: 'other', url: attributes.url })).status).toBe(200);
  expect(received).toHaveLength(1);
  expect((await update({ url: `${address}/500` })).status).toBe(422);
  expect((await emulator.request('GET', `/api/v2/tasks/${id}`)).body.data.attributes.url).toBe(attributes.url);
  expect(received).toHaveLength(2);
});

it('calls nothing if the setting is off', async () => {
  await emulator.control.settings({ verifyUrls: false });
  expect((await create(`${address}/500`)).status).toBe(201);
  expect(received).toEqual([]);
});
