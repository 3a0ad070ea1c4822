import { Construct } from 'constructs';
import { Duration, secrets } from 'lintel';

export function example(scope: Construct) {
  const github = new secrets.AuthMount(scope, 'Github', { path: 'github', type: 'jwt' });

  new secrets.JwtAuthRole(scope, 'Example', {
    mount: github.path,
    name: 'deploy',
    userClaim: 'sub',
    boundAudiences: ['https://secrets.example.com'],
    subject: secrets.JwtSubject.gitHubBranch({ repository: 'acme/app', branch: 'main' }),
    tokenPolicies: ['deploy'],
    tokenTtl: Duration.minutes(20),
  });
}
