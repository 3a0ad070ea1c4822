import { TerraformOutput } from 'cdktf';
import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  const keyManagementProviders = new secrets.DataKeyManagementProviders(scope, 'Example', {});

  new TerraformOutput(scope, 'key_management_providers', { value: keyManagementProviders.names });
}
