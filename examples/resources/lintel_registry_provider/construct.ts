import { Construct } from 'constructs';
import { platform } from 'lintel';

export function example(scope: Construct) {
  new platform.RegistryProvider(scope, 'Internal', {
    organization: 'acme',
    name: 'internal',
  });
}
