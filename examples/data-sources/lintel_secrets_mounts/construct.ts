import { TerraformOutput } from 'cdktf';
import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  const databases = new secrets.DataSecretsMounts(scope, 'Example', { type: 'database' });

  new TerraformOutput(scope, 'database_mounts', { value: databases.mounts });
}
