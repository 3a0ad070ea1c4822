/** Variable sets that have a variable in common and count alike. */
import { strengthOfSet, compareNames } from './precedence';
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
import { look } from '../../../look';
import { eachIncluding } from '../lookup';

/** A variable set, as it is or as it is planned. `variables`: the names of those that it has, with their categories, by their IDs. */
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

/** What a plan changes of a set, and a variable that it adds. `replaced`: the IDs of variables that the run takes away. */
interface Planned {
  readonly at: string;
  readonly config?: Values;
  readonly variable?: string;
  readonly replaced: ReadonlySet<string>;
}

const KINDS = ['global', 'workspace', 'project'] as const;

/** The service refuses two global sets with one variable. Of others with the same rank, one counts, which is easily missed. */
export async function rivalProblems(context: PlanContext, setId: string, planned: Planned): Promise<Problem[]> {
  const sets = await look(() => setsAround(context, setId));
  const found = sets?.find(({ id }) => id === setId);
  if (!sets || !found) return [];
  const set = withPlanned(found, planned.config ?? {});
  const names = planned.variable === undefined ? [...set.variables.values()] : [planned.variable];
  return sets
    .filter(({ id }) => id !== setId)
    .flatMap((other) => {
      const others = [...other.variables].filter(([id]) => !planned.replaced.has(id)).map(([, name]) => name);
      const common = names.filter((name) => others.includes(name));
      return common.length > 0 ? problemsOf(set, other, common, planned.at) : [];
    });
}

function problemsOf(set: CountingSet, other: CountingSet, common: readonly string[], at: string): Problem[] {
  const what = common.map((name) => `\`${name}\``).join(', ');
  const both = `\`${set.name}\` and \`${other.name}\``;
  const summary = 'Two variable sets have the same variable';
  if (set.isGlobal && other.isGlobal) {
    const detail = `${both} are global and would both have ${what}, which the service refuses. Remove it from one of them, and apply that before.`;
    return [{ path: [at], severity: 'error', code: 'object-already-exists', summary, detail }];
  }
  if (!countAlike(set, other)) return [];
  const [winner] = [set.name, other.name].sort(compareNames);
  const detail = `${both} have ${what} and count with the same rank in the same workspaces. Runs there get the value of \`${winner!}\`, whose name sorts first.`;
  return [{ path: [at], severity: 'warning', code: 'object-already-exists', summary, detail }];
}

/** Whether both reach the same workspaces in a way of the same rank. */
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

/** The sets of the organization that has the set: one list for all plans of a run. */
async function setsAround({ platform, signal }: PlanContext, setId: string): Promise<readonly CountingSet[]> {
  const owner = await platform.readShared(
    `variable set ${setId}`,
    () => platform.find(path`/varsets/${setId}`),
    signal,
  );
  const organization = owner && optionalRelatedIdAt(owner.data, 'organization');
  if (organization === undefined) return [];
  const list = path`/organizations/${organization}/varsets`;
  const read = async () => {
    const all: CountingSet[] = [];
    for await (const set of eachIncluding(platform, list, 'vars,workspaces,projects', {})) all.push(toSet(set));
    return all;
  };
  return (await platform.readShared(`variable sets of ${organization}`, read, signal)) ?? [];
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

/** How messages name a variable. */
export const variableName = ({ category, key }: { readonly category?: unknown; readonly key?: unknown }): string =>
  `${String(category)}/${String(key)}`;
