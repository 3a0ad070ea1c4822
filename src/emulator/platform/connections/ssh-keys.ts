import type { Call, Parameters, Reply, Route } from '../../exchange';
import { newId } from '../../identifiers';
import type { Kind } from '../../store';
import type { World } from '../../world';
import { documentResponse, invalid, notFound, refuseIfAny } from '../json-api';
import type { ResourceDocument } from '../json-api';
import { forgetSshKey } from '../neighbour-deletion';
import { listResponse } from '../objects/lists';
import { shownValues, valueProblems, valuesAfter } from '../objects/values';
import type { ValueRules, Values } from '../objects/values';
import { getOrganization } from '../organizations/organizations';
import { isObject, readDocument } from '../request-document';
import { workspaceDocument } from '../workspaces/workspace-document';
import { changeWorkspace, getWorkspace } from '../workspaces/workspaces';

/** A private key for fetching modules. */
export interface SshKey {
  readonly id: string;
  readonly organization: string;
  readonly values: Values;
}

export const sshKeys: Kind<SshKey> = { name: 'sshKeys', key: ({ id }) => id };

const COLLECTION = '/api/v2/organizations/:organization_name/ssh-keys';
const ITEM = '/api/v2/ssh-keys/:id';

const RULES: ValueRules = {
  name: { type: 'string', required: true },
  value: { type: 'string', required: true, createOnly: true, writeOnly: true },
};

const routes: readonly Route[] = [
  {
    operation: 'List SSH keys',
    method: 'GET',
    path: COLLECTION,
    handle: (world, call, { organization_name }) => {
      const { name } = getOrganization(world, organization_name);
      const own = world.store.of(sshKeys).where(({ organization }) => organization === name);
      return listResponse(call, own, { document: keyDocument, whole: true });
    },
  },
  {
    operation: 'Create SSH key',
    method: 'POST',
    path: COLLECTION,
    handle: (world, call, { organization_name }) => {
      const { name: organization } = getOrganization(world, organization_name);
      const { attributes } = readDocument(call, 'ssh-keys');
      refuseIfAny(valueProblems(RULES, attributes, 'create'));
      const key = { id: newId(world, 'sshkey'), organization, values: valuesAfter(RULES, attributes) };
      return documentResponse(201, keyDocument(world.store.of(sshKeys).put(key)));
    },
  },
  {
    operation: 'Show SSH key',
    method: 'GET',
    path: ITEM,
    handle: (world, _, { id }) => documentResponse(200, keyDocument(getKey(world, id))),
  },
  {
    operation: 'Update SSH key',
    method: 'PATCH',
    path: ITEM,
    handle: (world, call, { id }) => {
      const before = getKey(world, id);
      const { attributes } = readDocument(call, 'ssh-keys');
      refuseIfAny(valueProblems(RULES, attributes, 'update'));
      const values = valuesAfter(RULES, attributes, before.values);
      return documentResponse(200, keyDocument(world.store.of(sshKeys).put({ ...before, values })));
    },
  },
  {
    operation: 'Delete SSH key',
    method: 'DELETE',
    path: ITEM,
    handle: (world, _, { id }): Reply => {
      const key = getKey(world, id);
      world.store.of(sshKeys).delete(key.id);
      forgetSshKey(world, key.id);
      return { status: 204 };
    },
  },
  {
    operation: 'Assign SSH key',
    method: 'PATCH',
    path: '/api/v2/workspaces/:workspace_id/relationships/ssh-key',
    handle: (world, call, parameters) => assign(world, call, parameters),
  },
];

/** Rejects organization tokens. */
export const sshKeyRoutes = routes.map((route): Route => ({ ...route, withoutOrganizationToken: true }));

function getKey(world: World, id: string): SshKey {
  const key = world.store.of(sshKeys).find(id);
  if (!key) throw notFound();
  getOrganization(world, key.organization);
  return key;
}

/** The body can name the key in two forms: as an attribute of the workspace, and as an identifier. */
function assign(world: World, call: Call, { workspace_id }: Parameters): Reply {
  const workspace = getWorkspace(world, workspace_id);
  const id = givenKey(call);
  if (id !== null && world.store.of(sshKeys).find(id)?.organization !== workspace.organization) throw notFound();
  const { sshKey: _, ...without } = workspace;
  const after = changeWorkspace(world, without, id === null ? {} : { sshKey: id });
  return documentResponse(200, workspaceDocument(world, call, after));
}

function givenKey(call: Call): string | null {
  const document = call.parsedBody?.document;
  const data = isObject(document) ? document.data : undefined;
  if (isObject(document) && data === null) return null;
  const isIdentifier = isObject(data) && data.type === 'ssh-keys';
  const { attributes } = readDocument(call, 'workspaces', { otherType: 'ssh-keys' });
  const id = isIdentifier ? data.id : attributes.id;
  if (id !== null && typeof id !== 'string') {
    refuseIfAny([
      invalid(isIdentifier ? '/data/id' : '/data/attributes/id', 'Id must be the id of an SSH key or null'),
    ]);
  }
  return id as string | null;
}

function keyDocument({ id, organization, values }: SshKey): ResourceDocument {
  return {
    id,
    type: 'ssh-keys',
    attributes: shownValues(RULES, values),
    relationships: { organization: { data: { id: organization, type: 'organizations' } } },
    links: { self: `/api/v2/ssh-keys/${id}` },
  };
}
