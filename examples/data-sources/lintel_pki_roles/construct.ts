import { TerraformOutput } from 'cdktf';
import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  const pkiRoles = new secrets.DataPkiRoles(scope, 'Example', {});

  new TerraformOutput(scope, 'roles', { value: pkiRoles.names });
}
