import { TerraformVariable } from 'cdktf';
import { Construct } from 'constructs';
import { EphemeralVariable, secrets } from 'lintel';

export function example(scope: Construct) {
  const clusterCaCert = new TerraformVariable(scope, 'cluster_ca_cert', { type: 'string' });

  const reviewerToken = new EphemeralVariable(scope, 'reviewer_token', { type: 'string' });

  const kubernetes = new secrets.AuthMount(scope, 'Kubernetes', { path: 'kubernetes', type: 'kubernetes' });

  new secrets.KubernetesAuthConfig(scope, 'Example', {
    mount: kubernetes.path,
    kubernetesHost: 'https://cluster.example.com:6443',
    kubernetesCaCert: clusterCaCert.stringValue,
    tokenReviewerJwtWo: reviewerToken.stringValue,
  });
}
