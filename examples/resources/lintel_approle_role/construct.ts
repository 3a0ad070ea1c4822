import { Construct } from 'constructs';
import { Duration, secrets } from 'lintel';

export function example(scope: Construct) {
  const approle = new secrets.AuthMount(scope, 'Approle', { path: 'approle', type: 'approle' });

  new secrets.AppRoleRole(scope, 'Example', {
    mount: approle.path,
    name: 'deploy',
    tokenPolicies: ['deploy'],
    tokenTtl: Duration.hours(1),
    secretIdTtl: Duration.hours(24),
  });
}
