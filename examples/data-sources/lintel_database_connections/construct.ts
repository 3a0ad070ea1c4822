import { TerraformOutput } from 'cdktf';
import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  const databaseConnections = new secrets.DataDatabaseConnections(scope, 'Example', {});

  new TerraformOutput(scope, 'connections', { value: databaseConnections.names });
}
