import { Construct } from 'constructs';
import { EphemeralVariable, secrets } from 'lintel';

export function example(scope: Construct) {
  const authorityRequest = new EphemeralVariable(scope, 'authority_request', { type: 'string' });

  new secrets.PkiSignedIntermediate(scope, 'Example', {
    csr: authorityRequest.stringValue,
    commonName: 'Example Issuing CA',
    notAfter: '2031-01-01T00:00:00Z',
    maxPathLength: 0,
    permittedDnsDomains: ['.example.com'],
    organization: ['Example'],
  });
}
