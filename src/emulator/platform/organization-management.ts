import type { Call, Reply, Route } from '../exchange';
import { bearerToken, isAdministrator, platformTeam } from '../tokens';
import type { World } from '../world';
import { attributeProblems } from './attributes';
import type { AttributeRules } from './attributes';
import { documentResponse, invalid, notFound, refuseIfAny } from './json-api';
import { deleteOrganization } from './organization-deletion';
import { getOrganization, organizationDocument, organizations } from './organizations';
import type { Organization } from './organizations';
import { readDocument } from './request-document';

const COLLECTION = '/api/v2/organizations';
const ITEM = `${COLLECTION}/:organization_name`;

/** Not in the specification; with the rules of HCP Terraform's documentation. A user creates organizations, its owners change them. */
export const organizationManagementRoutes: readonly Route[] = [
  {
    operation: 'Create organization',
    method: 'POST',
    path: COLLECTION,
    handle: (world, call) => {
      refuseOthers(world, call);
      const attributes = readAttributes(call, 'create');
      const { name } = attributes;
      const taken = world.store.of(organizations).find(name) !== undefined;
      refuseIfAny(taken ? [invalid('/data/attributes/name', 'Name has already been taken')] : []);
      return documentResponse(201, organizationDocument(world.store.of(organizations).put(attributes)));
    },
  },
  {
    operation: 'Update organization of the token',
    method: 'PATCH',
    path: ITEM,
    handle: (world, call, { organization_name }) => {
      const before = getOrganization(world, organization_name);
      refuseOthers(world, call);
      const after = { ...before, ...readAttributes(call, 'update') };
      // Everything in it refers to it by its name.
      const renamed = after.name !== before.name;
      refuseIfAny(renamed ? [invalid('/data/attributes/name', 'Name cannot be changed in the emulator')] : []);
      return documentResponse(200, organizationDocument(world.store.of(organizations).put(after)));
    },
  },
  {
    operation: 'Delete organization of the token',
    method: 'DELETE',
    path: ITEM,
    handle: (world, call, { organization_name }): Reply => {
      const { name } = getOrganization(world, organization_name);
      refuseOthers(world, call);
      deleteOrganization(world, name);
      return { status: 204 };
    },
  },
];

const RULES: AttributeRules = {
  name: {
    type: 'string',
    required: true,
    pattern: { expression: /^[A-Za-z0-9_-]{3,40}$/, words: 'is not valid' },
  },
  email: { type: 'string', required: true, check: (value) => (String(value).includes('@') ? undefined : 'is invalid') },
};

/** The attributes that the document contains. */
function readAttributes(call: Call, occasion: 'create' | 'update'): Organization {
  const { attributes } = readDocument(call, 'organizations');
  refuseIfAny(attributeProblems(attributes, RULES, occasion));
  const { name, email } = attributes;
  return Object.fromEntries(
    Object.entries({ name, email }).filter(([, value]) => value !== undefined),
  ) as object as Organization;
}

/** Tokens of an organization or of a team, except of its owners, may not. */
function refuseOthers(world: World, call: Call): void {
  const token = bearerToken(call.headers.authorization);
  if (!isAdministrator(token) && platformTeam(world, token)?.name !== 'owners') throw notFound();
}
