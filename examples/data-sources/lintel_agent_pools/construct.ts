import { Construct } from 'constructs';
import { platform } from 'lintel';

export function example(scope: Construct) {
  new platform.DataAgentPools(scope, 'Example', {
    organization: 'acme',
  });
}
