import { TerraformVariable } from 'cdktf';
import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  const issuingCertificate = new TerraformVariable(scope, 'issuing_certificate', { type: 'string' });

  new secrets.PkiIssuer(scope, 'Example', {
    mount: 'pki',
    issuerName: 'issuing-2026',
    certificate: issuingCertificate.stringValue,
    usage: [
      secrets.IssuerUsage.ISSUING_CERTIFICATES,
      secrets.IssuerUsage.CRL_SIGNING,
      secrets.IssuerUsage.OCSP_SIGNING,
    ],
    leafNotAfterBehavior: secrets.LeafNotAfterBehavior.TRUNCATE,
  });
}
