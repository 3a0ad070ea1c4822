import { TerraformOutput } from 'cdktf';
import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  // Credentials of an engine that has no type of its own. Their lease ends with the run.
  const credentials = new secrets.EphemeralSecretsObject(scope, 'Example', {
    path: 'aws/creds/deploy',
  });

  new TerraformOutput(scope, 'access_key', { value: credentials.data.lookup('access_key'), sensitive: true });
}
