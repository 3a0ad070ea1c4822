import { Construct } from 'constructs';
import { platform } from 'lintel';

export function example(scope: Construct) {
  new platform.DataRegistryProvider(scope, 'Example', {
    organization: 'acme',
    name: 'internal',
  });
}
