import { defineDataSource } from '../../../definition/data-source';
import { engineArguments } from '../place';

/** Restates the secrets API, operation "Read configuration" of the cluster engine. */
export const clusterConfigData = defineDataSource({
  type: 'lintel_cluster_config',
  wing: 'secrets',
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
