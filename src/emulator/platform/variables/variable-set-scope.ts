import type { World } from '../../world';
import { invalid } from '../json-api';
import type { Problem } from '../json-api';
import type { MemberRule } from '../members';
import { findProject } from '../projects/projects';
import { projectOf, workspaces } from '../workspaces/workspaces';
import { isGlobal, nameOf, variableSets, byOrganization } from './variable-sets';
import type { VariableSet } from './variable-sets';
import { keyOf, variablesOf } from './variables';
import type { Variable } from './variables';

export type ScopeName = 'workspaces' | 'projects';

/** A project's set applies only to that project and its workspaces. */
export function scopeRule(
  world: World,
  name: ScopeName,
  { organization, project: owner }: Pick<VariableSet, 'organization' | 'project'>,
): MemberRule {
  if (name === 'projects') {
    return {
      type: 'projects',
      problem: (id) => {
        if (findProject(world, id)?.organization !== organization) return `Project ${id} not found`;
        return owner === undefined || owner === id ? undefined : `Project ${id} does not own the variable set`;
      },
    };
  }
  return {
    type: 'workspaces',
    problem: (id) => {
      const workspace = world.store.of(workspaces).find(id);
      if (workspace?.organization !== organization) return `Workspace ${id} not found`;
      return owner === undefined || owner === projectOf(workspace)
        ? undefined
        : `Workspace ${id} is not in the project that owns the variable set`;
    },
  };
}

export function globalRefusal(name: ScopeName): string {
  return `A global variable set cannot be applied to ${name}`;
}

/** Names are unique within the organization or project that owns the set. */
export function nameProblems({ store }: World, set: VariableSet): Problem[] {
  const isTaken = store
    .of(variableSets)
    .by(byOrganization, set.organization)
    .some((other) => other.id !== set.id && other.project === set.project && nameOf(other) === nameOf(set));
  return isTaken ? [invalid('/data/attributes/name', 'Name has already been taken')] : [];
}

/** Two global sets must not share a key of the same category. `own` are the set's present or new variables. */
export function conflictProblems(world: World, set: VariableSet, own: readonly Variable[], at: string): Problem[] {
  if (!isGlobal(set)) return [];
  const taken = new Set(
    world.store
      .of(variableSets)
      .by(byOrganization, set.organization)
      .filter((other) => other.id !== set.id && isGlobal(other))
      .flatMap(({ id }) => variablesOf(world, id).map(keyOf)),
  );
  const clash = own.find((variable) => taken.has(keyOf(variable)));
  return clash
    ? [invalid(at, `The variable ${String(clash.values.key)} is already in another global variable set`)]
    : [];
}
