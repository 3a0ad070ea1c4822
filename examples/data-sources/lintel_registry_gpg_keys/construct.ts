import { Construct } from 'constructs';
import { platform } from 'lintel';

export function example(scope: Construct) {
  new platform.DataRegistryGpgKeys(scope, 'Example', { organizations: ['acme'] });
}
