import { Construct } from 'constructs';
import { platform } from 'lintel';

export function example(scope: Construct) {
  new platform.DataRegistryBrowse(scope, 'Example', {
    namespace: 'acme',
    moduleProvider: 'aws',
    maxResults: 50,
  });
}
