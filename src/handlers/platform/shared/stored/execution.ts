import type { Resource } from '../../../../clients/json-api';
import { path } from '../../../../clients/platform';
import { optionalFlagAt, optionalRelatedIdAt } from '../../../../clients/read-response';
import { isValues, type Values } from '../../../../definition/value';
import type { Context, PlanContext, PrivateStateAccess } from '../../../contract';
import { look } from '../../../look';
import type { AnyPlanModification, SomeChange, SomeProposal } from '../../../registry';
import { flagOf, type Execution } from './execution-attributes';
import type { Body } from './fields';
import { kebabCase, relationshipOf } from './place';

/** Records whether the last write gave the object its own settings, or left them inherited. */
export function rememberExecution(
  { mode, pool }: Execution,
  privateState: PrivateStateAccess,
  config: Values,
  change?: SomeChange,
): void {
  if (change && !change.changed.has(mode) && !change.changed.has(pool)) return;
  privateState.remember(OWN, config[mode] !== undefined);
}

/** The object that decides where a workspace's runs are executed; undefined if the service does not report it. */
export async function executionSource(
  { platform, signal }: Pick<Context, 'platform' | 'signal'>,
  workspace: Resource,
): Promise<'workspace' | 'project' | 'organization' | undefined> {
  const isOwn = isOverwritten(workspace, 'execution-mode');
  if (isOwn !== false) return isOwn && 'workspace';
  const [id, organization] = ['project', 'organization'].map((name) => optionalRelatedIdAt(workspace, name));
  if (id === undefined || organization === undefined) return undefined;
  // Workspaces of one project share a read; those of many projects share the list of projects.
  const read = () => platform.findIn(path`/organizations/${organization}/projects`, path`/projects/${id}`, id);
  const project = await look(() => platform.readShared(`project ${id}`, read, signal));
  const isOfProject = project && isOverwritten(project, 'default-execution-mode');
  return isOfProject === undefined ? undefined : isOfProject ? 'project' : 'organization';
}

const isOverwritten = ({ attributes }: Resource, setting: string): boolean | undefined =>
  optionalFlagAt(attributes, 'setting-overwrites', setting);

/** The name of the note. */
const OWN = 'ownExecution';

/**
 * Unconfigured settings are inherited, and configured ones are the object's own: own values set by other clients are reset, and own values reset by
 * other clients are set again. A configuration that only repeats inherited values changes nothing if no user wrote it, because `ignore_changes`
 * inserted it or it was generated from an import whose settings no apply has written.
 */
export function planExecution(
  { mode, pool }: Execution,
  { privateState }: Pick<PlanContext, 'privateState'>,
  { config, unknown, prior, changed, overlaid, replaces }: SomeProposal,
): AnyPlanModification {
  if (!prior || replaces) return {};
  const flags = prior.settingOverwrites;
  const isOwn = config[mode] !== undefined || unknown.has(mode);
  const wanted = { [flagOf(mode)]: isOwn, [flagOf(pool)]: isOwn };
  const isRepeated =
    isValues(flags) &&
    !flags[flagOf(mode)] &&
    !changed.has(mode) &&
    !changed.has(pool) &&
    (overlaid || privateState.recall(OWN) === undefined);
  const differs =
    isValues(flags) && !(isOwn && isRepeated) && Object.keys(wanted).some((name) => flags[name] !== wanted[name]);
  if (!differs && !changed.has(mode) && !changed.has(pool)) return {};
  const overwrites = differs ? { settingOverwrites: wanted } : {};
  const isWithoutPool = config[mode] !== undefined && config[mode] !== 'agent';
  const open = [mode, pool].filter((name) => config[name] === undefined && !unknown.has(name));
  return {
    ...(differs ? { send: [mode] } : {}),
    ...(isWithoutPool ? { set: { ...overwrites, [pool]: undefined } } : { set: overwrites, unknown: open }),
  };
}

/** Both flags are always sent together. An own mode without agents has no pool. */
export function writeExecution({ mode, pool }: Execution, body: Body, config: Values, change?: SomeChange): Body {
  const { [relationshipOf(pool)]: _, ...relationships } = body.relationships;
  const { [kebabCase(mode)]: __, ...attributes } = body.attributes;
  if (change && !change.changed.has(mode) && !change.changed.has(pool)) return { attributes, relationships };
  const isOwn = config[mode] !== undefined;
  return {
    relationships,
    attributes: {
      ...attributes,
      ...(isOwn ? { [kebabCase(mode)]: config[mode] } : {}),
      ...(config[pool] === undefined ? {} : { [kebabCase(pool)]: config[pool] }),
      'setting-overwrites': { [kebabCase(flagOf(mode))]: isOwn, [kebabCase(flagOf(pool))]: isOwn },
    },
  };
}
