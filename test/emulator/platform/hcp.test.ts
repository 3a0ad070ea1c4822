import { startEmulator } from '../../support/emulator';
import type { TestEmulator } from '../../support/emulator';

let emulator: TestEmulator;
beforeAll(async () => {
  emulator = await startEmulator({ dialects: { platform: 'hcp' } });
});
beforeEach(async () => emulator.control.reset());
afterAll(async () => emulator.close());

const makeTask = async (attributes: object = {}) =>
  emulator.request('POST', '/api/v2/organizations/acme/tasks', {
    body: {
      data: {
        type: 'tasks',
        attributes: { name: 'scan', url: 'https://hooks.example', category: 'task', ...attributes },
      },
    },
  });
const associate = async (attributes: object) => {
  const { id } = (await makeTask()).body.data;
  return emulator.request('POST', '/api/v2/workspaces/ws-app/tasks', {
    body: {
      data: {
        type: 'workspace-tasks',
        attributes: { 'enforcement-level': 'advisory', ...attributes },
        relationships: { task: { data: { id, type: 'tasks' } } },
      },
    },
  });
};
const update = async (path: string, attributes: object) =>
  emulator.request('PATCH', path, { body: { data: { type: 'workspace-tasks', attributes } } });

it('accepts a task without a description, and null for nullable attributes', async () => {
  const { status, body } = await makeTask({ 'hmac-key': null });
  expect([status, body.data.attributes.description]).toEqual([201, null]);
});

it('calls the relationship workspace-tasks', async () => {
  const { data } = (await makeTask()).body;
  expect(Object.keys(data.relationships)).toEqual(['organization', 'workspace-tasks', 'agent-pool']);
});

it('accepts several stages, of which `stage` is the first', async () => {
  const { status, body } = await associate({ stages: ['post_plan', 'post_apply'] });
  expect(status).toBe(201);
  expect(body.data.attributes).toEqual({
    'enforcement-level': 'advisory',
    'stage': 'post_plan',
    'stages': ['post_plan', 'post_apply'],
  });
  expect((await update(body.data.links.self, { stage: 'pre_apply' })).body.data.attributes).toMatchObject({
    stage: 'pre_apply',
    stages: ['pre_apply'],
  });
  expect((await update(body.data.links.self, { stages: ['pre_plan'] })).body.data.attributes).toMatchObject({
    stage: 'pre_plan',
    stages: ['pre_plan'],
  });
});

it.each([[[]], [['pre_plan', 'pre_plan']], [['never']], ['pre_plan'], [[1]]])(
  'refuses the stages %j',
  async (stages) => {
    const { status, body } = await associate({ stages });
    expect([status, body.errors[0].source.pointer]).toEqual([422, '/data/attributes/stages']);
  },
);

it('reports its edition in headers', async () => {
  const headers = async () => (await emulator.request('GET', '/api/v2/ping')).headers;
  const selfManaged = await headers();
  await emulator.control.settings({ edition: 'hosted' });
  const hosted = await headers();
  expect([
    selfManaged.get('tfp-api-version'),
    selfManaged.get('tfp-appname'),
    selfManaged.has('x-tfe-version'),
  ]).toEqual(['2.6', 'Terraform Enterprise', true]);
  expect([hosted.get('tfp-api-version'), hosted.get('tfp-appname'), hosted.has('x-tfe-version')]).toEqual([
    '2.6',
    'HCP Terraform',
    false,
  ]);
});

describe('Policies', () => {
  const create = async (attributes: object) =>
    emulator.request('POST', '/api/v2/organizations/acme/policies', {
      body: {
        data: { type: 'policies', attributes: { 'name': 'deny', 'enforcement-level': 'advisory', ...attributes } },
      },
    });

  it('are created with 201, with the kind sentinel', async () => {
    const { status, body } = await create({ query: null });
    expect([status, body.data.attributes.kind, body.data.attributes.enforce[0].path]).toEqual([
      201,
      'sentinel',
      'deny.sentinel',
    ]);
    expect((await create({ name: 'other', kind: 'sentinel_framework' })).status).toBe(422);
    expect(
      (await emulator.request('GET', '/api/v2/organizations/acme/policies?filter%5Bkind%5D=sentinel')).body.data,
    ).toHaveLength(1);
  });

  it('accept only their own extension in the deprecated form', async () => {
    const level = async (name: string, path: string) =>
      (await create({ name, 'enforcement-level': undefined, 'enforce': [{ path, mode: 'advisory' }] })).body.data
        .attributes['enforcement-level'];
    expect([await level('a', 'a.sentinel'), await level('b', 'b.policy')]).toEqual(['advisory', 'hard-mandatory']);
  });
});

describe('Registry modules', () => {
  const MODULE = '/api/v2/organizations/acme/registry-modules/private/acme/vpc/aws';
  const publish = async () =>
    emulator.request('POST', '/api/v2/organizations/acme/registry-modules/vcs', {
      body: {
        data: {
          type: 'registry-modules',
          attributes: {
            'vcs-repo': {
              'identifier': 'acme/terraform-aws-vpc',
              'oauth-token-id': 'ot-main',
              'display-identifier': 'acme/terraform-aws-vpc',
            },
          },
        },
      },
    });

  it('are private unless they say otherwise', async () => {
    const attributes = { name: 'dns', provider: 'aws' };
    const { status, body } = await emulator.request('POST', '/api/v2/organizations/acme/registry-modules', {
      body: { data: { type: 'registry-modules', attributes } },
    });
    expect([status, body.data.attributes['registry-name']]).toEqual([201, 'private']);
  });

  it('report the intermediate states of a version', async () => {
    await emulator.control.settings({ moduleDelayMs: 60_000 });
    await publish();
    expect(
      (await emulator.request('GET', MODULE)).body.data.attributes['version-statuses'].map(({ status }: any) => status),
    ).toEqual(['cloning', 'cloning']);
  });

  it('can be updated in place', async () => {
    await emulator.control.settings({ edition: 'hosted' });
    await publish();
    const change = async (attributes: object) =>
      emulator.request('PATCH', MODULE, { body: { data: { type: 'registry-modules', attributes } } });
    expect((await change({ 'no-code': true })).body.data.attributes['no-code']).toBe(true);
    expect((await change({})).body.data.attributes['no-code']).toBe(true);
    expect((await change({ 'no-code': 'no' })).status).toBe(422);
  });
});

describe('Organization administration', () => {
  const ACME = '/api/v2/admin/organizations/acme';
  const change = async (attributes: object) =>
    (await emulator.request('PATCH', ACME, { body: { data: { type: 'organizations', attributes } } })).body.data
      .attributes;

  it('returns and accepts the timeouts under the old and new names', async () => {
    expect(await change({ 'terraform-build-worker-apply-timeout': '36h' })).toMatchObject({
      'terraform-build-worker-apply-timeout': '36h',
      'apply-timeout': '36h',
      'plan-timeout': null,
    });
    const attributes = await change({ 'terraform-build-worker-plan-timeout': '1h', 'plan-timeout': '3h' });
    expect(attributes).toMatchObject({
      'terraform-build-worker-plan-timeout': '3h',
      'plan-timeout': '3h',
      'terraform-worker-sudo-enabled': false,
    });
    expect(Object.keys(attributes).filter((name) => name.startsWith('infra-'))).toEqual([]);
  });
});
