import { createPublicKey, KeyObject, verify } from 'crypto';
import { isIPv6 } from 'net';
import { CertificationRequest } from '@peculiar/asn1-csr';
import { AsnConvert } from '@peculiar/asn1-schema';
import { Certificate, Extensions, GeneralName, id_ce_subjectAltName, Name, SubjectAlternativeName, SubjectPublicKeyInfo } from '@peculiar/asn1-x509';
import { parsePem } from '../../../definition/kinds/pem';

/** Whom a certificate, or a request for one, is for. Loaded where that is asked: the library that reads it is large. */
export interface Bearer {
  /** Empty where there is none. */
  readonly commonName: string;
  /** Host names and e-mail addresses. */
  readonly hosts: readonly string[];
  readonly addresses: readonly string[];
  readonly uris: readonly string[];
  /** As `<oid>;UTF8:<value>`. */
  readonly others: readonly string[];
  /** One text for one key. */
  readonly key: string;
}

const COMMON_NAME = '2.5.4.3';
const EXTENSION_REQUEST = '1.2.840.113549.1.9.14';
/** The hash of each algorithm that signs requests; none is part of a signature with Ed25519. */
const HASHES: { readonly [algorithm: string]: string | null } = {
  '1.2.840.113549.1.1.5': 'sha1', '1.2.840.113549.1.1.11': 'sha256', '1.2.840.113549.1.1.12': 'sha384', '1.2.840.113549.1.1.13': 'sha512',
  '1.2.840.10045.4.1': 'sha1', '1.2.840.10045.4.3.1': 'sha224', '1.2.840.10045.4.3.2': 'sha256', '1.2.840.10045.4.3.3': 'sha384', '1.2.840.10045.4.3.4': 'sha512',
  '1.3.101.112': null,
};

export function bearerOfCertificate(der: Buffer): Bearer {
  const { tbsCertificate: { subject, subjectPublicKeyInfo, extensions } } = AsnConvert.parse(der, Certificate);
  return bearer(subject, subjectPublicKeyInfo, extensions);
}

/** Undefined where the text is no request that can be read. */
export function bearerOfRequest(pem: string): Bearer | undefined {
  const request = readRequest(pem);
  return request && bearer(request.certificationRequestInfo.subject, request.certificationRequestInfo.subjectPKInfo, extensionsOf(request));
}

/** What is wrong with a request, as a sentence; undefined, if nothing is that can be told. */
export function findRequestFault(pem: string): string | undefined {
  const request = readRequest(pem);
  if (!request) return 'It is no request for a certificate (PKCS #10) that can be read.';
  const { certificationRequestInfo: info, certificationRequestInfoRaw: raw, signatureAlgorithm: { algorithm }, signature } = request;
  const hash = HASHES[algorithm];
  // What is signed in another way is for the service to judge.
  if (hash === undefined) return undefined;
  try {
    const signed = Buffer.from(raw ?? AsnConvert.serialize(info));
    return verify(hash, signed, publicKey(info.subjectPKInfo), Buffer.from(signature)) ? undefined : 'Its signature is not that of the key that it is for.';
  } catch {
    return undefined;
  }
}

/** One text for all spellings of an address. */
export function addressKey(address: string): string {
  return isIPv6(address) ? new URL(`http://[${address}]`).hostname : address;
}

function readRequest(pem: string): CertificationRequest | undefined {
  const block = parsePem(pem).blocks?.find(({ label }) => label === 'CERTIFICATE REQUEST' || label === 'NEW CERTIFICATE REQUEST');
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

function bearer(subject: Name, key: SubjectPublicKeyInfo, extensions: Extensions | undefined): Bearer {
  const extension = extensions?.find(({ extnID }) => extnID === id_ce_subjectAltName);
  const names: readonly GeneralName[] = extension ? AsnConvert.parse(extension.extnValue, SubjectAlternativeName) : [];
  const all = <T>(pick: (name: GeneralName) => T | undefined): T[] => names.flatMap((name) => pick(name) ?? []);
  return {
    commonName: subject.flatMap((part) => [...part]).find(({ type }) => type === COMMON_NAME)?.value.toString() ?? '',
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

/** The text of a UTF8String; empty where it is something else. */
function utf8(value: ArrayBuffer): string {
  const bytes = Buffer.from(value);
  return bytes[0] === 0x0c ? bytes.subarray(bytes[1] < 0x80 ? 2 : 2 + bytes[1] - 0x80).toString('utf8') : '';
}
