import { BadBody, choiceField, Conflict, objectBody, tagsField, textField } from '../control/body';
import type { Fields } from '../control/body';
import type { Control } from '../exchange';
import { newId } from '../identifiers';
import type { Kind } from '../store';
import type { World } from '../world';
import { administrationOf } from './administration';
import { agentPools } from './agent-pools';
import { notFound } from './json-api';
import type { ResourceDocument } from './json-api';
import { getOrganization, organizations } from './organizations';
import { defaultProject, START } from './default-project';
import { findProject } from './projects';

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

/** The names of its own tags without a value. */
export function tagNames({ tags }: Workspace): string[] {
  return Object.entries(tags ?? {}).flatMap(([key, value]) => (value === null ? [key] : []));
}

export function workspaceDocument(workspace: Workspace): ResourceDocument {
  const { id, name, organization, executionMode, agentPool } = workspace;
  return {
    id,
    type: 'workspaces',
    attributes: {
      name,
      'description': null,
      'execution-mode': executionMode ?? 'remote',
      'terraform-version': '1.11.4',
      'working-directory': '',
      'locked': false,
      'auto-apply': false,
      'tag-names': tagNames(workspace),
      'vcs-repo': null,
      'created-at': START,
      'updated-at': START,
      'permissions': { 'can-update': true, 'can-manage-run-tasks': true },
    },
    relationships: {
      'organization': { data: { id: organization, type: 'organizations' } },
      'project': { data: { id: projectOf(workspace), type: 'projects' } },
      'agent-pool': { data: agentPool === undefined ? null : { id: agentPool, type: 'agent-pools' } },
      'current-run': { data: null },
    },
    links: { self: `/api/v2/workspaces/${id}` },
  };
}
