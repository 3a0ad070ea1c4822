import { defineDataSource } from '../../../definition/data-source';
import { defineEphemeralResource } from '../../../definition/ephemeral-resource';
import { defineListResource } from '../../../definition/list-resource';
import { defineResource } from '../../../definition/resource';
import { REVOKE_LEASE, leaseAttributes } from '../shared/credentials/lease-attributes';
import {
  objectPathAttributes,
  objectPathIdentity,
  objectPathImports,
  namesAttributes,
  objectPathArguments,
  listAttributes,
  mountRules,
  nameRules,
} from '../shared/mount-attributes';

const optional = { use: 'optional', emptyIsAbsent: true } as const;
const oneToken = 'the single token of an organization or a team does not expire';

const located = objectPathAttributes('terraform', 'The name of the role. Vault and OpenBao require it in lower case.');

/** Specified in the secrets API, "Platform token backend", its role. */
export const platformTokenRole = defineResource({
  type: 'lintel_platform_token_role',
  service: 'secrets',
  construct: 'PlatformTokenRole',
  doc: 'A role of a platform-token engine: the organization, team or user that it issues platform tokens for. An organization or a team has a single token, which every change of the role revokes. Destroying the role does not affect existing tokens.',
  replacementHarms: 'replaces the token of an organization or a team, which all clients share',
  source: ['docs/spec/secrets.md#platform-token-backend', 'docs/spec/secrets.md#platform-token-backend-1'],
  attributes: {
    ...located,
    // The services convert names to lower case.
    name: { ...located.name, compare: 'anyCase' },
    subject: {
      use: 'required',
      construct: 'TokenSubject',
      doc: 'The owner of the tokens. A change to another kind of subject forces replacement.',
      choice: {
        organization: {
          organization: {
            type: 'string',
            use: 'required',
            emptyIsAbsent: true,
            doc: 'The name of the organization that owns the token.',
          },
        },
        team: {
          teamId: {
            type: 'string',
            use: 'required',
            emptyIsAbsent: true,
            doc: 'The id of the team that owns the token.',
          },
        },
        user: {
          userId: {
            type: 'string',
            use: 'required',
            emptyIsAbsent: true,
            doc: 'The id of the user that owns the tokens. Each request creates a new token.',
          },
        },
      },
    },
    ttl: {
      type: 'duration',
      ...optional,
      absent: 'the default of the service applies',
      doc: 'The lifetime of a token. Only for tokens that are created on each request: those of a user, or with the `credentialType` `team`.',
    },
    maxTtl: {
      type: 'duration',
      ...optional,
      absent: 'the default of the service applies',
      doc: 'The maximum lifetime of a token, including renewals of its lease. Allowed under the same conditions as `ttl`.',
    },
    description: {
      type: 'string',
      ...optional,
      absent: 'there is none',
      doc: 'The description that the platform shows for a token. Requires the dialect `vault`, and is not supported for the legacy token of a team.',
    },
    credentialType: {
      type: 'string',
      use: 'optionalComputed',
      replace: true,
      values: ['organization', 'team', 'team_legacy', 'user'],
      construct: 'PlatformCredentialType',
      absent: 'the type depends on the subject; a team has its legacy token',
      doc: 'The type of the token. Requires the dialect `vault`, where a team can have many tokens (`team`) instead of one (`team_legacy`).',
    },
  },
  rules: [
    { rule: 'conflicts', attribute: 'ttl', with: ['organization'], words: oneToken },
    { rule: 'conflicts', attribute: 'maxTtl', with: ['organization'], words: oneToken },
    { rule: 'atMost', attribute: 'ttl', limit: 'maxTtl' },
  ],
  identity: objectPathIdentity,
  imports: objectPathImports('role', 'terraform/role/pipeline'),
  peerImports: [{ matches: '^(.+)/roles/([^/]+)$', to: '$1/role/$2', example: 'terraform/roles/pipeline' }],
  movedFrom: [{ type: 'vault_terraform_cloud_secret_role', schemaVersions: [0] }],
});

const otherSubject = { type: 'string', use: 'computed', absent: 'the role has another subject' } as const;
const onlyVault = {
  type: 'string',
  use: 'computed',
  absent: 'there is none or the service does not report it',
} as const;

/** Specified in the secrets API, operation "Read role" of the platform token backend. */
export const platformTokenRoleData = defineDataSource({
  type: 'lintel_platform_token_role',
  service: 'secrets',
  construct: 'DataPlatformTokenRole',
  doc: 'A role of a platform-token engine. To get a token, use the ephemeral resource `lintel_platform_token`.',
  source: ['docs/spec/secrets.md#platform-token-backend', 'docs/spec/secrets.md#platform-token-backend-1'],
  attributes: {
    ...objectPathArguments('terraform', 'The name of the role.'),
    organization: { ...otherSubject, doc: 'The name of the organization that owns the token.' },
    teamId: { ...otherSubject, doc: 'The id of the team that owns the token.' },
    userId: { ...otherSubject, doc: 'The id of the user that owns the tokens.' },
    ttl: {
      type: 'duration',
      use: 'computed',
      absent: 'the default of the service applies',
      doc: 'The lifetime of a token, in seconds.',
    },
    maxTtl: {
      type: 'duration',
      use: 'computed',
      absent: 'the default of the service applies',
      doc: 'The maximum lifetime of a token, in seconds.',
    },
    description: { ...onlyVault, doc: 'The description that the platform shows for a token.' },
    credentialType: { ...onlyVault, doc: 'The type of the token: `organization`, `team`, `team_legacy` or `user`.' },
  },
});

/** Specified in the secrets API, operation "List roles" of the platform token backend. */
export const platformTokenRolesData = defineDataSource({
  type: 'lintel_platform_token_roles',
  service: 'secrets',
  construct: 'DataPlatformTokenRoles',
  doc: 'The names of the roles of a platform-token engine.',
  source: ['docs/spec/secrets.md#platform-token-backend', 'docs/spec/secrets.md#platform-token-backend-1'],
  attributes: namesAttributes('terraform', 'roles'),
});

/** Specified in the secrets API, operation "List roles" of the platform token backend. */
export const platformTokenRoleList = defineListResource({
  type: 'lintel_platform_token_role',
  doc: 'The roles of a platform-token engine.',
  source: ['docs/spec/secrets.md#platform-token-backend', 'docs/spec/secrets.md#platform-token-backend-1'],
  attributes: listAttributes('terraform'),
});

const reported = (absent: string, doc: string) => ({ type: 'string', use: 'computed', absent, doc }) as const;

/** Specified in the secrets API, operation "Generate credential" of the platform token backend. */
export const platformTokenEphemeral = defineEphemeralResource({
  type: 'lintel_platform_token',
  service: 'secrets',
  construct: 'EphemeralPlatformToken',
  doc: "A token of the platform, never stored in a plan or state. A user's token is created for this run and revoked with its lease. The token of an organization, or the legacy token of a team, has no lease and stays valid.",
  source: ['docs/spec/secrets.md#platform-token-backend', 'docs/spec/secrets.md#platform-token-backend-1'],
  access: [{ path: '{mount}/creds/{role}', needs: { read: ['read'] } }, REVOKE_LEASE],
  attributes: {
    mount: {
      type: 'string',
      use: 'optional',
      default: 'terraform',
      rules: mountRules,
      doc: 'The path that the engine is mounted at.',
    },
    role: { type: 'string', use: 'required', rules: nameRules, doc: 'The name of the role.' },
    ...leaseAttributes,
    token: { type: 'string', use: 'computed', sensitive: true, doc: 'The token.' },
    tokenId: reported('the service does not report it', 'The id of the token on the platform.'),
    organization: reported(
      'the service does not report it or the token has another owner',
      'The name of the organization that owns the token.',
    ),
    teamId: reported(
      'the service does not report it or the token has another owner',
      'The id of the team that owns the token.',
    ),
    description: reported('there is none', 'The description that the platform shows for the token.'),
    expiredAt: reported('the service does not report it', 'The time at which the token expires.'),
  },
});
