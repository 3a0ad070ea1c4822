/** The precedence among several variables with the same name and category. */

/** The scope of a variable set in a workspace, and its owner. */
export interface Reach {
  readonly isGlobal: boolean;
  readonly hasPriority: boolean;
  readonly isOfProject: boolean;
  /** Whether it is attached to the workspace, or to its project. */
  readonly reaches: readonly ('workspace' | 'project')[];
}

/** The strongest first. A value passed when a run is started comes directly before the workspace's own. */
const RANKS = [
  'priority, global',
  'priority, of the organization for a project',
  'priority, of the organization for a workspace',
  'priority, of a project for a project',
  'priority, of a project for a workspace',
  'own',
  'of a project for a workspace',
  'of the organization for a workspace',
  'of a project for a project',
  'of the organization for a project',
  'global',
] as const;

type Rank = (typeof RANKS)[number];

const strengthOf = (rank: Rank): number => RANKS.indexOf(rank);

/** The strength of the variables of a workspace itself; less is stronger. */
export const OWN = strengthOf('own');

/** The strength of a set's variables, by the strongest of its attachments; undefined if the set does not apply. */
export function strengthOfSet({ isGlobal, hasPriority, isOfProject, reaches }: Reach): number | undefined {
  const owner = isOfProject ? 'of a project' : 'of the organization';
  const ways = isGlobal
    ? (['global'] as const)
    : reaches.map((reach) => `${owner} for a ${reach}` as const satisfies Rank);
  const strengths = ways.map((way) => strengthOf(hasPriority ? `priority, ${way}` : way));
  return strengths.length === 0 ? undefined : Math.min(...strengths);
}

/** With equal precedence, the name that sorts first by code points wins. */
export function compareNames(one: string, other: string): number {
  const [left, right] = [one, other].map((name) => Array.from(name, (character) => character.codePointAt(0)!));
  const at = left!.findIndex((point, index) => point !== right![index]);
  return at === -1 ? left!.length - right!.length : left![at]! - (right![at] ?? -1);
}
