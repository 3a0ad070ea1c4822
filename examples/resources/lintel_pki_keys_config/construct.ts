import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  const signing = new secrets.PkiKey(scope, 'Signing', {
    mount: 'pki',
    keyName: 'signing-2026',
    keyType: secrets.AuthorityKeyType.EC,
  });

  new secrets.PkiKeysConfig(scope, 'Example', {
    mount: signing.mount,
    default: signing.keyId,
  });
}
