import { defineDataSource } from '../../../definition/data-source';
import { defineListResource } from '../../../definition/list-resource';
import { defineResource } from '../../../definition/resource';
import { resultsOf } from '../../../definition/results';
import type { GroupRule } from '../../../definition/rule';
import { idRules, totalCount } from '../shared/lookup-arguments';
import { organizationArgument } from '../shared/organization';
import { maxResults, workspaceIdRules } from '../shared/rules';
import {
  TASK_CONFIGURATION,
  TASK_OPERATIONS,
  taskEnforcementLevel,
  taskId,
  taskName,
  taskOrganization,
  taskStages,
} from '../shared/run-tasks/task-config-attributes';

const source = [TASK_CONFIGURATION, TASK_OPERATIONS];

const attributes = {
  id: { type: 'string', use: 'computed', doc: 'The ID of the task configuration, `taskcfg-…`.' },
  taskId,
  organization: taskOrganization,
  taskName,
  global: {
    type: 'bool',
    use: 'optional',
    default: false,
    doc: 'Whether runs of all present and future workspaces of the organization call the run task.',
  },
  projectIds: {
    type: 'set',
    element: 'string',
    use: 'optional',
    absent: 'the run task is applied to all workspaces',
    elementRules: idRules('prj'),
    doc: 'The IDs of all projects, `prj-…`, whose present and future workspaces call the run task. Must be configured unless `global` is `true`; if it is empty, the run task is applied nowhere.',
  },
  enforcementLevel: taskEnforcementLevel,
  allowedStages: taskStages,
} as const;

/** The run task configuration of an organization. Restates the platform API, "Task configuration (type `task-configs`)". */
export const taskConfig = defineResource({
  type: 'lintel_task_config',
  service: 'platform',
  construct: 'TaskConfig',
  doc: 'Applies a run task to all workspaces of its organization, or to all workspaces of projects. Replaces associations with single workspaces. The service cannot delete it: destroying it ends its effect.',
  source,
  rights: [{ right: 'manage-run-tasks', needs: ['create', 'update', 'delete'] }],
  attributes,
  rules: [
    { rule: 'onlyWhen', attribute: 'projectIds', when: 'global', is: false, orAbsent: true },
    { rule: 'requiredWhen', attribute: 'projectIds', when: 'global', is: false },
  ],
  identity: { id: true },
  imports: [
    { form: '{id}', matches: '^taskcfg-[^/]+$', example: 'taskcfg-8vsaKuS1RPMpVeHq' },
    { form: '{organization}/{taskName}', matches: '^(?!\\.{1,2}/)[^/]+/[^/]+$', example: 'acme/image-scan' },
  ],
});

const results = resultsOf(attributes);

/** Restates the platform API, operations "Show task configuration" and, by run task, "Show task configuration of an owner". */
export const taskConfigData = defineDataSource({
  type: 'lintel_task_config',
  service: 'platform',
  construct: 'DataTaskConfig',
  doc: 'How an organization applies a run task, looked up by its ID or by the run task.',
  source,
  attributes: {
    ...results,
    id: {
      type: 'string',
      use: 'optionalComputed',
      absent: 'the configuration is looked up by `taskId`',
      rules: idRules('taskcfg'),
      doc: 'The ID of the task configuration, `taskcfg-…`.',
    },
    taskId: {
      type: 'string',
      use: 'optionalComputed',
      absent: 'the configuration is looked up by `id`',
      rules: idRules('task'),
      doc: 'The ID of the run task, `task-…`.',
    },
  },
  rules: [{ rule: 'exactlyOneOf', attributes: ['id', 'taskId'] }],
});

/** The project or workspace that configurations apply to. */
const target = {
  projectId: {
    type: 'string',
    use: 'optional',
    absent: '`workspaceId` is configured',
    rules: idRules('prj'),
    doc: 'The ID of the project that the configurations apply to, `prj-…`.',
  },
  workspaceId: {
    type: 'string',
    use: 'optional',
    absent: '`projectId` is configured',
    rules: workspaceIdRules,
    doc: 'The ID of the workspace that the configurations apply to, `ws-…`. Not every service supports it.',
  },
} as const;

const targetRules: readonly GroupRule[] = [{ rule: 'exactlyOneOf', attributes: ['projectId', 'workspaceId'] }];

/** Restates the platform API, operation "List task configurations". */
export const taskConfigsData = defineDataSource({
  type: 'lintel_task_configs',
  service: 'platform',
  construct: 'DataTaskConfigs',
  doc: 'The configurations of run tasks that apply to a project or workspace, including those for all workspaces.',
  source,
  attributes: {
    organization: organizationArgument,
    ...target,
    filterTaskCategory: {
      type: 'string',
      use: 'optional',
      absent: 'categories are not filtered',
      values: ['task', 'hook', 'native'],
      doc: 'Include only run tasks of this category.',
    },
    maxResults: maxResults('configurations'),
    taskConfigs: {
      type: 'objects',
      use: 'computed',
      doc: 'The configurations, in the order in which the service returns them.',
      attributes: results,
    },
    totalCount: totalCount('configurations'),
  },
  rules: targetRules,
});

/** Restates the platform API, operation "List task configurations". */
export const taskConfigList = defineListResource({
  type: 'lintel_task_config',
  doc: 'The configurations of run tasks that apply to a project or workspace.',
  source,
  attributes: { organization: organizationArgument, ...target },
  rules: targetRules,
});
