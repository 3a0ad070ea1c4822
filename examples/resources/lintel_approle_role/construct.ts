import { Construct } from 'constructs';
import { Duration, secrets } from 'lintel';

export function example(scope: Construct) {
  new secrets.AppRoleRole(scope, 'Example', {
    name: 'deploy',
    tokenPolicies: ['deploy'],
    tokenTtl: Duration.hours(1),
    secretIdTtl: Duration.hours(24),
  });
}
