import { TerraformOutput } from 'cdktf';
import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  const roles = new secrets.DataTokenRoles(scope, 'Example', {});

  new TerraformOutput(scope, 'token_roles', { value: roles.names });
}
