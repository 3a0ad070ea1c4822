import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  const original = new secrets.EphemeralKvSecretV1(scope, 'Original', {
    mount: 'documents',
    name: 'app/smtp',
  });

  // The copy has the same password, and no state has it.
  new secrets.KvSecret(scope, 'Copy', {
    mount: 'copies',
    name: 'app/smtp',
    dataWo: { password: original.data.lookup('password') },
  });
}
