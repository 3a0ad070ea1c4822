import { TerraformOutput } from 'cdktf';
import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  const role = new secrets.DataAppRoleRole(scope, 'Example', {
    name: 'deploy',
  });

  new TerraformOutput(scope, 'role_id', { value: role.roleId });
}
