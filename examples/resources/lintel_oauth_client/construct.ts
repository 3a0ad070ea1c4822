import { Construct } from 'constructs';
import { EphemeralVariable, platform } from 'lintel';

export function example(scope: Construct) {
  const token = new EphemeralVariable(scope, 'github_token', { type: 'string' });
  new platform.OauthClient(scope, 'Example', {
    organization: 'acme',
    name: 'GitHub',
    serviceProvider: platform.OauthClientServiceProvider.GITHUB,
    oauthTokenWo: token.stringValue,
    oauthTokenWoVersion: 1,
  });
}
