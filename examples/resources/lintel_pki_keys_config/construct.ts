import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  new secrets.PkiKeysConfig(scope, 'Example', {
    mount: 'pki',
    default: 'signing-2026',
  });
}
