import { Token } from 'cdktf';
import { Construct } from 'constructs';
import { EphemeralVariable, secrets } from 'lintel';

export function example(scope: Construct) {
  // The whole map is one value: tenant_id, client_id and client_secret.
  const credentials = new EphemeralVariable(scope, 'key_vault_credentials', { type: 'map(string)' });

  new secrets.KeyManagementProvider(scope, 'Example', {
    name: 'store',
    kmsProvider: secrets.KmsProvider.CLOUDKEYVAULT,
    keyCollection: 'signing-keys',
    credentialsWo: Token.asStringMap(credentials.value),
  });
}
