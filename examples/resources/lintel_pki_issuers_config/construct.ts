import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  const current = new secrets.PkiRoot(scope, 'Current', {
    mount: 'pki',
    issuerName: 'root-2026',
    commonName: 'Example Root CA',
    keyType: secrets.AuthorityKeyType.EC,
    notAfter: '2036-01-01T00:00:00Z',
  });

  new secrets.PkiIssuersConfig(scope, 'Example', {
    mount: current.mount,
    default: current.issuerId,
  });
}
