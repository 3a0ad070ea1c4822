import { defineDataSource } from '../../../definition/data-source';
import { defineListResource } from '../../../definition/list-resource';
import { defineResource } from '../../../definition/resource';
import { resultsOf } from '../../../definition/results';
import { secretInput } from '../../../definition/secret-input';
import {
  authConfigIdentity,
  authConfigImports,
  authMethodArguments,
  authMethodAttributes,
} from '../shared/auth/auth-attributes';
import { namespaceArguments } from '../shared/system-attributes';

const optional = { use: 'optional', emptyIsAbsent: true } as const;
const SOURCE = ['docs/spec/secrets-foundation.md#kubernetes-method', 'docs/spec/secrets-foundation.md#auth-methods'];

/** The part of the connection to a cluster that the service returns. */
export const reviewAttributes = {
  kubernetesHost: {
    type: 'string',
    use: 'required',
    rules: [{ rule: 'url', schemes: ['https', 'http'] }],
    doc: "The URL of the cluster's API. The service connects to it with the first login, not when the configuration is written.",
  },
  kubernetesCaCert: {
    type: 'pem',
    ...optional,
    rules: [{ rule: 'pemBlock', labels: ['CERTIFICATE'] }],
    absent:
      'the service uses the certificate of the pod that it runs in, and rejects the configuration if it runs in none',
    doc: "The CA certificate that the cluster's API is verified with.",
  },
  pemKeys: {
    type: 'list',
    element: 'pem',
    ...optional,
    compare: 'anyOrder',
    elementRules: [{ rule: 'pemBlock', labels: ['PUBLIC KEY', 'CERTIFICATE'] }],
    absent: 'only the cluster verifies tokens',
    doc: 'The keys that the tokens of service accounts are verified with before the cluster is asked, in any order: public keys or certificates.',
  },
  disableLocalCaJwt: {
    type: 'bool',
    use: 'optional',
    default: false,
    doc: 'Whether the service ignores the certificate and the token of the pod that it runs in.',
  },
  issuer: {
    type: 'string',
    ...optional,
    absent: 'it is `kubernetes/serviceaccount`',
    doc: 'The issuer that tokens must name, if `disableIssValidation` is `false`. Deprecated by the services.',
  },
  disableIssValidation: {
    type: 'bool',
    use: 'optional',
    default: true,
    doc: 'Whether the issuer of tokens is not verified. The cluster verifies it anyway. Deprecated by the services.',
  },
  useAnnotationsAsAliasMetadata: {
    type: 'bool',
    use: 'optional',
    default: false,
    unreadable: 'maybe',
    doc: 'Whether annotations of the service account become metadata of the identity. Only supported with the dialect `vault`.',
  },
} as const;

const tokenReviewerJwtSet = {
  type: 'bool',
  use: 'computed',
  absent: 'the service does not report it',
  doc: 'Whether the service has a token that it asks the cluster with.',
} as const;

/** Specified in the foundation, "Kubernetes method", configuration. */
export const kubernetesAuthConfig = defineResource({
  type: 'lintel_kubernetes_auth_config',
  service: 'secrets',
  construct: 'KubernetesAuthConfig',
  doc: 'How a Kubernetes auth method asks its cluster about service accounts. Each mount has one configuration, which the service cannot delete: destroying it removes it from the state only. The mount itself is not managed by this resource.',
  source: SOURCE,
  attributes: {
    ...authMethodAttributes('kubernetes'),
    ...reviewAttributes,
    ...secretInput('tokenReviewerJwt', {
      absent: 'the service uses the token of its pod, or else the token of the login itself',
      doc: 'The token of a service account that may ask the cluster about others. It is sent with every write, because the service would otherwise remove it.',
    }),
    tokenReviewerJwtSet,
    secretsRevision: {
      type: 'int',
      use: 'computed',
      revision: true,
      doc: 'How many times a write-only input was sent or cleared. Starts at 0 and increases by one with each plan that sends or clears one.',
    },
  },
  rules: [{ rule: 'requiredWhen', attribute: 'kubernetesCaCert', when: 'disableLocalCaJwt', is: true }],
  identity: authConfigIdentity,
  imports: authConfigImports('kubernetes'),
  peerImports: [{ matches: '^(?!auth/)([^/]+(?:/[^/]+)*?)/?$', to: 'auth/$1/config', example: 'kubernetes' }],
  movedFrom: [{ type: 'vault_kubernetes_auth_backend_config', schemaVersions: [0] }],
});

/** Specified in the foundation, operation 40. */
export const kubernetesAuthConfigData = defineDataSource({
  type: 'lintel_kubernetes_auth_config',
  service: 'secrets',
  construct: 'DataKubernetesAuthConfig',
  doc: 'How a Kubernetes auth method asks its cluster about service accounts. The token is not included: the service never returns it.',
  source: SOURCE,
  attributes: { ...resultsOf({ ...reviewAttributes, tokenReviewerJwtSet }), ...authMethodArguments('kubernetes') },
});

/** Specified in the foundation, operations 11 and 40. */
export const kubernetesAuthConfigList = defineListResource({
  type: 'lintel_kubernetes_auth_config',
  doc: 'The configurations of Kubernetes auth methods, one for each mount that has one.',
  source: SOURCE,
  attributes: namespaceArguments,
});
