import { TerraformOutput } from 'cdktf';
import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  const platformTokenRoles = new secrets.DataPlatformTokenRoles(scope, 'Example', {});

  new TerraformOutput(scope, 'platform_token_roles', { value: platformTokenRoles.names });
}
