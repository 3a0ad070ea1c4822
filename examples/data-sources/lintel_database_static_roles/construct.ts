import { TerraformOutput } from 'cdktf';
import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  const databaseStaticRoles = new secrets.DataDatabaseStaticRoles(scope, 'Example', {});

  new TerraformOutput(scope, 'static_roles', { value: databaseStaticRoles.names });
}
