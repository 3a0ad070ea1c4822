import { BadBody, choiceField, Conflict, objectBody, tagsField, textField } from '../control/body';
import type { Fields } from '../control/body';
import type { Control, Route } from '../exchange';
import { newId } from '../identifiers';
import type { Kind } from '../store';
import type { World } from '../world';
import { administrationOf } from './administration';
import { agentPools } from './agent-pools';
import { documentResponse, notFound } from './json-api';
import type { ResourceDocument } from './json-api';
import { getOrganization, organizations } from './organizations';
import { paginate } from './pagination';
import { defaultProject, findProject } from './projects';

export interface Workspace {
  readonly id: string;
  readonly name: string;
  readonly organization: string;
  /** Of these, the absent ones have the service's defaults. */
  readonly project?: string;
  readonly tags?: Readonly<Record<string, string | null>>;
  readonly executionMode?: string;
  readonly agentPool?: string;
}

export const workspaces: Kind<Workspace> = { name: 'workspaces', key: ({ id }) => id };

export function byOrganization({ organization }: Workspace): string {
  return organization;
}

/** The id of its project; the organization's default one if none is set. */
export function projectOf({ project, organization }: Workspace): string {
  return project ?? defaultProject(organization).id;
}

/** Not in the specification, which only refers to workspaces. */
export const workspaceRoutes: readonly Route[] = [
  {
    operation: 'List workspaces',
    method: 'GET',
    path: '/api/v2/organizations/:organization_name/workspaces',
    handle: (world, call, { organization_name }) => {
      const { name } = getOrganization(world, organization_name);
      const { items, links, meta } = paginate(
        call,
        world.store.of(workspaces).where(({ organization }) => organization === name),
      );
      return documentResponse(200, items.map(workspaceDocument), { links, meta });
    },
  },
  {
    operation: 'Read workspace',
    method: 'GET',
    path: '/api/v2/workspaces/:workspace_id',
    handle: (world, _, { workspace_id }) => documentResponse(200, workspaceDocument(getWorkspace(world, workspace_id))),
  },
];

export const workspaceControls: readonly Control[] = [
  {
    method: 'POST',
    path: '/_emulator/workspaces',
    handle: (world, body) => {
      const { store } = world;
      const fields = objectBody(body, ['id', 'name', 'organization', 'project', 'tags', 'executionMode', 'agentPool']);
      const workspace = {
        id: fields.id === undefined ? newId(world, 'ws') : textField(fields, 'id'),
        name: textField(fields, 'name'),
        organization: textField(fields, 'organization'),
        ...givenSettings(world, fields),
      };
      if (!/^ws-[^/]+$/.test(workspace.id)) throw new BadBody('"id" must start with `ws-`.');
      if (!store.of(organizations).find(workspace.organization)) {
        throw new BadBody(`There is no organization "${workspace.organization}".`);
      }
      if (store.of(workspaces).find(workspace.id)) {
        throw new Conflict(`The workspace "${workspace.id}" already exists.`);
      }
      const { workspaceLimit } = administrationOf(world, workspace.organization);
      const count = (): number =>
        store.of(workspaces).where(({ organization }) => organization === workspace.organization).length;
      if (workspaceLimit && count() >= workspaceLimit) {
        throw new Conflict(`The organization "${workspace.organization}" has reached its workspace limit.`);
      }
      return { status: 201, body: store.of(workspaces).put(workspace) };
    },
  },
];

function givenSettings(world: World, fields: Fields): Partial<Workspace> {
  const organization = textField(fields, 'organization');
  const executionMode = choiceField(fields, 'executionMode', ['remote', 'local', 'agent']);
  const project = fields.project === undefined ? undefined : textField(fields, 'project');
  const agentPool = fields.agentPool === undefined ? undefined : textField(fields, 'agentPool');
  if (project !== undefined && findProject(world, project)?.organization !== organization) {
    throw new BadBody(`There is no project "${project}".`);
  }
  if (agentPool !== undefined && world.store.of(agentPools).find(agentPool)?.organization !== organization) {
    throw new BadBody(`There is no agent pool "${agentPool}".`);
  }
  return {
    ...(project === undefined ? {} : { project }),
    ...(fields.tags === undefined ? {} : { tags: tagsField(fields, 'tags') }),
    ...(executionMode === undefined ? {} : { executionMode }),
    ...(agentPool === undefined ? {} : { agentPool }),
  };
}

export function getWorkspace(world: World, id: string): Workspace {
  const workspace = world.store.of(workspaces).find(id);
  if (!workspace) throw notFound();
  getOrganization(world, workspace.organization);
  return workspace;
}

export function workspaceDocument(workspace: Workspace): ResourceDocument {
  const { id, name, organization } = workspace;
  return {
    id,
    type: 'workspaces',
    attributes: { name },
    relationships: {
      organization: { data: { id: organization, type: 'organizations' } },
      project: { data: { id: projectOf(workspace), type: 'projects' } },
    },
    links: { self: `/api/v2/workspaces/${id}` },
  };
}
