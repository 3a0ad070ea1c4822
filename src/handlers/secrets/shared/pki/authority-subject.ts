/** Parts of a CA's certificate that its request determined. This file is loaded on demand, because the library that it uses is large. */
import { X509Certificate } from 'crypto';
import { AsnConvert } from '@peculiar/asn1-schema';
import {
  BasicConstraints,
  Certificate,
  ExtendedKeyUsage,
  id_ce_basicConstraints,
  id_ce_extKeyUsage,
  id_ce_keyUsage,
  id_ce_nameConstraints,
  KeyUsage,
  NameConstraints,
  type GeneralSubtrees,
  type Name,
} from '@peculiar/asn1-x509';
import { oncePerText } from '../../../../definition/once-per';
import { subjectIn } from '../certificates/certificate-names';
import { EXTENDED_KEY_USAGES } from './pki-vocabulary';

export interface GeneratedFrom {
  readonly commonName: string;
  readonly altNames: readonly string[];
  readonly ipSans: readonly string[];
  readonly uriSans: readonly string[];
  readonly otherSans: readonly string[];
  readonly subject: { readonly [attribute: string]: readonly string[] };
  readonly subjectSerialNumber: string | undefined;
  readonly keyType: 'rsa' | 'ec' | 'ed25519' | undefined;
  /** 0 for keys of one size. */
  readonly keyBits: number;
  readonly maxPathLength: number;
  readonly constraints: { readonly [attribute: string]: readonly string[] };
  /** In the spelling of the service, including the usages that every CA has. */
  readonly keyUsage: readonly string[];
  readonly extKeyUsageOids: readonly string[];
  /** Undefined unless the key is an RSA key. */
  readonly usePss: boolean | undefined;
}

const SUBJECT: { readonly [attribute: string]: string } = {
  country: '2.5.4.6',
  organization: '2.5.4.10',
  ou: '2.5.4.11',
  locality: '2.5.4.7',
  province: '2.5.4.8',
  streetAddress: '2.5.4.9',
  postalCode: '2.5.4.17',
};
const SERIAL_NUMBER = '2.5.4.5';
const PSS = '1.2.840.113549.1.1.10';
const CURVES: { readonly [name: string]: number } = { secp224r1: 224, prime256v1: 256, secp384r1: 384, secp521r1: 521 };
const KEY_USAGES: { readonly [name: string]: string } = {
  digitalSignature: 'DigitalSignature',
  nonRepudiation: 'ContentCommitment',
  keyEncipherment: 'KeyEncipherment',
  dataEncipherment: 'DataEncipherment',
  keyAgreement: 'KeyAgreement',
  keyCertSign: 'CertSign',
  crlSign: 'CRLSign',
  encipherOnly: 'EncipherOnly',
  decipherOnly: 'DecipherOnly',
};
const PURPOSE = '1.3.6.1.5.5.7.3.';
/** In the order of their names. */
const EXTENDED = [
  '2.5.29.37.0',
  `${PURPOSE}1`,
  `${PURPOSE}2`,
  `${PURPOSE}3`,
  `${PURPOSE}4`,
  `${PURPOSE}5`,
  `${PURPOSE}6`,
  `${PURPOSE}7`,
  `${PURPOSE}8`,
  `${PURPOSE}9`,
  '1.3.6.1.4.1.311.10.3.3',
  '2.16.840.1.113730.4.1',
  '1.3.6.1.4.1.311.2.1.22',
  '1.3.6.1.4.1.311.61.1.1',
];

/** The service's name of an extended key usage; undefined if it has none. */
export function extendedUsageName(oid: string): string | undefined {
  return EXTENDED_KEY_USAGES[EXTENDED.indexOf(oid)];
}

/** Every read of a root returns the same certificate. */
export const generatedFrom = oncePerText(read);

function read(pem: string): GeneratedFrom {
  const { raw, publicKey } = new X509Certificate(pem);
  const certificate = AsnConvert.parse(raw, Certificate);
  const { tbsCertificate, signatureAlgorithm } = certificate;
  const extension = <T>(oid: string, type: new () => T): T | undefined => {
    const found = tbsCertificate.extensions?.find(({ extnID }) => extnID === oid);
    return found && AsnConvert.parse(found.extnValue, type);
  };
  const { commonName, hosts, addresses, uris, others } = subjectIn(certificate);
  const { asymmetricKeyType, asymmetricKeyDetails } = publicKey;
  const isRsa = asymmetricKeyType === 'rsa' || asymmetricKeyType === 'rsa-pss';
  return {
    commonName,
    altNames: hosts,
    ipSans: addresses,
    uriSans: uris,
    otherSans: others,
    subject: Object.fromEntries(
      Object.entries(SUBJECT).map(([name, oid]) => [name, partsOf(tbsCertificate.subject, oid)]),
    ),
    subjectSerialNumber: partsOf(tbsCertificate.subject, SERIAL_NUMBER)[0],
    keyType: isRsa
      ? 'rsa'
      : asymmetricKeyType === 'ec' || asymmetricKeyType === 'ed25519'
        ? asymmetricKeyType
        : undefined,
    keyBits: asymmetricKeyDetails?.modulusLength ?? CURVES[asymmetricKeyDetails?.namedCurve ?? ''] ?? 0,
    maxPathLength: extension(id_ce_basicConstraints, BasicConstraints)?.pathLenConstraint ?? -1,
    constraints: constraintsOf(extension(id_ce_nameConstraints, NameConstraints)),
    keyUsage: (extension(id_ce_keyUsage, KeyUsage)?.toJSON() ?? []).map((name) => KEY_USAGES[name] ?? name),
    extKeyUsageOids: [...(extension(id_ce_extKeyUsage, ExtendedKeyUsage) ?? [])],
    usePss: isRsa ? signatureAlgorithm.algorithm === PSS : undefined,
  };
}

function partsOf(subject: Name, oid: string): string[] {
  return subject
    .flatMap((part) => [...part])
    .filter(({ type }) => type === oid)
    .map(({ value }) => value.toString());
}

function constraintsOf(constraints: NameConstraints | undefined): GeneratedFrom['constraints'] {
  const { permittedSubtrees: permitted, excludedSubtrees: excluded } = constraints ?? {};
  const all = (subtrees: GeneralSubtrees | undefined, kind: 'dNSName' | 'rfc822Name' | 'uniformResourceIdentifier') =>
    [...(subtrees ?? [])].flatMap(({ base }) => base[kind] ?? []);
  const ranges = (subtrees: GeneralSubtrees | undefined) =>
    [...(subtrees ?? [])].flatMap(({ base: { iPAddress } }) => (iPAddress === undefined ? [] : [iPAddress]));
  return {
    permittedDnsDomains: all(permitted, 'dNSName'),
    excludedDnsDomains: all(excluded, 'dNSName'),
    permittedIpRanges: ranges(permitted),
    excludedIpRanges: ranges(excluded),
    permittedEmailAddresses: all(permitted, 'rfc822Name'),
    excludedEmailAddresses: all(excluded, 'rfc822Name'),
    permittedUriDomains: all(permitted, 'uniformResourceIdentifier'),
    excludedUriDomains: all(excluded, 'uniformResourceIdentifier'),
  };
}
