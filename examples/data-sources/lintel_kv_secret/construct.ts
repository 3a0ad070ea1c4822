import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  // The names of the keys and the version, without a value.
  new secrets.DataKvSecret(scope, 'Shop', {
    mount: 'apps',
    name: 'shop/database',
  });
}
