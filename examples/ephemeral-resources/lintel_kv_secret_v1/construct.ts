import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  const original = new secrets.EphemeralKvSecretV1(scope, 'Original', {
    mount: 'documents',
    name: 'app/smtp',
  });

  // The copy has the same keys, and no state has their values.
  new secrets.KvSecret(scope, 'Copy', {
    mount: 'copies',
    name: 'app/smtp',
    dataWo: original.data,
  });
}
