/** Variable sets with a common variable and the same precedence. */

import type { Resource } from '../../../../clients/json-api';
import { path } from '../../../../clients/platform';
import {
  optionalFlagAt,
  optionalObjectAt,
  optionalObjectsAt,
  optionalRelatedIdAt,
  optionalTextAt,
  relatedIdsAt,
} from '../../../../clients/read-response';
import type { Problem } from '../../../../definition/problem';
import type { Value, Values } from '../../../../definition/value';
import type { PlanContext } from '../../../contract';
import { checkIfPossible, look } from '../../../look';
import { eachIncluding } from '../lookup';
import { strengthOfSet, compareNames } from './precedence';
import { variableSetPlans } from './variable-set-members';

/** A variable set, as it is or as planned. `variables`: the names and categories of its variables, by ID. */
interface CountingSet {
  readonly id: string;
  readonly name: string;
  readonly isGlobal: boolean;
  readonly hasPriority: boolean;
  readonly isOfProject: boolean;
  readonly workspaces: readonly string[];
  readonly projects: readonly string[];
  readonly variables: ReadonlyMap<string, string>;
}

/** A planned change of a set, of a variable or of a member. `replaced`: the IDs of variables that the run removes. */
interface Planned {
  readonly at: string;
  readonly config?: Values;
  readonly variable?: string;
  /** The only member that it adds. */
  readonly through?: { readonly members: 'workspaces' | 'projects'; readonly id: string };
  readonly replaced: ReadonlySet<string>;
}

type Run = PlanContext['run'];

const KINDS = ['global', 'workspace', 'project'] as const;

/** The service refuses two global sets with one variable. Among other sets of the same rank, only one takes effect, which is easily missed. */
export function rivalProblems(context: PlanContext, setId: string, planned: Planned): Promise<Problem[]> {
  return checkIfPossible(() => problemsAround(context, setId, planned));
}

async function problemsAround(context: PlanContext, setId: string, planned: Planned): Promise<Problem[]> {
  const existing = await look(() => setsAround(context, setId));
  const sets = existing?.map((set) => asPlanned(context.run, set));
  const found = sets?.find(({ id }) => id === setId);
  if (!sets || !found) return [];
  const set = withPlanned(found, planned.config ?? {});
  const names = planned.variable === undefined ? [...set.variables.values()] : [planned.variable];
  return sets
    .filter(({ id }) => id !== setId)
    .flatMap((other) => {
      const others = [...other.variables].filter(([id]) => !planned.replaced.has(id)).map(([, name]) => name);
      const common = [...new Set(names)].filter((name) => others.includes(name));
      return common.length > 0 ? problemsOf(set, other, common, planned) : [];
    });
}

const reachOf = (id: string): string => `the reach of ${id}`;
const variablesOf = (id: string): string => `new variables of ${id}`;

/** Changes of a set by this run apply to the sets that are planned later. */
export function reportReach(run: Run, id: string, config: Values): void {
  run.report(reachOf(id), config);
}

export function reportVariable(run: Run, setId: string, name: string): void {
  run.report(variablesOf(setId), new Set([...newVariables(run, setId), name]));
}

const newVariables = (run: Run, setId: string): ReadonlySet<string> =>
  (run.reported(variablesOf(setId)) as ReadonlySet<string> | undefined) ?? new Set<string>();

function asPlanned(run: Run, set: CountingSet): CountingSet {
  const planned = withPlanned(set, (run.reported(reachOf(set.id)) as Values | undefined) ?? {});
  const attached = (which: 'workspaceIds' | 'projectIds') => variableSetPlans.reportedMembers(run, set.id, which);
  return {
    ...planned,
    workspaces: [...planned.workspaces, ...attached('workspaceIds')],
    projects: [...planned.projects, ...attached('projectIds')],
    // New variables have no ID that could be removed.
    variables: new Map([...planned.variables, ...[...newVariables(run, set.id)].map((name) => [name, name] as const)]),
  };
}

function problemsOf(
  set: CountingSet,
  other: CountingSet,
  common: readonly string[],
  { at, through }: Planned,
): Problem[] {
  const what = common.map((name) => `\`${name}\``).join(', ');
  const both = `\`${set.name}\` and \`${other.name}\``;
  const summary = 'Two variable sets have the same variable';
  if (set.isGlobal && other.isGlobal) {
    const detail = `${both} are global and would both have ${what}, which the service refuses. Remove it from one of them, and apply that before.`;
    return [{ path: [at], severity: 'error', code: 'object-already-exists', summary, detail }];
  }
  const [one, another] = through ? [set, other].map((each) => within(each, through)) : [set, other];
  if (!countAlike(one!, another!)) return [];
  const [winner] = [set.name, other.name].sort(compareNames);
  const detail = `${both} have ${what} and count with the same rank in the same workspaces. Runs there get the value of \`${winner!}\`, whose name sorts first.`;
  return [{ path: [at], severity: 'warning', code: 'object-already-exists', summary, detail }];
}

/** A set limited to at most one member. */
function within(set: CountingSet, { members, id }: Required<Planned>['through']): CountingSet {
  return { ...set, workspaces: [], projects: [], [members]: set[members].filter((member) => member === id) };
}

/** Whether both reach the same workspaces with the same rank. */
function countAlike(one: CountingSet, other: CountingSet): boolean {
  return KINDS.some((kind) => {
    const [left, right] = [one, other].map((set) => rankOf(set, kind));
    if (left === undefined || left !== right) return false;
    const members = kind === 'workspace' ? 'workspaces' : 'projects';
    return kind === 'global' || one[members].some((id) => other[members].includes(id));
  });
}

/** The rank of the members of a kind; undefined if the set has none. */
function rankOf(set: CountingSet, kind: (typeof KINDS)[number]): number | undefined {
  if (kind === 'global') return set.isGlobal ? strengthOfSet({ ...set, reaches: [] }) : undefined;
  return set.isGlobal ? undefined : strengthOfSet({ ...set, reaches: [kind] });
}

function withPlanned(set: CountingSet, { name, global, priority, workspaceIds, projectIds }: Values): CountingSet {
  const isGlobal = typeof global === 'boolean' ? global : set.isGlobal;
  return {
    ...set,
    isGlobal,
    name: typeof name === 'string' ? name : set.name,
    hasPriority: typeof priority === 'boolean' ? priority : set.hasPriority,
    workspaces: idsOr(set.workspaces, workspaceIds),
    projects: idsOr(set.projects, projectIds),
  };
}

const idsOr = (known: readonly string[], planned: Value): readonly string[] =>
  Array.isArray(planned) ? (planned as readonly string[]) : known;

/** The sets in the set's organization: one list per run, plus the changes that the run plans. */
async function setsAround({ platform, run }: PlanContext, setId: string): Promise<readonly CountingSet[]> {
  const owner = await onceIn(run, `the owner of ${setId}`, () => platform.find(path`/varsets/${setId}`));
  const organization = owner && optionalRelatedIdAt(owner.data, 'organization');
  if (organization === undefined) return [];
  const list = path`/organizations/${organization}/varsets`;
  return onceIn(run, `variable sets of ${organization}`, async () => {
    const all: CountingSet[] = [];
    for await (const set of eachIncluding(platform, list, 'vars,workspaces,projects', {})) all.push(toSet(set));
    return all;
  });
}

function onceIn<T>(run: Run, name: string, read: () => Promise<T>): Promise<T> {
  const known = (run.reported(name) as Promise<T> | undefined) ?? read();
  run.report(name, known);
  return known;
}

function toSet(set: Resource): CountingSet {
  const parent = optionalObjectAt(set, 'relationships', 'parent', 'data');
  const memberIds = (name: string) =>
    optionalObjectsAt(set, 'relationships', name, 'data') ? relatedIdsAt(set, name) : [];
  const own = new Set(memberIds('vars'));
  const variables = (set.included ?? []).filter(({ id, type }) => type === 'vars' && own.has(id));
  return {
    id: set.id,
    name: optionalTextAt(set.attributes, 'name') ?? set.id,
    isGlobal: optionalFlagAt(set.attributes, 'global') === true,
    hasPriority: optionalFlagAt(set.attributes, 'priority') === true,
    isOfProject: parent !== undefined && optionalTextAt(parent, 'type') === 'projects',
    workspaces: memberIds('workspaces'),
    projects: memberIds('projects'),
    variables: new Map(variables.map(({ id, attributes }) => [id, variableName(attributes)])),
  };
}

/** A variable's name in messages. */
export const variableName = ({ category, key }: { readonly category?: unknown; readonly key?: unknown }): string =>
  `${String(category)}/${String(key)}`;
