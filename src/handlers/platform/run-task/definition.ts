import { defineDataSource } from '../../../definition/data-source';
import { defineListResource } from '../../../definition/list-resource';
import { defineResource } from '../../../definition/resource';
import { secretInput } from '../../../definition/secret-input';
import { identifiers, idRules, lookupArguments, lookupRules } from '../shared/lookup-arguments';
import { organizationArgument, organizationInput } from '../shared/organization';
import { nameRules, maxResults, related } from '../shared/rules';

/** A reusable integration of an organization with an external system. Restates the platform API, "Run task (type `tasks`)". */
export const runTask = defineResource({
  type: 'lintel_run_task',
  service: 'platform',
  construct: 'RunTask',
  doc: 'A reusable integration of an organization with an external system, which the runs of its workspaces call.',
  source: [
    'docs/spec/platform.md#run-task-type-tasks-id-prefix-task-',
    'docs/spec/platform.md#run-tasks',
    'docs/spec/platform.md#limits',
    'docs/spec/platform-neighbours.md#run-task-two-fields-more-type-tasks',
  ],
  rights: [
    { right: 'manage-run-tasks', needs: ['create', 'update', 'delete'] },
    { right: 'owners', needs: ['create'] },
  ],
  attributes: {
    id: { type: 'string', use: 'computed', doc: 'The ID of the run task, `task-…`.' },
    organization: { ...organizationInput('The name of the organization that the run task belongs to.'), replace: true },
    name: {
      type: 'string',
      use: 'required',
      rules: nameRules,
      doc: 'The name of the run task, unique in its organization.',
    },
    url: {
      type: 'string',
      use: 'required',
      rules: [{ rule: 'url', schemes: ['http', 'https'] }],
      doc: 'The URL to which the run task payload is sent. The service calls it when the run task is created or the URL changes, and expects status 200.',
    },
    description: {
      type: 'string',
      use: 'optional',
      emptyIsAbsent: true,
      absent: 'the run task has no description',
      rules: [{ rule: 'length', max: 300, unit: 'characters' }],
      doc: 'A description of the run task.',
    },
    category: {
      type: 'string',
      use: 'optional',
      values: ['task'],
      construct: 'RunTaskCategory',
      default: 'task',
      doc: 'The category of the run task. The only value is `task`.',
    },
    enabled: {
      type: 'bool',
      use: 'optional',
      default: true,
      doc: 'Whether runs call the run task.',
    },
    agentPoolId: {
      type: 'string',
      use: 'optional',
      unreadable: 'maybe',
      emptyIsAbsent: true,
      absent: 'the service itself calls the run task',
      rules: idRules('apool'),
      doc: 'The ID of the agent pool from which the run task is called, `apool-…`. Its agents must forward requests.',
    },
    ...secretInput('hmacKey', {
      doc: 'The key that signs the payload, so that the receiver can verify the sender.',
      absent: 'payloads are not signed',
      rules: [{ rule: 'length', min: 1, unit: 'characters' }],
    }),
    secretsRevision: {
      type: 'int',
      use: 'computed',
      revision: true,
      doc: 'How often `hmacKeyWo` has been sent or cleared: 0 initially, incremented by each plan that sends or clears it.',
    },
  },
  identity: { id: true },
  imports: [
    { form: '{id}', matches: '^task-[^/]+$', example: 'task-7oD7doVTQdAFnMLV' },
    { form: '{organization}/{name}', matches: '^[^/]+/[^/]+$', example: 'acme/image-scan' },
  ],
  movedFrom: [{ type: 'tfe_organization_run_task', schemaVersions: [0] }],
});

/** The attributes of one run task in both data sources: the resource's attributes without those that the service never returns. */
const results = {
  url: { type: 'string', use: 'computed', doc: 'The URL to which the run task payload is sent.' },
  description: {
    type: 'string',
    use: 'computed',
    absent: 'the run task has no description',
    doc: 'A description of the run task.',
  },
  category: { type: 'string', use: 'computed', doc: 'The category of the run task. The only value is `task`.' },
  enabled: { type: 'bool', use: 'computed', doc: 'Whether runs call the run task.' },
  agentPoolId: {
    type: 'string',
    use: 'computed',
    absent: 'the service itself calls the run task, or does not report it',
    doc: 'The ID of the agent pool from which the run task is called, `apool-…`.',
  },
  globalConfiguration: {
    type: 'object',
    use: 'computed',
    construct: 'DataRunTaskGlobalConfiguration',
    absent: 'the service does not report it',
    doc: 'How the organization applies the run task to all workspaces.',
    attributes: {
      enabled: { type: 'bool', use: 'computed', doc: 'Whether runs of all workspaces call the run task.' },
      stages: {
        type: 'set',
        element: 'string',
        use: 'computed',
        doc: 'The stages of the run at which the run task is called.',
      },
      enforcementLevel: {
        type: 'string',
        use: 'computed',
        absent: 'the service does not report it',
        doc: '`advisory` or `mandatory`.',
      },
    },
  },
  workspaceTaskIds: {
    type: 'set',
    element: 'string',
    use: 'computed',
    doc: 'The IDs of its associations with workspaces, `wstask-…`.',
  },
  workspaceTasks: {
    type: 'objects',
    use: 'computed',
    construct: 'DataRunTaskWorkspaceTasks',
    absent: '`include` does not contain `workspace_tasks`',
    doc: 'Its associations with workspaces.',
    attributes: {
      workspaceTaskId: { type: 'string', use: 'computed', doc: 'The ID of the association, `wstask-…`.' },
      workspaceId: {
        type: 'string',
        use: 'computed',
        absent: 'the service does not report it',
        doc: 'The ID of the workspace, `ws-…`.',
      },
      taskId: {
        type: 'string',
        use: 'computed',
        absent: 'the service does not report it',
        doc: 'The ID of the run task, `task-…`.',
      },
      enforcementLevel: {
        type: 'string',
        use: 'computed',
        absent: 'the service does not report it',
        doc: '`advisory` or `mandatory`.',
      },
      stage: {
        type: 'string',
        use: 'computed',
        absent: 'the service does not report it',
        doc: 'The stage of the run at which the task is called.',
      },
      stages: {
        type: 'set',
        element: 'string',
        use: 'computed',
        doc: 'All stages at which the task is called; only `stage` if the service does not support several.',
      },
    },
  },
} as const;

const workspaces = {
  type: 'objects',
  use: 'computed',
  construct: 'ResourceIdentifier',
  absent: '`include` does not contain `workspace_tasks.workspace`',
  doc: 'The workspaces of these associations.',
  attributes: related,
} as const;

const include = {
  type: 'set',
  element: 'string',
  use: 'optional',
  values: ['workspace_tasks', 'workspace_tasks.workspace'],
  absent: 'no related resources are fetched',
  doc: 'The related resources to fetch along with the run task.',
} as const;

const DATA_SOURCE = [
  'docs/spec/platform.md#run-tasks',
  'docs/spec/platform-neighbours.md#run-task-two-fields-more-type-tasks',
] as const;

/** Restates the platform API, operations "Show run task" and, by name, "List run tasks". */
export const runTaskData = defineDataSource({
  type: 'lintel_run_task',
  service: 'platform',
  construct: 'DataRunTask',
  doc: 'A run task, looked up by its ID, or by its organization and name.',
  source: DATA_SOURCE,
  attributes: {
    ...lookupArguments('run task', 'task'),
    include,
    ...results,
    workspaces,
  },
  rules: lookupRules,
});

/** Restates the platform API, operation "List run tasks". */
export const runTasksData = defineDataSource({
  type: 'lintel_run_tasks',
  service: 'platform',
  construct: 'DataRunTasks',
  doc: 'The run tasks of an organization.',
  source: DATA_SOURCE,
  attributes: {
    organization: organizationArgument,
    include,
    maxResults: maxResults('run tasks'),
    runTasks: {
      type: 'objects',
      use: 'computed',
      doc: 'The run tasks, in the order in which the service returns them.',
      attributes: {
        ...identifiers('run task', 'task'),
        ...results,
      },
    },
    workspaces,
    totalCount: {
      type: 'int',
      use: 'computed',
      doc: 'The number of run tasks in the organization, as counted by the service.',
    },
  },
});

/** Restates the platform API, operation "List run tasks". */
export const runTaskList = defineListResource({
  type: 'lintel_run_task',
  doc: 'The run tasks of an organization.',
  source: ['docs/spec/platform.md#run-tasks'],
  attributes: {
    organization: organizationArgument,
  },
});
