import type { Call, Parameters, Reply, Route } from '../../exchange';
import { newId } from '../../identifiers';
import type { World } from '../../world';
import { documentResponse, invalid, notFound, refuseIfAny } from '../json-api';
import type { Problem } from '../json-api';
import { relatedIds, relationshipProblems } from '../members';
import { listResponse } from '../objects/lists';
import { relatedId, relatedProblems } from '../objects/related';
import { valueProblems, valuesAfter } from '../objects/values';
import { getOrganization } from '../organizations/organizations';
import { getProject } from '../projects/project-lookup';
import { findProject } from '../projects/projects';
import { isObject, readDocument } from '../request-document';
import { getWorkspace } from '../workspaces/workspaces';
import { includedWith, mayChangeSet, variableSetDocument } from './variable-set-documents';
import { conflictProblems, globalRefusal, nameProblems, scopeRule } from './variable-set-scope';
import {
  byOrganization,
  getVariableSet,
  isGlobal,
  nameOf,
  reachesIn,
  VARIABLE_SET_RULES,
  variableSets,
} from './variable-sets';
import type { VariableSet } from './variable-sets';
import { keyOf, variableAfter, variables, variablesOf } from './variables';
import type { Variable } from './variables';

const COLLECTION = '/api/v2/organizations/:organization_name/varsets';
const ITEM = '/api/v2/varsets/:id';

export const variableSetRoutes: readonly Route[] = [
  {
    operation: 'Create variable set',
    method: 'POST',
    path: COLLECTION,
    handle: (world, call, { organization_name }) => {
      const set = acceptSet(world, call, getOrganization(world, organization_name).name);
      return documentResponse(201, variableSetDocument(world, call, set));
    },
  },
  list('List variable sets', COLLECTION, (world, { organization_name }) => {
    const { name } = getOrganization(world, organization_name);
    return {
      sets: world.store.of(variableSets).by(byOrganization, name),
      isOwned: ({ project }) => project === undefined,
    };
  }),
  list('List variable sets of a project', '/api/v2/projects/:id/varsets', (world, { id }) => {
    const project = getProject(world, id);
    return {
      sets: world.store
        .of(variableSets)
        .by(byOrganization, project.organization)
        .filter((set) => isGlobal(set) || set.project === id || set.projects.includes(id)),
      isOwned: (set) => set.project === id,
    };
  }),
  list('List variable sets of a workspace', '/api/v2/workspaces/:workspace_id/varsets', (world, { workspace_id }) => {
    const workspace = getWorkspace(world, workspace_id);
    return {
      sets: world.store
        .of(variableSets)
        .by(byOrganization, workspace.organization)
        .filter((set) => reachesIn(set, workspace).length > 0),
      isOwned: ({ project }) => project !== undefined,
    };
  }),
  {
    operation: 'Show variable set',
    method: 'GET',
    path: ITEM,
    handle: (world, call, { id }) => {
      const set = getVariableSet(world, id);
      return documentResponse(200, variableSetDocument(world, call, set), includedWith(world, call, [set]));
    },
  },
  ...['PATCH', 'PUT'].map((method): Route => ({
    operation: method === 'PATCH' ? 'Update variable set' : 'Update variable set (PUT)',
    method,
    path: ITEM,
    handle: (world, call, { id }) => {
      const before = getVariableSet(world, id);
      const set = acceptSet(world, call, before.organization, before);
      return documentResponse(200, variableSetDocument(world, call, set), includedWith(world, call, [set]));
    },
  })),
  {
    operation: 'Delete variable set',
    method: 'DELETE',
    path: ITEM,
    handle: (world, _, { id }): Reply => {
      deleteVariableSet(world, getVariableSet(world, id));
      return { status: 204 };
    },
  },
];

interface Listed {
  readonly sets: readonly VariableSet[];
  /** Whether a set is owned by the list's own object rather than by something wider. */
  readonly isOwned: (set: VariableSet) => boolean;
}

function list(operation: string, path: string, find: (world: World, parameters: Parameters) => Listed): Route {
  return {
    operation,
    method: 'GET',
    path,
    handle: (world, call, parameters) => {
      const { sets, isOwned } = find(world, parameters);
      const q = (call.query.get('q') ?? '').toLowerCase();
      const [global, scope] = [call.query.get('filter[global]'), call.query.get('scope')];
      const found = sets.filter(
        (set) =>
          nameOf(set).toLowerCase().includes(q) &&
          (global === null || String(isGlobal(set)) === global) &&
          (scope !== 'owned' || isOwned(set)),
      );
      return listResponse(call, found, {
        document: (set) => variableSetDocument(world, call, set),
        parts: (items) => includedWith(world, call, items),
      });
    },
  };
}

/** Stores the set, including the variables that a create contains. */
function acceptSet(world: World, call: Call, organization: string, before?: VariableSet): VariableSet {
  const { attributes, relationships } = readDocument(call, 'varsets');
  const parent = parentOf(world, relationships, organization, before);
  const now = world.clock.now().toISOString();
  const old = before ?? {
    id: newId(world, 'varset'),
    organization,
    ...(parent.project === undefined ? {} : { project: parent.project }),
    values: {},
    workspaces: [],
    projects: [],
    createdAt: now,
    updatedAt: now,
  };
  refuseIfAny([
    ...valueProblems(VARIABLE_SET_RULES, attributes, before ? 'update' : 'create'),
    ...parent.problems,
    ...(['workspaces', 'projects'] as const).flatMap((name) =>
      relationshipProblems(relationships, name, scopeRule(world, name, old)),
    ),
  ]);
  if (!mayChangeSet(world, call, old.project)) throw notFound();
  const set: VariableSet = {
    ...old,
    values: valuesAfter(VARIABLE_SET_RULES, attributes, before?.values),
    workspaces: relatedIds(relationships, 'workspaces') ?? old.workspaces,
    projects: relatedIds(relationships, 'projects') ?? old.projects,
    updatedAt: now,
  };
  const added = before ? { own: [], problems: [] } : newVariables(world, set.id, relationships);
  refuseIfAny([
    ...globalProblems(set, relationships),
    ...nameProblems(world, set),
    ...added.problems,
    ...conflictProblems(world, set, before ? variablesOf(world, set.id) : added.own, '/data/attributes/global'),
  ]);
  for (const variable of added.own) world.store.of(variables).put(variable);
  return world.store.of(variableSets).put(set);
}

/** The organization or one of its projects; fixed at creation. */
function parentOf(
  world: World,
  relationships: Readonly<Record<string, unknown>>,
  organization: string,
  before: VariableSet | undefined,
): { readonly project?: string; readonly problems: Problem[] } {
  const problems = relatedProblems(relationships, 'parent', {
    types: ['organizations', 'projects'],
    problem: (id) => {
      const isKnown = id === organization || findProject(world, id)?.organization === organization;
      return isKnown ? undefined : `Parent ${id} not found`;
    },
  });
  const id = problems.length > 0 ? undefined : relatedId(relationships, 'parent');
  const project = id === undefined || id === null || id === organization ? undefined : id;
  const isChanged = before !== undefined && id !== undefined && project !== before.project;
  return {
    ...(project === undefined ? {} : { project }),
    problems: [...problems, ...(isChanged ? [invalid('/data/relationships/parent', 'Parent cannot be changed')] : [])],
  };
}

/** A global set belongs to the organization and is not applied to anything else. */
function globalProblems(set: VariableSet, relationships: Readonly<Record<string, unknown>>): Problem[] {
  if (!isGlobal(set)) return [];
  return [
    ...(set.project === undefined
      ? []
      : [invalid('/data/attributes/global', 'A variable set of a project cannot be global')]),
    ...(['workspaces', 'projects'] as const)
      .filter((name) => (relatedIds(relationships, name) ?? []).length > 0)
      .map((name) => invalid(`/data/relationships/${name}`, globalRefusal(name))),
  ];
}

/** The complete variables in the document of a new set. */
function newVariables(
  world: World,
  owner: string,
  relationships: Readonly<Record<string, unknown>>,
): { readonly own: readonly Variable[]; readonly problems: Problem[] } {
  const given = relationships.vars;
  if (given === undefined) return { own: [], problems: [] };
  const at = '/data/relationships/vars/data';
  const data = isObject(given) ? given.data : undefined;
  if (!Array.isArray(data)) return { own: [], problems: [invalid(at, 'Vars must be an array')] };
  const own: Variable[] = [];
  const problems = (data as unknown[]).flatMap((entry, index): Problem[] => {
    if (!isObject(entry) || !isObject(entry.attributes)) {
      return [invalid(`${at}/${index}`, 'Vars must be whole objects')];
    }
    if (entry.type !== 'vars') return [invalid(`${at}/${index}/type`, 'Type must be vars')];
    const { variable, problems: found } = variableAfter(world, owner, entry.attributes);
    const isTwice = own.some((other) => keyOf(other) === keyOf(variable));
    own.push(variable);
    return [...found, ...(isTwice ? [invalid('/data/attributes/key', 'Key has already been taken')] : [])].map(
      (problem) => ({
        ...problem,
        source: { pointer: (problem.source as { pointer: string }).pointer.replace('/data', `${at}/${index}`) },
      }),
    );
  });
  return { own, problems };
}

export function deleteVariableSet({ store }: World, { id }: VariableSet): void {
  store.of(variables).deleteWhere(({ owner }) => owner === id);
  store.of(variableSets).delete(id);
}
