import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  new secrets.PkiKey(scope, 'Example', {
    mount: 'pki',
    keyName: 'signing-2026',
    keyType: secrets.AuthorityKeyType.EC,
    keyBits: 384,
    lifecycle: { preventDestroy: true },
  });
}
