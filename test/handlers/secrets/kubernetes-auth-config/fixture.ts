import type { Values } from '../../../../src/definition/value';
import { AuthStore } from '../../../support/environments/auth-store';
import type { CreateFixture, FixtureFile, WrongConfiguration } from '../../../support/environments/fixture';
import { wrongAuthMounts, wrongNamespaces } from '../../../support/environments/wrong-paths';
import { CERTIFICATES, KEYS } from '../../../support/fixed-keys';
import { POD } from '../cluster-config/fixture';
import { provideAuthMethod } from '../shared/token-fields';

export const lifecycle: FixtureFile['lifecycle'] = { kind: 'configuration', forgets: true };
/** `auth-methods-openbao.test.ts` tries `namespace`. */
export const without: FixtureFile['without'] = {
  standard: ['namespace', 'useAnnotationsAsAliasMetadata'],
  vault: ['namespace'],
  openbao: ['namespace', 'useAnnotationsAsAliasMetadata'],
};

/** The store's names for attributes that have another name in the API. */
const STORED: { readonly [attribute: string]: string } = {
  kubernetesHost: 'host',
  kubernetesCaCert: 'caCert',
  tokenReviewerJwt: 'reviewerJwt',
  disableIssValidation: 'disableIssuerValidation',
  useAnnotationsAsAliasMetadata: 'annotationsAsMetadata',
};

export const createFixture: CreateFixture = async (service) => {
  Object.assign(process.env, POD);
  for (const mount of ['kubernetes', 'team/kubernetes', 'eu/kubernetes']) {
    await provideAuthMethod(service, mount, 'kubernetes');
  }
  const store = new AuthStore(service, 'reviewConfigurations', 'kubernetes', STORED);
  const everything = {
    mount: 'kubernetes',
    kubernetesHost: 'https://cluster.example.com:6443',
    kubernetesCaCert: CERTIFICATES[0],
    pemKeys: [...KEYS],
    disableLocalCaJwt: true,
    issuer: 'https://issuer.example.com',
    disableIssValidation: false,
    useAnnotationsAsAliasMetadata: true,
  };
  return {
    minimal: { kubernetesHost: 'https://cluster.example.com:6443' },
    second: { mount: 'team/kubernetes' },
    full: [
      { ...everything, tokenReviewerJwt: 'a token' },
      everything,
      { ...everything, tokenReviewerJwtWo: 'a token', tokenReviewerJwtWoVersion: 1 },
    ],
    changed: {
      mount: 'eu/kubernetes',
      kubernetesHost: 'http://cluster-2.example.com',
      kubernetesCaCert: CERTIFICATES[1],
      pemKeys: [KEYS[1]],
      disableLocalCaJwt: false,
      issuer: 'https://issuer-2.example.com',
      disableIssValidation: true,
      useAnnotationsAsAliasMetadata: false,
      tokenReviewerJwt: 'another token',
      tokenReviewerJwtWo: 'another token',
      tokenReviewerJwtWoVersion: 2,
    },
    removedWith: { kubernetesCaCert: { disableLocalCaJwt: false } },
    repeated: ['tokenReviewerJwt', 'tokenReviewerJwtWo'],
    exempt: {
      tokenReviewerJwt: 'unreadable: never in a response',
      tokenReviewerJwtWo: 'unreadable: never in a response',
      tokenReviewerJwtWoVersion: 'local: marks a changed token, and is never sent',
      useAnnotationsAsAliasMetadata: 'sometimes unreadable: not in every response',
    },

    look: (state) => store.look(state),
    tamper: (state, attribute, value) => store.tamper(state, attribute, value),
    remove: (state) => store.remove(state),
    async removeParent({ mount = 'kubernetes' }) {
      await service.request('DELETE', `/v1/sys/auth/${String(mount)}`);
    },
  };
};

const base: Values = { kubernetesHost: 'https://cluster.example.com:6443', kubernetesCaCert: CERTIFICATES[0] };
const SECRET_KEY = '-----BEGIN PRIVATE KEY-----\nYQ==\n-----END PRIVATE KEY-----';
const reviewer: Values = { ...base, tokenReviewerJwtWo: 'x' };

export const wrong: readonly WrongConfiguration[] = [
  ...wrongAuthMounts(base),
  ...wrongNamespaces(base),
  ...[
    ['cluster.example.com:6443', 'absolute URL'],
    ['ftp://cluster.example.com', '"https" or "http"'],
  ].map(([kubernetesHost, says]): WrongConfiguration => ({
    breaks: 'kubernetesHost obeys url',
    config: { ...base, kubernetesHost },
    path: ['kubernetesHost'],
    says,
  })),
  {
    breaks: 'kubernetesCaCert obeys pemBlock',
    config: { ...base, kubernetesCaCert: SECRET_KEY },
    path: ['kubernetesCaCert'],
    says: '"CERTIFICATE"',
  },
  {
    breaks: 'kubernetesCaCert required when disableLocalCaJwt is true',
    config: { ...base, kubernetesCaCert: undefined, disableLocalCaJwt: true },
    path: ['kubernetesCaCert'],
    says: '`disable_local_ca_jwt`',
  },
  {
    breaks: 'each of pemKeys is of kind pem',
    config: { ...base, pemKeys: ['no key'] },
    path: ['pemKeys', 0],
    says: 'BEGIN',
  },
  {
    breaks: 'each of pemKeys obeys pemBlock',
    config: { ...base, pemKeys: [KEYS[0], SECRET_KEY] },
    path: ['pemKeys', 1],
    says: '"PUBLIC KEY" or "CERTIFICATE"',
  },
  {
    breaks: 'tokenReviewerJwtWoVersion needs tokenReviewerJwtWo',
    config: { ...base, tokenReviewerJwtWoVersion: 1 },
    path: ['tokenReviewerJwtWoVersion'],
    says: 'token_reviewer_jwt_wo',
  },
  {
    breaks: 'tokenReviewerJwt conflicts with tokenReviewerJwtWo',
    config: { ...reviewer, tokenReviewerJwt: 'x' },
    path: ['tokenReviewerJwt'],
    says: '`token_reviewer_jwt_wo`',
  },
  {
    breaks: 'tokenReviewerJwt conflicts with tokenReviewerJwtWoVersion',
    config: { ...reviewer, tokenReviewerJwt: 'x', tokenReviewerJwtWoVersion: 1 },
    path: ['tokenReviewerJwt'],
    says: '`token_reviewer_jwt_wo_version`',
  },
];

export const wrongData: { readonly [type: string]: readonly WrongConfiguration[] } = {
  lintel_kubernetes_auth_config: [...wrongAuthMounts({}), ...wrongNamespaces({})],
};
