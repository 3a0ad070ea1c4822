import { defineDataSource } from '../../../definition/data-source';
import { namesAttributes, placeArguments } from '../place';

const otherSubject = { type: 'string', use: 'computed', absent: 'the role has another subject' } as const;
const onlyVault = { type: 'string', use: 'computed', absent: 'there is none, or the service does not tell' } as const;

/** Restates the secrets API, operation "Read role" of the platform token backend. */
export const platformTokenRoleData = defineDataSource({
  type: 'lintel_platform_token_role',
  wing: 'secrets',
  construct: 'DataPlatformTokenRole',
  doc: 'A role of a platform-token engine. Tokens are no part of it: see the ephemeral `lintel_platform_token`.',
  source: ['docs/spec/secrets.md#platform-token-backend', 'docs/spec/secrets.md#platform-token-backend-1'],
  attributes: {
    ...placeArguments('terraform', 'The name of the role.'),
    organization: { ...otherSubject, doc: 'The name of the organization that the token is of.' },
    teamId: { ...otherSubject, doc: 'The id of the team that the token is of.' },
    userId: { ...otherSubject, doc: 'The id of the user that tokens are made for.' },
    ttl: { type: 'duration', use: 'computed', absent: 'the service decides', doc: 'How long a token lasts, in seconds.' },
    maxTtl: { type: 'duration', use: 'computed', absent: 'the service decides', doc: 'How long a token lasts at most, in seconds.' },
    description: { ...onlyVault, doc: 'What the platform shows beside a token.' },
    credentialType: { ...onlyVault, doc: 'What kind of token it is: `organization`, `team`, `team_legacy` or `user`.' },
  },
});

/** Restates the secrets API, operation "List roles" of the platform token backend. */
export const platformTokenRolesData = defineDataSource({
  type: 'lintel_platform_token_roles',
  wing: 'secrets',
  construct: 'DataPlatformTokenRoles',
  doc: 'The names of the roles of a platform-token engine.',
  source: ['docs/spec/secrets.md#platform-token-backend', 'docs/spec/secrets.md#platform-token-backend-1'],
  attributes: namesAttributes('terraform', 'roles'),
});
