import { Construct } from 'constructs';
import { platform } from 'lintel';

export function example(scope: Construct) {
  const vpc = new platform.RegistryModule(scope, 'Vpc', {
    organization: 'acme',
    name: 'vpc',
    moduleProvider: 'aws',
  });

  new platform.RegistryModuleVersion(scope, 'VpcVersion', {
    moduleId: vpc.id,
    version: '1.2.0',
    sourceDirectory: 'modules/vpc',
    lifecycle: { createBeforeDestroy: true },
  });
}
