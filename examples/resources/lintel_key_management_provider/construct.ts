import { TerraformVariable, Token } from 'cdktf';
import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  // The whole map is one value: tenant_id, client_id and client_secret.
  const credentials = new TerraformVariable(scope, 'key_vault_credentials', { type: 'map(string)', sensitive: true });
  credentials.addOverride('ephemeral', true);

  new secrets.KeyManagementProvider(scope, 'Example', {
    name: 'store',
    kmsProvider: 'cloudkeyvault',
    keyCollection: 'signing-keys',
    credentialsWo: Token.asStringMap(credentials.value),
  });
}
