import { Construct } from 'constructs';
import { Duration, secrets } from 'lintel';

export function example(scope: Construct) {
  new secrets.PkiCrlConfig(scope, 'Example', {
    mount: 'pki',
    expiry: Duration.hours(72),
    autoRebuild: true,
    autoRebuildGracePeriod: Duration.hours(12),
    enableDelta: true,
    deltaRebuildInterval: Duration.minutes(15),
  });
}
