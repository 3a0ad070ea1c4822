import { Construct } from 'constructs';
import { Duration, secrets } from 'lintel';

export function example(scope: Construct) {
  new secrets.PkiRole(scope, 'Example', {
    name: 'web',
    maxTtl: Duration.days(30),
    allowedDomains: ['example.com'],
    allowSubdomains: true,
    keyType: secrets.KeyType.EC,
  });
}
