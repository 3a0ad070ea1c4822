import { AsnConvert, OctetString } from '@peculiar/asn1-schema';
import { CertificateList, CRLNumber, id_ce_cRLNumber, Time } from '@peculiar/asn1-x509';

/** The content of a certificate revocation list. This file is loaded on demand, because the library that it uses is large. */
export interface RevocationList {
  /** Absent in lists of the first version. */
  readonly number: number | undefined;
  readonly thisUpdate: string;
  readonly nextUpdate: string | undefined;
  /** Serial numbers, in lower-case hexadecimal with colons, sorted. */
  readonly revoked: readonly string[];
}

/** Undefined if the text is not a revocation list. */
export function readRevocationList(pem: string): RevocationList | undefined {
  try {
    const { tbsCertList } = AsnConvert.parse(derIn(pem), CertificateList);
    const numbered = tbsCertList.crlExtensions?.find(({ extnID }) => extnID === id_ce_cRLNumber);
    return {
      number: numbered && AsnConvert.parse(numbered.extnValue as OctetString, CRLNumber).value,
      thisUpdate: timeIn(tbsCertList.thisUpdate),
      nextUpdate: tbsCertList.nextUpdate && timeIn(tbsCertList.nextUpdate),
      revoked: (tbsCertList.revokedCertificates ?? [])
        .map(({ userCertificate }) => serialIn(Buffer.from(userCertificate)))
        .sort(),
    };
  } catch {
    return undefined;
  }
}

function derIn(pem: string): Buffer {
  const [, base64 = ''] = /-----BEGIN X509 CRL-----([^-]+)-----END X509 CRL-----/.exec(pem) ?? [];
  return Buffer.from(base64, 'base64');
}

function timeIn(time: Time): string {
  return time.getTime().toISOString().replace('.000', '');
}

/** Without the leading zero of a positive number, as services write it. */
function serialIn(number: Buffer): string {
  const bytes = number.length > 1 && number[0] === 0 ? number.subarray(1) : number;
  return bytes.toString('hex').replace(/..(?!$)/g, '$&:');
}
