import { TerraformOutput } from 'cdktf';
import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  const passwordPolicies = new secrets.DataAclPolicies(scope, 'Example', {});

  new TerraformOutput(scope, 'acl_policies', { value: passwordPolicies.names });
}
