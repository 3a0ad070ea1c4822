import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  const old = new secrets.PkiRoot(scope, 'Old', {
    mount: 'pki',
    issuerName: 'root-2024',
    commonName: 'Example Root CA',
    keyType: secrets.AuthorityKeyType.EC,
    notAfter: '2034-01-01T00:00:00Z',
  });

  new secrets.PkiIssuerRevocation(scope, 'Example', {
    mount: old.mount,
    issuerRef: old.issuerName,
  });
}
