import { webcrypto } from 'crypto';
import { ExtendedKeyUsage, ExtendedKeyUsageExtension, KeyUsageFlags, KeyUsagesExtension, PemConverter, X509Certificate, X509CertificateGenerator } from '@peculiar/x509';
import type { Credential } from './credential-config';

export interface CertificateSubject {
  readonly commonName: string;
  readonly notBefore: Date;
  readonly lifeSeconds: number;
}

const CURVES: Readonly<Record<number, string>> = { 256: 'P-256', 384: 'P-384', 521: 'P-521' };

/** A certificate for a user of a database and its key, signed by the authority of the role. */
export async function createClientCertificate(config: Credential['config'], subject: CertificateSubject): Promise<Readonly<Record<string, string>>> {
  const hash = `SHA-${Number(config.signature_bits) || 256}`;
  const authority = new X509Certificate(String(config.ca_cert));
  const algorithm = keyAlgorithm(config, hash);
  const keys = await webcrypto.subtle.generateKey(algorithm as webcrypto.RsaHashedKeyGenParams, true, ['sign', 'verify']) as webcrypto.CryptoKeyPair;
  const signingAlgorithm = { ...authority.publicKey.algorithm, hash };
  const signingKey = await webcrypto.subtle.importKey('pkcs8', PemConverter.decodeFirst(String(config.ca_private_key)), signingAlgorithm as webcrypto.RsaHashedImportParams, false, ['sign']);
  const certificate = await X509CertificateGenerator.create({
    subject: [{ CN: [subject.commonName] }],
    issuer: authority.subject,
    publicKey: keys.publicKey,
    signingKey,
    notBefore: subject.notBefore,
    notAfter: new Date(subject.notBefore.getTime() + subject.lifeSeconds * 1000),
    signingAlgorithm: signingAlgorithm,
    extensions: [new KeyUsagesExtension(KeyUsageFlags.digitalSignature, true), new ExtendedKeyUsageExtension([ExtendedKeyUsage.clientAuth])],
  }, webcrypto);
  return {
    client_certificate: `${certificate.toString('pem')}\n`,
    private_key: `${PemConverter.encode(await webcrypto.subtle.exportKey('pkcs8', keys.privateKey), 'PRIVATE KEY')}\n`,
    private_key_type: 'pkcs8',
  };
}

function keyAlgorithm({ key_type: type, key_bits: bits }: Credential['config'], hash: string): object {
  if (type === 'ed25519') return { name: 'Ed25519' };
  if (type === 'rsa') return { name: 'RSASSA-PKCS1-v1_5', modulusLength: Number(bits), publicExponent: new Uint8Array([1, 0, 1]), hash };
  const namedCurve = CURVES[Number(bits)];
  if (!namedCurve) throw new Error(`the curve of ${bits} bits is not served here`);
  return { name: 'ECDSA', namedCurve, hash };
}
