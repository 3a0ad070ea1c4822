import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  new secrets.DataKvSecrets(scope, 'OfTheShop', {
    mount: 'apps',
    prefix: 'shop',
  });
}
