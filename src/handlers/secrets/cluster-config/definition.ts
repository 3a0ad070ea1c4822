import { defineResource } from '../../../definition/resource';
import { secretInput } from '../../../definition/secret-input';
import { configIdentity, configImports, engineAttributes, engineArguments } from '../shared/mount-attributes';
import { defineDataSource } from '../../../definition/data-source';

/** How the cluster engine reaches its cluster. Restates the secrets API, "Cluster engine", its configuration. */
export const clusterConfig = defineResource({
  type: 'lintel_cluster_config',
  service: 'secrets',
  construct: 'ClusterConfig',
  doc: 'How a cluster engine reaches its cluster. An engine has one; the mount itself is not managed here.',
  source: ['docs/spec/secrets.md#cluster-engine', 'docs/spec/secrets.md#cluster-engine-1'],
  attributes: {
    ...engineAttributes('kubernetes'),
    clusterHost: {
      type: 'string', use: 'optional', emptyIsAbsent: true, rules: [{ rule: 'url', schemes: ['https', 'http'] }],
      absent: 'the service takes it from the pod that it runs in, and refuses the configuration where it runs in none',
      doc: 'The address of the cluster\'s API.',
    },
    clusterCaCert: {
      type: 'pem', use: 'optional', emptyIsAbsent: true, rules: [{ rule: 'pemBlock', labels: ['CERTIFICATE'] }],
      absent: 'the service takes that of its pod, or else trusts the roots of its host',
      doc: 'The certificate of the authority that the address is trusted by.',
    },
    ...secretInput('serviceAccountJwt', {
      absent: 'the service takes that of its pod',
      doc: 'The token of the account that the service acts as in the cluster.',
    }),
    disableLocalCaJwt: {
      type: 'bool', use: 'optional', default: false,
      doc: 'Whether the service leaves alone the certificate and the token of the pod that it runs in.',
    },
    secretsRevision: {
      type: 'int', use: 'computed', revision: true,
      doc: 'How often a write-only input was sent or cleared: 0 while none was, one more in each plan that does.',
    },
  },
  identity: configIdentity,
  imports: configImports('kubernetes/config'),
  movedFrom: [{ type: 'vault_kubernetes_secret_backend', schemaVersions: [0] }],
});

/** Restates the secrets API, operation "Read configuration" of the cluster engine. */
export const clusterConfigData = defineDataSource({
  type: 'lintel_cluster_config',
  service: 'secrets',
  construct: 'DataClusterConfig',
  doc: 'How a cluster engine reaches its cluster, but for the token, which the service tells nobody.',
  source: ['docs/spec/secrets.md#cluster-engine', 'docs/spec/secrets.md#cluster-engine-1'],
  attributes: {
    ...engineArguments('kubernetes'),
    clusterHost: { type: 'string', use: 'computed', absent: 'the service takes it from its pod', doc: 'The address of the cluster\'s API.' },
    clusterCaCert: { type: 'pem', use: 'computed', absent: 'the service takes it from its pod or its host', doc: 'The certificate of the authority that the address is trusted by.' },
    disableLocalCaJwt: { type: 'bool', use: 'computed', doc: 'Whether the service leaves alone the certificate and the token of the pod that it runs in.' },
  },
});
