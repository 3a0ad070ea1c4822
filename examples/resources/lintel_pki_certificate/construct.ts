import { Construct } from 'constructs';
import { Duration, secrets } from 'lintel';

export function example(scope: Construct) {
  const web = new secrets.PkiRole(scope, 'Web', {
    name: 'web',
    maxTtl: Duration.days(30),
    allowedDomains: ['example.com'],
    allowSubdomains: true,
    keyType: secrets.KeyType.EC,
  });

  new secrets.PkiCertificate(scope, 'Example', {
    role: web.name,
    commonName: 'shop.example.com',
    altNames: ['www.example.com'],
    ttl: Duration.days(30),
    renewBefore: '30%',
    lifecycle: { createBeforeDestroy: true },
  });

  // In the enterprise edition an external policy may decide what is issued.
  new secrets.PkiCertificate(scope, 'ByPolicy', {
    externalPolicy: {
      policy: 'web',
      keyType: secrets.CertificateKeyType.EC,
    },
    commonName: 'api.example.com',
    ttl: Duration.days(7),
  });
}
