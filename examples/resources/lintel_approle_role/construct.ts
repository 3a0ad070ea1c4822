import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  new secrets.AppRoleRole(scope, 'Example', {
    name: 'deploy',
    tokenPolicies: ['deploy'],
    tokenTtl: '1h',
    secretIdTtl: '24h',
  });
}
