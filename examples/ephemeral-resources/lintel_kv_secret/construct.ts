import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  const original = new secrets.EphemeralKvSecret(scope, 'Original', {
    mount: 'apps',
    name: 'shop/database',
  });

  // The copy has the same keys, and no state has their values.
  new secrets.KvSecret(scope, 'Copy', {
    mount: 'copies',
    name: 'shop/database',
    dataWo: original.data,
  });
}
