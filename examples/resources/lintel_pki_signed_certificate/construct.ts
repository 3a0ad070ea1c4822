import { Construct } from 'constructs';
import { Duration, EphemeralVariable, secrets } from 'lintel';

export function example(scope: Construct) {
  const apiRequest = new EphemeralVariable(scope, 'api_request', { type: 'string' });

  const web = new secrets.PkiRole(scope, 'Web', {
    name: 'web',
    allowedDomains: ['example.com'],
    allowSubdomains: true,
    maxTtl: Duration.days(90),
    keyType: secrets.KeyType.EC,
  });

  new secrets.PkiSignedCertificate(scope, 'Example', {
    role: web.name,
    csr: apiRequest.stringValue,
    commonName: 'api.example.com',
    ttl: Duration.days(90),
    renewBefore: '15d',
  });
}
