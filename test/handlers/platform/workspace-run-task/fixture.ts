import type { Value, Values } from '../../../../src/definition/value';
import type { CreateFixture, FixtureFile, WrongConfiguration } from '../../../support/environments/fixture';

/** The store's names for attributes that the API cannot change. */
const ONLY_IN_THE_STORE: { readonly [attribute: string]: string } = { workspaceId: 'workspace', taskId: 'task' };

/** Only HCP Terraform has several stages. */
export const without = { standard: ['stages'], hcp: [] };

export const createFixture: CreateFixture = async (service) => {
  const makeTask = async (name: string): Promise<string> => {
    const attributes = { name, url: 'https://scanner.example.com/hooks', description: '', category: 'task' };
    return (
      await service.request('POST', '/api/v2/organizations/acme/tasks', {
        body: { data: { type: 'tasks', attributes } },
      })
    ).body.data.id;
  };
  const [task, other] = [await makeTask('associated'), await makeTask('associated-2')];
  const minimal = { workspaceId: 'ws-app', taskId: task, enforcementLevel: 'advisory' };
  const stored = async () =>
    (await service.control.snapshot()).objects.workspaceRunTasks as unknown as StoredAssociation[];
  const edit = async (change: (associations: readonly StoredAssociation[]) => readonly StoredAssociation[]) => {
    const snapshot = await service.control.snapshot();
    const workspaceRunTasks = change(snapshot.objects.workspaceRunTasks as unknown as StoredAssociation[]) as never;
    await service.control.restore({ ...snapshot, objects: { ...snapshot.objects, workspaceRunTasks } });
  };
  const item = ({ workspaceId, workspaceTaskId }: Values) =>
    `/api/v2/workspaces/${String(workspaceId)}/tasks/${String(workspaceTaskId)}`;
  return {
    minimal,
    second: { taskId: other },
    full: [
      { ...minimal, enforcementLevel: 'mandatory', stages: ['pre_plan', 'post_plan'] },
      { ...minimal, enforcementLevel: 'mandatory', stage: 'pre_plan' },
    ],
    changed: {
      workspaceId: 'ws-network',
      taskId: other,
      enforcementLevel: 'advisory',
      stage: 'post_plan',
      stages: ['pre_apply', 'post_apply'],
    },
    mayReplace: ['stage'],
    along: { stage: ['stages'], stages: ['stage'] },
    exempt: {},

    async look({ workspaceTaskId }) {
      const association = (await stored()).find(({ id }) => id === workspaceTaskId);
      if (!association) return undefined;
      const { workspace, task: taskId, stages, ...reported } = association;
      return {
        ...reported,
        workspaceId: workspace,
        taskId,
        ...(stages.length > 1 ? { stages } : { stage: stages[0] }),
      };
    },
    async tamper(state, attribute, value) {
      const key = ONLY_IN_THE_STORE[attribute];
      if (key) {
        return edit((associations) =>
          associations.map((association) =>
            association.id === state.workspaceTaskId ? { ...association, [key]: value } : association,
          ),
        );
      }
      const attributes = { [attribute === 'enforcementLevel' ? 'enforcement-level' : attribute]: value };
      const { status } = await service.request('PATCH', item(state), {
        body: { data: { type: 'workspace-tasks', attributes } },
      });
      if (status !== 200) throw new Error(`${attribute} could not be changed: ${status}`);
    },
    async remove(state) {
      await service.request('DELETE', item(state));
    },
    async removeParent({ workspaceId }) {
      const { objects, ...rest } = await service.control.snapshot();
      const others = (kind: 'workspaces' | 'workspaceRunTasks', key: string) =>
        (objects[kind] as unknown as { [key: string]: Value }[]).filter((one) => one[key] !== workspaceId);
      await service.control.restore({
        ...rest,
        objects: {
          ...objects,
          workspaces: others('workspaces', 'id') as never,
          workspaceRunTasks: others('workspaceRunTasks', 'workspace') as never,
        },
      });
    },
  };
};

type StoredAssociation = Values & { readonly id: string; readonly stages: readonly string[] };

const base = { workspaceId: 'ws-app', taskId: 'task-1', enforcementLevel: 'advisory' };

export const queries: FixtureFile['queries'] = {
  data: { lintel_workspace_run_task: ({ workspaceId, workspaceTaskId }) => ({ workspaceId, workspaceTaskId }) },
};

export const wrong: readonly WrongConfiguration[] = [
  {
    breaks: 'workspaceId obeys pattern',
    config: { ...base, workspaceId: 'app' },
    path: ['workspaceId'],
    says: 'begin with `ws-`',
  },
  {
    breaks: 'workspaceId obeys pattern',
    config: { ...base, workspaceId: 'ws-app/tasks' },
    path: ['workspaceId'],
    says: 'not contain `/`',
  },
  {
    breaks: 'taskId obeys pattern',
    config: { ...base, taskId: 'image-scan' },
    path: ['taskId'],
    says: 'begin with `task-`',
  },
  { breaks: 'stages obeys length', config: { ...base, stages: [] }, path: ['stages'], says: 'must not be empty' },
  {
    breaks: 'stages conflicts with stage',
    config: { ...base, stage: 'pre_plan', stages: ['pre_plan'] },
    path: ['stages'],
    says: 'together with `stage`',
    leftToThePlan: true,
  },
  {
    breaks: 'stages conflicts with stage',
    config: { ...base, stage: 'pre_plan', stages: ['post_plan'] },
    path: ['stages'],
    says: 'together with `stage`',
  },
];

export const wrongData: { readonly [type: string]: readonly WrongConfiguration[] } = {
  lintel_workspace_run_task: [
    {
      breaks: 'workspaceId obeys pattern',
      config: { workspaceId: 'app', taskId: 'task-1' },
      path: ['workspaceId'],
      says: 'begin with `ws-`',
    },
    {
      breaks: 'one of workspaceTaskId, taskId',
      config: { workspaceId: 'ws-app' },
      path: ['workspaceTaskId'],
      says: 'Configure exactly one of',
    },
    {
      breaks: 'exactly one of workspaceTaskId, taskId',
      config: { workspaceId: 'ws-app', workspaceTaskId: 'wstask-1', taskId: 'task-1' },
      path: ['taskId'],
      says: 'Configure exactly one of',
    },
    {
      breaks: 'workspaceTaskId obeys pattern',
      config: { workspaceId: 'ws-app', workspaceTaskId: 'task-1' },
      path: ['workspaceTaskId'],
      says: 'wstask-',
    },
    {
      breaks: 'taskId obeys pattern',
      config: { workspaceId: 'ws-app', taskId: 'wstask-1' },
      path: ['taskId'],
      says: 'task-',
    },
  ],
  lintel_workspace_run_tasks: [
    {
      breaks: 'workspaceId obeys pattern',
      config: { workspaceId: 'app' },
      path: ['workspaceId'],
      says: 'begin with `ws-`',
    },
    {
      breaks: 'maxResults obeys range',
      config: { workspaceId: 'ws-app', maxResults: 0 },
      path: ['maxResults'],
      says: 'at least 1',
    },
  ],
};
