import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  new secrets.TokenRole(scope, 'Example', {
    name: 'deploy',
    allowedPolicies: ['deploy'],
    renewable: false,
    tokenExplicitMaxTtl: '1h',
  });
}
