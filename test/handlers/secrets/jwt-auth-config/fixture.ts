import type { Values } from '../../../../src/definition/value';
import { createCertificates } from '../../../../src/emulator/certificates';
import { AuthStore } from '../../../support/environments/auth-store';
import type { CreateFixture, FixtureFile, WrongConfiguration } from '../../../support/environments/fixture';
import { wrongAuthMounts, wrongNamespaces } from '../../../support/environments/wrong-paths';
import { issuerAddress, publicKey } from '../../../support/issuer';
import { provideAuthMethod } from '../shared/token-fields';

export const lifecycle: FixtureFile['lifecycle'] = { kind: 'configuration', forgets: true };

/** `auth-methods-openbao.test.ts` tries `namespace`. */
export const without: FixtureFile['without'] = {
  standard: ['namespace', 'overrideAllowedServerNames', 'skipJwksValidation'],
  vault: ['namespace', 'overrideAllowedServerNames', 'skipJwksValidation'],
  openbao: ['namespace'],
};

/** The store's names for attributes that have another name in the API. */
const STORED: { readonly [attribute: string]: string } = {
  oidcDiscoveryUrl: 'discoveryUrl',
  oidcDiscoveryCaPem: 'discoveryCaPem',
  jwtValidationPubkeys: 'validationPublicKeys',
  jwtSupportedAlgs: 'supportedAlgorithms',
  oidcClientId: 'clientId',
  oidcClientSecret: 'clientSecret',
  oidcResponseMode: 'responseMode',
  oidcResponseTypes: 'responseTypes',
  overrideAllowedServerNames: 'allowedServerNames',
  skipJwksValidation: 'skipsValidation',
};

export const createFixture: CreateFixture = async (service) => {
  for (const mount of ['jwt', 'team/jwt', 'eu/jwt']) await provideAuthMethod(service, mount, 'jwt');
  const store = new AuthStore(service, 'jwtConfigurations', 'jwt', STORED);
  const issuer = await issuerAddress();
  const [{ ca }, { ca: otherCa }] = [await createCertificates(), await createCertificates()];
  const keys = [publicKey(), publicKey()];
  const common = {
    mount: 'jwt',
    boundIssuer: issuer,
    jwtSupportedAlgs: ['RS256', 'ES256'],
    defaultRole: 'deploy',
    overrideAllowedServerNames: ['issuer.example.com'],
    skipJwksValidation: true,
  };
  const discovered = {
    ...common,
    oidcDiscoveryUrl: `${issuer}/one`,
    oidcDiscoveryCaPem: ca,
    oidcClientId: 'lintel',
    oidcResponseMode: 'form_post',
    oidcResponseTypes: ['code', 'id_token'],
    providerConfig: { provider: 'gsuite' },
    namespaceInState: false,
  };
  const noClient = {
    oidcClientId: undefined,
    oidcClientSecret: undefined,
    oidcClientSecretWo: undefined,
    oidcClientSecretWoVersion: undefined,
  };
  return {
    minimal: { jwtValidationPubkeys: [keys[0]] },
    second: { mount: 'team/jwt' },
    full: [
      { ...discovered, oidcClientSecret: 'a secret' },
      { ...common, jwksUrl: `${issuer}/one/keys`, jwksCaPem: ca },
      { ...common, jwtValidationPubkeys: keys },
      { ...discovered, oidcClientSecretWo: 'a secret', oidcClientSecretWoVersion: 1 },
    ],
    changed: {
      mount: 'eu/jwt',
      oidcDiscoveryUrl: `${issuer}/two`,
      oidcDiscoveryCaPem: otherCa,
      jwksUrl: `${issuer}/two/keys`,
      jwksCaPem: otherCa,
      jwtValidationPubkeys: [publicKey()],
      boundIssuer: 'https://issuer-2.example.com',
      jwtSupportedAlgs: ['EdDSA'],
      defaultRole: 'release',
      oidcClientId: 'lintel-2',
      oidcClientSecret: 'another secret',
      oidcClientSecretWo: 'another secret',
      oidcClientSecretWoVersion: 2,
      oidcResponseTypes: ['code'],
      providerConfig: { provider: 'azure' },
      namespaceInState: true,
      overrideAllowedServerNames: ['issuer-2.example.com'],
      skipJwksValidation: false,
    },
    fixed: { oidcResponseMode: 'the other one excludes `id_token`; the test of the resource changes it' },
    removedWith: {
      oidcDiscoveryUrl: {
        oidcDiscoveryCaPem: undefined,
        ...noClient,
        jwtValidationPubkeys: keys,
      },
      jwksUrl: { jwksCaPem: undefined, jwtValidationPubkeys: keys },
      jwtValidationPubkeys: { jwksUrl: `${issuer}/one/keys` },
      oidcClientId: noClient,
      oidcClientSecret: noClient,
      oidcClientSecretWo: noClient,
      oidcResponseMode: { oidcResponseTypes: undefined },
    },
    repeated: ['oidcClientSecret', 'oidcClientSecretWo'],
    exempt: {
      oidcClientSecret: 'unreadable: never in a response',
      oidcClientSecretWo: 'unreadable: never in a response',
      oidcClientSecretWoVersion: 'local: marks a changed secret, and is never sent',
      namespaceInState: 'sometimes unreadable: not in every response',
      skipJwksValidation: 'unreadable: never in a response',
    },

    look: (state) => store.look(state),
    tamper: (state, attribute, value) => store.tamper(state, attribute, value),
    remove: (state) => store.remove(state),
    async removeParent({ mount = 'jwt' }) {
      await service.request('DELETE', `/v1/sys/auth/${String(mount)}`);
    },
  };
};

const KEY = publicKey();
const SECRET_KEY = '-----BEGIN PRIVATE KEY-----\nYQ==\n-----END PRIVATE KEY-----';
const keys: Values = { jwtValidationPubkeys: [KEY] };
const discovery: Values = { oidcDiscoveryUrl: 'https://issuer.example.com' };
const client: Values = { ...discovery, oidcClientId: 'lintel', oidcClientSecretWo: 'x' };
const wrongUrls = (name: string) =>
  [
    ['issuer.example.com', 'absolute URL'],
    ['ftp://issuer.example.com', '"https" or "http"'],
  ].map(([url, says]): WrongConfiguration => ({
    breaks: `${name} obeys url`,
    config: { [name]: url },
    path: [name],
    says,
  }));
const wrongPems = (name: string, config: Values): WrongConfiguration[] => [
  { breaks: `${name} obeys pemBlock`, config: { ...config, [name]: SECRET_KEY }, path: [name], says: '"CERTIFICATE"' },
];

export const wrong: readonly WrongConfiguration[] = [
  ...wrongAuthMounts(keys),
  ...wrongNamespaces(keys),
  ...wrongUrls('oidcDiscoveryUrl'),
  ...wrongUrls('jwksUrl'),
  {
    breaks: 'oidcDiscoveryUrl obeys pattern',
    config: { oidcDiscoveryUrl: 'https://issuer.example.com/.well-known/openid-configuration' },
    path: ['oidcDiscoveryUrl'],
    says: 'not contain `/.well-known`',
  },
  ...wrongPems('oidcDiscoveryCaPem', discovery),
  ...wrongPems('jwksCaPem', { jwksUrl: 'https://issuer.example.com/keys' }),
  {
    breaks: 'each of jwtValidationPubkeys is of kind pem',
    config: { jwtValidationPubkeys: ['no key'] },
    path: ['jwtValidationPubkeys', 0],
    says: 'BEGIN',
  },
  {
    breaks: 'each of jwtValidationPubkeys obeys pemBlock',
    config: { jwtValidationPubkeys: [KEY, SECRET_KEY] },
    path: ['jwtValidationPubkeys', 1],
    says: '"PUBLIC KEY" or "CERTIFICATE"',
  },
  ...['HS256', 'none'].map((algorithm): WrongConfiguration => ({
    breaks: 'jwtSupportedAlgs has a vocabulary',
    config: { ...keys, jwtSupportedAlgs: [algorithm] },
    path: ['jwtSupportedAlgs'],
    says: '"RS256"',
  })),
  {
    breaks: 'each of overrideAllowedServerNames obeys length',
    config: { ...keys, overrideAllowedServerNames: [''] },
    path: ['overrideAllowedServerNames'],
    says: 'must not be empty',
  },
  {
    breaks: 'exactly one of oidcDiscoveryUrl, jwksUrl, jwtValidationPubkeys',
    config: { ...keys, ...discovery },
    path: ['jwtValidationPubkeys'],
    says: 'Configure exactly one',
  },
  {
    breaks: 'one of oidcDiscoveryUrl, jwksUrl, jwtValidationPubkeys',
    config: {},
    path: ['oidcDiscoveryUrl'],
    says: 'Configure exactly one',
  },
  ...(
    [
      [
        'oidcDiscoveryCaPem',
        'oidcDiscoveryUrl',
        { ...keys, oidcDiscoveryCaPem: KEY.replaceAll('PUBLIC KEY', 'CERTIFICATE') },
      ],
      ['jwksCaPem', 'jwksUrl', { ...keys, jwksCaPem: KEY.replaceAll('PUBLIC KEY', 'CERTIFICATE') }],
      ['oidcClientId', 'oidcDiscoveryUrl', { ...keys, oidcClientId: 'x', oidcClientSecretWo: 'x' }],
      ['oidcClientSecret', 'oidcClientId', { ...discovery, oidcClientSecret: 'x' }],
      ['oidcClientSecretWo', 'oidcClientId', { ...discovery, oidcClientSecretWo: 'x' }],
    ] as const
  ).map(([name, needs, config]): WrongConfiguration => ({
    breaks: `${name} needs ${needs}`,
    config,
    path: [name],
    says: 'together with',
  })),
  {
    breaks: 'oidcClientSecretWoVersion needs oidcClientSecretWo',
    config: { ...discovery, oidcClientId: 'x', oidcClientSecretWoVersion: 1 },
    path: ['oidcClientSecretWoVersion'],
    says: 'oidc_client_secret_wo',
  },
  {
    breaks: 'oidcClientSecret conflicts with oidcClientSecretWo',
    config: { ...client, oidcClientSecret: 'x' },
    path: ['oidcClientSecret'],
    says: '`oidc_client_secret_wo`',
  },
  {
    breaks: 'oidcClientSecret conflicts with oidcClientSecretWoVersion',
    config: { ...client, oidcClientSecret: 'x', oidcClientSecretWoVersion: 1 },
    path: ['oidcClientSecret'],
    says: '`oidc_client_secret_wo_version`',
  },
];

export const wrongData: { readonly [type: string]: readonly WrongConfiguration[] } = {
  lintel_jwt_auth_config: [...wrongAuthMounts({}), ...wrongNamespaces({})],
};
