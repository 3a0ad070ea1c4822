import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  const original = new secrets.EphemeralKvSecret(scope, 'Original', {
    mount: 'apps',
    name: 'shop/database',
  });

  // The copy has the same password, and no state has it.
  new secrets.KvSecret(scope, 'Copy', {
    mount: 'copies',
    name: 'shop/database',
    dataWo: { password: original.data.lookup('password') },
  });
}
