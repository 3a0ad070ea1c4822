import { X509Certificate } from 'crypto';
import type { KeyObject } from 'crypto';
import { AsnConvert } from '@peculiar/asn1-schema';
import {
  BasicConstraints,
  Certificate,
  Extensions,
  SubjectKeyIdentifier,
  TBSCertificate,
  Validity,
  Version,
  id_ce_basicConstraints,
  id_ce_subjectKeyIdentifier,
} from '@peculiar/asn1-x509';
import type { Extension, Name } from '@peculiar/asn1-x509';
import { keyIdentifier, publicKeyInfo } from './keys';
import { toPem } from './pem';
import { remembering } from './remembering';
import { exact, signatureMethod } from './signature';
import type { Signer } from './signature';

export interface Contents {
  readonly serial: Uint8Array;
  readonly subject: Name;
  readonly issuer: Name;
  readonly notBefore: Date;
  readonly notAfter: Date;
  readonly publicKey: KeyObject;
  readonly extensions: readonly Extension[];
}

/** A parsed certificate with its frequently used properties. */
export interface ReadCertificate {
  /** Without a trailing line break. */
  readonly pem: string;
  readonly der: Buffer;
  /** Pairs of hexadecimal digits, separated by colons. */
  readonly serial: string;
  readonly subject: Name;
  /** A text that identifies the subject. */
  readonly subjectText: string;
  /** As Go writes it. */
  readonly issuerText: string;
  /** The issuer's `subjectText`. */
  readonly parentText: string;
  /** The certificate's DNS names. */
  readonly names: readonly string[];
  readonly notBefore: Date;
  readonly notAfter: Date;
  readonly publicKey: KeyObject;
  readonly keyIdentifier: Buffer;
  readonly isAuthority: boolean;
  /** How many CAs may follow below it; -1 means no limit. */
  readonly pathLength: number;
  /** Whether it is self-signed. */
  readonly isRoot: boolean;
}

/** Returns the signed certificate, as PEM without a trailing line break. */
export function signCertificate(contents: Contents, signer: Signer): string {
  const method = signatureMethod(signer);
  const tbsCertificate = new TBSCertificate({
    version: Version.v3,
    serialNumber: exact(contents.serial),
    signature: method.algorithm,
    issuer: contents.issuer,
    validity: new Validity({ notBefore: wholeSeconds(contents.notBefore), notAfter: wholeSeconds(contents.notAfter) }),
    subject: contents.subject,
    subjectPublicKeyInfo: publicKeyInfo(contents.publicKey),
    extensions: new Extensions([...contents.extensions]),
  });
  const certificate = new Certificate({
    tbsCertificate,
    signatureAlgorithm: method.algorithm,
    signatureValue: method.sign(AsnConvert.serialize(tbsCertificate)),
  });
  return toPem('CERTIFICATE', new Uint8Array(AsnConvert.serialize(certificate)));
}

/** Undefined if the text is not a certificate. */
export const readCertificate = remembering(parseCertificate);

function parseCertificate(pem: string): ReadCertificate | undefined {
  try {
    const x509 = new X509Certificate(pem);
    const { raw, serialNumber, publicKey } = x509;
    const { tbsCertificate } = AsnConvert.parse(raw, Certificate);
    const find = <T>(oid: string, type: new () => T): T | undefined => {
      const extension = tbsCertificate.extensions?.find(({ extnID }) => extnID === oid);
      return extension && AsnConvert.parse(extension.extnValue, type);
    };
    const identifier = find(id_ce_subjectKeyIdentifier, SubjectKeyIdentifier);
    const constraints = find(id_ce_basicConstraints, BasicConstraints);
    return {
      pem: toPem('CERTIFICATE', raw),
      der: raw,
      serial: colons(serialNumber),
      subject: tbsCertificate.subject,
      // Undefined for an empty name.
      subjectText: (x509.subject as string | undefined) ?? '',
      issuerText: ((x509.issuer as string | undefined) ?? '').split('\n').reverse().join(','),
      parentText: (x509.issuer as string | undefined) ?? '',
      names: [...(x509.subjectAltName ?? '').matchAll(/DNS:([^,]+)/g)].map(([, name]) => name!),
      notBefore: new Date(x509.validFrom),
      notAfter: new Date(x509.validTo),
      publicKey,
      keyIdentifier: identifier ? Buffer.from(identifier.buffer) : keyIdentifier(publicKey),
      isAuthority: constraints?.cA ?? false,
      pathLength: constraints?.pathLenConstraint ?? -1,
      isRoot: x509.issuer === x509.subject && x509.verify(publicKey),
    };
  } catch {
    return undefined;
  }
}

/** Whether the certificate names the other as its issuer and is signed with the other's key. */
export function isIssuedBy(certificate: string, issuer: string): boolean {
  const [child, parent] = [new X509Certificate(certificate), new X509Certificate(issuer)];
  return child.checkIssued(parent) && child.verify(parent.publicKey);
}

/** Normalizes `3A4F` and `3a-4f` to `3a:4f`. */
export function colons(serial: string): string {
  const digits = serial.replace(/[^0-9A-Fa-f]/g, '').toLowerCase();
  return (digits.length % 2 === 1 ? `0${digits}` : digits).match(/../g)?.join(':') ?? '';
}

function wholeSeconds(date: Date): Date {
  return new Date(Math.floor(date.getTime() / 1000) * 1000);
}
