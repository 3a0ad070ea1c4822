import { idRules } from '../lookup-arguments';

const STAGES = ['pre_plan', 'post_plan', 'pre_apply', 'post_apply'] as const;

export const TASK_CONFIGURATION =
  'docs/spec/platform-neighbours.md#task-configuration-type-task-configs-id-prefix-taskcfg--hosted-the-whole-area-is-beta-by-o';
export const TASK_OPERATIONS = 'docs/spec/platform-neighbours.md#run-tasks-and-task-configurations';

export const taskId = {
  type: 'string',
  use: 'required',
  replace: true,
  rules: idRules('task'),
  doc: 'The ID of the run task, `task-…`.',
} as const;

/** The name is a part of an import ID, so it must be an attribute. */
export const taskName = {
  type: 'string',
  use: 'computed',
  moving: true,
  doc: 'The name of the run task.',
} as const;

export const taskOrganization = {
  type: 'string',
  use: 'computed',
  doc: 'The name of the organization that the run task belongs to.',
} as const;

export const taskEnforcementLevel = {
  type: 'string',
  use: 'required',
  values: ['advisory', 'mandatory'],
  construct: 'RunTaskEnforcementLevel',
  doc: 'How a failed run task affects the run: `advisory` warns, `mandatory` stops it.',
} as const;

export const taskStages = {
  type: 'set',
  element: 'string',
  use: 'required',
  values: STAGES,
  construct: 'RunTaskStage',
  rules: [{ rule: 'length', min: 1, unit: 'elements' }],
  doc: 'The stages of the run at which the run task is called.',
} as const;
