import type { CreateFixture, FixtureFile, WrongConfiguration } from '../../../support/environments/fixture';
import { wrongMaxResults, wrongOrganization } from '../../../support/environments/wrong-lookups';
import { taskConfigStore } from '../shared/task-config-store';

/** The store's names for attributes that have another name in the API. */
const STORED: { readonly [attribute: string]: string } = {
  taskId: 'task',
  projectIds: 'projects',
  allowedStages: 'stages',
};

export const createFixture: CreateFixture = async (service) => {
  const store = taskConfigStore(service);
  const [task, other, third] = [
    await store.task('for-projects'),
    await store.task('for-projects-2'),
    await store.task('for-projects-3'),
  ];
  const common = { taskId: task, enforcementLevel: 'advisory', allowedStages: ['post_plan'] };
  const minimal = { ...common, projectIds: ['prj-default'] };
  return {
    minimal,
    second: { taskId: third },
    full: [
      { ...common, global: true, allowedStages: ['pre_plan', 'post_apply'] },
      { ...minimal, allowedStages: ['pre_plan', 'post_apply'] },
    ],
    changed: {
      taskId: other,
      projectIds: ['prj-payments'],
      enforcementLevel: 'mandatory',
      allowedStages: ['post_plan', 'pre_apply'],
    },
    fixed: { global: 'it is true exactly if `projectIds` is not configured' },
    drifted: { global: false },
    removedWith: { global: { projectIds: ['prj-default'] }, projectIds: { global: true } },
    along: { global: ['projectIds'] },
    exempt: {},

    async look({ id }) {
      const found = await store.byId(id);
      // The service keeps one that was destroyed, without effect.
      if (!found || (!found.global && found.projects.length === 0)) return undefined;
      return {
        id,
        taskId: found.task,
        global: found.global,
        projectIds: found.global && found.projects.length === 0 ? undefined : found.projects,
        enforcementLevel: found.enforcementLevel,
        allowedStages: found.stages,
      };
    },
    tamper: ({ id }, attribute, value) =>
      store.editById(id, { [STORED[attribute] ?? attribute]: (value ?? []) as never }),
    remove: ({ taskId }) => store.remove(taskId),
    removeParent: () => store.removeOrganization('acme'),
    sweep: store.sweep,
  };
};

const base = {
  taskId: 'task-1',
  projectIds: ['prj-default'],
  enforcementLevel: 'advisory',
  allowedStages: ['post_plan'],
};

export const queries: FixtureFile['queries'] = {
  data: { lintel_task_configs: () => ({ organization: 'acme', projectId: 'prj-default' }) },
  list: { lintel_task_config: () => ({ organization: 'acme', projectId: 'prj-default' }) },
};

export const wrong: readonly WrongConfiguration[] = [
  { breaks: 'taskId obeys pattern', config: { ...base, taskId: 'scan' }, path: ['taskId'], says: 'begin with `task-`' },
  {
    breaks: 'each of projectIds obeys pattern',
    config: { ...base, projectIds: ['the-payments'] },
    path: ['projectIds'],
    says: 'prj-',
  },
  {
    breaks: 'projectIds only when global is false',
    config: { ...base, global: true },
    path: ['projectIds'],
    says: 'can only be configured if `global` is false',
  },
  {
    breaks: 'projectIds required when global is false',
    config: { ...base, projectIds: undefined },
    path: ['projectIds'],
    says: 'must be configured if `global` is false',
  },
  {
    breaks: 'allowedStages obeys length',
    config: { ...base, allowedStages: [] },
    path: ['allowedStages'],
    says: 'must not be empty',
  },
];

export const wrongData: { readonly [type: string]: readonly WrongConfiguration[] } = {
  lintel_task_config: [
    { breaks: 'one of id, taskId', config: {}, path: ['id'], says: 'Configure exactly one of' },
    {
      breaks: 'exactly one of id, taskId',
      config: { id: 'taskcfg-1', taskId: 'task-1' },
      path: ['taskId'],
      says: 'Configure exactly one of',
    },
    { breaks: 'id obeys pattern', config: { id: 'task-1' }, path: ['id'], says: 'taskcfg-' },
    { breaks: 'taskId obeys pattern', config: { taskId: 'scan' }, path: ['taskId'], says: 'task-' },
  ],
  lintel_task_configs: [
    ...wrongOrganization().map(({ config, ...rest }) => ({ ...rest, config: { ...config, projectId: 'prj-default' } })),
    ...wrongMaxResults({ organization: 'acme', projectId: 'prj-default' }),
    {
      breaks: 'one of projectId, workspaceId',
      config: { organization: 'acme' },
      path: ['projectId'],
      says: 'Configure exactly one of',
    },
    {
      breaks: 'exactly one of projectId, workspaceId',
      config: { organization: 'acme', projectId: 'prj-default', workspaceId: 'ws-app' },
      path: ['workspaceId'],
      says: 'Configure exactly one of',
    },
    {
      breaks: 'projectId obeys pattern',
      config: { organization: 'acme', projectId: 'the-payments' },
      path: ['projectId'],
      says: 'prj-',
    },
    {
      breaks: 'workspaceId obeys pattern',
      config: { organization: 'acme', workspaceId: 'app' },
      path: ['workspaceId'],
      says: 'ws-',
    },
  ],
};
