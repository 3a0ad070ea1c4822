import { defineResource } from '../../../definition/resource';
import { secretInput } from '../../../definition/secret-input';
import { nameRules, organizationRules, maxResults, related } from '../shared/rules';
import { defineDataSource } from '../../../definition/data-source';
import { defineListResource } from '../../../definition/list-resource';

/** A reusable hook of an organization to an external system. Restates the platform API, "Run task (type `tasks`)". */
export const runTask = defineResource({
  type: 'lintel_run_task',
  service: 'platform',
  construct: 'RunTask',
  doc: 'A reusable hook of an organization to an external system, which runs of its workspaces call.',
  source: ['docs/spec/platform.md#run-task-type-tasks-id-prefix-task-', 'docs/spec/platform.md#run-tasks', 'docs/spec/platform.md#limits'],
  attributes: {
    id: { type: 'string', use: 'computed', doc: 'The id of the run task, `task-…`.' },
    organization: {
      type: 'string', use: 'required', replace: true, rules: organizationRules,
      doc: 'The name of the organization that the run task belongs to.',
    },
    name: {
      type: 'string', use: 'required', rules: nameRules,
      doc: 'The name of the run task, unique in its organization.',
    },
    url: {
      type: 'string', use: 'required', rules: [{ rule: 'url', schemes: ['http', 'https'] }],
      doc: 'The address that the run task payload is sent to. The service calls it when the run task is made or the address changes, and wants the answer 200.',
    },
    description: {
      type: 'string', use: 'optional', emptyIsAbsent: true, absent: 'the run task has no description',
      rules: [{ rule: 'length', max: 300, unit: 'characters' }],
      doc: 'What the run task does, in up to 300 characters.',
    },
    category: {
      type: 'string', use: 'optional', values: ['task'], default: 'task',
      doc: 'The category of the run task; the service knows only `task`.',
    },
    enabled: {
      type: 'bool', use: 'optional', default: true,
      doc: 'Whether runs call the run task.',
    },
    ...secretInput('hmacKey', {
      doc: 'The key that signs the payload, so that the receiver can verify who sent it.',
      absent: 'payloads are not signed',
      rules: [{ rule: 'length', min: 1, unit: 'characters' }],
    }),
    secretsRevision: {
      type: 'int', use: 'computed', revision: true,
      doc: 'How often `hmacKeyWo` was sent or cleared: 0 while it never was, one more in each plan that does.',
    },
  },
  identity: { id: true },
  imports: [
    { form: '{id}', matches: '^task-[^/]+$', example: 'task-7oD7doVTQdAFnMLV' },
    { form: '{organization}/{name}', matches: '^[^/]+/[^/]+$', example: 'acme/image-scan' },
  ],
  movedFrom: [{ type: 'tfe_organization_run_task', schemaVersions: [0] }],
});

/** What both data sources tell of one run task: the managed type's attributes, without those that the service never returns. */
const results = {
  url: { type: 'string', use: 'computed', doc: 'The address that the run task payload is sent to.' },
  description: { type: 'string', use: 'computed', absent: 'the run task has no description', doc: 'What the run task does.' },
  category: { type: 'string', use: 'computed', doc: 'The category of the run task; the service knows only `task`.' },
  enabled: { type: 'bool', use: 'computed', doc: 'Whether runs call the run task.' },
  workspaceTaskIds: { type: 'set', element: 'string', use: 'computed', doc: 'The ids of its associations to workspaces, `wstask-…`.' },
  workspaceTasks: {
    type: 'objects', use: 'computed', absent: '`include` does not name `workspace_tasks`',
    doc: 'Its associations to workspaces.',
    attributes: {
      workspaceTaskId: { type: 'string', use: 'computed', doc: 'The id of the association, `wstask-…`.' },
      workspaceId: { type: 'string', use: 'computed', absent: 'the service does not tell', doc: 'The id of the workspace, `ws-…`.' },
      taskId: { type: 'string', use: 'computed', absent: 'the service does not tell', doc: 'The id of the run task, `task-…`.' },
      enforcementLevel: { type: 'string', use: 'computed', absent: 'the service does not tell', doc: '`advisory` or `mandatory`.' },
      stage: { type: 'string', use: 'computed', absent: 'the service does not tell', doc: 'The stage of the run at which the task begins.' },
      stages: { type: 'set', element: 'string', use: 'computed', doc: 'All stages at which the task begins; the one stage, where the service knows only one.' },
    },
  },
} as const;

const workspaces = {
  type: 'objects', use: 'computed', absent: '`include` does not name `workspace_tasks.workspace`',
  doc: 'The workspaces of these associations.',
  attributes: related,
} as const;

const include = {
  type: 'set', element: 'string', use: 'optional', values: ['workspace_tasks', 'workspace_tasks.workspace'],
  absent: 'nothing further is fetched', doc: 'What to fetch along with the run task.',
} as const;

/** Restates the platform API, operations "Show run task" and, by name, "List run tasks". */
export const runTaskData = defineDataSource({
  type: 'lintel_run_task',
  service: 'platform',
  construct: 'DataRunTask',
  doc: 'A run task, looked up by its id or by its organization and name.',
  source: ['docs/spec/platform.md#run-tasks'],
  attributes: {
    id: {
      type: 'string', use: 'optionalComputed', absent: 'the run task is looked up by `organization` and `name`',
      rules: [{ rule: 'pattern', pattern: '^task-[^/]+$', words: 'begin with `task-`' }],
      doc: 'The id of the run task, `task-…`.',
    },
    organization: {
      type: 'string', use: 'optionalComputed', absent: 'the run task is looked up by `id`', rules: organizationRules,
      doc: 'The name of the organization that the run task belongs to.',
    },
    name: { type: 'string', use: 'optionalComputed', absent: 'the run task is looked up by `id`', doc: 'The name of the run task.' },
    include,
    ...results,
    workspaces,
  },
  rules: [
    { rule: 'exactlyOneOf', attributes: ['id', 'organization'] },
    { rule: 'requires', attribute: 'organization', needs: 'name' },
    { rule: 'requires', attribute: 'name', needs: 'organization' },
  ],
});

/** Restates the platform API, operation "List run tasks". */
export const runTasksData = defineDataSource({
  type: 'lintel_run_tasks',
  service: 'platform',
  construct: 'DataRunTasks',
  doc: 'The run tasks of an organization.',
  source: ['docs/spec/platform.md#run-tasks'],
  attributes: {
    organization: { type: 'string', use: 'required', rules: organizationRules, doc: 'The name of the organization.' },
    include,
    maxResults: maxResults('run tasks'),
    runTasks: {
      type: 'objects', use: 'computed', doc: 'The run tasks, in the order of the service.',
      attributes: {
        id: { type: 'string', use: 'computed', doc: 'The id of the run task, `task-…`.' },
        organization: { type: 'string', use: 'computed', doc: 'The name of the organization that the run task belongs to.' },
        name: { type: 'string', use: 'computed', doc: 'The name of the run task.' },
        ...results,
      },
    },
    workspaces,
    totalCount: { type: 'int', use: 'computed', doc: 'How many run tasks the organization has, as the service counts them.' },
  },
});

/** Restates the platform API, operation "List run tasks". */
export const runTaskList = defineListResource({
  type: 'lintel_run_task',
  doc: 'The run tasks of an organization.',
  source: ['docs/spec/platform.md#run-tasks'],
  attributes: {
    organization: { type: 'string', use: 'required', rules: organizationRules, doc: 'The name of the organization.' },
  },
});
