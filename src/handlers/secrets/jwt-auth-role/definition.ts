import { CREATED } from '../../../definition/access';
import { defineDataSource } from '../../../definition/data-source';
import { defineListResource } from '../../../definition/list-resource';
import { defineResource } from '../../../definition/resource';
import { resultsOf } from '../../../definition/results';
import {
  authListArguments,
  authNamesAttributes,
  authRoleArguments,
  authRoleAttributes,
  authRoleIdentity,
  authRoleImports,
} from '../shared/auth/auth-attributes';
import { tokenAttributes, tokenRules } from '../shared/auth/token-attributes';

const optional = { use: 'optional', emptyIsAbsent: true } as const;
const NOT_EMPTY = [{ rule: 'length', min: 1, unit: 'characters' }] as const;
const ENDPOINTS = ['docs/spec/secrets-foundation.md#auth-methods'];

const leeway = (standard: number, of: string) =>
  ({
    type: 'int',
    ...optional,
    rules: [{ rule: 'range', min: -1 }],
    absent: `it is ${standard} seconds`,
    doc: `By how many seconds ${of}. \`-1\` means none. Only valid if \`roleType\` is \`jwt\`.`,
  }) as const;

/** The settings of a role for the tokens of an issuer. */
export const jwtRoleAttributes = {
  roleType: {
    type: 'string',
    use: 'optional',
    default: 'jwt',
    values: ['jwt', 'oidc'],
    construct: 'JwtRoleType',
    doc: 'How to log in: with a token that the issuer has signed (`jwt`), or in a browser (`oidc`).',
  },
  userClaim: {
    type: 'string',
    use: 'required',
    rules: NOT_EMPTY,
    doc: 'The claim that names the user: logins with the same value are the same identity.',
  },
  userClaimJsonPointer: {
    type: 'bool',
    use: 'optional',
    default: false,
    doc: 'Whether `userClaim` is a JSON pointer, which begins with `/`.',
  },
  boundAudiences: {
    type: 'set',
    element: 'string',
    ...optional,
    elementRules: NOT_EMPTY,
    absent: 'a token that has an audience is refused',
    doc: 'The audiences of which a token must have one.',
  },
  boundSubject: {
    type: 'string',
    ...optional,
    absent: 'any subject is accepted',
    doc: 'The subject that a token must have.',
  },
  boundClaims: {
    type: 'document',
    ...optional,
    compare: 'claims',
    rules: [{ rule: 'objectDocument' }],
    absent: 'no further claims are required',
    doc: 'The claims that a token must have, as a JSON object: for each claim a string, a number, a boolean, or a list of them of which one must fit.',
  },
  boundClaimsType: {
    type: 'string',
    use: 'optional',
    default: 'string',
    values: ['string', 'glob'],
    doc: 'How the values in `boundClaims` are compared: as they are (`string`), or with `*` for any characters (`glob`).',
  },
  claimMappings: {
    type: 'map',
    element: 'string',
    ...optional,
    absent: 'no claims are copied',
    doc: 'The claims that become metadata of the token and of the identity, with the name there.',
  },
  groupsClaim: {
    type: 'string',
    ...optional,
    absent: 'logins have no groups',
    doc: 'The claim that lists the groups of the user.',
  },
  clockSkewLeeway: leeway(60, 'the clocks of issuer and service may differ'),
  expirationLeeway: leeway(150, 'a token may have expired'),
  notBeforeLeeway: leeway(150, 'a token may begin later'),
  maxAge: {
    type: 'duration',
    ...optional,
    absent: 'there is no limit',
    doc: 'The time since the user proved who they are to the issuer.',
  },
  verboseOidcLogging: {
    type: 'bool',
    use: 'optional',
    default: false,
    doc: 'Whether the service logs the tokens and claims of logins in a browser, which are secrets.',
  },
  allowedRedirectUris: {
    type: 'set',
    element: 'string',
    ...optional,
    elementRules: NOT_EMPTY,
    absent: 'there are no logins in a browser',
    doc: 'The addresses that a browser may return to. Required if `roleType` is `oidc`.',
  },
  oidcScopes: {
    type: 'set',
    element: 'string',
    ...optional,
    elementRules: NOT_EMPTY,
    absent: 'only `openid` is requested',
    doc: 'The scopes that the issuer is asked for besides `openid`. Only valid if `roleType` is `oidc`.',
  },
  callbackMode: {
    type: 'string',
    use: 'optionalComputed',
    values: ['client', 'direct', 'device'],
    absent: 'the service uses `client`',
    doc: 'How the result of a login in a browser reaches the service. Only supported with the dialect `openbao`.',
  },
  pollInterval: {
    type: 'int',
    ...optional,
    rules: [{ rule: 'range', min: 0 }],
    absent: 'the service decides',
    doc: 'The seconds between two questions whether a login in a browser is complete. Only supported with the dialect `openbao`.',
  },
  oauth2Metadata: {
    type: 'set',
    element: 'string',
    ...optional,
    elementRules: NOT_EMPTY,
    absent: 'none are kept',
    doc: 'The tokens of the issuer that become metadata of the token. Only supported with the dialect `openbao`.',
  },
  oidcDisableConfirmation: {
    type: 'bool',
    use: 'optional',
    default: false,
    doc: 'Whether a login in a browser needs no confirmation. Only supported with the dialect `openbao`.',
  },
  tokenPoliciesTemplateClaims: {
    type: 'bool',
    use: 'optional',
    default: false,
    doc: 'Whether names in `tokenPolicies` may refer to claims. Only supported with the dialect `openbao`.',
  },
} as const;

const onlyJwt = ['clockSkewLeeway', 'expirationLeeway', 'notBeforeLeeway'] as const;
const onlyOidc = ['allowedRedirectUris', 'oidcScopes'] as const;

export const jwtAuthRole = defineResource({
  type: 'lintel_jwt_auth_role',
  service: 'secrets',
  construct: 'JwtAuthRole',
  doc: 'A role of a JWT auth method: which tokens of the issuer can log in, and which policies they get.',
  source: [
    'docs/spec/secrets-foundation.md#jwt-method',
    'docs/spec/secrets-foundation.md#token-fields-of-auth-roles',
    ...ENDPOINTS,
  ],
  attributes: { ...authRoleAttributes('jwt'), ...jwtRoleAttributes, ...tokenAttributes },
  rules: [
    {
      rule: 'oneOrMoreOf',
      attributes: ['boundAudiences', 'boundSubject', 'boundClaims', 'tokenBoundCidrs'],
      when: 'roleType',
      is: 'jwt',
    },
    ...onlyJwt.map((attribute) => ({ rule: 'onlyWhen', attribute, when: 'roleType', is: 'jwt' }) as const),
    ...onlyOidc.map((attribute) => ({ rule: 'onlyWhen', attribute, when: 'roleType', is: 'oidc' }) as const),
    { rule: 'requiredWhen', attribute: 'allowedRedirectUris', when: 'roleType', is: 'oidc' },
    ...tokenRules,
  ],
  identity: authRoleIdentity,
  ownAccess: CREATED,
  imports: authRoleImports('jwt', 'deploy'),
  movedFrom: [{ type: 'vault_jwt_auth_backend_role', schemaVersions: [0] }],
});

export const jwtAuthRoleData = defineDataSource({
  type: 'lintel_jwt_auth_role',
  service: 'secrets',
  construct: 'DataJwtAuthRole',
  doc: 'A role of a JWT auth method.',
  source: ENDPOINTS,
  attributes: { ...resultsOf(jwtAuthRole.attributes), ...authRoleArguments('jwt') },
});

export const jwtAuthRolesData = defineDataSource({
  type: 'lintel_jwt_auth_roles',
  service: 'secrets',
  construct: 'DataJwtAuthRoles',
  doc: 'The names of the roles of a JWT auth method.',
  source: ENDPOINTS,
  attributes: authNamesAttributes('jwt'),
});

export const jwtAuthRoleList = defineListResource({
  type: 'lintel_jwt_auth_role',
  doc: 'The roles of a JWT auth method.',
  source: ENDPOINTS,
  attributes: authListArguments('jwt'),
});
