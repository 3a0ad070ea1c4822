import { TerraformVariable } from 'cdktf';
import { Construct } from 'constructs';
import { Duration, secrets } from 'lintel';

export function example(scope: Construct) {
  const apiRequest = new TerraformVariable(scope, 'api_request', { type: 'string', sensitive: true });
  apiRequest.addOverride('ephemeral', true);

  new secrets.PkiSignedCertificate(scope, 'Example', {
    role: 'web',
    csr: apiRequest.stringValue,
    commonName: 'api.example.com',
    ttl: Duration.days(90),
    renewBefore: '15d',
  });
}
