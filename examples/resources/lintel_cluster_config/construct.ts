import { Construct } from 'constructs';
import { EphemeralVariable, secrets } from 'lintel';

export function example(scope: Construct) {
  const clusterCaCert = new EphemeralVariable(scope, 'cluster_ca_cert', { type: 'string' });

  const clusterToken = new EphemeralVariable(scope, 'cluster_token', { type: 'string' });

  new secrets.ClusterConfig(scope, 'Example', {
    clusterHost: 'https://cluster.example.com:6443',
    clusterCaCert: clusterCaCert.stringValue,
    serviceAccountJwtWo: clusterToken.stringValue,
  });
}
