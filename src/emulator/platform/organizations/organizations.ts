import { Conflict, objectAt, textField } from '../../control/body';
import type { Control, Reply, Route } from '../../exchange';
import { identifierOf } from '../../identifiers';
import type { World } from '../../world';
import { documentResponse, notFound } from '../json-api';
import type { ResourceDocument } from '../json-api';
import { paginate } from '../pagination';
import { defaultProject, START } from '../projects/default-project';
import { isDisabled } from './administration';
import { organizations, type Organization } from './organization';

/** Not in the specification, but clients of HCP Terraform send this request first. */
export const organizationRoutes: readonly Route[] = [
  {
    operation: 'List organizations of the token',
    method: 'GET',
    path: '/api/v2/organizations',
    handle: (world, call) => {
      const { items, links, meta } = paginate(
        call,
        world.store.of(organizations).where(({ name }) => !isDisabled(world, name)),
      );
      return documentResponse(200, items.map(organizationDocument), { links, meta });
    },
  },
];

export const organizationControls: readonly Control[] = [
  {
    method: 'POST',
    path: '/_emulator/organizations',
    handle: (world, body) => ({ status: 201, body: addOrganization(world, body) }),
  },
];

/** `place` is its location in a list of seeds. */
export function addOrganization(world: World, body: unknown, place?: string): Organization {
  const { store } = world;
  const fields = objectAt(body, ['name', 'email'], place);
  const organization = { name: textField(fields, 'name'), email: textField(fields, 'email') };
  if (store.of(organizations).find(organization.name)) {
    throw new Conflict(`The organization "${organization.name}" already exists.`);
  }
  return store.of(organizations).put(organization);
}

/** A disabled organization behaves as if it and everything in it did not exist. */
export function getOrganization(world: World, name: string): Organization {
  const organization = world.store.of(organizations).find(name);
  if (!organization || isDisabled(world, name)) throw notFound();
  return organization;
}

/** Keyed by the stored object, which never changes: clients read the same organization before each of their requests. */
const responses = new WeakMap<Organization, Reply>();

/** The response to a read of just the organization. */
export function organizationResponse(organization: Organization): Reply {
  let response = responses.get(organization);
  if (!response) {
    const { body, ...head } = documentResponse(200, organizationDocument(organization));
    response = { ...head, body: JSON.stringify(body) };
    responses.set(organization, response);
  }
  return response;
}

export function organizationDocument(organization: Organization): ResourceDocument {
  const { name, email, executionMode, agentPool, assessmentsEnforced, forceDelete } = organization;
  const id = encodeURIComponent(name);
  return {
    id: name,
    type: 'organizations',
    attributes: {
      name,
      'external-id': identifierOf('org', name),
      email,
      'created-at': START,
      'default-execution-mode': executionMode ?? 'remote',
      'assessments-enforced': assessmentsEnforced ?? false,
      'allow-force-delete-workspaces': forceDelete ?? false,
      'plan-identifier': 'enterprise',
      'permissions': { 'can-update': true, 'can-destroy': true },
    },
    relationships: {
      'default-project': { data: { id: defaultProject(name).id, type: 'projects' } },
      'default-agent-pool': { data: agentPool === undefined ? null : { id: agentPool, type: 'agent-pools' } },
      'entitlement-set': { data: { id: identifierOf('org', name), type: 'entitlement-sets' } },
    },
    links: { self: `/api/v2/organizations/${id}` },
  };
}

/** Includes disabled organizations, which administrators can see. */
export function getAny({ store }: World, name: string): Organization {
  const organization = store.of(organizations).find(name);
  if (!organization) throw notFound();
  return organization;
}
