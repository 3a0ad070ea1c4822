import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  new secrets.PkiIntermediateRequest(scope, 'Example', {
    mount: 'pki',
    keyName: 'issuing-2026',
    commonName: 'Example Issuing CA',
    organization: ['Example'],
    keyType: secrets.AuthorityKeyType.EC,
    keyBits: 384,
    lifecycle: { preventDestroy: true },
  });
}
