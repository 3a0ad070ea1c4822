import { Construct } from 'constructs';
import { Duration, secrets } from 'lintel';

export function example(scope: Construct) {
  new secrets.PkiAutoTidyConfig(scope, 'Example', {
    mount: 'pki',
    enabled: true,
    tidyCertStore: true,
    tidyRevokedCerts: true,
    tidyAcme: true,
    intervalDuration: Duration.hours(12),
    safetyBuffer: Duration.hours(72),
  });
}
