import { operationsOf, rulesOf, type SpecifiedOperation, type SpecifiedRule } from '../specified';

const API = '/api/v2';
const TOKENS = `${API}/agent-pools/:agent_pool_id/authentication-tokens`;

/** The rows of objects that have no type of their own. */
export const operations: readonly SpecifiedOperation[] = operationsOf('Any object of the service', [
  ['Create agent token', 'POST', TOKENS, 201],
  ['List agent tokens', 'GET', TOKENS, 200],
  ['Show agent token', 'GET', `${API}/authentication-tokens/:id`, 200],
  ['Destroy agent token', 'DELETE', `${API}/authentication-tokens/:id`, 204],
]);

export const rules: readonly SpecifiedRule[] = rulesOf('Any object of the service', [
  ["A body's type that differs from the path's is 422", 'are refused with another type, an unknown project'],
]);
