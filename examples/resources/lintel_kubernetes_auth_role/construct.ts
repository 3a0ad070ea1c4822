import { Construct } from 'constructs';
import { Duration, secrets } from 'lintel';

export function example(scope: Construct) {
  new secrets.KubernetesAuthRole(scope, 'Example', {
    name: 'deploy',
    boundServiceAccountNames: ['deployer'],
    boundServiceAccountNamespaces: ['apps'],
    audience: 'https://secrets.example.com',
    tokenPolicies: ['deploy'],
    tokenTtl: Duration.minutes(20),
  });
}
