import type { Values } from '../../../../src/definition/value';
import * as registry from '../../../../src/handlers';
import type { TestEmulator } from '../../../support/emulator';
import { Proxied, openProxied } from '../../../support/environments/proxied';

const tasksOf = (organization: string) => `/api/v2/organizations/${organization}/tasks`;

let open: Proxied;
let service: TestEmulator;
beforeEach(async () => {
  open = await openProxied(registry);
  ({ service } = open);
});
afterEach(async () => {
  await open.close();
});

async function post(name: string, attributes: object = {}): Promise<string> {
  const all = {
    name,
    'url': `https://${name}.example.com/`,
    'description': '',
    'category': 'task',
    'hmac-key': 'signing key',
    ...attributes,
  };
  return (await service.request('POST', tasksOf('acme'), { body: { data: { type: 'tasks', attributes: all } } })).body
    .data.id;
}

async function associate(workspace: string, task: string): Promise<string> {
  const relationships = { task: { data: { id: task, type: 'tasks' } } };
  const body = {
    data: {
      type: 'workspace-tasks',
      attributes: { 'enforcement-level': 'mandatory', 'stage': 'pre_plan' },
      relationships,
    },
  };
  return (await service.request('POST', `/api/v2/workspaces/${workspace}/tasks`, { body })).body.data.id;
}

const one = (config: Values) => open.core.readData('lintel_run_task', config);
const many = (config: Values) => open.core.readData('lintel_run_tasks', config);

describe('the lintel_run_task data source', () => {
  it('finds a run task by id, and by organization and name', async () => {
    const id = await post('image-scan', { enabled: false, description: 'Scans.' });
    const association = await associate('ws-app', id);
    const configuration = { 'enabled': true, 'stages': ['pre_plan'], 'enforcement-level': 'mandatory' };
    const { status } = await service.request('PATCH', `/api/v2/tasks/${id}`, {
      body: {
        data: {
          type: 'tasks',
          attributes: { 'description': 'Scans.', 'global-configuration': configuration },
          relationships: { 'agent-pool': { data: { id: 'apool-main', type: 'agent-pools' } } },
        },
      },
    });
    expect(status).toBe(200);
    const reported = {
      id,
      organization: 'acme',
      name: 'image-scan',
      url: 'https://image-scan.example.com/',
      description: 'Scans.',
      category: 'task',
      enabled: false,
      agentPoolId: 'apool-main',
      globalConfiguration: { enabled: true, stages: ['pre_plan'], enforcementLevel: 'mandatory' },
      include: undefined,
      workspaceTaskIds: [association],
      workspaceTasks: undefined,
      workspaces: undefined,
    };
    expect({ ...(await one({ id })) }).toEqual(reported);
    expect({ ...(await one({ organization: 'acme', name: 'image-scan' })) }).toEqual(reported);
  });

  it('fetches its associations and their workspaces on request', async () => {
    const id = await post('image-scan');
    const association = await associate('ws-app', id);
    const associations = [
      expect.objectContaining({
        workspaceTaskId: association,
        workspaceId: 'ws-app',
        taskId: id,
        enforcementLevel: 'mandatory',
        stage: 'pre_plan',
        stages: ['pre_plan'],
      }),
    ];
    expect(await one({ id, include: ['workspace_tasks'] })).toMatchObject({
      workspaceTasks: associations,
      workspaces: undefined,
    });
    const { workspaceTasks, workspaces } = await one({ id, include: ['workspace_tasks.workspace'] });
    expect(workspaceTasks).toEqual(associations);
    expect(workspaces).toEqual([expect.objectContaining({ id: 'ws-app', type: 'workspaces' })]);
    expect(JSON.parse((workspaces as unknown as { attributesJson: string }[])[0].attributesJson)).toMatchObject({
      name: 'app',
    });
  });

  it('fails if the run task does not exist', async () => {
    await expect(one({ id: 'task-nowhere' })).rejects.toThrow(
      'The run task task-nowhere does not exist, or the token lacks permission to read it.',
    );
    await expect(one({ organization: 'acme', name: 'nowhere' })).rejects.toThrow(
      'acme has no run task named `nowhere`.',
    );
    await expect(one({ organization: 'nobody', name: 'nowhere' })).rejects.toThrow('GET /organizations/nobody/tasks');
  });

  it('fails if several run tasks have the name', async () => {
    await post('image-scan');
    open.proxy.watch = async (passing) => {
      const { status, body } = await passing.forward();
      passing.response({ status, body: { ...body, data: [...body.data, { ...body.data[0], id: 'task-twin' }] } });
    };
    await expect(one({ organization: 'acme', name: 'image-scan' })).rejects.toThrow(
      /several run tasks named `image-scan`: task-\w+, task-twin/,
    );
  });

  it('reads the associations in HCP Terraform, where they have another name and several stages', async () => {
    const hcp = await openProxied(registry, { dialects: { platform: 'hcp' } });
    ({ service } = hcp);
    const id = await post('image-scan');
    const association = await associate('ws-app', id);
    await service.request('PATCH', `/api/v2/workspaces/ws-app/tasks/${association}`, {
      body: { data: { type: 'workspace-tasks', attributes: { stages: ['pre_plan', 'post_apply'] } } },
    });
    const found = await hcp.core.readData('lintel_run_task', { id, include: ['workspace_tasks'] });
    expect(found.workspaceTaskIds).toEqual([association]);
    expect(found.workspaceTasks).toEqual([
      expect.objectContaining({
        workspaceTaskId: association,
        stages: expect.arrayContaining(['pre_plan', 'post_apply']),
      }),
    ]);
    await hcp.close();
  });
});

describe('the lintel_run_tasks data source', () => {
  it("returns all run tasks of an organization in the service's order, with the service's count", async () => {
    const ids = [await post('one'), await post('two'), await post('three')];
    const { runTasks, totalCount, workspaces } = await many({ organization: 'acme' });
    expect((runTasks as unknown as { id: string }[]).map(({ id }) => id)).toEqual(ids);
    expect((runTasks as readonly unknown[])[0]).toMatchObject({
      organization: 'acme',
      name: 'one',
      enabled: true,
      workspaceTaskIds: [],
      workspaceTasks: undefined,
    });
    expect({ totalCount, workspaces }).toEqual({ totalCount: 3, workspaces: undefined });
  });

  it('fetches the associations of each run task on request', async () => {
    const [first, second] = [await post('one'), await post('two')];
    await associate('ws-app', first);
    await associate('ws-app', second);
    await associate('ws-network', second);
    const { runTasks, workspaces } = await many({
      organization: 'acme',
      include: ['workspace_tasks', 'workspace_tasks.workspace'],
    });
    const workspacesOf = (runTasks as unknown as { workspaceTasks: { workspaceId: string }[] }[]).map(
      ({ workspaceTasks }) => workspaceTasks.map(({ workspaceId }) => workspaceId),
    );
    expect(workspacesOf).toEqual([['ws-app'], ['ws-app', 'ws-network']]);
    expect((workspaces as unknown as { id: string }[]).map(({ id }) => id).sort()).toEqual(['ws-app', 'ws-network']);
  });

  it('reads pages of a hundred and stops as soon as it has enough', async () => {
    for (let number = 0; number < 205; number++) await post(`task-${number}`);
    const lists = () => open.proxy.passed.splice(0).map(({ path }) => path.split('?')[0]).length;
    const count = async (config: Values) => {
      const { runTasks, totalCount } = await many({ organization: 'acme', ...config });
      return { found: (runTasks as readonly unknown[]).length, totalCount, requests: lists() };
    };
    expect(await count({})).toEqual({ found: 205, totalCount: 205, requests: 3 });
    expect(await count({ maxResults: 100 })).toEqual({ found: 100, totalCount: 205, requests: 1 });
    expect(await count({ maxResults: 101 })).toEqual({ found: 101, totalCount: 205, requests: 2 });
    expect(await count({ maxResults: 1000 })).toEqual({ found: 205, totalCount: 205, requests: 3 });
  });

  it('returns no run tasks for an organization without any, and fails if the organization does not exist', async () => {
    expect(await many({ organization: 'acme' })).toMatchObject({ runTasks: [], totalCount: 0 });
    await expect(many({ organization: 'nobody' })).rejects.toThrow(/GET \/organizations\/nobody\/tasks\?.*404/);
  });
});
