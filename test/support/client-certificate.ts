import { webcrypto } from 'crypto';
import * as x509 from '@peculiar/x509';

export interface ClientCertificate {
  readonly certificate: string;
  readonly privateKey: string;
}

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-521', hash: 'SHA-512' };

/** A certificate like the one Terraform makes for each plugin it starts. */
export async function createClientCertificate(): Promise<ClientCertificate> {
  x509.cryptoProvider.set(webcrypto as never);
  const keys = await webcrypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify']);
  const certificate = await x509.X509CertificateGenerator.createSelfSigned({
    name: 'O=HashiCorp, CN=localhost',
    notBefore: new Date(Date.now() - 30_000),
    notAfter: new Date(Date.now() + 3600_000),
    signingAlgorithm: ALGORITHM,
    keys: keys as never,
    extensions: [
      new x509.BasicConstraintsExtension(true, undefined, true),
      new x509.ExtendedKeyUsageExtension([x509.ExtendedKeyUsage.clientAuth, x509.ExtendedKeyUsage.serverAuth]),
      new x509.SubjectAlternativeNameExtension([{ type: 'dns', value: 'localhost' }]),
    ],
  });
  const key = Buffer.from(await webcrypto.subtle.exportKey('pkcs8', keys.privateKey));
  return {
    certificate: certificate.toString('pem'),
    privateKey: `-----BEGIN PRIVATE KEY-----\n${key.toString('base64').replace(/(.{64})/g, '$1\n')}\n-----END PRIVATE KEY-----\n`,
  };
}
