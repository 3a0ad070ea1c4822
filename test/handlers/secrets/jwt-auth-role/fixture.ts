import { flatAttributes } from '../../../../src/definition/flatten';
import type { Value, Values } from '../../../../src/definition/value';
import { jwtAuthRole } from '../../../../src/handlers/secrets/jwt-auth-role/definition';
import { AuthStore } from '../../../support/environments/auth-store';
import type { CreateFixture, FixtureFile, WrongConfiguration } from '../../../support/environments/fixture';
import { wrongAuthMounts, wrongNamespaces } from '../../../support/environments/wrong-paths';
import {
  changedTokenValues,
  provideAuthMethod,
  tokenFieldsExempt,
  tokenValues,
  wrongTokenFields,
  TOKEN_FIELDS_WITHOUT,
} from '../shared/token-fields';

const OPENBAO = [
  'callbackMode',
  'pollInterval',
  'oauth2Metadata',
  'oidcDisableConfirmation',
  'tokenPoliciesTemplateClaims',
];

/** `auth-methods-openbao.test.ts` tries `namespace`. */
export const without: FixtureFile['without'] = {
  standard: ['namespace', ...OPENBAO, ...TOKEN_FIELDS_WITHOUT.standard],
  vault: ['namespace', ...OPENBAO, ...TOKEN_FIELDS_WITHOUT.vault],
  openbao: ['namespace', ...TOKEN_FIELDS_WITHOUT.openbao],
};

const STORED = { tokenPoliciesTemplateClaims: 'policiesTemplateClaims' };

export const createFixture: CreateFixture = async (service) => {
  const provide = async () => {
    for (const mount of ['jwt', 'team/jwt']) await provideAuthMethod(service, mount, 'jwt');
  };
  const store = new AuthStore(service, 'jwtRoles', 'jwt', STORED, flatAttributes(jwtAuthRole.attributes));
  const minimal: Values = { name: 'deploy', userClaim: 'sub', boundSubject: 'repo:acme/app:ref:refs/heads/main' };
  const bound = {
    ...minimal,
    mount: 'jwt',
    userClaimJsonPointer: true,
    userClaim: '/sub',
    boundAudiences: ['https://secrets.example.com', 'secrets'],
    boundClaims: '{"repository":"acme/app","ref":["main","next"]}',
    boundClaimsType: 'glob',
    claimMappings: { actor: 'who' },
    groupsClaim: 'groups',
    maxAge: '3600',
    verboseOidcLogging: true,
  };
  return {
    provide,
    minimal,
    second: { name: 'deploy-3' },
    full: [
      {
        ...bound,
        ...tokenValues[0],
        clockSkewLeeway: 30,
        expirationLeeway: -1,
        notBeforeLeeway: 10,
        tokenPoliciesTemplateClaims: true,
      },
      { ...minimal, ...tokenValues[1] },
      {
        ...bound,
        ...tokenValues[0],
        roleType: 'oidc',
        allowedRedirectUris: ['http://localhost:8250/oidc/callback'],
        oidcScopes: ['profile', 'groups'],
        callbackMode: 'direct',
        pollInterval: 3,
        oauth2Metadata: ['id_token'],
        oidcDisableConfirmation: true,
      },
    ],
    changed: {
      ...changedTokenValues,
      mount: 'team/jwt',
      name: 'deploy-2',
      userClaim: '/actor',
      userClaimJsonPointer: false,
      boundAudiences: ['another'],
      boundSubject: 'repo:acme/lib:ref:refs/heads/main',
      boundClaims: '{"repository":"acme/lib"}',
      boundClaimsType: 'string',
      claimMappings: { actor: 'who', ref: 'branch' },
      groupsClaim: 'teams',
      clockSkewLeeway: -1,
      expirationLeeway: 20,
      notBeforeLeeway: 40,
      maxAge: '7200',
      verboseOidcLogging: false,
      allowedRedirectUris: ['https://secrets.example.com/callback'],
      oidcScopes: ['email'],
      callbackMode: 'device',
      pollInterval: 7,
      oauth2Metadata: ['access_token'],
      oidcDisableConfirmation: false,
      tokenPoliciesTemplateClaims: false,
    },
    fixed: { roleType: 'the other type has other attributes; the test of the resource changes it' },
    removedWith: {
      roleType: { allowedRedirectUris: undefined, oidcScopes: undefined },
      allowedRedirectUris: { roleType: undefined, oidcScopes: undefined },
    },
    exempt: tokenFieldsExempt,

    look: (state) => store.look(state),
    tamper: (state, attribute, value) => store.tamper(state, attribute, value),
    remove: (state) => store.remove(state),
    async removeParent({ mount = 'jwt' }) {
      await service.request('DELETE', `/v1/sys/auth/${String(mount)}`);
    },
  };
};

const base: Values = { name: 'deploy', userClaim: 'sub', boundSubject: 'x' };
const browser: Values = { ...base, roleType: 'oidc', allowedRedirectUris: ['http://localhost:8250/oidc/callback'] };
const breaking = (name: string, rule: string, value: Value, says: string, more: Values = base): WrongConfiguration => ({
  breaks: rule.startsWith('each of ') ? `each of ${name} ${rule.slice(8)}` : `${name} ${rule}`,
  config: { ...more, [name]: value },
  path: [name],
  says,
});
const LEEWAYS = ['clockSkewLeeway', 'expirationLeeway', 'notBeforeLeeway'];

export const wrong: readonly WrongConfiguration[] = [
  ...wrongAuthMounts(base),
  ...wrongNamespaces(base),
  breaking('name', 'obeys pattern', 'team/deploy', 'a single path segment'),
  breaking('userClaim', 'obeys length', '', 'not be empty'),
  breaking('boundClaims', 'obeys objectDocument', '["a"]', 'does not contain an object'),
  ...['boundAudiences'].map((name) => breaking(name, 'each of obeys length', [''], 'not be empty')),
  ...['allowedRedirectUris', 'oidcScopes'].map((name) =>
    breaking(name, 'each of obeys length', [''], 'not be empty', browser),
  ),
  breaking('oauth2Metadata', 'each of obeys length', [''], 'not be empty'),
  ...LEEWAYS.flatMap((name) => [
    breaking(name, 'obeys range', -2, 'at least -1'),
    breaking(name, 'only when roleType is jwt', 30, 'it is "oidc"', browser),
  ]),
  breaking('pollInterval', 'obeys range', -1, 'at least 0'),
  breaking('allowedRedirectUris', 'only when roleType is oidc', ['http://localhost:8250/oidc/callback'], 'oidc'),
  breaking('oidcScopes', 'only when roleType is oidc', ['profile'], 'oidc'),
  breaking('allowedRedirectUris', 'required when roleType is oidc', undefined, 'oidc', browser),
  {
    breaks: 'one or more of boundAudiences, boundSubject, boundClaims, tokenBoundCidrs',
    config: { name: 'deploy', userClaim: 'sub' },
    path: ['boundAudiences'],
    says: '`bound_subject`',
  },
  ...wrongTokenFields(base),
];

export const wrongData: { readonly [type: string]: readonly WrongConfiguration[] } = {
  lintel_jwt_auth_role: [
    { breaks: 'name obeys pattern', config: { name: 'a/b' }, path: ['name'], says: 'a single path segment' },
    ...wrongAuthMounts({ name: 'deploy' }),
    ...wrongNamespaces({ name: 'deploy' }),
  ],
  lintel_jwt_auth_roles: [...wrongAuthMounts({}), ...wrongNamespaces({})],
};
