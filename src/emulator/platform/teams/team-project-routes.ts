import type { Call, Reply, Route } from '../../exchange';
import { newId } from '../../identifiers';
import { ownField } from '../../read-fields';
import type { World } from '../../world';
import { actingTeam } from '../access/acting-team';
import { projectRights } from '../access/rights';
import { attributeProblems } from '../attributes';
import { badRequest, documentResponse, invalid, notFound, refuseIfAny } from '../json-api';
import type { ResourceDocument } from '../json-api';
import { listResponse } from '../objects/lists';
import { relatedId, relatedProblems } from '../objects/related';
import type { Values } from '../objects/values';
import { getProject } from '../projects/project-lookup';
import { findProject } from '../projects/projects';
import { isObject, readDocument } from '../request-document';
import { membersAt, PROJECT_LEVELS, PROJECT_MEMBERS, PROJECT_WORKSPACE_MEMBERS } from './access-levels';
import { membersAfter, memberProblems } from './access-members';
import { byProject, teamProjects } from './team-access';
import type { TeamProject } from './team-access';
import { teams } from './teams';

const COLLECTION = '/api/v2/team-projects';
const ITEM = `${COLLECTION}/:id`;

export const teamProjectRoutes: readonly Route[] = [
  {
    operation: 'Add team access to project',
    method: 'POST',
    path: COLLECTION,
    needs: 'teams',
    handle: (world, call) => documentResponse(201, accessDocument(create(world, call))),
  },
  {
    operation: 'List team access to project',
    method: 'GET',
    path: COLLECTION,
    needs: 'teams',
    handle: (world, call) => {
      const project = call.query.get('filter[project][id]');
      const team = call.query.get('filter[team][id]');
      if (project === null) throw badRequest('The filter of a project is missing.', 'filter[project][id]');
      const acting = actingTeam(world, call);
      const { organization } = getProject(world, project);
      if (acting && acting.organization !== organization) throw notFound();
      const found = world.store
        .of(teamProjects)
        .by(byProject, project)
        .filter((access) => (team === null || access.team === team) && isVisible(world, call, access));
      return listResponse(call, found, { document: accessDocument });
    },
  },
  {
    operation: 'Show team access to project',
    method: 'GET',
    path: ITEM,
    needs: 'teams',
    handle: (world, call, { id }) => documentResponse(200, accessDocument(getAccess(world, call, id))),
  },
  {
    operation: 'Update team access to project',
    method: 'PATCH',
    path: ITEM,
    needs: 'teams',
    handle: (world, call, { id }) => {
      const before = getAccess(world, call, id);
      refuseOthers(world, call, before.project);
      const { attributes } = readDocument(call, 'team-projects');
      return documentResponse(200, accessDocument(store(world, before, attributes, 'update')));
    },
  },
  {
    operation: 'Remove team access to project',
    method: 'DELETE',
    path: ITEM,
    needs: 'teams',
    handle: (world, call, { id }): Reply => {
      const access = getAccess(world, call, id);
      refuseOthers(world, call, access.project);
      world.store.of(teamProjects).delete(id);
      return { status: 204 };
    },
  },
];

function create(world: World, call: Call): TeamProject {
  const { attributes, relationships } = readDocument(call, 'team-projects');
  const organization = (id: string) => findProject(world, id)?.organization;
  const problems = relatedProblems(relationships, 'project', {
    types: ['projects'],
    required: true,
    problem: (id) => (organization(id) === undefined ? `Project ${id} not found` : undefined),
  });
  refuseIfAny(problems);
  const project = String(relatedId(relationships, 'project'));
  refuseOthers(world, call, project);
  refuseIfAny(
    relatedProblems(relationships, 'team', {
      types: ['teams'],
      required: true,
      problem: (id) =>
        world.store.of(teams).find(id)?.organization === organization(project) ? undefined : `Team ${id} not found`,
    }),
  );
  const team = String(relatedId(relationships, 'team'));
  const isTaken = world.store
    .of(teamProjects)
    .by(byProject, project)
    .some((access) => access.team === team);
  const blank = { id: newId(world, 'tprj'), team, project, access: '', projectMembers: {}, workspaceMembers: {} };
  return store(world, blank, attributes, 'create', isTaken);
}

function store(
  world: World,
  before: TeamProject,
  attributes: Readonly<Record<string, unknown>>,
  occasion: 'create' | 'update',
  isTaken = false,
): TeamProject {
  const rules = {
    'access': { type: 'string', required: true, values: PROJECT_LEVELS },
    'project-access': { type: 'object', nullable: true },
    'workspace-access': { type: 'object', nullable: true },
  } as const;
  const problems = attributeProblems(attributes, rules, occasion);
  refuseIfAny(problems);
  const access = (ownField(attributes, 'access') as string | undefined) ?? before.access;
  const [project, workspace] = ['project-access', 'workspace-access'].map((name) => {
    const given = ownField(attributes, name);
    return isObject(given) ? given : {};
  }) as [Values, Values];
  refuseIfAny([
    ...memberProblems(PROJECT_MEMBERS, project, access, '/data/attributes/project-access'),
    ...memberProblems(PROJECT_WORKSPACE_MEMBERS, workspace, access, '/data/attributes/workspace-access'),
    ...(isTaken ? [invalid('/data/relationships/team', 'Team has already been taken')] : []),
  ]);
  return world.store.of(teamProjects).put({
    ...before,
    access,
    projectMembers: membersAfter(PROJECT_MEMBERS, project, access, before.projectMembers),
    workspaceMembers: membersAfter(PROJECT_WORKSPACE_MEMBERS, workspace, access, before.workspaceMembers),
  });
}

/** A team sees its own access; those who manage the project's teams see all. */
function isVisible(world: World, call: Call, access: TeamProject): boolean {
  const team = actingTeam(world, call);
  return !team || team.id === access.team || isAdmin(world, call, access.project);
}

function isAdmin(world: World, call: Call, project: string): boolean {
  const organization = findProject(world, project)?.organization;
  const team = actingTeam(world, call);
  return (
    organization !== undefined &&
    (team === undefined || (team.organization === organization && projectRights(world, team, project).manageTeams))
  );
}

function refuseOthers(world: World, call: Call, project: string): void {
  if (!isAdmin(world, call, project)) throw notFound();
}

function getAccess(world: World, call: Call, id: string): TeamProject {
  const access = world.store.of(teamProjects).find(id);
  if (!access || !isVisible(world, call, access)) throw notFound();
  getProject(world, access.project);
  return access;
}

function accessDocument(accessTo: TeamProject): ResourceDocument {
  const { id, team, project, access, projectMembers, workspaceMembers } = accessTo;
  return {
    id,
    type: 'team-projects',
    attributes: {
      access,
      'project-access': membersAt(PROJECT_MEMBERS, access, projectMembers),
      'workspace-access': membersAt(PROJECT_WORKSPACE_MEMBERS, access, workspaceMembers),
    },
    relationships: {
      team: { data: { id: team, type: 'teams' } },
      project: { data: { id: project, type: 'projects' } },
    },
    links: { self: `/api/v2/team-projects/${id}` },
  };
}
