import type { Call, Reply, Route } from '../../exchange';
import { newId } from '../../identifiers';
import { ownField } from '../../read-fields';
import type { World } from '../../world';
import { agentPoolProblem } from '../agents/agent-pools';
import { documentResponse, invalid, refuseIfAny } from '../json-api';
import type { Problem } from '../json-api';
import { readMembers, relatedIds, relationshipProblems } from '../members';
import { forgetOAuthClient } from '../neighbour-deletion';
import { relatedId, relatedProblems } from '../objects/related';
import { valueProblems, valuesAfter } from '../objects/values';
import type { Values } from '../objects/values';
import { getOrganization } from '../organizations/organizations';
import { projectRule } from '../projects/projects';
import { readDocument } from '../request-document';
import { clientDocument } from './oauth-client-documents';
import { getClient } from './oauth-client-lookup';
import { OAUTH_CLIENT_RULES } from './oauth-client-values';
import { oauthClients } from './oauth-clients';
import type { OAuthClient } from './oauth-clients';
import { repositoryConnections } from './repositories';

const ITEM = '/api/v2/oauth-clients/:id';

export const oauthClientManagementRoutes: readonly Route[] = [
  {
    operation: 'Create OAuth client',
    method: 'POST',
    path: '/api/v2/organizations/:organization_name/oauth-clients',
    handle: (world, call, { organization_name }) => {
      const { name: organization } = getOrganization(world, organization_name);
      const createdAt = world.clock.now().toISOString();
      const blank = { id: newId(world, 'oc'), name: null, organization, serviceProvider: '', tokens: [], createdAt };
      return documentResponse(201, clientDocument(call, store(world, call, blank, 'create')));
    },
  },
  {
    operation: 'Update OAuth client',
    method: 'PATCH',
    path: ITEM,
    handle: (world, call, { id }) =>
      documentResponse(200, clientDocument(call, store(world, call, getClient(world, id), 'update'))),
  },
  {
    operation: 'Destroy OAuth client',
    method: 'DELETE',
    path: ITEM,
    handle: (world, _, { id }): Reply => {
      forgetOAuthClient(world, getClient(world, id));
      return { status: 204 };
    },
  },
  ...(['POST', 'DELETE'] as const).map((method): Route => ({
    operation: `${method === 'POST' ? 'Attach' : 'Detach'} projects of OAuth client`,
    method,
    path: `${ITEM}/relationships/projects`,
    handle: (world, call, { id }): Reply => {
      const client = getClient(world, id);
      const rule = projectRule(world, client.organization);
      const given = readMembers(call, 'projects', method === 'POST' ? rule : { ...rule, problem: () => undefined });
      const before = client.projects ?? [];
      const projects =
        method === 'POST' ? [...new Set([...before, ...given])] : before.filter((known) => !given.includes(known));
      world.store.of(oauthClients).put({ ...client, projects });
      return { status: 204 };
    },
  })),
];

function store(world: World, call: Call, before: OAuthClient, occasion: 'create' | 'update'): OAuthClient {
  const { attributes, relationships } = readDocument(call, 'oauth-clients');
  const { organization } = before;
  refuseIfAny([
    ...valueProblems(OAUTH_CLIENT_RULES, attributes, occasion),
    ...relationshipProblems(relationships, 'projects', projectRule(world, organization)),
    ...relatedProblems(relationships, 'agent-pool', {
      types: ['agent-pools'],
      nullable: true,
      problem: (id) =>
        world.settings.entitlements.privateVcs
          ? agentPoolProblem(world, id, organization)
          : 'the organization does not have private VCS enabled',
    }),
  ]);
  const stored = occasion === 'create' ? undefined : { name: before.name, ...before.values };
  const values = valuesAfter(OAUTH_CLIENT_RULES, attributes, stored);
  if (occasion === 'create') refuseIfAny(secretProblems(values));
  const pool = relatedId(relationships, 'agent-pool');
  const { agentPool: kept, projects: own, ...client } = before;
  const agentPool = pool === undefined ? kept : (pool ?? undefined);
  const projects = relatedIds(relationships, 'projects') ?? own;
  return world.store.of(oauthClients).put({
    ...client,
    name: values.name as string | null,
    serviceProvider: occasion === 'create' ? String(values['service-provider']) : before.serviceProvider,
    values,
    tokens: tokensAfter(world, before, ownField(attributes, 'oauth-token-string')),
    ...(projects === undefined ? {} : { projects }),
    ...(agentPool === undefined ? {} : { agentPool }),
  });
}

/** Only one service takes a private key, and requires it. */
function secretProblems(values: Values): Problem[] {
  const at = '/data/attributes/private-key';
  const isGiven = (values['private-key'] ?? '') !== '';
  if (values['service-provider'] === 'ado_server') return isGiven ? [] : [invalid(at, "Private key can't be blank")];
  return isGiven ? [invalid(at, 'Private key can only be set for the service provider ado_server')] : [];
}

/** A token becomes the client's only OAuth token, or replaces its value. */
function tokensAfter(world: World, { tokens, organization }: OAuthClient, given: unknown): readonly string[] {
  if (typeof given !== 'string' || given === '' || tokens.length > 0) return tokens;
  return [addOAuthToken(world, organization)];
}

/** Adds an organization's token that gives access to repositories. */
export function addOAuthToken(world: World, organization: string): string {
  return world.store.of(repositoryConnections).put({ id: newId(world, 'ot'), organization }).id;
}
