import { createHash, createPublicKey, KeyObject, verify } from 'crypto';
import { isIPv6 } from 'net';
import { CertificationRequest } from '@peculiar/asn1-csr';
import { AsnConvert } from '@peculiar/asn1-schema';
import {
  Certificate,
  Extensions,
  GeneralName,
  id_ce_subjectAltName,
  Name,
  SubjectAlternativeName,
  SubjectPublicKeyInfo,
} from '@peculiar/asn1-x509';
import { parsePem } from '../../../../definition/kinds/pem';

/** The subject of a certificate or of a signing request. This file is loaded on demand, because the library that it uses is large. */
export interface CertificateSubject {
  /** Empty if there is none. */
  readonly commonName: string;
  /** Host names and e-mail addresses. */
  readonly hosts: readonly string[];
  readonly addresses: readonly string[];
  readonly uris: readonly string[];
  /** As `<oid>;UTF8:<value>`. */
  readonly others: readonly string[];
  /** The public key, as text that is equal for equal keys. */
  readonly key: string;
}

const COMMON_NAME = '2.5.4.3';
const EXTENSION_REQUEST = '1.2.840.113549.1.9.14';
/** The hash of each signature algorithm. Ed25519 has no separate hash. */
const HASHES: { readonly [algorithm: string]: string | null } = {
  '1.2.840.113549.1.1.5': 'sha1',
  '1.2.840.113549.1.1.11': 'sha256',
  '1.2.840.113549.1.1.12': 'sha384',
  '1.2.840.113549.1.1.13': 'sha512',
  '1.2.840.10045.4.1': 'sha1',
  '1.2.840.10045.4.3.1': 'sha224',
  '1.2.840.10045.4.3.2': 'sha256',
  '1.2.840.10045.4.3.3': 'sha384',
  '1.2.840.10045.4.3.4': 'sha512',
  '1.3.101.112': null,
};

export function subjectOfCertificate(der: Buffer): CertificateSubject {
  return subjectIn(AsnConvert.parse(der, Certificate));
}

export function subjectIn({ tbsCertificate }: Certificate): CertificateSubject {
  const { subject, subjectPublicKeyInfo, extensions } = tbsCertificate;
  return subjectOf(subject, subjectPublicKeyInfo, extensions);
}

/** Undefined if the text is not a readable signing request. */
export function subjectOfRequest(pem: string): CertificateSubject | undefined {
  const request = readRequest(pem);
  return (
    request &&
    subjectOf(
      request.certificationRequestInfo.subject,
      request.certificationRequestInfo.subjectPKInfo,
      extensionsOf(request),
    )
  );
}

/** The identifier that certificates for the request's key have by default: the SHA-1 of the key. Undefined if the request cannot be read. */
export function keyIdentifierOfRequest(pem: string): Buffer | undefined {
  const request = readRequest(pem);
  if (!request) return undefined;
  const { subjectPublicKey } = request.certificationRequestInfo.subjectPKInfo;
  return createHash('sha1').update(Buffer.from(subjectPublicKey)).digest();
}

/** The identifiers that a service may give a key: the SHA-1 of the public key (RFC 5280), or the beginning of its SHA-256 (RFC 7093). */
export function keyIdentifiers(key: KeyObject): readonly [Buffer, Buffer] {
  const { subjectPublicKey } = AsnConvert.parse(
    createPublicKey(key).export({ format: 'der', type: 'spki' }),
    SubjectPublicKeyInfo,
  );
  const hash = (algorithm: string) => createHash(algorithm).update(Buffer.from(subjectPublicKey)).digest();
  return [hash('sha1'), hash('sha256').subarray(0, 20)];
}

/** Describes why a signing request is not valid; undefined if no fault is found. */
export function findRequestFault(pem: string): string | undefined {
  const request = readRequest(pem);
  if (!request) return 'The text is not a certificate signing request (PKCS #10).';
  const {
    certificationRequestInfo: info,
    certificationRequestInfoRaw: raw,
    signatureAlgorithm: { algorithm },
    signature,
  } = request;
  const hash = HASHES[algorithm];
  // The service checks other signature algorithms.
  if (hash === undefined) return undefined;
  try {
    const signed = Buffer.from(raw ?? AsnConvert.serialize(info));
    return verify(hash, signed, publicKey(info.subjectPKInfo), Buffer.from(signature))
      ? undefined
      : 'The signature of the request does not match its public key.';
  } catch {
    return undefined;
  }
}

/** Text that is equal for all spellings of an address. */
export function addressKey(address: string): string {
  return isIPv6(address) ? new URL(`http://[${address}]`).hostname : address;
}

function readRequest(pem: string): CertificationRequest | undefined {
  const block = parsePem(pem).blocks?.find(
    ({ label }) => label === 'CERTIFICATE REQUEST' || label === 'NEW CERTIFICATE REQUEST',
  );
  try {
    return block && AsnConvert.parse(block.der, CertificationRequest);
  } catch {
    return undefined;
  }
}

function extensionsOf({ certificationRequestInfo: { attributes } }: CertificationRequest): Extensions | undefined {
  const wanted = attributes?.find(({ type }) => type === EXTENSION_REQUEST)?.values[0];
  return wanted && AsnConvert.parse(wanted, Extensions);
}

function subjectOf(subject: Name, key: SubjectPublicKeyInfo, extensions: Extensions | undefined): CertificateSubject {
  const extension = extensions?.find(({ extnID }) => extnID === id_ce_subjectAltName);
  const names: readonly GeneralName[] = extension ? AsnConvert.parse(extension.extnValue, SubjectAlternativeName) : [];
  const all = <T>(pick: (name: GeneralName) => T | undefined): T[] => names.flatMap((name) => pick(name) ?? []);
  return {
    commonName:
      subject
        .flatMap((part) => [...part])
        .find(({ type }) => type === COMMON_NAME)
        ?.value.toString() ?? '',
    hosts: all(({ dNSName, rfc822Name }) => dNSName ?? rfc822Name),
    addresses: all(({ iPAddress }) => iPAddress).map(addressKey),
    uris: all(({ uniformResourceIdentifier }) => uniformResourceIdentifier),
    others: all(({ otherName }) => otherName && `${otherName.typeId};UTF8:${utf8(otherName.value)}`),
    key: Buffer.from(AsnConvert.serialize(key)).toString('base64'),
  };
}

function publicKey(key: SubjectPublicKeyInfo): KeyObject {
  return createPublicKey({ key: Buffer.from(AsnConvert.serialize(key)), format: 'der', type: 'spki' });
}

/** The text of a DER UTF8String; empty for other types. */
function utf8(value: ArrayBuffer): string {
  const bytes = Buffer.from(value);
  const [tag, length = 0] = bytes;
  return tag === 0x0c ? bytes.subarray(length < 0x80 ? 2 : 2 + length - 0x80).toString('utf8') : '';
}
