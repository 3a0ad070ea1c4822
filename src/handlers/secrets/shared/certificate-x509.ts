import { createHash, X509Certificate } from 'crypto';
import { optionalAt, missing, Part } from '../../../clients/read-response';
import { NotFound } from '../../errors';

/** What a certificate says of itself, as far as state tells it. */
export interface Leaf {
  /** Without a line break at its end. */
  readonly pem: string;
  readonly der: Buffer;
  /** Hexadecimal in lower case, with colons. */
  readonly serialNumber: string;
  readonly validFrom: string;
  readonly validUntil: string;
  readonly fingerprint: string;
}

/** The first certificate of what an answer has under a name. */
export function leafAt(data: Part, name: string): Leaf {
  return optionalAt(data, [name], 'certificate', (value) => (typeof value === 'string' ? findLeaf(value) : undefined)) ?? missing(data, [name], 'certificate');
}

/** The same of a text that was kept, and so has one. */
export function readLeaf(text: string): Leaf {
  const leaf = findLeaf(text);
  if (!leaf) throw new NotFound('What is kept of the certificate holds none that can be read.');
  return leaf;
}

/** The first certificate of a PEM text, or the one that is there in base64. */
function findLeaf(text: string): Leaf | undefined {
  const [block] = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/.exec(text) ?? [];
  try {
    const certificate = new X509Certificate(block ?? Buffer.from(text, 'base64'));
    const { raw: der } = certificate;
    return {
      pem: block ?? armoured(der),
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

/** Pairs in lower case with colons, of digits in any case with colons, hyphens or nothing between them. */
export function canonicalSerial(serialNumber: string): string {
  const digits = serialNumber.toLowerCase().replace(/[^0-9a-f]/g, '');
  return (digits.length % 2 === 0 ? digits : `0${digits}`).match(/../g)?.join(':') ?? '';
}

/** As the service writes it in a format: PEM, or base64 of the DER. */
export function written(leaf: Leaf, format: unknown): string {
  return format === 'der' ? leaf.der.toString('base64') : leaf.pem;
}

function armoured(der: Buffer): string {
  return ['-----BEGIN CERTIFICATE-----', ...der.toString('base64').match(/.{1,64}/g)!, '-----END CERTIFICATE-----'].join('\n');
}

/** `Nov 21 18:00:00 2026 GMT` as RFC 3339. */
function moment(text: string): string {
  return new Date(text).toISOString().replace('.000Z', 'Z');
}
