import { constants, createPublicKey, verify } from 'crypto';
import type { KeyObject } from 'crypto';
import { Attributes, CertificationRequest, CertificationRequestInfo } from '@peculiar/asn1-csr';
import { RsaSaPssParams, id_RSASSA_PSS } from '@peculiar/asn1-rsa';
import { AsnConvert } from '@peculiar/asn1-schema';
import {
  Attribute,
  ExtendedKeyUsage,
  Extension,
  Extensions,
  KeyUsage,
  SubjectAlternativeName,
  id_ce_extKeyUsage,
  id_ce_keyUsage,
  id_ce_subjectAltName,
} from '@peculiar/asn1-x509';
import type { GeneralName, Name } from '@peculiar/asn1-x509';
import { publicKeyInfo } from './keys';
import { parsePem, toPem } from './pem';
import { signatureMethod } from './signature';
import type { Signer } from './signature';

export interface ReadRequest {
  readonly subject: Name;
  readonly publicKey: KeyObject;
  readonly names: readonly GeneralName[];
  /** The key usage flags of the extension; undefined if absent. */
  readonly keyUsage?: number;
  readonly extendedKeyUsage: readonly string[];
  readonly extensions: readonly Extension[];
  /** Whether its signature matches its key. */
  readonly genuine: boolean;
}

const EXTENSION_REQUEST = '1.2.840.113549.1.9.14';
const HASHES: Readonly<Record<string, string>> = {
  '1.2.840.113549.1.1.5': 'sha1',
  '1.2.840.113549.1.1.11': 'sha256',
  '1.2.840.113549.1.1.12': 'sha384',
  '1.2.840.113549.1.1.13': 'sha512',
  '1.2.840.10045.4.1': 'sha1',
  '1.2.840.10045.4.3.1': 'sha224',
  '1.2.840.10045.4.3.2': 'sha256',
  '1.2.840.10045.4.3.3': 'sha384',
  '1.2.840.10045.4.3.4': 'sha512',
};
const PSS_HASHES: Readonly<Record<string, string>> = {
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
};

/** Undefined if the text is not a CSR. */
export function readRequest(pem: string): ReadRequest | undefined {
  const block = parsePem(pem).find(
    ({ label }) => label === 'CERTIFICATE REQUEST' || label === 'NEW CERTIFICATE REQUEST',
  );
  if (!block) return undefined;
  try {
    const request = AsnConvert.parse(block.der, CertificationRequest);
    const { certificationRequestInfo: info } = request;
    const publicKey = createPublicKey({
      key: Buffer.from(AsnConvert.serialize(info.subjectPKInfo)),
      format: 'der',
      type: 'spki',
    });
    const wanted = info.attributes?.find(({ type }) => type === EXTENSION_REQUEST)?.values[0];
    const extensions = wanted ? [...AsnConvert.parse(wanted, Extensions)] : [];
    const find = <T>(oid: string, type: new () => T): T | undefined => {
      const extension = extensions.find(({ extnID }) => extnID === oid);
      return extension && AsnConvert.parse(extension.extnValue, type);
    };
    return {
      subject: info.subject,
      publicKey,
      names: find(id_ce_subjectAltName, SubjectAlternativeName) ?? [],
      keyUsage: find(id_ce_keyUsage, KeyUsage)?.toNumber(),
      extendedKeyUsage: find(id_ce_extKeyUsage, ExtendedKeyUsage) ?? [],
      extensions,
      genuine: isGenuine(request, publicKey),
    };
  } catch {
    return undefined;
  }
}

export interface RequestContents {
  readonly subject: Name;
  readonly extensions: readonly Extension[];
}

/** Returns the signed CSR, as PEM without a trailing line break. */
export function signRequest({ subject, extensions }: RequestContents, signer: Signer): string {
  const method = signatureMethod(signer);
  const wanted = new Attribute({
    type: EXTENSION_REQUEST,
    values: [AsnConvert.serialize(new Extensions([...extensions]))],
  });
  const info = new CertificationRequestInfo({
    version: 0,
    subject,
    subjectPKInfo: publicKeyInfo(signer.key),
    attributes: new Attributes(extensions.length > 0 ? [wanted] : []),
  });
  const request = new CertificationRequest({
    certificationRequestInfo: info,
    signatureAlgorithm: method.algorithm,
    signature: method.sign(AsnConvert.serialize(info)),
  });
  return toPem('CERTIFICATE REQUEST', new Uint8Array(AsnConvert.serialize(request)));
}

function isGenuine(
  { certificationRequestInfoRaw, certificationRequestInfo, signatureAlgorithm, signature }: CertificationRequest,
  publicKey: KeyObject,
): boolean {
  const signed = Buffer.from(certificationRequestInfoRaw ?? AsnConvert.serialize(certificationRequestInfo));
  const { algorithm, parameters } = signatureAlgorithm;
  if (algorithm === id_RSASSA_PSS && parameters) {
    const { hashAlgorithm, saltLength } = AsnConvert.parse(parameters, RsaSaPssParams);
    const hash = PSS_HASHES[hashAlgorithm.algorithm];
    return (
      hash !== undefined &&
      verify(
        hash,
        signed,
        { key: publicKey, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength },
        Buffer.from(signature),
      )
    );
  }
  const hash = publicKey.asymmetricKeyType === 'ed25519' ? null : HASHES[algorithm];
  return hash !== undefined && verify(hash, signed, publicKey, Buffer.from(signature));
}
