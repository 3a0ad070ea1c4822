import type { Call, Parameters, Reply, Route } from '../../exchange';
import type { World } from '../../world';
import { documentResponse, notFound, refuseIfAny } from '../json-api';
import { listResponse } from '../objects/lists';
import { readDocument } from '../request-document';
import { getWorkspace } from '../workspaces/workspaces';
import { variableAfter, variableDocument, variables, variablesOf } from './variables';
import type { Variable } from './variables';

const COLLECTION = '/api/v2/workspaces/:workspace_id/vars';
const ITEM = `${COLLECTION}/:id`;

export const workspaceVariableRoutes: readonly Route[] = [
  {
    operation: 'Create variable',
    method: 'POST',
    path: COLLECTION,
    handle: (world, call, { workspace_id }) => {
      const { id } = getWorkspace(world, workspace_id);
      return documentResponse(201, variableDocument(store(world, call, id)));
    },
  },
  {
    operation: 'List variables',
    method: 'GET',
    path: COLLECTION,
    handle: (world, call, { workspace_id }) =>
      listResponse(call, variablesOf(world, getWorkspace(world, workspace_id).id), {
        document: variableDocument,
        whole: true,
      }),
  },
  {
    operation: 'Show variable',
    method: 'GET',
    path: ITEM,
    handle: (world, _, parameters) => documentResponse(200, variableDocument(getVariable(world, parameters))),
  },
  {
    operation: 'Update variable',
    method: 'PATCH',
    path: ITEM,
    handle: (world, call, parameters) => {
      const before = getVariable(world, parameters);
      return documentResponse(200, variableDocument(store(world, call, before.owner, before)));
    },
  },
  {
    operation: 'Delete variable',
    method: 'DELETE',
    path: ITEM,
    handle: (world, _, parameters): Reply => {
      world.store.of(variables).delete(getVariable(world, parameters).id);
      return { status: 204 };
    },
  },
];

function store(world: World, call: Call, owner: string, before?: Variable): Variable {
  const { variable, problems } = variableAfter(world, owner, readDocument(call, 'vars').attributes, before);
  refuseIfAny(problems);
  return world.store.of(variables).put(variable);
}

function getVariable(world: World, { workspace_id, id }: Parameters): Variable {
  const workspace = getWorkspace(world, workspace_id);
  const variable = world.store.of(variables).find(id);
  if (variable?.owner !== workspace.id) throw notFound();
  return variable;
}
