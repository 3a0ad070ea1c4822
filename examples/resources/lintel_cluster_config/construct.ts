import { TerraformVariable } from 'cdktf';
import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  const clusterCaCert = new TerraformVariable(scope, 'cluster_ca_cert', { type: 'string', sensitive: true });
  clusterCaCert.addOverride('ephemeral', true);

  const clusterToken = new TerraformVariable(scope, 'cluster_token', { type: 'string', sensitive: true });
  clusterToken.addOverride('ephemeral', true);

  new secrets.ClusterConfig(scope, 'Example', {
    clusterHost: 'https://cluster.example.com:6443',
    clusterCaCert: clusterCaCert.stringValue,
    serviceAccountJwtWo: clusterToken.stringValue,
  });
}
