import { defineDataSource } from '../../../definition/data-source';
import { maxResults, organizationRules, related } from '../rules';

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
  wing: 'platform',
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
  wing: 'platform',
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
