import { Construct } from 'constructs';
import { Duration, secrets } from 'lintel';

export function example(scope: Construct) {
  new secrets.PlatformTokenRole(scope, 'Example', {
    name: 'pipeline',
    subject: secrets.TokenSubject.user('user-8Qk3wXzYbN5vRtLm'),
    ttl: Duration.minutes(30),
    maxTtl: Duration.hours(2),
  });
}
