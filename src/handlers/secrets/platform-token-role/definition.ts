import { defineResource } from '../../../definition/resource';
import { placeAttributes, placeIdentity, placeImports } from '../place';

const optional = { use: 'optional', emptyIsAbsent: true } as const;
const oneToken = 'the one token of an organization or a team has no life';

/** Whose tokens are given out. Restates the secrets API, "Platform token backend", its role. */
export const platformTokenRole = defineResource({
  type: 'lintel_platform_token_role',
  wing: 'secrets',
  construct: 'PlatformTokenRole',
  doc: 'Whose platform tokens a platform-token engine gives out. An organization or a team has one token, which each change of its role revokes. Destroying it leaves tokens that were made as they are.',
  replacementHarms: 'makes another token where all share one',
  source: ['docs/spec/secrets.md#platform-token-backend', 'docs/spec/secrets.md#platform-token-backend-1'],
  attributes: {
    ...placeAttributes('terraform', 'The name of the role. Services that exist have names in lower case.'),
    subject: {
      use: 'required', construct: 'TokenSubject', doc: 'Whose tokens they are. Another kind of subject is another role, and replaces it.',
      choice: {
        organization: {
          organization: { type: 'string', use: 'required', emptyIsAbsent: true, doc: 'The name of the organization that the token is of.' },
        },
        team: {
          teamId: { type: 'string', use: 'required', emptyIsAbsent: true, doc: 'The id of the team that the token is of.' },
        },
        user: {
          userId: { type: 'string', use: 'required', emptyIsAbsent: true, doc: 'The id of the user that tokens are made for, another one each time.' },
        },
      },
    },
    ttl: {
      type: 'duration', ...optional, absent: 'the service decides',
      doc: 'How long a token lasts. Only where another one is made each time: for a user, or with the `credentialType` `team`.',
    },
    maxTtl: { type: 'duration', ...optional, absent: 'the service decides', doc: 'How long a token lasts at most, however often its lease is renewed. Only where `ttl` may be.' },
    description: {
      type: 'string', ...optional, absent: 'there is none',
      doc: 'What the platform shows beside a token. Only with the dialect `vault`, and not for the legacy token of a team.',
    },
    credentialType: {
      type: 'string', use: 'optionalComputed', replace: true, values: ['organization', 'team', 'team_legacy', 'user'], construct: 'PlatformCredentialType',
      absent: 'it follows from the subject; of a team it is the legacy token',
      doc: 'What kind of token it is. Only with the dialect `vault`, where a team may have many tokens (`team`) in place of one (`team_legacy`).',
    },
  },
  rules: [
    { rule: 'conflicts', attribute: 'ttl', with: ['organization'], words: oneToken },
    { rule: 'conflicts', attribute: 'maxTtl', with: ['organization'], words: oneToken },
    { rule: 'atMost', attribute: 'ttl', limit: 'maxTtl' },
  ],
  identity: placeIdentity,
  imports: placeImports('role', 'terraform/role/pipeline'),
  movedFrom: [{ type: 'vault_terraform_cloud_secret_role', schemaVersions: [0] }],
});
