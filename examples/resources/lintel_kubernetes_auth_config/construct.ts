import { TerraformVariable } from 'cdktf';
import { Construct } from 'constructs';
import { EphemeralVariable, secrets } from 'lintel';

export function example(scope: Construct) {
  const clusterCaCert = new TerraformVariable(scope, 'cluster_ca_cert', { type: 'string' });

  const reviewerToken = new EphemeralVariable(scope, 'reviewer_token', { type: 'string' });

  new secrets.KubernetesAuthConfig(scope, 'Example', {
    kubernetesHost: 'https://cluster.example.com:6443',
    kubernetesCaCert: clusterCaCert.stringValue,
    tokenReviewerJwtWo: reviewerToken.stringValue,
  });
}
