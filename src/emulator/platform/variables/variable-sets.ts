import type { Kind } from '../../store';
import type { World } from '../../world';
import { notFound } from '../json-api';
import { FLAG, TEXT } from '../objects/rules';
import type { ValueRules, Values } from '../objects/values';
import { getOrganization } from '../organizations/organizations';
import { projectOf } from '../workspaces/workspaces';
import type { Workspace } from '../workspaces/workspaces';

/** Variables that apply to many workspaces. */
export interface VariableSet {
  readonly id: string;
  readonly organization: string;
  /** The id of the project that owns it; absent if the organization does. */
  readonly project?: string;
  readonly values: Values;
  /** Ids. They are kept, unseen, while the set is global. */
  readonly workspaces: readonly string[];
  readonly projects: readonly string[];
  readonly createdAt: string;
  readonly updatedAt: string;
}

export const variableSets: Kind<VariableSet> = { name: 'variableSets', key: ({ id }) => id };

export function byOrganization({ organization }: VariableSet): string {
  return organization;
}

export const VARIABLE_SET_RULES: ValueRules = {
  name: { type: 'string', required: true },
  description: { ...TEXT, otherwise: '' },
  global: FLAG,
  priority: FLAG,
};

export function nameOf({ values }: VariableSet): string {
  return values.name as string;
}

export function isGlobal({ values }: VariableSet): boolean {
  return values.global === true;
}

export function getVariableSet(world: World, id: string): VariableSet {
  const set = world.store.of(variableSets).find(id);
  if (!set) throw notFound();
  getOrganization(world, set.organization);
  return set;
}

export function changeSet({ store, clock }: World, set: VariableSet, changes: Partial<VariableSet>): VariableSet {
  return store.of(variableSets).put({ ...set, ...changes, updatedAt: clock.now().toISOString() });
}

export type Reach = 'global' | 'project' | 'workspace';

/** Why a set applies to a workspace; empty if it does not. */
export function reachesIn(set: VariableSet, workspace: Workspace): Reach[] {
  if (set.organization !== workspace.organization) return [];
  const project = projectOf(workspace);
  if (isGlobal(set)) return ['global'];
  if (set.project !== undefined && set.project !== project) return [];
  return [
    ...(set.projects.includes(project) ? (['project'] as const) : []),
    ...(set.workspaces.includes(workspace.id) ? (['workspace'] as const) : []),
  ];
}

/** A workspace that leaves a project also leaves the project's sets. */
export function detachMoved({ store }: World, workspace: Workspace): void {
  for (const set of store.of(variableSets).by(byOrganization, workspace.organization)) {
    const isForeign = set.project !== undefined && set.project !== projectOf(workspace);
    if (!isForeign || !set.workspaces.includes(workspace.id)) continue;
    store.of(variableSets).put({ ...set, workspaces: set.workspaces.filter((id) => id !== workspace.id) });
  }
}
