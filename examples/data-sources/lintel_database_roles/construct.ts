import { TerraformOutput } from 'cdktf';
import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  const databaseRoles = new secrets.DataDatabaseRoles(scope, 'Example', {});

  new TerraformOutput(scope, 'roles', { value: databaseRoles.names });
}
