import { createHash } from 'crypto';
import type { KeyObject } from 'crypto';
import { AsnConvert, OctetString } from '@peculiar/asn1-schema';
import type { Name } from '@peculiar/asn1-x509';
import { publicKeyInfo } from './keys';
import {
  BasicOcspResponse,
  CertId,
  OcspRequest,
  OcspResponse,
  ResponseBytes,
  ResponseData,
  RevokedInfo,
  SingleResponse,
} from './ocsp-schema';
import { signatureMethod } from './signature';
import type { Signer } from './signature';

/** By algorithm identifier. */
const HASHES: { readonly [oid: string]: string } = {
  '1.3.14.3.2.26': 'sha1',
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
};

/** The type of signed responses. */
const BASIC = '1.3.6.1.5.5.7.48.1.1';

/** The certificate that a request is about. */
export interface CertificateIdentity {
  readonly hash: string;
  readonly issuerNameHash: Buffer;
  readonly issuerKeyHash: Buffer;
  /** Pairs of hexadecimal digits, separated by colons. */
  readonly serial: string;
  /** As sent. */
  readonly sent: Pick<CertId, 'hashAlgorithm' | 'serialNumber'>;
}

/** An issuer that responds for its certificates. */
export interface Responder {
  readonly subject: Name;
  readonly publicKey: KeyObject;
}

export interface CertificateStatus {
  readonly is: 'good' | 'unknown' | { readonly revokedAt: Date };
  readonly thisUpdate: Date;
  /** Absent if it is unknown when newer information will be available. */
  readonly nextUpdate?: Date;
}

/** Unsigned responses in DER, by status. */
export const OCSP_MALFORMED = failed(1);
export const OCSP_INTERNAL_ERROR = failed(2);
export const OCSP_UNAUTHORIZED = failed(6);

/** Reads the first certificate in a DER request; undefined if it is not a request. */
export function readOcspRequest(der: Buffer): CertificateIdentity | undefined {
  try {
    const [first] = AsnConvert.parse(der, OcspRequest).tbsRequest.requestList;
    const hash = first && HASHES[first.reqCert.hashAlgorithm.algorithm];
    if (!first || hash === undefined) return undefined;
    const { reqCert } = first;
    const digits = Buffer.from(reqCert.serialNumber)
      .toString('hex')
      .replace(/^00(?=.)/, '');
    return {
      hash,
      issuerNameHash: Buffer.from(reqCert.issuerNameHash.buffer),
      issuerKeyHash: Buffer.from(reqCert.issuerKeyHash.buffer),
      serial: (digits.match(/../g) ?? []).join(':'),
      sent: reqCert,
    };
  } catch {
    return undefined;
  }
}

/** Whether the request is about a certificate of this issuer. */
export function isAbout({ hash, issuerNameHash, issuerKeyHash }: CertificateIdentity, issuer: Responder): boolean {
  const [name, key] = hashesOf(issuer, hash);
  return name.equals(issuerNameHash) && key.equals(issuerKeyHash);
}

/**
 * Returns the signed response in DER. It names its signer but contains no certificates: the signer is the issuer, which the client knows. As in
 * OpenBao, the certificate is identified as the signer's, even if it belongs to another issuer and its status is unknown.
 */
export function signOcspResponse(
  { hash, sent: { hashAlgorithm, serialNumber } }: CertificateIdentity,
  { is, thisUpdate, nextUpdate }: CertificateStatus,
  responder: Responder,
  signer: Signer,
): Buffer {
  // Clients do not verify other RSA signatures in responses.
  const method = signatureMethod({ ...signer, pss: false });
  const [name, key] = hashesOf(responder, hash);
  const certId = Object.assign(new CertId(), {
    hashAlgorithm,
    issuerNameHash: new OctetString(name),
    issuerKeyHash: new OctetString(key),
    serialNumber,
  });
  const single = Object.assign(new SingleResponse(), {
    certId,
    ...(is === 'good' ? { good: null } : is === 'unknown' ? { unknown: null } : {}),
    ...(typeof is === 'object'
      ? { revoked: Object.assign(new RevokedInfo(), { revocationTime: wholeSeconds(is.revokedAt) }) }
      : {}),
    thisUpdate: wholeSeconds(thisUpdate),
    ...(nextUpdate ? { nextUpdate: wholeSeconds(nextUpdate) } : {}),
  });
  const tbsResponseData = Object.assign(new ResponseData(), {
    responderName: responder.subject,
    producedAt: wholeSeconds(thisUpdate),
    responses: [single],
  });
  const response = Object.assign(new BasicOcspResponse(), {
    tbsResponseData,
    signatureAlgorithm: method.algorithm,
    signature: method.sign(AsnConvert.serialize(tbsResponseData)),
  });
  return respond({
    responseStatus: 0,
    responseBytes: Object.assign(new ResponseBytes(), {
      responseType: BASIC,
      response: new OctetString(AsnConvert.serialize(response)),
    }),
  });
}

/** The hashes of the issuer's name and key, which identify the issuer. */
function hashesOf({ subject, publicKey }: Responder, hash: string): readonly [name: Buffer, key: Buffer] {
  const digest = (data: ArrayBuffer) => createHash(hash).update(Buffer.from(data)).digest();
  return [digest(AsnConvert.serialize(subject)), digest(publicKeyInfo(publicKey).subjectPublicKey)];
}

function failed(responseStatus: number): Buffer {
  return respond({ responseStatus });
}

function respond(parts: object): Buffer {
  return Buffer.from(AsnConvert.serialize(Object.assign(new OcspResponse(), parts)));
}

function wholeSeconds(date: Date): Date {
  return new Date(Math.floor(date.getTime() / 1000) * 1000);
}
