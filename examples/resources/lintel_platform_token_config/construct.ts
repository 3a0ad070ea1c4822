import { Construct } from 'constructs';
import { EphemeralVariable, secrets } from 'lintel';

export function example(scope: Construct) {
  const platformToken = new EphemeralVariable(scope, 'platform_token', { type: 'string' });

  new secrets.PlatformTokenConfig(scope, 'Example', {
    address: 'https://platform.example.com',
    tokenWo: platformToken.stringValue,
  });
}
