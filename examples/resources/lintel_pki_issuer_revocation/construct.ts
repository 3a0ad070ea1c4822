import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  new secrets.PkiIssuerRevocation(scope, 'Example', {
    mount: 'pki',
    issuerRef: 'root-2024',
  });
}
