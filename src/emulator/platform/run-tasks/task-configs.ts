import { newId } from '../../identifiers';
import type { Kind } from '../../store';
import type { World } from '../../world';
import { attributeProblems } from '../attributes';
import type { AttributeRules } from '../attributes';
import type { Problem, ResourceDocument } from '../json-api';

/** How an organization applies a run task: to every workspace, or to those of certain projects. At most one per task. */
export interface TaskConfig {
  readonly id: string;
  readonly task: string;
  /** The organization it belongs to. */
  readonly organization: string;
  readonly global: boolean;
  readonly enforcementLevel: string;
  readonly stages: readonly string[];
  /** Ids; they have no effect while it is global. */
  readonly projects: readonly string[];
  readonly createdAt: string;
  readonly updatedAt: string;
}

export type TaskConfigFields = Pick<TaskConfig, 'global' | 'enforcementLevel' | 'stages' | 'projects'>;

export const taskConfigs: Kind<TaskConfig> = { name: 'taskConfigs', key: ({ id }) => id };

function byTask({ task }: TaskConfig): string {
  return task;
}

export function taskConfigOf({ store }: World, task: string): TaskConfig | undefined {
  return store.of(taskConfigs).firstBy(byTask, task);
}

/** Creates or changes a task's configuration. */
export function putTaskConfig(
  world: World,
  task: { readonly id: string; readonly organization: string },
  fields: TaskConfigFields,
): TaskConfig {
  const now = world.clock.now().toISOString();
  const before = taskConfigOf(world, task.id);
  const { id, createdAt } = before ?? { id: newId(world, 'taskcfg'), createdAt: now };
  const { organization } = task;
  return world.store.of(taskConfigs).put({ id, task: task.id, organization, ...fields, createdAt, updatedAt: now });
}

const STAGES = ['pre_plan', 'post_plan', 'pre_apply', 'post_apply'];
const LEVEL = { type: 'string', required: true, values: ['advisory', 'mandatory'] } as const;

function areStages(values: readonly unknown[]): boolean {
  return new Set(values).size === values.length && values.every((value) => STAGES.includes(value as string));
}

const RULES: AttributeRules = {
  'global': { type: 'boolean', required: true },
  'enforcement-level': LEVEL,
  'allowed-stages': {
    type: 'array',
    required: true,
    check: (value) => {
      const stages = value as readonly unknown[];
      if (stages.length === 0) return "can't be blank";
      return areStages(stages) ? undefined : 'is not included in the list';
    },
  },
};

type Fields = Readonly<Record<string, unknown>>;

export function configProblems(attributes: Fields, occasion: 'create' | 'update'): Problem[] {
  return attributeProblems(attributes, RULES, occasion);
}

/** The attributes of a valid request; omitted ones keep their values. */
export function givenFields(attributes: Fields, before: TaskConfigFields): TaskConfigFields {
  return {
    ...before,
    global: (attributes.global as boolean | undefined) ?? before.global,
    enforcementLevel: (attributes['enforcement-level'] as string | undefined) ?? before.enforcementLevel,
    stages: (attributes['allowed-stages'] as string[] | undefined) ?? before.stages,
  };
}

export const NO_CONFIG: TaskConfigFields = { global: false, enforcementLevel: 'advisory', stages: [], projects: [] };

const GLOBAL_RULES: AttributeRules = {
  'enabled': { type: 'boolean' },
  'stages': {
    type: 'array',
    check: (value) => (areStages(value as readonly unknown[]) ? undefined : 'is not included in the list'),
  },
  'enforcement-level': { type: 'string', values: LEVEL.values },
};

const GLOBAL = '/data/attributes/global-configuration';

/** Problems with the older view of a configuration, an attribute of the run task. */
export function globalProblems(given: Fields, before: TaskConfigFields): Problem[] {
  const after = globalFields(given, before);
  return [
    ...attributeProblems(given, GLOBAL_RULES, 'update').map((problem) => ({
      ...problem,
      source: { pointer: (problem.source as { pointer: string }).pointer.replace('/data/attributes', GLOBAL) },
    })),
    ...(after.global && after.stages.length === 0
      ? [
          {
            status: '422',
            title: 'invalid attribute',
            detail: "Stages can't be blank",
            source: { pointer: `${GLOBAL}/stages` },
          },
        ]
      : []),
  ];
}

export function globalFields(given: Fields, before: TaskConfigFields): TaskConfigFields {
  return {
    ...before,
    global: (given.enabled as boolean | undefined) ?? before.global,
    stages: (given.stages as string[] | undefined) ?? before.stages,
    enforcementLevel: (given['enforcement-level'] as string | undefined) ?? before.enforcementLevel,
  };
}

export function globalConfiguration(world: World, task: string): object {
  const { global, stages, enforcementLevel } = taskConfigOf(world, task) ?? NO_CONFIG;
  return { 'enabled': global, stages, 'enforcement-level': enforcementLevel };
}

export function taskConfigDocument(config: TaskConfig): ResourceDocument {
  const { id, task, organization, global, enforcementLevel, stages, projects, createdAt, updatedAt } = config;
  return {
    id,
    type: 'task-configs',
    attributes: {
      global,
      'enforcement-level': enforcementLevel,
      'allowed-stages': stages,
      'created-at': createdAt,
      'updated-at': updatedAt,
    },
    relationships: {
      task: { data: { id: task, type: 'tasks' } },
      owner: { data: { id: organization, type: 'organizations' } },
      projects: { data: projects.map((project) => ({ id: project, type: 'projects' })) },
      organization: { data: { id: organization, type: 'organizations' } },
    },
    links: { self: `/api/v2/task-configs/${id}` },
  };
}
