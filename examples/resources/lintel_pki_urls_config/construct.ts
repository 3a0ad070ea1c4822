import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  new secrets.PkiUrlsConfig(scope, 'Example', {
    mount: 'pki',
    issuingCertificates: ['http://pki.example.com/v1/pki/issuer/{{issuer_id}}/der'],
    crlDistributionPoints: ['http://pki.example.com/v1/pki/issuer/{{issuer_id}}/crl/der'],
    ocspServers: ['http://pki.example.com/v1/pki/ocsp'],
    enableTemplating: true,
  });
}
