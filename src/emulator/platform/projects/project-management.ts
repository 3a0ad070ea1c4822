import type { Call, Reply, Route } from '../../exchange';
import { newId } from '../../identifiers';
import { ownField } from '../../read-fields';
import type { World } from '../../world';
import { actingTeam } from '../access/acting-team';
import { projectRights } from '../access/rights';
import { agentPoolProblem } from '../agents/agent-pools';
import { documentResponse, forbidden, invalid, notFound, refuseIfAny } from '../json-api';
import type { Problem } from '../json-api';
import { readMembers } from '../members';
import { forgetProject } from '../neighbour-deletion';
import { EXECUTION_MODES, executionAfter } from '../objects/execution';
import { valueProblems, valuesAfter } from '../objects/values';
import { getOrganization } from '../organizations/organizations';
import { readDocument } from '../request-document';
import { detachMoved } from '../variables/variable-sets';
import { givenBindings, withBindings } from '../workspaces/tag-bindings';
import { changeWorkspace, projectOf, workspaces, workspacesOf } from '../workspaces/workspaces';
import { defaultProject } from './default-project';
import type { Project } from './default-project';
import { organizationExecution, PROJECT_EXECUTION } from './execution';
import { projectDocument } from './project-documents';
import { getProject } from './project-lookup';
import { PROJECT_NAME, PROJECT_RULES } from './project-values';
import { isDefaultProject, projects, projectsOf } from './projects';

const ITEM = '/api/v2/projects/:id';

export const projectManagementRoutes: readonly Route[] = [
  {
    operation: 'Create project',
    method: 'POST',
    path: '/api/v2/organizations/:organization_name/projects',
    handle: (world, call, { organization_name }) => {
      const { name } = getOrganization(world, organization_name);
      const project = world.store.of(projects).put(readProject(world, call, name));
      return documentResponse(201, projectDocument(world, call, project));
    },
  },
  {
    operation: 'Update project',
    method: 'PATCH',
    path: ITEM,
    handle: (world, call, { id }) => {
      const before = getProject(world, id);
      const project = world.store.of(projects).put(readProject(world, call, before.organization, before));
      return documentResponse(200, projectDocument(world, call, project));
    },
  },
  {
    operation: 'Delete project',
    method: 'DELETE',
    path: ITEM,
    handle: (world, _, { id }): Reply => {
      const project = getProject(world, id);
      if (isDefaultProject(project)) throw forbidden('The default project cannot be deleted.');
      if (workspacesOf(world, id, project.organization).length > 0) {
        throw forbidden('Project is not empty. Delete or move its workspaces first.');
      }
      world.store.of(projects).delete(id);
      forgetProject(world, id);
      return { status: 204 };
    },
  },
  {
    operation: 'Move workspaces into project',
    method: 'POST',
    path: `${ITEM}/relationships/workspaces`,
    handle: (world, call, { id }): Reply => {
      moveWorkspaces(world, call, getProject(world, id));
      return { status: 204 };
    },
  },
];

function readProject(world: World, call: Call, organization: string, before?: Project): Project {
  const { attributes, relationships } = readDocument(call, 'projects');
  const rules = {
    ...PROJECT_RULES,
    'name': PROJECT_NAME,
    'default-execution-mode': { type: 'string', values: EXECUTION_MODES },
    'default-agent-pool-id': { type: 'string', nullable: true },
  } as const;
  refuseIfAny(valueProblems(rules, attributes, before ? 'update' : 'create'));
  const old = before ?? { id: newId(world, 'prj'), name: '', organization, createdAt: world.clock.now().toISOString() };
  const name = (ownField(attributes, 'name') as string | undefined) ?? old.name;
  const execution = executionAfter(
    world,
    attributes,
    PROJECT_EXECUTION,
    old,
    organizationExecution(world, organization),
    (id) => agentPoolProblem(world, id, organization, { project: old.id }),
  );
  const bindings = givenBindings(relationships);
  refuseIfAny([...nameProblems(world, { ...old, name }), ...execution.problems, ...(bindings?.problems ?? [])]);
  const { executionMode: _, agentPool: __, withoutPool: ___, ...rest } = old as Project;
  return {
    ...rest,
    name,
    values: valuesAfter(PROJECT_RULES, attributes, { description: rest.description, ...rest.values }),
    ...execution.own,
    ...(bindings ? { tags: withBindings(rest.tags, bindings.bindings) } : {}),
  };
}

/** Names are unique regardless of case. */
function nameProblems(world: World, { id, name, organization }: Project): Problem[] {
  const isTaken = projectsOf(world, organization).some(
    (other) => other.id !== id && other.name.toLowerCase() === name.toLowerCase(),
  );
  return isTaken ? [invalid('/data/attributes/name', 'Name has already been taken')] : [];
}

/** Missing workspaces are not found; without the right to move them, the request is forbidden. */
function moveWorkspaces(world: World, call: Call, project: Project): void {
  const ids = readMembers(call, 'workspaces', { type: 'workspaces', problem: () => undefined });
  const moved = ids.map((id) => {
    const workspace = world.store.of(workspaces).find(id);
    if (workspace?.organization !== project.organization) throw notFound();
    return workspace;
  });
  const team = actingTeam(world, call);
  const involved = new Set([project.id, ...moved.map(projectOf)]);
  if (![...involved].every((id) => projectRights(world, team, id).moveWorkspaces)) {
    throw forbidden('You do not have permission to move workspaces between these projects.');
  }
  for (const { project: _, ...workspace } of moved) {
    const home = project.id === defaultProject(project.organization).id ? {} : { project: project.id };
    detachMoved(world, changeWorkspace(world, workspace, home));
  }
}
