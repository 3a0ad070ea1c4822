import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  const github = new secrets.AuthMount(scope, 'Github', { path: 'github', type: 'jwt' });

  new secrets.JwtAuthConfig(scope, 'Example', {
    mount: github.path,
    trust: secrets.JwtTrust.gitHubActions(),
  });
}
