import { defineDataSource } from '../../../definition/data-source';
import { defineResource } from '../../../definition/resource';
import { secretInput } from '../../../definition/secret-input';
import { REVOKE_CREDENTIALS, revokingHandling } from '../shared/credentials/lease-attributes';
import { configIdentity, configImports, engineAttributes, engineArguments } from '../shared/mount-attributes';

/** Specified in the secrets API, "Cluster engine", configuration. */
export const clusterConfig = defineResource({
  type: 'lintel_cluster_config',
  service: 'secrets',
  construct: 'ClusterConfig',
  doc: 'The connection of a cluster engine to its cluster. Each mount has one configuration; the mount itself is not managed by this resource.',
  source: ['docs/spec/secrets.md#cluster-engine', 'docs/spec/secrets.md#cluster-engine-1'],
  attributes: {
    ...engineAttributes('kubernetes'),
    clusterHost: {
      type: 'string',
      use: 'optional',
      emptyIsAbsent: true,
      rules: [{ rule: 'url', schemes: ['https', 'http'] }],
      absent:
        'the service uses the address of the cluster that it runs in, and rejects the configuration if it does not run in a pod',
      doc: "The URL of the cluster's API.",
    },
    clusterCaCert: {
      type: 'pem',
      use: 'optional',
      emptyIsAbsent: true,
      rules: [{ rule: 'pemBlock', labels: ['CERTIFICATE'] }],
      absent: 'the service uses the certificate of the pod that it runs in, or the root certificates of its host',
      doc: "The CA certificate that the cluster's API is verified with.",
    },
    ...secretInput('serviceAccountJwt', {
      absent: 'the service uses the token of the pod that it runs in',
      doc: 'The token of the service account that the service uses in the cluster.',
    }),
    disableLocalCaJwt: {
      type: 'bool',
      use: 'optional',
      default: false,
      doc: 'Whether the service ignores the certificate and the token of the pod that it runs in.',
    },
    ...revokingHandling,
    secretsRevision: {
      type: 'int',
      use: 'computed',
      revision: true,
      doc: 'How many times a write-only input was sent or cleared. Starts at 0 and increases by one with each plan that sends or clears one.',
    },
  },
  access: REVOKE_CREDENTIALS,
  identity: configIdentity,
  imports: configImports('kubernetes/config'),
  peerImports: [{ matches: '^([^/]+(?:/[^/]+)*?)/?$', to: '$1/config', example: 'kubernetes' }],
  movedFrom: [{ type: 'vault_kubernetes_secret_backend', schemaVersions: [0] }],
});

/** Specified in the secrets API, operation "Read configuration" of the cluster engine. */
export const clusterConfigData = defineDataSource({
  type: 'lintel_cluster_config',
  service: 'secrets',
  construct: 'DataClusterConfig',
  doc: 'The connection of a cluster engine to its cluster. The token is not included: the service never returns it.',
  source: ['docs/spec/secrets.md#cluster-engine', 'docs/spec/secrets.md#cluster-engine-1'],
  attributes: {
    ...engineArguments('kubernetes'),
    clusterHost: {
      type: 'string',
      use: 'computed',
      absent: 'the service uses the address of the cluster that it runs in',
      doc: "The address of the cluster's API.",
    },
    clusterCaCert: {
      type: 'pem',
      use: 'computed',
      absent: 'the service uses the certificates of its pod or its host',
      doc: 'The certificate of the authority that the address is trusted by.',
    },
    disableLocalCaJwt: {
      type: 'bool',
      use: 'computed',
      doc: 'Whether the service leaves alone the certificate and the token of the pod that it runs in.',
    },
  },
});
