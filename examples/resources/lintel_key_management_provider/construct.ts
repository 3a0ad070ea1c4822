import { TerraformVariable } from 'cdktf';
import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  const clientSecret = new TerraformVariable(scope, 'client_secret', { type: 'string', sensitive: true });
  clientSecret.addOverride('ephemeral', true);

  new secrets.KeyManagementProvider(scope, 'Example', {
    name: 'store',
    kmsProvider: 'cloudkeyvault',
    keyCollection: 'signing-keys',
    credentialsWo: {
      tenant_id: '6f2c1a9e-3b57-4d08-9c41-0e5a7d2b8f63',
      client_id: 'b41d7e20-95c8-4f6a-8a13-2c9e6f0d5b74',
      client_secret: clientSecret.stringValue,
    },
  });
}
