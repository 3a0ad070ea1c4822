import { Construct } from 'constructs';
import { platform } from 'lintel';

export function example(scope: Construct) {
  new platform.DataPolicy(scope, 'Example', {
    organization: 'acme',
    name: 'restrict-instance-types',
  });
}
