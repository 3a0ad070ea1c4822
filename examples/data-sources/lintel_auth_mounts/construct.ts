import { TerraformOutput } from 'cdktf';
import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  const methods = new secrets.DataAuthMounts(scope, 'Example', { type: 'jwt' });

  new TerraformOutput(scope, 'jwt_mounts', { value: methods.mounts });
}
