import { createHmac } from 'crypto';
import { createServer } from 'http';
import type { IncomingHttpHeaders, Server } from 'http';
import type { AddressInfo } from 'net';
import { startEmulator } from '../../support/emulator';
import type { TestEmulator } from '../../support/emulator';

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly payload: any;
}

/** What the task does with a request, before it responds; returns the status of its response. */
type Behavior = (received: Received) => number | Promise<number>;

let emulator: TestEmulator;
let task: Server;
let address: string;
let received: Received[];
let behave: Behavior;

beforeAll(async () => {
  emulator = await startEmulator({ dialects: { platform: 'hcp' } });
  task = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    request.on('end', () => {
      const one = { headers: request.headers, text, payload: JSON.parse(text) };
      received.push(one);
      void Promise.resolve(behave(one)).then((status) => response.writeHead(status).end());
    });
  });
  await new Promise<void>((resolve) => task.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(task.address() as AddressInfo).port}/`;
});
beforeEach(async () => {
  received = [];
  behave = passing;
  await emulator.control.reset();
});
afterAll(async () => {
  expect((await emulator.control.requests()).unknown).toBe(0);
  await emulator.close();
  task.closeAllConnections();
  await new Promise((resolve) => task.close(resolve));
});

const JSON_API = { 'Content-Type': 'application/vnd.api+json' };

async function report({ payload }: Received, attributes: object, { token, relationships }: any = {}) {
  const reply = await fetch(payload.task_result_callback_url, {
    method: 'PATCH',
    headers: { ...JSON_API, Authorization: `Bearer ${token ?? payload.access_token}` },
    body: JSON.stringify({ data: { type: 'task-results', attributes, ...(relationships ? { relationships } : {}) } }),
  });
  const text = await reply.text();
  return { status: reply.status, body: text === '' ? undefined : JSON.parse(text) };
}

const passing: Behavior = async (one) => {
  await report(one, { status: 'passed', message: 'All is well.' });
  return 200;
};
/** Takes the request and reports later, or never. */
const silent: Behavior = () => 200;

async function associate({
  name = 'scan',
  url = address,
  level = 'mandatory',
  stages = ['post_plan'],
  workspace = 'ws-app',
  ...attributes
}: any = {}) {
  const created = await emulator.request('POST', '/api/v2/organizations/acme/tasks', {
    body: { data: { type: 'tasks', attributes: { name, url, category: 'task', ...attributes } } },
  });
  const { id } = created.body.data;
  const { body } = await emulator.request('POST', `/api/v2/workspaces/${workspace}/tasks`, {
    body: {
      data: {
        type: 'workspace-tasks',
        attributes: { 'enforcement-level': level, stages },
        relationships: { task: { data: { id, type: 'tasks' } } },
      },
    },
  });
  return { task: id, association: body.data.id };
}

async function run(fields: object = {}): Promise<any> {
  const reply = await emulator.request('POST', '/_emulator/runs', {
    body: { workspace: 'ws-app', wait: true, ...fields },
  });
  expect(reply.status).toBe(201);
  return reply.body;
}

const start = async (fields: object = {}) => run({ wait: false, ...fields });
const get = async (path: string) => (await emulator.request('GET', `/api/v2/${path}`)).body;
const journal = async () => (await emulator.request('GET', '/_emulator/runs')).body.runs;
const onlyTask = ({ stages }: any) => stages[0].tasks[0];

/** Resolves when the task has got this many requests and the emulator has their responses. */
async function delivered(count: number): Promise<any> {
  for (;;) {
    const [latest] = (await journal()).slice(-1);
    const deliveries = latest.stages.flatMap(({ tasks }: any) => tasks.flatMap((each: any) => each.deliveries));
    if (deliveries.length >= count) return latest;
  }
}

describe('A run', () => {
  it('calls its tasks with the documented payload and signature', async () => {
    const ids = await associate({ 'hmac-key': 'canary' });
    const { id, status } = await run({ message: 'Release' });
    expect(status).toBe('applied');
    const [{ headers, text, payload }] = received;
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'user-agent': expect.stringMatching(/^TFC\/1\.0 \(\+http:\/\/.*; TFC\)$/),
      'x-tfc-task-signature': createHmac('sha512', 'canary').update(text).digest('hex'),
    });
    const [, result] = /^taskrs-(\w{16})$/.exec(payload.task_result_id)!;
    const api = `${emulator.address}/api/v2`;
    const app = `${emulator.address}/app/acme/app`;
    expect(payload).toEqual({
      payload_version: 1,
      stage: 'post_plan',
      access_token: expect.stringMatching(/^\w+\.atlasv1\.\w+$/),
      capabilities: { outcomes: true },
      configuration_version_download_url: null,
      configuration_version_id: expect.stringMatching(/^cv-\w{16}$/),
      is_speculative: false,
      organization_name: 'acme',
      plan_json_api_url: expect.stringMatching(`^${api}/plans/plan-\\w{16}/json-output$`),
      run_app_url: `${app}/runs/${id}`,
      run_created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:]+\.\d{3}Z$/),
      run_created_by: 'platform',
      run_id: id,
      run_message: 'Release',
      task_result_callback_url: expect.stringMatching(`^${api}/task-results/[0-9a-f-]{36}/callback$`),
      task_result_enforcement_level: 'mandatory',
      task_result_id: `taskrs-${result}`,
      vcs_branch: null,
      vcs_commit_url: null,
      vcs_pull_request_url: null,
      vcs_repo_url: null,
      workspace_app_url: app,
      workspace_id: 'ws-app',
      workspace_name: 'app',
      workspace_working_directory: '',
    });
    expect((await get(`task-results/${payload.task_result_id}`)).data.attributes).toMatchObject({
      'status': 'passed',
      'message': 'All is well.',
      'task-id': ids.task,
      'task-name': 'scan',
      'task-url': address,
      'workspace-task-id': ids.association,
      'workspace-task-enforcement-level': 'mandatory',
      'is-speculative': false,
    });
  });

  it('signs nothing without a key', async () => {
    await associate();
    await run();
    expect(received.map(({ headers }) => headers['x-tfc-task-signature'])).toEqual(['']);
  });

  it('calls the tasks of one stage after those of another, and those of one stage together', async () => {
    await associate({ name: 'every', stages: ['post_apply', 'pre_apply', 'post_plan', 'pre_plan'] });
    await associate({ name: 'second', stages: ['post_plan'] });
    await associate({ name: 'elsewhere', workspace: 'ws-network' });
    const { stages } = await run();
    expect(received.map(({ payload }) => payload.stage)).toEqual([
      'pre_plan',
      'post_plan',
      'post_plan',
      'pre_apply',
      'post_apply',
    ]);
    expect('plan_json_api_url' in received[0].payload).toBe(false);
    expect(stages.map(({ stage, status, tasks }: any) => [stage, status, tasks.length])).toEqual([
      ['pre_plan', 'passed', 1],
      ['post_plan', 'passed', 2],
      ['pre_apply', 'passed', 1],
      ['post_apply', 'passed', 1],
    ]);
  });

  it('without tasks is applied at once', async () => {
    expect(await run()).toMatchObject({ status: 'applied', stages: [] });
  });

  it('does not call tasks that are disabled', async () => {
    await associate({ enabled: false });
    expect(await run()).toMatchObject({ status: 'applied', stages: [] });
    expect(received).toEqual([]);
  });

  it('calls the tasks that the organization applies to all workspaces or to the project', async () => {
    const make = async (name: string) => (await associate({ name, workspace: 'ws-network' })).task as string;
    const [everywhere, here, elsewhere] = [await make('everywhere'), await make('here'), await make('elsewhere')];
    for (const [id, global, projects, level] of [
      [everywhere, true, [], 'advisory'],
      [here, false, ['prj-default'], 'mandatory'],
      [elsewhere, false, ['prj-payments'], 'mandatory'],
    ] as const) {
      const { status } = await emulator.request('POST', '/api/v2/organizations/acme/task-configs', {
        body: {
          data: {
            type: 'task-configs',
            attributes: { global, 'enforcement-level': level, 'allowed-stages': ['pre_plan'] },
            relationships: {
              owner: { data: { id: 'acme', type: 'organizations' } },
              task: { data: { id, type: 'tasks' } },
              projects: { data: projects.map((project) => ({ id: project, type: 'projects' })) },
            },
          },
        },
      });
      expect(status).toBe(201);
    }
    const { id: started, stages } = await run();
    expect(stages).toMatchObject([
      {
        stage: 'pre_plan',
        tasks: [
          { name: 'everywhere', enforcementLevel: 'advisory' },
          { name: 'here', enforcementLevel: 'mandatory' },
        ],
      },
    ]);
    const { included } = await get(`runs/${started}/task-stages?include=task-results`);
    expect(included.map(({ attributes }: any) => attributes['workspace-task-id'])).toEqual([null, null]);
    // The association of the other workspace applies besides.
    const other = await run({ workspace: 'ws-network' });
    expect(other.stages.map(({ stage, tasks: called }: any) => [stage, called.length])).toEqual([
      ['pre_plan', 2],
      ['post_plan', 3],
    ]);
  });

  it('that is speculative ends after its plan, and says so', async () => {
    await associate({ stages: ['post_plan', 'pre_apply'] });
    expect(await run({ speculative: true })).toMatchObject({
      status: 'planned_and_finished',
      stages: [{ stage: 'post_plan', status: 'passed' }],
    });
    expect(received.map(({ payload: { stage, is_speculative: speculative } }) => [stage, speculative])).toEqual([
      ['post_plan', true],
    ]);
  });

  it.each([
    ['errored', 'mandatory', 'unreachable', 1],
    ['applied', 'advisory', 'failed', 2],
  ])('is %s if a task fails that is %s', async (status, level, later, calls) => {
    await associate({ level, stages: ['post_plan', 'pre_apply'] });
    behave = async (one) => {
      await report(one, { status: 'failed', message: 'Two findings.', url: 'https://scan.example/1' });
      return 200;
    };
    const ended = await run();
    expect([ended.status, ended.stages.map((stage: any) => stage.status)]).toEqual([status, ['failed', later]]);
    expect(received).toHaveLength(calls);
    expect(onlyTask(ended)).toMatchObject({
      status: 'failed',
      message: 'Two findings.',
      url: 'https://scan.example/1',
    });
    expect((await get(`runs/${ended.id}`)).data.attributes.status).toBe(status);
  });

  it('waits for all tasks of a stage, also if one has failed', async () => {
    await associate({ name: 'one' });
    await associate({ name: 'two' });
    behave = silent;
    const { id } = await start();
    await delivered(2);
    const [first, second] = received;
    await report(first!, { status: 'failed' });
    expect((await get(`runs/${id}`)).data.attributes.status).toBe('post_plan_running');
    await report(second!, { status: 'passed' });
    expect((await get(`runs/${id}`)).data.attributes.status).toBe('errored');
  });

  it('gives its tasks the plan that it was started with', async () => {
    await associate();
    const plans: unknown[] = [];
    behave = async (one) => {
      const headers = { Authorization: `Bearer ${one.payload.access_token}` };
      plans.push(await (await fetch(one.payload.plan_json_api_url, { headers })).json());
      return passing(one);
    };
    const plan = { format_version: '1.2', resource_changes: [{ address: 'aws_s3_bucket.logs' }] };
    await run({ plan });
    expect(plans).toEqual([plan]);
    const refused = await fetch(received[0].payload.plan_json_api_url);
    expect(refused.status).toBe(401);
  });

  it('names the address that its tasks reach the emulator by', async () => {
    await associate();
    behave = silent;
    await start({ address: 'http://emulator:8400' });
    await delivered(1);
    expect(received[0].payload.task_result_callback_url).toMatch(/^http:\/\/emulator:8400\/api\/v2\/task-results\//);
  });

  it('shows its stages and their results', async () => {
    await associate();
    const { id } = await run();
    const { data, included } = await get(`runs/${id}/task-stages?include=task-results`);
    expect(data).toMatchObject([
      {
        type: 'task-stages',
        attributes: {
          'status': 'passed',
          'stage': 'post_plan',
          'status-timestamps': { 'passed-at': expect.anything() },
        },
        relationships: { run: { data: { id, type: 'runs' } } },
      },
    ]);
    expect(included.map(({ id: result }: any) => result)).toEqual([received[0].payload.task_result_id]);
    expect((await get(`task-stages/${data[0].id}`)).data).toEqual(data[0]);
    expect((await get(`runs/${id}?include=workspace,task_stages`)).included).toMatchObject([{ id: 'ws-app' }, data[0]]);
    for (const path of [
      'runs/run-none',
      'task-stages/ts-none',
      'task-results/taskrs-none',
      'runs/run-none/task-stages',
    ]) {
      expect((await emulator.request('GET', `/api/v2/${path}`)).status).toBe(404);
    }
    expect((await emulator.request('GET', `/api/v2/runs/${id}`, { token: 'platform-none' })).status).toBe(404);
  });

  it('can be continued from a snapshot', async () => {
    await associate();
    behave = silent;
    const { id } = await start();
    await delivered(1);
    await emulator.control.restore(await emulator.control.snapshot());
    await report(received[0]!, { status: 'passed' });
    expect((await get(`runs/${id}`)).data.attributes.status).toBe('applied');
  });

  it('is gone after a reset, and nobody waits for it longer than a second', async () => {
    await associate();
    behave = silent;
    const waiting = emulator.request('POST', '/_emulator/runs', { body: { workspace: 'ws-app', wait: true } });
    await delivered(1);
    await emulator.control.reset();
    expect(await waiting).toMatchObject({ status: 409 });
    expect((await report(received[0]!, { status: 'passed' })).status).toBe(404);
    expect(await journal()).toEqual([]);
  });

  it.each([
    ['an unknown workspace', { workspace: 'ws-none' }, 'There is no workspace "ws-none".'],
    ['no workspace', { workspace: undefined }, '"workspace" must be a non-empty string.'],
    ['a plan that is no object', { plan: [] }, '"plan" must be a JSON object.'],
    ['an address with a path', { address: 'http://emulator/x' }, /^"address" must be a scheme/],
    ['a wait that is no flag', { wait: 'yes' }, '"wait" must be true or false.'],
    ['an unknown key', { speculativ: true }, /unknown keys: speculativ/],
  ])('is not started with %s', async (_, fields, error) => {
    const { status, body } = await emulator.request('POST', '/_emulator/runs', {
      body: { workspace: 'ws-app', ...fields },
    });
    expect([status, body.error]).toEqual([400, typeof error === 'string' ? error : expect.stringMatching(error)]);
    expect(await journal()).toEqual([]);
  });
});

describe('A task that does not respond with 200', () => {
  it('is called again, up to three times', async () => {
    await associate();
    behave = (one) => (received.length < 3 ? 503 : passing(one));
    const waiting = run();
    await delivered(1);
    await emulator.control.clock(10);
    await delivered(2);
    await emulator.control.clock(10);
    const ended = await waiting;
    expect([ended.status, onlyTask(ended).deliveries.map(({ status }: any) => status)]).toEqual([
      'applied',
      [503, 503, 200],
    ]);
    expect(new Set(received.map(({ payload }) => payload.task_result_id)).size).toBe(1);
  });

  it.each([
    ['responds with another status', () => address, 'The status of the response was 204, not 200.', 204],
    ['cannot be reached', () => 'http://127.0.0.1:1/', expect.stringMatching(/ECONNREFUSED|bad port/), null],
  ])('has errored after the third call if it %s', async (_, url, message, status) => {
    await associate({ url: url() });
    behave = () => 204;
    const waiting = run();
    for (const count of [1, 2]) {
      await delivered(count);
      await emulator.control.clock(10);
    }
    const ended = await waiting;
    expect([ended.status, onlyTask(ended).status, onlyTask(ended).message]).toEqual(['errored', 'errored', message]);
    expect(onlyTask(ended).deliveries.map((each: any) => each.status)).toEqual([status, status, status]);
  });

  it('is not called again once it has reported', async () => {
    await associate();
    behave = async (one) => {
      await passing(one);
      return 500;
    };
    expect((await run()).status).toBe('applied');
    await emulator.control.clock(60);
    expect(received).toHaveLength(1);
  });
});

describe('A task', () => {
  beforeEach(async () => {
    await associate();
    behave = silent;
    await start();
    await delivered(1);
  });
  const result = async () => (await get(`task-results/${received[0].payload.task_result_id}`)).data.attributes;
  const status = async () => (await result()).status;

  it('times out ten minutes after its last update', async () => {
    await emulator.control.clock(599);
    expect((await report(received[0]!, { status: 'running', message: 'Half.' })).status).toBe(200);
    expect(await result()).toMatchObject({ status: 'running', message: 'Half.' });
    await emulator.control.clock(599);
    expect(await status()).toBe('running');
    await emulator.control.clock(2);
    expect(await result()).toMatchObject({ status: 'errored', message: 'The task timed out.' });
    expect((await journal())[0].status).toBe('errored');
  });

  it('times out after an hour in spite of its updates', async () => {
    for (let minutes = 0; minutes < 54; minutes += 9) {
      await emulator.control.clock(9 * 60);
      expect((await report(received[0]!, { status: 'running' })).status).toBe(200);
    }
    await emulator.control.clock(6 * 60 + 1);
    expect(await status()).toBe('errored');
  });

  it('reports outcomes, and replaces those that it reports again', async () => {
    const outcome = (id: string, description: string) => ({
      type: 'task-result-outcomes',
      attributes: {
        'outcome-id': id,
        description,
        'body': '# Why',
        'url': 'https://scan.example/1',
        'tags': { Status: [{ label: 'Denied', level: 'error' }], Team: [{ label: 'Storage' }] },
      },
    });
    const send = async (...data: object[]) =>
      report(received[0]!, { status: 'running' }, { relationships: { outcomes: { data } } });
    await send(outcome('a', 'first'), outcome('b', 'second'));
    await send(outcome('a', 'again'));
    await report(received[0]!, { status: 'failed' });
    const [ended] = await journal();
    expect(onlyTask(ended).outcomes.map(({ outcomeId, description }: any) => [outcomeId, description])).toEqual([
      ['a', 'again'],
      ['b', 'second'],
    ]);
    expect(onlyTask(ended).callbacks.map((callback: any) => [callback.status, callback.body.data.attributes])).toEqual([
      [200, { status: 'running' }],
      [200, { status: 'running' }],
      [200, { status: 'failed' }],
    ]);
    expect(JSON.stringify(ended)).not.toContain(received[0].payload.access_token);
  });

  it.each<[string, object, object | undefined, string]>([
    ['no status', {}, undefined, '/data/attributes/status'],
    ['another status', { status: 'done' }, undefined, '/data/attributes/status'],
    ['a message that is no text', { status: 'passed', message: 1 }, undefined, '/data/attributes/message'],
    ['outcomes that are no list', { status: 'passed' }, { data: {} }, '/data/relationships/outcomes/data'],
    [
      'an outcome of another type',
      { status: 'passed' },
      { data: [{ type: 'outcomes' }] },
      '/data/relationships/outcomes/data/0/type',
    ],
    [
      'an outcome without an identifier',
      { status: 'passed' },
      { data: [{ type: 'task-result-outcomes', attributes: { description: 'x' } }] },
      '/data/relationships/outcomes/data/0/attributes/outcome-id',
    ],
    [
      'a tag of an unknown level',
      { status: 'passed' },
      {
        data: [
          {
            type: 'task-result-outcomes',
            attributes: { 'outcome-id': 'a', 'description': 'x', 'tags': { Status: [{ label: 'x', level: 'fatal' }] } },
          },
        ],
      },
      '/data/relationships/outcomes/data/0/attributes/tags',
    ],
  ])('gets 422 for an update with %s, which changes nothing', async (_, attributes, outcomes, pointer) => {
    const { status: refused, body } = await report(received[0]!, attributes, {
      relationships: outcomes && { outcomes },
    });
    expect([refused, body.errors.map(({ source }: any) => source.pointer)]).toEqual([422, [pointer]]);
    expect(await status()).toBe('running');
    expect(onlyTask((await journal())[0]).callbacks).toMatchObject([{ status: 422 }]);
  });

  it('needs the token that it was sent', async () => {
    for (const token of ['other', 'platform-root']) {
      expect((await report(received[0]!, { status: 'passed' }, { token })).status).toBe(401);
    }
    expect(await status()).toBe('running');
  });

  it('cannot report any more once it has ended', async () => {
    await report(received[0]!, { status: 'passed' });
    expect(await report(received[0]!, { status: 'failed' })).toMatchObject({
      status: 409,
      body: { errors: [{ status: '409', title: 'conflict' }] },
    });
    expect(await status()).toBe('passed');
  });
});
