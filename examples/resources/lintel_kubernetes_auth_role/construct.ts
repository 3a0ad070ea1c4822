import { Construct } from 'constructs';
import { Duration, secrets } from 'lintel';

export function example(scope: Construct) {
  const kubernetes = new secrets.AuthMount(scope, 'Kubernetes', { path: 'kubernetes', type: 'kubernetes' });

  new secrets.KubernetesAuthRole(scope, 'Example', {
    mount: kubernetes.path,
    name: 'deploy',
    boundServiceAccountNames: ['deployer'],
    boundServiceAccountNamespaces: ['apps'],
    audience: 'https://secrets.example.com',
    tokenPolicies: ['deploy'],
    tokenTtl: Duration.minutes(20),
  });
}
