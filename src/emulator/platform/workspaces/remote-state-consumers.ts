import type { Call, Parameters, Reply, Route } from '../../exchange';
import type { World } from '../../world';
import { actingTeam } from '../access/acting-team';
import { workspaceRights } from '../access/rights';
import { invalid, notFound, refuseIfAny } from '../json-api';
import { readMembers } from '../members';
import { listResponse } from '../objects/lists';
import { workspaceDocument } from './workspace-document';
import { byOrganization, changeWorkspace, getWorkspace, workspaces } from './workspaces';
import type { Workspace } from './workspaces';

const PATH = '/api/v2/workspaces/:workspace_id/relationships/remote-state-consumers';

export const remoteStateConsumerRoutes: readonly Route[] = [
  {
    operation: 'List remote state consumers',
    method: 'GET',
    path: PATH,
    handle: (world, call, { workspace_id }) => {
      const workspace = getWorkspace(world, workspace_id);
      return listResponse(call, consumersOf(world, call, workspace), {
        document: (consumer) => workspaceDocument(world, call, consumer),
      });
    },
  },
  change('Replace remote state consumers', 'PATCH', (_, given) => given),
  change('Add remote state consumers', 'POST', (before, given) => [...new Set([...before, ...given])]),
  change('Remove remote state consumers', 'DELETE', (before, given) => before.filter((id) => !given.includes(id))),
];

type Change = (before: readonly string[], given: readonly string[]) => readonly string[];

function change(operation: string, method: string, after: Change): Route {
  return {
    operation,
    method,
    path: PATH,
    handle: (world, call, parameters): Reply => {
      const workspace = getChangeable(world, call, parameters, method);
      const given = readMembers(call, 'remote-state-consumers', {
        type: 'workspaces',
        problem: (id) => problemOf(world, call, workspace, id),
      });
      changeWorkspace(world, workspace, { consumers: after(workspace.consumers ?? [], given) });
      return { status: 204 };
    },
  };
}

/** Replacing the list requires the right to manage all workspaces. */
function getChangeable(world: World, call: Call, { workspace_id }: Parameters, method: string): Workspace {
  const workspace = getWorkspace(world, workspace_id);
  const team = actingTeam(world, call);
  if (method === 'PATCH' && team && !team.rights.includes('manage-workspaces')) throw notFound();
  refuseIfAny(
    workspace.values?.['global-remote-state'] === true
      ? [invalid('/data', 'Remote state consumers cannot be set while the global remote state is shared')]
      : [],
  );
  return workspace;
}

function problemOf(world: World, call: Call, workspace: Workspace, id: string): string | undefined {
  if (id === workspace.id) return 'A workspace cannot be its own remote state consumer';
  const consumer = world.store.of(workspaces).find(id);
  const isVisible =
    consumer?.organization === workspace.organization && workspaceRights(world, actingTeam(world, call), consumer).read;
  return isVisible ? undefined : `Workspace ${id} not found`;
}

/** With a global state, all other workspaces; of these, the ones that the token may read. */
function consumersOf(world: World, call: Call, { id, organization, values, consumers }: Workspace): Workspace[] {
  const team = actingTeam(world, call);
  const isGlobal = values?.['global-remote-state'] === true;
  return world.store
    .of(workspaces)
    .by(byOrganization, organization)
    .filter(
      (other) =>
        other.id !== id &&
        (isGlobal || (consumers ?? []).includes(other.id)) &&
        workspaceRights(world, team, other).read,
    );
}
