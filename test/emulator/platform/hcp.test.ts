import { startEmulator } from '../../support/emulator';
import type { TestEmulator } from '../../support/emulator';

let emulator: TestEmulator;
beforeAll(async () => { emulator = await startEmulator({ dialects: { platform: 'hcp' } }); });
beforeEach(async () => emulator.control.reset());
afterAll(async () => emulator.close());

const makeTask = async (attributes: object = {}) => emulator.request('POST', '/api/v2/organizations/acme/tasks', {
  body: { data: { type: 'tasks', attributes: { name: 'scan', url: 'https://hooks.example', category: 'task', ...attributes } } },
});
const associate = async (attributes: object) => {
  const { id } = (await makeTask()).body.data;
  return emulator.request('POST', '/api/v2/workspaces/ws-app/tasks', {
    body: {
      data: { type: 'workspace-tasks', attributes: { 'enforcement-level': 'advisory', ...attributes }, relationships: { task: { data: { id, type: 'tasks' } } } },
    },
  });
};
const update = async (path: string, attributes: object) => emulator.request('PATCH', path, { body: { data: { type: 'workspace-tasks', attributes } } });

it('takes a task without a description, and null for what may be null', async () => {
  const { status, body } = await makeTask({ 'hmac-key': null });
  expect([status, body.data.attributes.description]).toEqual([201, null]);
});

it('calls the relationship workspace-tasks', async () => {
  const { data } = (await makeTask()).body;
  expect(Object.keys(data.relationships)).toEqual(['organization', 'workspace-tasks']);
});

it('has several stages at once, of which `stage` is the first', async () => {
  const { status, body } = await associate({ stages: ['post_plan', 'post_apply'] });
  expect(status).toBe(201);
  expect(body.data.attributes).toEqual({ 'enforcement-level': 'advisory', 'stage': 'post_plan', 'stages': ['post_plan', 'post_apply'] });
  expect((await update(body.data.links.self, { stage: 'pre_apply' })).body.data.attributes).toMatchObject({ stage: 'pre_apply', stages: ['pre_apply'] });
  expect((await update(body.data.links.self, { stages: ['pre_plan'] })).body.data.attributes).toMatchObject({ stage: 'pre_plan', stages: ['pre_plan'] });
});

it.each([[[]], [['pre_plan', 'pre_plan']], [['never']], ['pre_plan'], [[1]]])('refuses the stages %j', async (stages) => {
  const { status, body } = await associate({ stages });
  expect([status, body.errors[0].source.pointer]).toEqual([422, '/data/attributes/stages']);
});

it('tells its edition in headers', async () => {
  const headers = async () => (await emulator.request('GET', '/api/v2/ping')).headers;
  const selfManaged = await headers();
  await emulator.control.settings({ edition: 'hosted' });
  const hosted = await headers();
  expect([selfManaged.get('tfp-api-version'), selfManaged.get('tfp-appname'), selfManaged.has('x-tfe-version')]).toEqual(['2.6', 'Terraform Enterprise', true]);
  expect([hosted.get('tfp-api-version'), hosted.get('tfp-appname'), hosted.has('x-tfe-version')]).toEqual(['2.6', 'HCP Terraform', false]);
});
