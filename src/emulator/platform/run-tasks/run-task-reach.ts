import type { World } from '../../world';
import { agentPools } from '../agents/agent-pools';
import { invalid, refuseIfAny } from '../json-api';
import { relatedIds, relationshipProblems } from '../members';
import { projectRule } from '../projects/projects';
import { isObject } from '../request-document';
import type { RequestDocument } from '../request-document';
import { configProblems, givenFields, globalFields, globalProblems, NO_CONFIG, taskConfigOf } from './task-configs';
import type { TaskConfigFields } from './task-configs';

/** The agent pool in the request; null removes it, undefined keeps it. Ignored without the entitlement. */
export function givenPool(
  { settings, store }: World,
  { relationships }: RequestDocument,
  organization: string,
): string | null | undefined {
  const given = relationships['agent-pool'];
  if (!settings.entitlements.privateRunTasks || given === undefined) return undefined;
  const at = '/data/relationships/agent-pool/data';
  const data = isObject(given) ? given.data : undefined;
  if (data === null) return null;
  if (!isObject(data) || data.type !== 'agent-pools') {
    refuseIfAny([invalid(at, 'Agent pool must be a resource identifier')]);
  }
  const { id } = data as { id: unknown };
  refuseIfAny(
    store.of(agentPools).find(String(id))?.organization === organization
      ? []
      : [invalid(at, 'The provided agent pool does not exist')],
  );
  return String(id);
}

/**
 * The task configuration that the request creates or changes: in the older view or, on create only, as a whole object, which takes precedence.
 * Ignored without the entitlement.
 */
export function givenConfig(
  world: World,
  { attributes, relationships }: RequestDocument,
  organization: string,
  task?: string,
): TaskConfigFields | undefined {
  if (!world.settings.entitlements.globalRunTasks) return undefined;
  if (task === undefined && relationships['task-configs'] !== undefined) {
    return wholeConfig(world, relationships, organization);
  }
  const given = attributes['global-configuration'];
  if (given === undefined) return undefined;
  const at = '/data/attributes/global-configuration';
  refuseIfAny(isObject(given) ? [] : [invalid(at, 'Global configuration must be an object')]);
  const before = (task === undefined ? undefined : taskConfigOf(world, task)) ?? NO_CONFIG;
  const { global, enforcementLevel, stages, projects } = before;
  const fields = { global, enforcementLevel, stages, projects };
  refuseIfAny(globalProblems(given as Readonly<Record<string, unknown>>, fields));
  return globalFields(given as Readonly<Record<string, unknown>>, fields);
}

/** At most one: only the organization can own configurations. */
function wholeConfig(
  world: World,
  relationships: Readonly<Record<string, unknown>>,
  organization: string,
): TaskConfigFields | undefined {
  const at = '/data/relationships/task-configs';
  const given = relationships['task-configs'];
  const data = isObject(given) ? given.data : undefined;
  if (!Array.isArray(data) || data.length > 1) {
    refuseIfAny([invalid(at, 'Task configs must be an array with one object')]);
  }
  const [config] = data as readonly unknown[];
  if (config === undefined) return undefined;
  const isConfig = isObject(config) && config.type === 'task-configs' && isObject(config.attributes);
  refuseIfAny(isConfig ? [] : [invalid(`${at}/data/0`, 'Task configs must be whole objects')]);
  const { attributes, relationships: own } = config as Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  const related = isObject(own) ? own : {};
  const problems = [
    ...configProblems(attributes ?? {}, 'create'),
    ...relationshipProblems(related, 'projects', projectRule(world, organization)),
  ];
  refuseIfAny(
    problems.map((problem) => ({
      ...problem,
      source: { pointer: (problem.source as { pointer: string }).pointer.replace('/data', `${at}/data/0`) },
    })),
  );
  return { ...givenFields(attributes ?? {}, NO_CONFIG), projects: relatedIds(related, 'projects') ?? [] };
}
