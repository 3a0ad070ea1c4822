import { AsnConvert } from '@peculiar/asn1-schema';
import { CertificateList, RevokedCertificate, TBSCertList, Time, Version } from '@peculiar/asn1-x509';
import type { Name } from '@peculiar/asn1-x509';
import { authorityKeyIdentifier, crlNumber, deltaIndicator } from './extensions';
import { exact, signatureMethod } from './signature';
import type { Signer } from './signature';

export interface RevocationList {
  readonly issuer: Name;
  readonly issuerKeyIdentifier: Uint8Array;
  readonly number: number;
  /** The number of the complete list that this one adds to; absent for a complete list. */
  readonly base?: number;
  readonly thisUpdate: Date;
  readonly nextUpdate: Date;
  /** Serial numbers in hexadecimal, with colons. */
  readonly revoked: readonly { readonly serial: string; readonly at: Date }[];
}

/** Returns the signed revocation list, in DER. */
export function signRevocationList(list: RevocationList, signer: Signer): Buffer {
  const method = signatureMethod(signer);
  const revokedCertificates = list.revoked.map(
    ({ serial, at }) =>
      new RevokedCertificate({
        userCertificate: exact(positive(Buffer.from(serial.replace(/:/g, ''), 'hex'))),
        revocationDate: new Time(wholeSeconds(at)),
      }),
  );
  const tbsCertList = new TBSCertList({
    version: Version.v2,
    signature: method.algorithm,
    issuer: list.issuer,
    thisUpdate: new Time(wholeSeconds(list.thisUpdate)),
    nextUpdate: new Time(wholeSeconds(list.nextUpdate)),
    // RFC 5280: an empty list must be absent.
    ...(revokedCertificates.length > 0 ? { revokedCertificates } : {}),
    crlExtensions: [
      authorityKeyIdentifier(list.issuerKeyIdentifier),
      crlNumber(list.number),
      ...(list.base === undefined ? [] : [deltaIndicator(list.base)]),
    ],
  });
  const signed = new CertificateList({
    tbsCertList,
    signatureAlgorithm: method.algorithm,
    signature: method.sign(AsnConvert.serialize(tbsCertList)),
  });
  return Buffer.from(AsnConvert.serialize(signed));
}

/** Adds a leading zero if the number would otherwise be negative. */
function positive(serial: Buffer): Buffer {
  return serial.readUInt8(0) >= 0x80 ? Buffer.concat([Buffer.of(0), serial]) : serial;
}

function wholeSeconds(date: Date): Date {
  return new Date(Math.floor(date.getTime() / 1000) * 1000);
}
