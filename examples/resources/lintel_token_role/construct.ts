import { Construct } from 'constructs';
import { Duration, secrets } from 'lintel';

export function example(scope: Construct) {
  new secrets.TokenRole(scope, 'Example', {
    name: 'deploy',
    allowedPolicies: ['deploy'],
    renewable: false,
    tokenExplicitMaxTtl: Duration.hours(1),
  });
}
