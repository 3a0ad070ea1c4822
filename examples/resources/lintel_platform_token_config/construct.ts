import { TerraformVariable } from 'cdktf';
import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  const platformToken = new TerraformVariable(scope, 'platform_token', { type: 'string', sensitive: true });
  platformToken.addOverride('ephemeral', true);

  new secrets.PlatformTokenConfig(scope, 'Example', {
    address: 'https://platform.example.com',
    tokenWo: platformToken.stringValue,
  });
}
