import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  new secrets.JwtAuthConfig(scope, 'Example', {
    mount: 'github',
    trust: secrets.JwtTrust.gitHubActions(),
  });
}
