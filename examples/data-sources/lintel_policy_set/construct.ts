import { Construct } from 'constructs';
import { platform } from 'lintel';

export function example(scope: Construct) {
  new platform.DataPolicySet(scope, 'Example', {
    organization: 'acme',
    name: 'base',
  });
}
