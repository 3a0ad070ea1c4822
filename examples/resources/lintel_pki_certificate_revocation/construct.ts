import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  new secrets.PkiCertificateRevocation(scope, 'Example', {
    mount: 'pki',
    serialNumber: '17:67:16:b0:b9:45:58:c0:3a:29',
  });
}
