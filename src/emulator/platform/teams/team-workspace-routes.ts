import type { Call, Reply, Route } from '../../exchange';
import { newId } from '../../identifiers';
import { ownField } from '../../read-fields';
import type { World } from '../../world';
import { actingTeam } from '../access/acting-team';
import { workspaceRights } from '../access/rights';
import { attributeProblems } from '../attributes';
import { badRequest, documentResponse, invalid, notFound, refuseIfAny } from '../json-api';
import type { ResourceDocument } from '../json-api';
import { listResponse } from '../objects/lists';
import { relatedId, relatedProblems } from '../objects/related';
import { readDocument } from '../request-document';
import { getWorkspace, workspaces } from '../workspaces/workspaces';
import { membersAt, WORKSPACE_LEVELS, WORKSPACE_MEMBERS } from './access-levels';
import { membersAfter, memberProblems } from './access-members';
import { byWorkspace, teamWorkspaces } from './team-access';
import type { TeamWorkspace } from './team-access';
import { teams } from './teams';

const COLLECTION = '/api/v2/team-workspaces';
const ITEM = `${COLLECTION}/:id`;

export const teamWorkspaceRoutes: readonly Route[] = [
  {
    operation: 'Add team access to workspace',
    method: 'POST',
    path: COLLECTION,
    needs: 'teams',
    handle: (world, call) => documentResponse(201, accessDocument(create(world, call))),
  },
  {
    operation: 'List team access to workspace',
    method: 'GET',
    path: COLLECTION,
    needs: 'teams',
    handle: (world, call) => {
      const workspace = call.query.get('filter[workspace][id]');
      const team = call.query.get('filter[team][id]');
      if (workspace === null) throw badRequest('The filter of a workspace is missing.', 'filter[workspace][id]');
      const acting = actingTeam(world, call);
      if (!workspaceRights(world, acting, getWorkspace(world, workspace)).read) throw notFound();
      const found = world.store
        .of(teamWorkspaces)
        .by(byWorkspace, workspace)
        .filter((access) => (team === null || access.team === team) && isVisible(world, call, access));
      return listResponse(call, found, { document: accessDocument, whole: true });
    },
  },
  {
    operation: 'Show team access to workspace',
    method: 'GET',
    path: ITEM,
    needs: 'teams',
    handle: (world, call, { id }) => documentResponse(200, accessDocument(getAccess(world, call, id))),
  },
  {
    operation: 'Update team access to workspace',
    method: 'PATCH',
    path: ITEM,
    needs: 'teams',
    handle: (world, call, { id }) => {
      const before = getAccess(world, call, id);
      refuseOthers(world, call, before.workspace);
      const { attributes } = readDocument(call, 'team-workspaces');
      return documentResponse(200, accessDocument(store(world, before, attributes, 'update')));
    },
  },
  {
    operation: 'Remove team access to workspace',
    method: 'DELETE',
    path: ITEM,
    needs: 'teams',
    handle: (world, call, { id }): Reply => {
      const access = getAccess(world, call, id);
      refuseOthers(world, call, access.workspace);
      world.store.of(teamWorkspaces).delete(id);
      return { status: 204 };
    },
  },
];

function create(world: World, call: Call): TeamWorkspace {
  const { attributes, relationships } = readDocument(call, 'team-workspaces');
  const organization = (id: string) => world.store.of(workspaces).find(id)?.organization;
  const problems = relatedProblems(relationships, 'workspace', {
    types: ['workspaces'],
    required: true,
    problem: (id) => (organization(id) === undefined ? `Workspace ${id} not found` : undefined),
  });
  refuseIfAny(problems);
  const workspace = String(relatedId(relationships, 'workspace'));
  refuseOthers(world, call, workspace);
  refuseIfAny(
    relatedProblems(relationships, 'team', {
      types: ['teams'],
      required: true,
      problem: (id) =>
        world.store.of(teams).find(id)?.organization === organization(workspace) ? undefined : `Team ${id} not found`,
    }),
  );
  const team = String(relatedId(relationships, 'team'));
  const isTaken = world.store
    .of(teamWorkspaces)
    .by(byWorkspace, workspace)
    .some((access) => access.team === team);
  const blank = { id: newId(world, 'tws'), team, workspace, access: '', members: {} };
  return store(world, blank, attributes, 'create', isTaken);
}

function store(
  world: World,
  before: TeamWorkspace,
  attributes: Readonly<Record<string, unknown>>,
  occasion: 'create' | 'update',
  isTaken = false,
): TeamWorkspace {
  const at = '/data/attributes';
  const rules = { access: { type: 'string', required: true, values: WORKSPACE_LEVELS } } as const;
  const problems = attributeProblems(attributes, rules, occasion);
  refuseIfAny(problems);
  const access = (ownField(attributes, 'access') as string | undefined) ?? before.access;
  refuseIfAny([
    ...memberProblems(WORKSPACE_MEMBERS, attributes, access, at),
    ...(isTaken ? [invalid('/data/relationships/team', 'Team has already been taken')] : []),
  ]);
  const members = membersAfter(WORKSPACE_MEMBERS, attributes, access, before.members);
  return world.store.of(teamWorkspaces).put({ ...before, access, members });
}

/** A team sees its own access; those who administer the workspace see all. */
function isVisible(world: World, call: Call, access: TeamWorkspace): boolean {
  const team = actingTeam(world, call);
  return !team || team.id === access.team || isAdmin(world, call, access.workspace);
}

function isAdmin(world: World, call: Call, workspace: string): boolean {
  const found = world.store.of(workspaces).find(workspace);
  const team = actingTeam(world, call);
  return (
    found !== undefined &&
    (team === undefined || team.organization === found.organization) &&
    workspaceRights(world, team, found).admin
  );
}

function refuseOthers(world: World, call: Call, workspace: string): void {
  if (!isAdmin(world, call, workspace)) throw notFound();
}

function getAccess(world: World, call: Call, id: string): TeamWorkspace {
  const access = world.store.of(teamWorkspaces).find(id);
  if (!access || !isVisible(world, call, access)) throw notFound();
  getWorkspace(world, access.workspace);
  return access;
}

function accessDocument({ id, team, workspace, access, members }: TeamWorkspace): ResourceDocument {
  return {
    id,
    type: 'team-workspaces',
    attributes: { access, ...membersAt(WORKSPACE_MEMBERS, access, members) },
    relationships: {
      team: { data: { id: team, type: 'teams' } },
      workspace: { data: { id: workspace, type: 'workspaces' } },
    },
    links: { self: `/api/v2/team-workspaces/${id}` },
  };
}
