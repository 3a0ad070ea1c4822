import { Construct } from 'constructs';
import { platform } from 'lintel';

export function example(scope: Construct) {
  new platform.DataRegistryProviders(scope, 'Example', {
    organization: 'acme',
    filterRegistryName: platform.RegistryName.PRIVATE,
  });
}
