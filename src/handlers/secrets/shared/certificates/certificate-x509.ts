import { createHash, X509Certificate } from 'crypto';
import { optionalAt, missing, Part } from '../../../../clients/read-response';
import { NotFound } from '../../../errors';

/** The contents of a certificate that are part of the state. */
export interface Leaf {
  /** Without a line break at its end. */
  readonly pem: string;
  readonly der: Buffer;
  /** Lower-case hexadecimal with colons. */
  readonly serialNumber: string;
  readonly validFrom: string;
  readonly validUntil: string;
  readonly fingerprint: string;
}

/** The first certificate in a field of a response. */
export function leafAt(data: Part, name: string): Leaf {
  return (
    optionalAt(data, [name], 'certificate', (value) => (typeof value === 'string' ? findLeaf(value) : undefined)) ??
    missing(data, [name], 'certificate')
  );
}

/** The first certificate in a text from the state, which must have one. */
export function readLeaf(text: string): Leaf {
  const leaf = findLeaf(text);
  if (!leaf) throw new NotFound('The certificate in the state cannot be read.');
  return leaf;
}

/** The first certificate of a PEM text, or a certificate in base64. */
function findLeaf(text: string): Leaf | undefined {
  const [block] = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/.exec(text) ?? [];
  try {
    const certificate = new X509Certificate(block ?? Buffer.from(text, 'base64'));
    const { raw: der } = certificate;
    return {
      pem: block ?? toPem(der),
      der,
      serialNumber: canonicalSerial(certificate.serialNumber),
      validFrom: moment(certificate.validFrom),
      validUntil: moment(certificate.validTo),
      fingerprint: createHash('sha256').update(der).digest('hex'),
    };
  } catch {
    return undefined;
  }
}

/** Converts a serial number to lower-case pairs with colons. The digits can have any case and be separated by colons, hyphens or nothing. */
export function canonicalSerial(serialNumber: string): string {
  const digits = serialNumber.toLowerCase().replace(/[^0-9a-f]/g, '');
  return (digits.length % 2 === 0 ? digits : `0${digits}`).match(/../g)?.join(':') ?? '';
}

/** The certificate in the service's format: PEM, or DER in base64. */
export function written(leaf: Leaf, format: unknown): string {
  return format === 'der' ? leaf.der.toString('base64') : leaf.pem;
}

function toPem(der: Buffer): string {
  return [
    '-----BEGIN CERTIFICATE-----',
    ...der.toString('base64').match(/.{1,64}/g)!,
    '-----END CERTIFICATE-----',
  ].join('\n');
}

/** `Nov 21 18:00:00 2026 GMT` as RFC 3339. */
function moment(text: string): string {
  return new Date(text).toISOString().replace('.000Z', 'Z');
}
