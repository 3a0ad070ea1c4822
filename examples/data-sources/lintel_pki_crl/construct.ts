import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  new secrets.DataPkiCrl(scope, 'Example', {
    mount: 'pki',
    issuerRef: 'root-2026',
  });
}
