import { TerraformOutput } from 'cdktf';
import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  const platformTokenConfig = new secrets.DataPlatformTokenConfig(scope, 'Example', {});

  new TerraformOutput(scope, 'platform_address', { value: platformTokenConfig.address });
}
