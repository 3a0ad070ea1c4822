import { Construct } from 'constructs';
import { platform } from 'lintel';

export function example(scope: Construct) {
  new platform.DataRegistryModuleLatest(scope, 'Example', {
    registryName: platform.RegistryName.PUBLIC,
    namespace: 'hashicorp',
    name: 'consul',
    moduleProvider: 'aws',
  });
}
