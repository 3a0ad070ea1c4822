import { defineResource } from '../../../definition/resource';
import { objectPathAttributes, objectPathIdentity, objectPathImports, namesAttributes, objectPathArguments, listAttributes, mountRules, nameRules } from '../shared/mount-attributes';
import { defineDataSource } from '../../../definition/data-source';
import { defineListResource } from '../../../definition/list-resource';
import { defineEphemeralResource } from '../../../definition/ephemeral-resource';
import { leaseAttributes } from '../shared/lease-attributes';

const optional = { use: 'optional', emptyIsAbsent: true } as const;
const oneToken = 'the one token of an organization or a team has no life';

/** Whose tokens are given out. Restates the secrets API, "Platform token backend", its role. */
export const platformTokenRole = defineResource({
  type: 'lintel_platform_token_role',
  service: 'secrets',
  construct: 'PlatformTokenRole',
  doc: 'Whose platform tokens a platform-token engine gives out. An organization or a team has one token, which each change of its role revokes. Destroying it leaves tokens that were made as they are.',
  replacementHarms: 'makes another token where all share one',
  source: ['docs/spec/secrets.md#platform-token-backend', 'docs/spec/secrets.md#platform-token-backend-1'],
  attributes: {
    ...objectPathAttributes('terraform', 'The name of the role. Services that exist have names in lower case.'),
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
  identity: objectPathIdentity,
  imports: objectPathImports('role', 'terraform/role/pipeline'),
  movedFrom: [{ type: 'vault_terraform_cloud_secret_role', schemaVersions: [0] }],
});

const otherSubject = { type: 'string', use: 'computed', absent: 'the role has another subject' } as const;
const onlyVault = { type: 'string', use: 'computed', absent: 'there is none, or the service does not tell' } as const;

/** Restates the secrets API, operation "Read role" of the platform token backend. */
export const platformTokenRoleData = defineDataSource({
  type: 'lintel_platform_token_role',
  service: 'secrets',
  construct: 'DataPlatformTokenRole',
  doc: 'A role of a platform-token engine. Tokens are no part of it: see the ephemeral `lintel_platform_token`.',
  source: ['docs/spec/secrets.md#platform-token-backend', 'docs/spec/secrets.md#platform-token-backend-1'],
  attributes: {
    ...objectPathArguments('terraform', 'The name of the role.'),
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
  service: 'secrets',
  construct: 'DataPlatformTokenRoles',
  doc: 'The names of the roles of a platform-token engine.',
  source: ['docs/spec/secrets.md#platform-token-backend', 'docs/spec/secrets.md#platform-token-backend-1'],
  attributes: namesAttributes('terraform', 'roles'),
});

/** Restates the secrets API, operation "List roles" of the platform token backend. */
export const platformTokenRoleList = defineListResource({
  type: 'lintel_platform_token_role',
  doc: 'The roles of a platform-token engine.',
  source: ['docs/spec/secrets.md#platform-token-backend', 'docs/spec/secrets.md#platform-token-backend-1'],
  attributes: listAttributes('terraform'),
});

const reported = (absent: string, doc: string) => ({ type: 'string', use: 'computed', absent, doc } as const);

/** Restates the secrets API, operation "Generate credential" of the platform token backend. */
export const platformTokenEphemeral = defineEphemeralResource({
  type: 'lintel_platform_token',
  service: 'secrets',
  construct: 'EphemeralPlatformToken',
  doc: 'A token of the platform: in no plan and in no state. That of a user is made for this run alone and goes with its lease; the one of an organization or of a legacy team has no lease, and stays.',
  source: ['docs/spec/secrets.md#platform-token-backend', 'docs/spec/secrets.md#platform-token-backend-1'],
  attributes: {
    mount: { type: 'string', use: 'optional', default: 'terraform', rules: mountRules, doc: 'The path that the engine is mounted at.' },
    role: { type: 'string', use: 'required', rules: nameRules, doc: 'The name of the role.' },
    ...leaseAttributes,
    token: { type: 'string', use: 'computed', sensitive: true, doc: 'The token.' },
    tokenId: reported('the service does not tell', 'The id that the platform has for the token.'),
    organization: reported('the service does not tell, or the token is of somebody else', 'The name of the organization that the token is of.'),
    teamId: reported('the service does not tell, or the token is of somebody else', 'The id of the team that the token is of.'),
    description: reported('there is none', 'What the platform shows beside the token.'),
    expiredAt: reported('the service does not tell', 'When the token ends.'),
  },
});
