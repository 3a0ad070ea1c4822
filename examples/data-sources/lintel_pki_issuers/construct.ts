import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  new secrets.DataPkiIssuers(scope, 'Example', {
    mount: 'pki',
  });
}
