import { Construct } from 'constructs';
import { platform } from 'lintel';

export function example(scope: Construct) {
  new platform.DataRegistryModules(scope, 'Example', {
    organization: 'acme',
    filterRegistryName: platform.RegistryName.PRIVATE,
  });
}
