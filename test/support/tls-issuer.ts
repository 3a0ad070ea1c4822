import { webcrypto } from 'crypto';
import * as x509 from '@peculiar/x509';

/** An authority of its own for servers and clients of a test. PEM. */
export interface TlsIssuer {
  readonly ca: string;
  /** A certificate for a host, or for a client of that name. */
  issue(name: string): Promise<{ readonly certificate: string; readonly key: string }>;
}

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };

function makeKeys(): Promise<webcrypto.CryptoKeyPair> {
  return webcrypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify']) as Promise<webcrypto.CryptoKeyPair>;
}

export async function makeIssuer(name = 'test authority'): Promise<TlsIssuer> {
  x509.cryptoProvider.set(webcrypto as never);
  const caKeys = await makeKeys();
  const dates = { notBefore: new Date(Date.now() - 60_000), notAfter: new Date(Date.now() + 3_600_000) };
  const ca = await x509.X509CertificateGenerator.createSelfSigned({
    serialNumber: '01',
    name: `CN=${name}`,
    keys: caKeys,
    signingAlgorithm: ALGORITHM,
    ...dates,
    extensions: [new x509.BasicConstraintsExtension(true, 1, true)],
  });
  let issued = 1;
  return {
    ca: ca.toString('pem'),
    issue: async (host) => {
      const keys = await makeKeys();
      const certificate = await x509.X509CertificateGenerator.create({
        serialNumber: String(++issued).padStart(2, '0'),
        subject: `CN=${host}`,
        issuer: ca.subject,
        publicKey: keys.publicKey,
        signingKey: caKeys.privateKey,
        signingAlgorithm: ALGORITHM,
        ...dates,
        extensions: [new x509.SubjectAlternativeNameExtension([{ type: 'dns', value: host }])],
      });
      const pkcs8 = Buffer.from(await webcrypto.subtle.exportKey('pkcs8', keys.privateKey as never)).toString('base64');
      return {
        certificate: certificate.toString('pem'),
        key: `-----BEGIN PRIVATE KEY-----\n${pkcs8}\n-----END PRIVATE KEY-----\n`,
      };
    },
  };
}
