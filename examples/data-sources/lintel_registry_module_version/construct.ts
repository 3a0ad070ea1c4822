import { Construct } from 'constructs';
import { platform } from 'lintel';

export function example(scope: Construct) {
  new platform.DataRegistryModuleVersion(scope, 'Example', {
    moduleId: 'acme/private/acme/vpc/aws',
    version: '1.1.0',
  });
}
