import { TerraformOutput } from 'cdktf';
import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  const caller = new secrets.DataSecretsCaller(scope, 'Example', {});

  new TerraformOutput(scope, 'policies', { value: caller.policies });
}
