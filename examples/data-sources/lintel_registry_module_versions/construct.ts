import { Construct } from 'constructs';
import { platform } from 'lintel';

export function example(scope: Construct) {
  new platform.DataRegistryModuleVersions(scope, 'Example', {
    namespace: 'acme',
    name: 'vpc',
    moduleProvider: 'aws',
  });
}
