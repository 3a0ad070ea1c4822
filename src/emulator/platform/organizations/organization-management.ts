import type { Call, Reply, Route } from '../../exchange';
import { bearerToken, isAdministrator, platformTeam } from '../../tokens';
import type { World } from '../../world';
import { agentPoolProblem } from '../agents/agent-pools';
import { attributeProblems } from '../attributes';
import type { AttributeRules } from '../attributes';
import { documentResponse, invalid, notFound, refuseIfAny } from '../json-api';
import { EXECUTION_MODES } from '../objects/execution';
import { relatedId, relatedProblems } from '../objects/related';
import { readDocument } from '../request-document';
import { organizations } from './organization';
import type { Organization } from './organization';
import { deleteOrganization } from './organization-deletion';
import { getOrganization, organizationDocument } from './organizations';

const COLLECTION = '/api/v2/organizations';
const ITEM = `${COLLECTION}/:organization_name`;

/** Not in the specification; follows HCP Terraform's documentation. Users create organizations, and their owners change them. */
export const organizationManagementRoutes: readonly Route[] = [
  {
    operation: 'Create organization',
    method: 'POST',
    path: COLLECTION,
    handle: (world, call) => {
      refuseOthers(world, call);
      const attributes = readAttributes(world, call);
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
      const after = readAttributes(world, call, before);
      // Everything in the organization refers to it by name.
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
  'name': {
    type: 'string',
    required: true,
    pattern: { expression: /^[A-Za-z0-9_-]{3,40}$/, words: 'is not valid' },
  },
  'email': {
    type: 'string',
    required: true,
    check: (value) => (String(value).includes('@') ? undefined : 'is invalid'),
  },
  'default-execution-mode': { type: 'string', values: EXECUTION_MODES },
  'assessments-enforced': { type: 'boolean' },
  'allow-force-delete-workspaces': { type: 'boolean' },
};

/** The attributes in the document. */
function readAttributes(world: World, call: Call, before?: Organization): Organization {
  const { attributes, relationships } = readDocument(call, 'organizations');
  refuseIfAny([
    ...attributeProblems(attributes, RULES, before ? 'update' : 'create'),
    ...relatedProblems(relationships, 'default-agent-pool', {
      types: ['agent-pools'],
      nullable: true,
      problem: (id) => agentPoolProblem(world, id, before?.name ?? ''),
    }),
  ]);
  const executionMode = attributes['default-execution-mode'];
  const given = {
    name: attributes.name,
    email: attributes.email,
    executionMode,
    agentPool: relatedId(relationships, 'default-agent-pool') ?? undefined,
    assessmentsEnforced: attributes['assessments-enforced'],
    forceDelete: attributes['allow-force-delete-workspaces'],
  };
  const after = { ...before, ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) };
  const { agentPool, ...others } = after as Organization;
  // Only agent mode has a pool.
  return others.executionMode === 'agent' && agentPool !== undefined ? { ...others, agentPool } : others;
}

/** Tokens of organizations and of teams other than the owners are not permitted. */
function refuseOthers(world: World, call: Call): void {
  const token = bearerToken(call.headers.authorization);
  if (!isAdministrator(token) && platformTeam(world, token)?.name !== 'owners') throw notFound();
}
