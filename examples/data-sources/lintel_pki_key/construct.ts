import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  new secrets.DataPkiKey(scope, 'Example', {
    mount: 'pki',
    keyRef: 'signing-2026',
  });
}
