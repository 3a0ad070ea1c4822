import { defineListResource } from '../../../definition/list-resource';
import { defineResource } from '../../../definition/resource';
import { organizationArgument } from '../shared/organization';
import {
  TASK_CONFIGURATION,
  TASK_OPERATIONS,
  taskEnforcementLevel,
  taskId,
  taskName,
  taskOrganization,
  taskStages,
} from '../shared/run-tasks/task-config-attributes';

const GLOBAL = 'docs/spec/platform-neighbours.md#run-task-two-fields-more-type-tasks';

/** Restates the platform API, "Run task: two fields more (type `tasks`)" and, where the service has them, task configurations. */
export const runTaskGlobalConfiguration = defineResource({
  type: 'lintel_run_task_global_configuration',
  service: 'platform',
  construct: 'RunTaskGlobalConfiguration',
  doc: 'Applies a run task to all workspaces of its organization. The organization must be entitled to global run tasks. To apply it to projects, use `lintel_task_config` instead.',
  source: [GLOBAL, TASK_CONFIGURATION, TASK_OPERATIONS],
  rights: [{ right: 'manage-run-tasks', needs: ['create', 'update', 'delete'] }],
  attributes: {
    id: { type: 'string', use: 'computed', doc: 'The ID of the run task, `task-…`.' },
    taskId,
    organization: taskOrganization,
    taskName,
    enabled: {
      type: 'bool',
      use: 'optional',
      default: true,
      doc: 'Whether runs of all present and future workspaces of the organization call the run task.',
    },
    stages: taskStages,
    enforcementLevel: taskEnforcementLevel,
  },
  identity: { taskId: true },
  imports: [
    { form: '{taskId}', matches: '^task-[^/]+$', example: 'task-7oD7doVTQdAFnMLV' },
    { form: '{organization}/{taskName}', matches: '^(?!\\.{1,2}/)[^/]+/[^/]+$', example: 'acme/image-scan' },
  ],
  movedFrom: [{ type: 'tfe_organization_run_task_global_settings', schemaVersions: [0] }],
});

/** Restates the platform API, operation "List run tasks". */
export const runTaskGlobalConfigurationList = defineListResource({
  type: 'lintel_run_task_global_configuration',
  doc: 'The run tasks that an organization applies to all of its workspaces.',
  source: [GLOBAL],
  attributes: { organization: organizationArgument },
});
