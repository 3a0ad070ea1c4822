import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  const current = new secrets.DataPkiIssuer(scope, 'Current', { mount: 'pki', issuerRef: 'root-2026' });

  new secrets.PkiIssuersConfig(scope, 'Example', {
    mount: 'pki',
    default: current.issuerId,
  });
}
