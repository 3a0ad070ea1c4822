import type { Call, Reply, Route } from '../exchange';
import { newId } from '../identifiers';
import type { World } from '../world';
import { administrationOf } from './administration';
import { attributeProblems } from './attributes';
import type { AttributeRules } from './attributes';
import { byName } from './by-name';
import { documentResponse, invalid, notFound, refuseIfAny } from './json-api';
import type { Problem } from './json-api';
import { forgetWorkspace } from './neighbour-deletion';
import { getOrganization } from './organizations';
import { readDocument } from './request-document';
import { deleteRuns } from './run-progress';
import { getWorkspace, workspaceDocument, workspaces } from './workspaces';
import type { Workspace } from './workspaces';

const COLLECTION = '/api/v2/organizations/:organization_name/workspaces';
const BY_NAME = `${COLLECTION}/:name`;
const BY_ID = '/api/v2/workspaces/:workspace_id';

/** Not in the specification; with the rules of HCP Terraform's documentation. */
export const workspaceManagementRoutes: readonly Route[] = [
  {
    operation: 'Create workspace',
    method: 'POST',
    path: COLLECTION,
    handle: (world, call, { organization_name }) => {
      const { name: organization } = getOrganization(world, organization_name);
      const workspace = { id: newId(world, 'ws'), organization, name: '', ...readAttributes(call, 'create') };
      refuseIfAny([...nameProblems(world, workspace), ...limitProblems(world, organization)]);
      return documentResponse(201, workspaceDocument(world.store.of(workspaces).put(workspace)));
    },
  },
  {
    operation: 'Update workspace by name',
    method: 'PATCH',
    path: BY_NAME,
    handle: (world, call, { organization_name, name }) =>
      update(world, call, getWorkspaceByName(world, organization_name, name)),
  },
  {
    operation: 'Delete workspace by name',
    method: 'DELETE',
    path: BY_NAME,
    handle: (world, _, { organization_name, name }) =>
      remove(world, getWorkspaceByName(world, organization_name, name)),
  },
  {
    operation: 'Update workspace',
    method: 'PATCH',
    path: BY_ID,
    handle: (world, call, { workspace_id }) => update(world, call, getWorkspace(world, workspace_id)),
  },
  {
    operation: 'Delete workspace',
    method: 'DELETE',
    path: BY_ID,
    handle: (world, _, { workspace_id }) => remove(world, getWorkspace(world, workspace_id)),
  },
  ...[`${BY_ID}/actions/safe-delete`, `${BY_NAME}/actions/safe-delete`].map((path, index): Route => ({
    operation: `Safely delete workspace${index === 0 ? '' : ' by name'}`,
    method: 'POST',
    path,
    // The emulator's workspaces manage no resources, whose existence would refuse it.
    handle: (world, _, { workspace_id, organization_name, name }) =>
      remove(
        world,
        index === 0 ? getWorkspace(world, workspace_id) : getWorkspaceByName(world, organization_name, name),
      ),
  })),
];

function getWorkspaceByName(world: World, organization: string, name: string): Workspace {
  getOrganization(world, organization);
  const workspace = world.store.of(workspaces).firstBy(byName, byName({ organization, name }));
  if (!workspace) throw notFound();
  return workspace;
}

function update(world: World, call: Call, before: Workspace): Reply {
  const workspace = { ...before, ...readAttributes(call, 'update') };
  refuseIfAny(nameProblems(world, workspace));
  return documentResponse(200, workspaceDocument(world.store.of(workspaces).put(workspace)));
}

function remove(world: World, { id }: Workspace): Reply {
  deleteRuns(world, id);
  forgetWorkspace(world, id);
  world.store.of(workspaces).delete(id);
  return { status: 204 };
}

const RULES: AttributeRules = {
  name: {
    type: 'string',
    required: true,
    pattern: {
      expression: /^[A-Za-z0-9_-]+$/,
      words: 'can only include letters, numbers, -, and _.',
    },
    maximumLength: 90,
  },
};

/** The attributes that the document contains; others are accepted and have no effect. */
function readAttributes(call: Call, occasion: 'create' | 'update'): Partial<Workspace> {
  const { attributes } = readDocument(call, 'workspaces');
  refuseIfAny(attributeProblems(attributes, RULES, occasion));
  return attributes.name === undefined ? {} : { name: attributes.name as string };
}

function nameProblems({ store }: World, workspace: Workspace): Problem[] {
  const taken = store
    .of(workspaces)
    .by(byName, byName(workspace))
    .filter(({ id }) => id !== workspace.id);
  return taken.length > 0 ? [invalid('/data/attributes/name', 'Name has already been taken')] : [];
}

function limitProblems(world: World, organization: string): Problem[] {
  const { workspaceLimit } = administrationOf(world, organization);
  const count = (): number => world.store.of(workspaces).where((each) => each.organization === organization).length;
  return workspaceLimit && count() >= workspaceLimit
    ? [invalid('/data/relationships/organization', 'Organization has reached its workspace limit')]
    : [];
}
