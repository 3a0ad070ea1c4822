import { Construct } from 'constructs';
import { Duration, EphemeralVariable, secrets } from 'lintel';

export function example(scope: Construct) {
  const apiRequest = new EphemeralVariable(scope, 'api_request', { type: 'string' });

  new secrets.PkiSignedCertificate(scope, 'Example', {
    role: 'web',
    csr: apiRequest.stringValue,
    commonName: 'api.example.com',
    ttl: Duration.days(90),
    renewBefore: '15d',
  });
}
