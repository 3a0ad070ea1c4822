import { Construct } from 'constructs';
import { platform } from 'lintel';

export function example(scope: Construct) {
  new platform.DataRegistryProviderVersion(scope, 'Example', {
    providerId: 'acme/private/acme/internal',
    version: '1.0.0',
  });
}
