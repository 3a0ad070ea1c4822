import { TerraformVariable } from 'cdktf';
import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  const authorityRequest = new TerraformVariable(scope, 'authority_request', { type: 'string', sensitive: true });
  authorityRequest.addOverride('ephemeral', true);

  new secrets.PkiSignedIntermediate(scope, 'Example', {
    csr: authorityRequest.stringValue,
    commonName: 'Example Issuing CA',
    notAfter: '2031-01-01T00:00:00Z',
    maxPathLength: 0,
    permittedDnsDomains: ['.example.com'],
    organization: ['Example'],
  });
}
