import type { Call, Parameters, Reply, Route } from '../../exchange';
import type { World } from '../../world';
import { documentResponse, invalid, notFound, refuseIfAny } from '../json-api';
import { readMembers } from '../members';
import { listResponse } from '../objects/lists';
import { readDocument } from '../request-document';
import { conflictProblems, globalRefusal, scopeRule } from './variable-set-scope';
import type { ScopeName } from './variable-set-scope';
import { changeSet, getVariableSet, isGlobal } from './variable-sets';
import { variableAfter, variableDocument, variables, variablesOf } from './variables';
import type { Variable } from './variables';

const SET = '/api/v2/varsets/:id/relationships';
const VARIABLES = '/api/v2/varsets/:varset_id/relationships/vars';

/** A set's scope and its variables. */
export const variableSetMemberRoutes: readonly Route[] = [
  ...(['workspaces', 'projects'] as const).flatMap((name) => [
    scopeRoute(`Apply variable set to ${name}`, 'POST', name),
    scopeRoute(`Remove variable set from ${name}`, 'DELETE', name),
  ]),
  {
    operation: 'Add variable to set',
    method: 'POST',
    path: VARIABLES,
    handle: (world, call, { varset_id }) =>
      documentResponse(201, variableDocument(store(world, call, getVariableSet(world, varset_id).id))),
  },
  {
    operation: 'List variables of set',
    method: 'GET',
    path: VARIABLES,
    handle: (world, call, { varset_id }) =>
      listResponse(call, variablesOf(world, getVariableSet(world, varset_id).id), { document: variableDocument }),
  },
  {
    operation: 'Show variable of set',
    method: 'GET',
    path: `${VARIABLES}/:id`,
    handle: (world, _, parameters) => documentResponse(200, variableDocument(getVariable(world, parameters))),
  },
  {
    operation: 'Update variable in set',
    method: 'PATCH',
    path: `${VARIABLES}/:id`,
    handle: (world, call, parameters) => {
      const before = getVariable(world, parameters);
      return documentResponse(200, variableDocument(store(world, call, before.owner, before)));
    },
  },
  {
    operation: 'Delete variable in set',
    method: 'DELETE',
    path: `${VARIABLES}/:id`,
    handle: (world, _, parameters): Reply => {
      const { id, owner } = getVariable(world, parameters);
      world.store.of(variables).delete(id);
      changeSet(world, getVariableSet(world, owner), {});
      return { status: 204 };
    },
  },
];

function scopeRoute(operation: string, method: 'POST' | 'DELETE', name: ScopeName): Route {
  return {
    operation,
    method,
    path: `${SET}/${name}`,
    handle: (world, call, { id }): Reply => {
      const set = getVariableSet(world, id);
      const { type, problem } = scopeRule(world, name, set);
      // Members to remove do not have to exist.
      const given = readMembers(call, name, method === 'POST' ? { type, problem } : { type, problem: () => undefined });
      refuseIfAny(isGlobal(set) ? [invalid('/data', globalRefusal(name))] : []);
      const before = set[name];
      changeSet(world, set, {
        [name]:
          method === 'POST' ? [...new Set([...before, ...given])] : before.filter((known) => !given.includes(known)),
      });
      return { status: 204 };
    },
  };
}

function store(world: World, call: Call, owner: string, before?: Variable): Variable {
  const set = getVariableSet(world, owner);
  const { variable, problems } = variableAfter(world, owner, readDocument(call, 'vars').attributes, before);
  refuseIfAny(problems);
  refuseIfAny(conflictProblems(world, set, [variable], '/data/attributes/key'));
  changeSet(world, set, {});
  return world.store.of(variables).put(variable);
}

function getVariable(world: World, { varset_id, id }: Parameters): Variable {
  const set = getVariableSet(world, varset_id);
  const variable = world.store.of(variables).find(id);
  if (variable?.owner !== set.id) throw notFound();
  return variable;
}
