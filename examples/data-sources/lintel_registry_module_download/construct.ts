import { TerraformOutput } from 'cdktf';
import { Construct } from 'constructs';
import { platform } from 'lintel';

export function example(scope: Construct) {
  const registryModuleDownload = new platform.DataRegistryModuleDownload(scope, 'Example', {
    namespace: 'acme',
    name: 'vpc',
    moduleProvider: 'aws',
  });

  new TerraformOutput(scope, 'newest_version', { value: registryModuleDownload.resolvedVersion });
}
