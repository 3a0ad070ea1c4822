import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  new secrets.DataPkiKeys(scope, 'Example', {
    mount: 'pki',
  });
}
