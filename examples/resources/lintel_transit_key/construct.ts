import { Construct } from 'constructs';
import { Duration, secrets } from 'lintel';

export function example(scope: Construct) {
  const transit = new secrets.SecretsMount(scope, 'Transit', {
    path: 'transit',
    type: 'transit',
  });

  new secrets.TransitKey(scope, 'Example', {
    mount: transit.path,
    name: 'orders',
    autoRotatePeriod: Duration.days(30),
  });
}
