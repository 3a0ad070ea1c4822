import { webcrypto } from 'crypto';
import { isIP } from 'net';
import {
  AuthorityKeyIdentifierExtension,
  BasicConstraintsExtension,
  ExtendedKeyUsage,
  ExtendedKeyUsageExtension,
  KeyUsageFlags,
  KeyUsagesExtension,
  PemConverter,
  SubjectAlternativeNameExtension,
  SubjectKeyIdentifierExtension,
  X509CertificateGenerator,
} from '@peculiar/x509';

export interface Certificates {
  /** The CA certificate that clients trust. */
  readonly ca: string;
  readonly certificate: string;
  readonly key: string;
}

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
const DAYS = 30;

/** Creates a certificate authority, whose key is discarded, and a server certificate for the loopback names and the given names. */
export async function createCertificates(names: readonly string[] = []): Promise<Certificates> {
  const [caKeys, keys] = await Promise.all([generateKeys(), generateKeys()]);
  const notBefore = new Date(Date.now() - 60_000);
  const notAfter = new Date(Date.now() + DAYS * 24 * 3600_000);
  const ca = await X509CertificateGenerator.createSelfSigned(
    {
      name: 'CN=Lintel emulator authority',
      keys: caKeys,
      notBefore,
      notAfter,
      signingAlgorithm: ALGORITHM,
      extensions: [
        new BasicConstraintsExtension(true, 0, true),
        new KeyUsagesExtension(KeyUsageFlags.keyCertSign + KeyUsageFlags.cRLSign, true),
        await SubjectKeyIdentifierExtension.create(caKeys.publicKey, false, webcrypto),
      ],
    },
    webcrypto,
  );
  const certificate = await X509CertificateGenerator.create(
    {
      subject: 'CN=Lintel emulator',
      issuer: ca.subject,
      publicKey: keys.publicKey,
      signingKey: caKeys.privateKey,
      notBefore,
      notAfter,
      signingAlgorithm: ALGORITHM,
      extensions: [
        new BasicConstraintsExtension(false, undefined, true),
        new KeyUsagesExtension(KeyUsageFlags.digitalSignature, true),
        await AuthorityKeyIdentifierExtension.create(caKeys.publicKey, false, webcrypto),
        await SubjectKeyIdentifierExtension.create(keys.publicKey, false, webcrypto),
        new ExtendedKeyUsageExtension([ExtendedKeyUsage.serverAuth]),
        new SubjectAlternativeNameExtension([
          { type: 'dns', value: 'localhost' },
          { type: 'ip', value: '127.0.0.1' },
          { type: 'ip', value: '::1' },
          ...names.map((name) => ({ type: isIP(name) ? ('ip' as const) : ('dns' as const), value: name })),
        ]),
      ],
    },
    webcrypto,
  );
  const key = PemConverter.encode(await webcrypto.subtle.exportKey('pkcs8', keys.privateKey), 'PRIVATE KEY');
  return { ca: `${ca.toString('pem')}\n`, certificate: `${certificate.toString('pem')}\n`, key: `${key}\n` };
}

async function generateKeys(): Promise<webcrypto.CryptoKeyPair> {
  return webcrypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify']);
}
