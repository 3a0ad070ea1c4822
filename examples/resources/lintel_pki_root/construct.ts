import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  new secrets.PkiRoot(scope, 'Example', {
    mount: 'pki',
    issuerName: 'root-2026',
    commonName: 'Example Root CA',
    organization: ['Example'],
    keyType: secrets.AuthorityKeyType.EC,
    keyBits: 384,
    notAfter: '2046-01-01T00:00:00Z',
    maxPathLength: 1,
    lifecycle: { preventDestroy: true },
  });
}
