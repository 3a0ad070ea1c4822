import { Construct } from 'constructs';
import { Duration, secrets } from 'lintel';

export function example(scope: Construct) {
  new secrets.SecretsMount(scope, 'Example', {
    path: 'shop',
    type: 'database',
    description: "Credentials of the shop's databases",
    defaultLeaseTtl: Duration.hours(1),
    maxLeaseTtl: Duration.days(1),
  });
}
