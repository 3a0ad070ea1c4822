import { Construct } from 'constructs';
import { platform } from 'lintel';

export function example(scope: Construct) {
  new platform.DataPolicySets(scope, 'Example', {
    organization: 'acme',
  });
}
