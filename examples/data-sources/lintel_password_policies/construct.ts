import { TerraformOutput } from 'cdktf';
import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  const passwordPolicies = new secrets.DataPasswordPolicies(scope, 'Example', {});

  new TerraformOutput(scope, 'password_policies', { value: passwordPolicies.names });
}
