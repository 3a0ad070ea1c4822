import type { Resource } from '../../../clients/json-api';
import { path } from '../../../clients/platform';
import {
  flagAt,
  nameAt,
  optionalObjectAt,
  optionalObjectsAt,
  optionalRelatedIdAt,
  optionalTextAt,
  objectsAt,
  relatedIdsAt,
  textAt,
} from '../../../clients/read-response';
import type { ResultOf } from '../../../definition/data-source';
import type { Context, DataSourceHandlers } from '../../contract';
import { eachIncluding, orUnknown } from '../shared/lookup';
import { compareNames, OWN, strengthOfSet } from '../shared/variable-sets/precedence';
import type { workspaceVariablesData } from './definition';

type Reading = Pick<Context, 'platform' | 'signal'>;

/** A workspace or a variable set, with its variables. */
interface Source {
  readonly id: string;
  readonly name: string;
  /** Less is stronger. */
  readonly strength: number;
  readonly variables: readonly Resource[];
}

type Variable = ResultOf<typeof workspaceVariablesData>['variables'][number];

export const workspaceVariablesDataSource: DataSourceHandlers<typeof workspaceVariablesData> = {
  async read(context, { workspaceId }) {
    const { platform, signal } = context;
    const at = path`/workspaces/${workspaceId}`;
    const { data: workspace } = orUnknown(await platform.find(at, undefined, { signal }), 'workspace', workspaceId);
    const own: Source = {
      id: workspaceId,
      name: nameAt(workspace.attributes, 'name'),
      strength: OWN,
      variables: await platform.list(`${at}/vars`, undefined, { signal }),
    };
    const sources = [own, ...(await setsOf(context, workspace))].sort(
      (one, other) => one.strength - other.strength || compareNames(one.name, other.name),
    );
    return { workspaceId, variables: merge(sources) };
  },
};

/** The variables of all sources. The first source is the strongest. */
function merge(sources: readonly Source[]): Variable[] {
  const counting = new Map<string, string>();
  const all = sources.flatMap((source) =>
    source.variables.map((resource): Variable => {
      const variable = toState(resource);
      const name = nameOf(variable);
      const overwrittenBy = counting.get(name);
      if (overwrittenBy === undefined) counting.set(name, source.id);
      return { ...variable, source: source.id, sourceName: source.name, overwrittenBy };
    }),
  );
  // Equal ones keep their order: the strongest first.
  return all.sort((one, other) => compareNames(nameOf(one), nameOf(other)));
}

const nameOf = ({ category, key }: Pick<Variable, 'category' | 'key'>): string => `${category}/${key}`;

function toState({ id, attributes }: Resource): Omit<Variable, 'source' | 'sourceName' | 'overwrittenBy'> {
  const sensitive = flagAt(attributes, 'sensitive');
  return {
    variableId: id,
    category: textAt(attributes, 'category'),
    key: textAt(attributes, 'key'),
    value: (!sensitive && optionalTextAt(attributes, 'value')) || undefined,
    hcl: flagAt(attributes, 'hcl'),
    sensitive,
  };
}

/** The variable sets that apply to the workspace. */
async function setsOf(context: Reading, workspace: Resource): Promise<Source[]> {
  const { platform, signal } = context;
  const list = path`/workspaces/${workspace.id}/varsets`;
  const sources: Source[] = [];
  for await (const set of eachIncluding(platform, list, 'vars,workspaces,projects', { signal })) {
    const strength = strengthIn(set, workspace);
    if (strength === undefined) continue;
    const { id, attributes } = set;
    sources.push({ id, name: textAt(attributes, 'name'), strength, variables: await variablesOf(context, set) });
  }
  return sources;
}

function strengthIn(set: Resource, workspace: Resource): number | undefined {
  const isGlobal = flagAt(set.attributes, 'global');
  const parent = optionalObjectAt(set, 'relationships', 'parent', 'data');
  const project = optionalRelatedIdAt(workspace, 'project');
  return strengthOfSet({
    isGlobal,
    hasPriority: flagAt(set.attributes, 'priority'),
    isOfProject: parent !== undefined && optionalTextAt(parent, 'type') === 'projects',
    reaches: isGlobal
      ? []
      : [
          ...(isAttached(set, 'workspaces', workspace.id) ? (['workspace'] as const) : []),
          ...(isAttached(set, 'projects', project) ? (['project'] as const) : []),
        ],
  });
}

/** If a service does not report the scope of a set, precedence is unknown. */
function isAttached(set: Resource, name: 'workspaces' | 'projects', id: string | undefined): boolean {
  objectsAt(set, 'relationships', name, 'data');
  return id !== undefined && relatedIdsAt(set, name).includes(id);
}

/** Returns the included ones, unless some are missing. */
async function variablesOf({ platform, signal }: Reading, set: Resource): Promise<readonly Resource[]> {
  const ids = optionalObjectsAt(set, 'relationships', 'vars', 'data') && relatedIdsAt(set, 'vars');
  const included = set.included?.filter(({ id, type }) => type === 'vars' && ids?.includes(id)) ?? [];
  if (ids && included.length === ids.length) return included;
  return platform.list(path`/varsets/${set.id}/relationships/vars`, undefined, { signal });
}
