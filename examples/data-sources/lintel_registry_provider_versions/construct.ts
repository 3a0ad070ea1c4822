import { Construct } from 'constructs';
import { platform } from 'lintel';

export function example(scope: Construct) {
  new platform.DataRegistryProviderVersions(scope, 'Example', {
    providerId: 'acme/private/acme/internal',
  });
}
