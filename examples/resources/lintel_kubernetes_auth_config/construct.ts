import { TerraformVariable } from 'cdktf';
import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  const clusterCaCert = new TerraformVariable(scope, 'cluster_ca_cert', { type: 'string' });

  const reviewerToken = new TerraformVariable(scope, 'reviewer_token', { type: 'string', sensitive: true });
  reviewerToken.addOverride('ephemeral', true);

  new secrets.KubernetesAuthConfig(scope, 'Example', {
    kubernetesHost: 'https://cluster.example.com:6443',
    kubernetesCaCert: clusterCaCert.stringValue,
    tokenReviewerJwtWo: reviewerToken.stringValue,
  });
}
