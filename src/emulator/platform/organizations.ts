import { Conflict, objectBody, textField } from '../control/body';
import type { Control, Route } from '../exchange';
import { identifierOf } from '../identifiers';
import type { Kind } from '../store';
import type { World } from '../world';
import { administrationOf } from './administration';
import { documentResponse, notFound } from './json-api';
import type { ResourceDocument } from './json-api';
import { paginate } from './pagination';
import { defaultProject, START } from './default-project';

/** Also serves as the id. */
export interface Organization {
  readonly name: string;
  readonly email: string;
}

export const organizations: Kind<Organization> = { name: 'organizations', key: ({ name }) => name };

/** Not in the specification, but clients of HCP Terraform send this request first. */
export const organizationRoutes: readonly Route[] = [
  {
    operation: 'List organizations of the token',
    method: 'GET',
    path: '/api/v2/organizations',
    handle: (world, call) => {
      const { items, links, meta } = paginate(
        call,
        world.store.of(organizations).where(({ name }) => !administrationOf(world, name).isDisabled),
      );
      return documentResponse(200, items.map(organizationDocument), { links, meta });
    },
  },
];

export const organizationControls: readonly Control[] = [
  {
    method: 'POST',
    path: '/_emulator/organizations',
    handle: ({ store }, body) => {
      const fields = objectBody(body, ['name', 'email']);
      const organization = { name: textField(fields, 'name'), email: textField(fields, 'email') };
      if (store.of(organizations).find(organization.name)) {
        throw new Conflict(`The organization "${organization.name}" already exists.`);
      }
      return { status: 201, body: store.of(organizations).put(organization) };
    },
  },
];

/** A disabled organization, with everything in it, behaves as if it did not exist. */
export function getOrganization(world: World, name: string): Organization {
  const organization = world.store.of(organizations).find(name);
  if (!organization || administrationOf(world, name).isDisabled) throw notFound();
  return organization;
}

export function organizationDocument({ name, email }: Organization): ResourceDocument {
  const id = encodeURIComponent(name);
  return {
    id: name,
    type: 'organizations',
    attributes: {
      name,
      'external-id': identifierOf('org', name),
      email,
      'created-at': START,
      'default-execution-mode': 'remote',
      'plan-identifier': 'enterprise',
      'permissions': { 'can-update': true, 'can-destroy': true },
    },
    relationships: {
      'default-project': { data: { id: defaultProject(name).id, type: 'projects' } },
      'entitlement-set': { data: { id: identifierOf('org', name), type: 'entitlement-sets' } },
    },
    links: { self: `/api/v2/organizations/${id}` },
  };
}
