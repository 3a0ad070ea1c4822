import { Construct } from 'constructs';
import { platform } from 'lintel';

export function example(scope: Construct) {
  new platform.DataRegistryStandardModule(scope, 'Example', {
    namespace: 'acme',
    name: 'vpc',
    moduleProvider: 'aws',
    version: '1.1.0',
  });
}
