import { TerraformOutput } from 'cdktf';
import { Construct } from 'constructs';
import { platform } from 'lintel';

export function example(scope: Construct) {
  const adminModuleConsumers = new platform.DataAdminModuleConsumers(scope, 'Example', {
    organization: 'acme',
  });

  new TerraformOutput(scope, 'module_consumers', { value: adminModuleConsumers.consumers });
}
