import { Construct } from 'constructs';
import { Duration, secrets } from 'lintel';

export function example(scope: Construct) {
  new secrets.PkiTidy(scope, 'Example', {
    mount: 'pki',
    tidyCertStore: true,
    tidyRevokedCerts: true,
    safetyBuffer: Duration.hours(72),
  });
}
