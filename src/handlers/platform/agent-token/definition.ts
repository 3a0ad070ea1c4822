import { defineDataSource } from '../../../definition/data-source';
import { defineEphemeralResource } from '../../../definition/ephemeral-resource';
import { idRules } from '../shared/lookup-arguments';

const source = [
  'docs/spec/platform-workspaces.md#agent-pool-type-agent-pools-apool--and-agent-token-type-authentication-tokens-at-',
  'docs/spec/platform-workspaces.md#agent-pools-connections-notifications-triggers-keys',
] as const;

const agentPoolId = {
  type: 'string',
  use: 'required',
  rules: idRules('apool'),
  doc: 'The ID of the agent pool, `apool-…`.',
} as const;

/** Restates the platform API, operations "Create agent token" and "Destroy agent token". */
export const agentTokenEphemeral = defineEphemeralResource({
  type: 'lintel_agent_token',
  service: 'platform',
  construct: 'EphemeralAgentToken',
  doc: 'A token with which agents of a pool log in, for this run and never stored in a plan or state. It is destroyed at the end of the run. A plan and an apply each create one.',
  source: source,
  rights: [{ right: 'manage-agent-pools', needs: ['read'] }],
  attributes: {
    agentPoolId,
    description: {
      type: 'string',
      use: 'required',
      rules: [{ rule: 'length', min: 1, unit: 'characters' }],
      doc: 'What the token is for. Lists of tokens show it.',
    },
    expiresIn: {
      type: 'duration',
      use: 'optional',
      local: true,
      absent: 'the token does not expire by itself',
      doc: 'The lifetime of the token, after which it ends even if it was not destroyed.',
    },
    revokeOnClose: {
      type: 'bool',
      use: 'optional',
      default: true,
      local: true,
      doc: 'Whether the token is destroyed at the end of the run. With `false`, each plan and each apply leaves one: configure `expiresIn`.',
    },
    token: { type: 'string', use: 'computed', sensitive: true, doc: 'The token.' },
    tokenId: { type: 'string', use: 'computed', doc: 'The ID of the token, `at-…`.' },
    expiresAt: { type: 'string', use: 'computed', absent: 'it does not expire', doc: 'When the token expires.' },
  },
});

/** Restates the platform API, operation "List agent tokens". */
export const agentTokensData = defineDataSource({
  type: 'lintel_agent_tokens',
  service: 'platform',
  construct: 'DataAgentTokens',
  doc: 'The tokens of an agent pool, without their values, which nothing shows again.',
  source: source,
  attributes: {
    agentPoolId,
    agentTokens: {
      type: 'objects',
      use: 'computed',
      doc: 'The tokens, sorted by their IDs.',
      attributes: {
        id: { type: 'string', use: 'computed', doc: 'The ID of the token, `at-…`.' },
        description: {
          type: 'string',
          use: 'computed',
          absent: 'it has none',
          doc: 'What the token is for.',
        },
        createdAt: {
          type: 'string',
          use: 'computed',
          absent: 'the service does not report it',
          doc: 'When the token was created.',
        },
        lastUsedAt: {
          type: 'string',
          use: 'computed',
          absent: 'no agent has used it',
          doc: 'When an agent last logged in with it.',
        },
        expiresAt: { type: 'string', use: 'computed', absent: 'it does not expire', doc: 'When the token expires.' },
      },
    },
  },
});
