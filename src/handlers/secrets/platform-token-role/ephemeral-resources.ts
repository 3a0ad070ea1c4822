import { defineEphemeralResource } from '../../../definition/ephemeral-resource';
import { leaseAttributes } from '../lease-attributes';
import { mountRules, nameRules } from '../place';

const told = (absent: string, doc: string) => ({ type: 'string', use: 'computed', absent, doc } as const);

/** Restates the secrets API, operation "Generate credential" of the platform token backend. */
export const platformTokenEphemeral = defineEphemeralResource({
  type: 'lintel_platform_token',
  wing: 'secrets',
  construct: 'EphemeralPlatformToken',
  doc: 'A token of the platform: in no plan and in no state. That of a user is made for this run alone and goes with its lease; the one of an organization or of a legacy team has no lease, and stays.',
  source: ['docs/spec/secrets.md#platform-token-backend', 'docs/spec/secrets.md#platform-token-backend-1'],
  attributes: {
    mount: { type: 'string', use: 'optional', default: 'terraform', rules: mountRules, doc: 'The path that the engine is mounted at.' },
    role: { type: 'string', use: 'required', rules: nameRules, doc: 'The name of the role.' },
    ...leaseAttributes,
    token: { type: 'string', use: 'computed', sensitive: true, doc: 'The token.' },
    tokenId: told('the service does not tell', 'The id that the platform has for the token.'),
    organization: told('the service does not tell, or the token is of somebody else', 'The name of the organization that the token is of.'),
    teamId: told('the service does not tell, or the token is of somebody else', 'The id of the team that the token is of.'),
    description: told('there is none', 'What the platform shows beside the token.'),
    expiredAt: told('the service does not tell', 'When the token ends.'),
  },
});
