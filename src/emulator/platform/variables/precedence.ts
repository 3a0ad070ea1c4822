import type { World } from '../../world';
import type { Workspace } from '../workspaces/workspaces';
import { byOrganization, nameOf, reachesIn, variableSets } from './variable-sets';
import type { VariableSet } from './variable-sets';
import { keyOf, variablesOf } from './variables';
import type { Variable } from './variables';

/** A variable that a run receives, and the id of the workspace or set it comes from. */
export interface EffectiveVariable {
  readonly variable: Variable;
  readonly from: string;
}

/** Highest precedence first. The workspace's own variables rank between priority sets and all other sets. */
const RANKS = [
  'priority global',
  'priority organization project',
  'priority organization workspace',
  'priority project project',
  'priority project workspace',
  'own',
  'project workspace',
  'organization workspace',
  'project project',
  'organization project',
  'global',
];

/** The variables of a run in the workspace: for each key and category, the one with the highest precedence. */
export function effectiveVariables(world: World, workspace: Workspace): EffectiveVariable[] {
  const sources = [
    { rank: RANKS.indexOf('own'), name: '', owner: workspace.id },
    ...world.store
      .of(variableSets)
      .by(byOrganization, workspace.organization)
      .flatMap((set) => ranksOf(set, workspace).map((rank) => ({ rank, name: nameOf(set), owner: set.id }))),
  ].sort((a, b) => a.rank - b.rank || compareCodePoints(a.name, b.name));
  const found = new Map<string, EffectiveVariable>();
  for (const { owner } of sources) {
    for (const variable of variablesOf(world, owner)) {
      const key = keyOf(variable);
      if (!found.has(key)) found.set(key, { variable, from: owner });
    }
  }
  return [...found.values()];
}

function ranksOf(set: VariableSet, workspace: Workspace): number[] {
  const owner = set.project === undefined ? 'organization' : 'project';
  return reachesIn(set, workspace).map((reach) => {
    const rank = reach === 'global' ? 'global' : `${owner} ${reach}`;
    return RANKS.indexOf(set.values.priority === true ? `priority ${rank}` : rank);
  });
}

function compareCodePoints(a: string, b: string): number {
  const [left, right] = [[...a], [...b]];
  for (let index = 0; index < Math.min(left.length, right.length); index += 1) {
    const difference = (left[index]?.codePointAt(0) ?? 0) - (right[index]?.codePointAt(0) ?? 0);
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}
