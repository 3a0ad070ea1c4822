/** Certificates whose issuer ends before they do. */
import { X509Certificate } from 'crypto';
import { certificatesOf, timeOf } from './authority-certificate';
import type { Problem } from '../../../../definition/problem';
import type { Value, Values } from '../../../../definition/value';

/** A certificate that stays is not valid any longer than its issuer, whatever it says itself. */
export function outlivedIssuerProblems({ issuingCa, validUntil }: Values): Problem[] {
  const issuer = readIssuer(issuingCa);
  if (!issuer || typeof validUntil !== 'string') return [];
  const end = timeOf(issuer.validTo);
  if (Date.parse(end) >= Date.parse(validUntil)) return [];
  return [
    {
      path: ['mount'],
      severity: 'warning',
      code: 'certificate-ends-early',
      summary: 'The issuer ends before the certificate',
      detail: `The certificate says that it is valid until ${validUntil}, but its issuer (${issuer.subject.split('\n').join(', ')}) ends at ${end}, and clients refuse it from then on. Replace it before, with a certificate of an issuer that lasts longer.`,
    },
  ];
}

/** As PEM, or DER in base64. */
function readIssuer(text: Value): X509Certificate | undefined {
  if (typeof text !== 'string' || text === '') return undefined;
  if (text.includes('-----BEGIN')) return certificatesOf(text)?.[0]?.read;
  try {
    return new X509Certificate(Buffer.from(text, 'base64'));
  } catch {
    return undefined;
  }
}
