import type { Call, Reply, Route } from '../../exchange';
import type { World } from '../../world';
import { actingTeam } from '../access/acting-team';
import { workspaceRights } from '../access/rights';
import { byName } from '../by-name';
import { conflict, documentResponse, forbidden, notFound } from '../json-api';
import { forgetWorkspace } from '../neighbour-deletion';
import { getOrganization } from '../organizations/organizations';
import { detachMoved } from '../variables/variable-sets';
import { workspaceDocument } from './workspace-document';
import { readWorkspace } from './workspace-requests';
import { getWorkspace, projectOf, workspaces } from './workspaces';
import type { Workspace } from './workspaces';

const COLLECTION = '/api/v2/organizations/:organization_name/workspaces';

/** Each operation on a single workspace, both by id and by name. */
function both(
  operation: string,
  method: string,
  end: string,
  handle: (world: World, call: Call, workspace: Workspace) => Reply,
  more: Partial<Route> = {},
): Route[] {
  return [
    {
      operation,
      method,
      path: `/api/v2/workspaces/:workspace_id${end}`,
      ...more,
      handle: (world, call, { workspace_id }) => handle(world, call, getWorkspace(world, workspace_id)),
    },
    {
      operation: `${operation} by name`,
      method,
      path: `${COLLECTION}/:name${end}`,
      ...more,
      handle: (world, call, { organization_name, name }) =>
        handle(world, call, getWorkspaceByName(world, organization_name, name)),
    },
  ];
}

export const workspaceManagementRoutes: readonly Route[] = [
  {
    operation: 'Create workspace',
    method: 'POST',
    path: COLLECTION,
    handle: (world, call, { organization_name }) => {
      const { name: organization } = getOrganization(world, organization_name);
      const workspace = readWorkspace(world, call, organization);
      return documentResponse(201, workspaceDocument(world, call, world.store.of(workspaces).put(workspace)));
    },
  },
  ...both('Update workspace', 'PATCH', '', (world, call, before) => {
    const workspace = world.store.of(workspaces).put(readWorkspace(world, call, before.organization, before));
    if (projectOf(before) !== projectOf(workspace)) detachMoved(world, workspace);
    return documentResponse(200, workspaceDocument(world, call, workspace));
  }),
  ...both('Force delete workspace', 'DELETE', '', (world, call, workspace) => {
    const team = actingTeam(world, call);
    const isPermitted =
      team === undefined ||
      (workspaceRights(world, team, workspace).admin &&
        getOrganization(world, workspace.organization).forceDelete === true);
    if (!isPermitted) throw forbidden('You do not have permission to force delete this workspace.');
    return removeWorkspace(world, workspace);
  }),
  ...both('Safe delete workspace', 'POST', '/actions/safe-delete', safeDelete, {
    isServed: (settings) => settings.safeDelete,
  }),
];

export function getWorkspaceByName(world: World, organization: string, name: string): Workspace {
  getOrganization(world, organization);
  const workspace = world.store.of(workspaces).firstBy(byName, byName({ organization, name }));
  if (!workspace) throw notFound();
  return workspace;
}

function safeDelete(world: World, _: Call, workspace: Workspace): Reply {
  const { lock, state } = workspace;
  if (lock) {
    throw conflict('Workspace is currently locked. Workspace must be unlocked before it can be safely deleted');
  }
  if (state?.processing) {
    throw conflict('Latest workspace state is being processed to discover resources, please try again later');
  }
  if ((state?.resources ?? 0) > 0) {
    throw conflict('workspace cannot be safely deleted because it is still managing resources');
  }
  return removeWorkspace(world, workspace);
}

function removeWorkspace(world: World, { id }: Workspace): Reply {
  world.store.of(workspaces).delete(id);
  forgetWorkspace(world, id);
  return { status: 204 };
}
