import { TerraformOutput } from 'cdktf';
import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  const capabilities = new secrets.DataSecretsCapabilities(scope, 'Example', {
    paths: ['database/creds/app'],
  });

  new TerraformOutput(scope, 'capabilities', { value: capabilities.capabilities });
}
