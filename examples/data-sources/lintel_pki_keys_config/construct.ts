import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  new secrets.DataPkiKeysConfig(scope, 'Example', {
    mount: 'pki',
  });
}
