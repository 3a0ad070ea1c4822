import { at, BadBody, Conflict, objectAt, textField } from '../control/body';
import type { Control, Route } from '../exchange';
import { newId } from '../identifiers';
import type { Kind } from '../store';
import type { World } from '../world';
import { administrationOf } from './administration';
import { documentResponse, notFound } from './json-api';
import type { ResourceDocument } from './json-api';
import { getOrganization, organizations } from './organizations';
import { paginate } from './pagination';

export interface Workspace {
  readonly id: string;
  readonly name: string;
  readonly organization: string;
}

export const workspaces: Kind<Workspace> = { name: 'workspaces', key: ({ id }) => id };

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
    handle: (world, body) => ({ status: 201, body: addWorkspace(world, body) }),
  },
];

/** `place` is its place in a list of seeds. */
export function addWorkspace(world: World, body: unknown, place?: string): Workspace {
  const { store } = world;
  const fields = objectAt(body, ['id', 'name', 'organization'], place);
  const workspace = {
    id: fields.id === undefined ? newId(world, 'ws') : textField(fields, 'id'),
    name: textField(fields, 'name'),
    organization: textField(fields, 'organization'),
  };
  if (!/^ws-[^/]+$/.test(workspace.id)) throw new BadBody(`${at(fields, 'id')} must start with \`ws-\`.`);
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
  return store.of(workspaces).put(workspace);
}

export function getWorkspace(world: World, id: string): Workspace {
  const workspace = world.store.of(workspaces).find(id);
  if (!workspace) throw notFound();
  getOrganization(world, workspace.organization);
  return workspace;
}

export function workspaceDocument({ id, name, organization }: Workspace): ResourceDocument {
  return {
    id,
    type: 'workspaces',
    attributes: { name },
    relationships: { organization: { data: { id: organization, type: 'organizations' } } },
    links: { self: `/api/v2/workspaces/${id}` },
  };
}
