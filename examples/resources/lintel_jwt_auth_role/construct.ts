import { Construct } from 'constructs';
import { Duration, secrets } from 'lintel';

export function example(scope: Construct) {
  new secrets.JwtAuthRole(scope, 'Example', {
    mount: 'github',
    name: 'deploy',
    userClaim: 'sub',
    boundAudiences: ['https://secrets.example.com'],
    subject: secrets.JwtSubject.gitHubBranch({ repository: 'acme/app', branch: 'main' }),
    tokenPolicies: ['deploy'],
    tokenTtl: Duration.minutes(20),
  });
}
