import type { Call, Reply, Route } from '../../exchange';
import { newId } from '../../identifiers';
import type { Kind } from '../../store';
import type { World } from '../../world';
import { documentResponse, notFound, refuseIfAny } from '../json-api';
import type { ResourceDocument } from '../json-api';
import { listResponse } from '../objects/lists';
import { TIME } from '../objects/rules';
import { shownValues, valueProblems, valuesAfter } from '../objects/values';
import type { ValueRules, Values } from '../objects/values';
import { readDocument } from '../request-document';
import { newToken } from '../teams/teams';
import { getAgentPool } from './agent-pool-lookup';

/** The credentials with which a pool's agents log in. */
export interface AgentToken {
  readonly id: string;
  readonly pool: string;
  readonly values: Values;
  readonly createdAt: string;
}

export const agentTokens: Kind<AgentToken> = { name: 'agentTokens', key: ({ id }) => id };

export function byPool({ pool }: AgentToken): string {
  return pool;
}

const COLLECTION = '/api/v2/agent-pools/:id/authentication-tokens';
const ITEM = '/api/v2/authentication-tokens/:id';

const RULES: ValueRules = {
  'description': { type: 'string', required: true },
  'expired-at': TIME,
};

export const agentTokenRoutes: readonly Route[] = [
  {
    operation: 'Create agent token',
    method: 'POST',
    path: COLLECTION,
    needs: 'agents',
    handle: (world, call, { id }) => {
      const token = create(world, call, getAgentPool(world, id).id);
      return documentResponse(201, tokenDocument(token, newToken(world)));
    },
  },
  {
    operation: 'List agent tokens',
    method: 'GET',
    path: COLLECTION,
    needs: 'agents',
    handle: (world, call, { id }) =>
      listResponse(call, world.store.of(agentTokens).by(byPool, getAgentPool(world, id).id), {
        document: (token) => tokenDocument(token, null),
      }),
  },
  {
    operation: 'Show agent token',
    method: 'GET',
    path: ITEM,
    needs: 'agents',
    handle: (world, _, { id }) => documentResponse(200, tokenDocument(getToken(world, id), null)),
  },
  {
    operation: 'Destroy agent token',
    method: 'DELETE',
    path: ITEM,
    needs: 'agents',
    handle: (world, _, { id }): Reply => {
      world.store.of(agentTokens).delete(getToken(world, id).id);
      return { status: 204 };
    },
  },
];

function create(world: World, call: Call, pool: string): AgentToken {
  const { attributes } = readDocument(call, 'authentication-tokens', { otherType: 'agent-tokens' });
  refuseIfAny(valueProblems(RULES, attributes, 'create'));
  return world.store.of(agentTokens).put({
    id: newId(world, 'at'),
    pool,
    values: valuesAfter(RULES, attributes),
    createdAt: world.clock.now().toISOString(),
  });
}

function getToken(world: World, id: string): AgentToken {
  const token = world.store.of(agentTokens).find(id);
  if (!token) throw notFound();
  getAgentPool(world, token.pool);
  return token;
}

/** The token itself is only in the response to the creation, and is not stored. */
function tokenDocument({ id, pool, values, createdAt }: AgentToken, token: string | null): ResourceDocument {
  return {
    id,
    type: 'authentication-tokens',
    attributes: { ...shownValues(RULES, values), 'created-at': createdAt, 'last-used-at': null, token },
    relationships: { 'agent-pool': { data: { id: pool, type: 'agent-pools' } } },
    links: { self: `/api/v2/authentication-tokens/${id}` },
  };
}
