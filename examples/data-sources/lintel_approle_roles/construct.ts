import { TerraformOutput } from 'cdktf';
import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  const roles = new secrets.DataAppRoleRoles(scope, 'Example', {});

  new TerraformOutput(scope, 'approle_roles', { value: roles.names });
}
