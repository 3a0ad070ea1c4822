import { ApiError } from '../../../../clients/errors';
import type { Resource } from '../../../../clients/json-api';
import { path, type CallOptions, type PlatformClient } from '../../../../clients/platform';
import {
  flagAt,
  objectsAt,
  optionalFlagAt,
  optionalObjectAt,
  optionalTextAt,
  optionalTextsAt,
  relatedIdAt,
  relatedIdsAt,
  textAt,
  textsAt,
} from '../../../../clients/read-response';
import { runTaskPath } from './run-task';

// The organization owns at most one configuration of a run task. Newer services have it as a separate object, earlier ones as the attribute
// `global-configuration` of the run task, which newer services may leave at its defaults.

export const STAGES = ['pre_plan', 'post_plan', 'pre_apply', 'post_apply'] as const;
export const LEVELS = ['advisory', 'mandatory'] as const;

export type Stage = (typeof STAGES)[number];
export type Level = (typeof LEVELS)[number];

/** Shared by both forms of the API. */
export interface Scope {
  readonly isGlobal: boolean;
  readonly stages: readonly Stage[];
  readonly level: Level;
}

export function taskConfigsPath(organization: string): string {
  return path`/organizations/${organization}/task-configs`;
}

export function taskConfigPath(id: string): string {
  return path`/task-configs/${id}`;
}

export interface ConfiguredTask {
  readonly organization: string;
  readonly taskId: string;
}

/** Undefined if there is none, or if the service does not support task configurations. */
export async function findTaskConfig(
  platform: PlatformClient,
  { organization, taskId }: ConfiguredTask,
  options?: CallOptions,
): Promise<Resource | undefined> {
  const query = { 'q[task-id]': taskId, 'q[owner-id]': organization, 'q[owner-type]': 'organizations' };
  return (await platform.find(path`/organizations/${organization}/task-configs/for-owner`, query, options))?.data;
}

export function scopeOf({ attributes }: Resource): Scope {
  return {
    isGlobal: flagAt(attributes, 'global'),
    stages: textsAt(attributes, 'allowed-stages') as Stage[],
    level: textAt(attributes, 'enforcement-level') as Level,
  };
}

/** Projects of a global configuration have no effect, and the service may omit them. */
export function projectsOf(config: Resource): string[] {
  if (!flagAt(config.attributes, 'global')) objectsAt(config, 'relationships', 'projects', 'data');
  return relatedIdsAt(config, 'projects');
}

export function taskIdOf(config: Resource): string {
  return relatedIdAt(config, 'task');
}

/** A configuration that is not global and has no projects has no effect. No operation deletes one. */
export function isEmptyConfig(config: Resource): boolean {
  return !scopeOf(config).isGlobal && projectsOf(config).length === 0;
}

/** The older form of the configuration; undefined if the service does not support it. */
export function globalConfigurationOf({ attributes }: Resource) {
  const found = optionalObjectAt(attributes, 'global-configuration');
  return (
    found && {
      enabled: optionalFlagAt(found, 'enabled') ?? false,
      stages: optionalTextsAt(found, 'stages') ?? [],
      enforcementLevel: optionalTextAt(found, 'enforcement-level') || undefined,
    }
  );
}

export function sameStages(one: readonly string[], other: readonly string[]): boolean {
  return [...new Set(one)].sort().join() === [...new Set(other)].sort().join();
}

/** The attributes of a request. The stages are in the order of a run. */
export function scopeAttributes({ isGlobal, stages, level }: Scope): Resource['attributes'] {
  return { 'global': isGlobal, 'enforcement-level': level, 'allowed-stages': inRunOrder(stages) };
}

export function inRunOrder(stages: readonly string[]): string[] {
  return STAGES.filter((stage) => stages.includes(stage));
}

export function newConfigDocument(
  { organization, taskId }: ConfiguredTask,
  scope: Scope,
  projectIds: readonly string[],
): object {
  return {
    data: {
      type: 'task-configs',
      attributes: scopeAttributes(scope),
      relationships: {
        owner: { data: { id: organization, type: 'organizations' } },
        task: { data: { id: taskId, type: 'tasks' } },
        projects: projectsDocument(projectIds),
      },
    },
  };
}

/** Without projects, the service keeps the current ones. */
export function changedConfigDocument(id: string, scope: Scope, projectIds?: readonly string[]): object {
  return {
    data: {
      type: 'task-configs',
      id,
      attributes: scopeAttributes(scope),
      ...(projectIds ? { relationships: { projects: projectsDocument(projectIds) } } : {}),
    },
  };
}

function projectsDocument(ids: readonly string[]): object {
  return { data: ids.map((id) => ({ id, type: 'projects' })) };
}

export function isStatus(error: unknown, status: number): error is ApiError {
  return error instanceof ApiError && error.status === status;
}

/** Changes the older form. An update of a run task always contains the description. */
export async function patchGlobalConfiguration(
  platform: PlatformClient,
  { id, attributes }: Resource,
  configuration: object,
  options: CallOptions,
): Promise<Resource> {
  const sent = {
    'description': optionalTextAt(attributes, 'description') ?? '',
    'global-configuration': configuration,
  };
  return (await platform.patch(runTaskPath(id), { data: { type: 'tasks', id, attributes: sent } }, options)).data;
}
