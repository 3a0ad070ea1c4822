/** The certificates of authorities, as far as Node can read them. `authority-subject.ts` reads the rest. */
import { createPrivateKey, createPublicKey, X509Certificate, type KeyObject } from 'crypto';
import { parsePem } from '../../../../definition/kinds/pem';

/** A certificate of a PEM text. */
export interface AuthorityCertificate {
  /** Without a line break at its end. */
  readonly pem: string;
  readonly fingerprint: string;
  readonly read: X509Certificate;
}

/** The certificates of a PEM text in order, without duplicates; undefined if one cannot be read. */
export function certificatesOf(text: string): readonly AuthorityCertificate[] | undefined {
  const blocks = parsePem(text).blocks?.filter(({ label }) => label === 'CERTIFICATE') ?? [];
  try {
    const certificates = blocks.map(({ der }) => {
      const read = new X509Certificate(der);
      return { read, fingerprint: read.fingerprint256, pem: read.toString().trim() };
    });
    return certificates.filter(
      ({ fingerprint }, index) => certificates.findIndex((one) => one.fingerprint === fingerprint) === index,
    );
  } catch {
    return undefined;
  }
}

/** Whether the certificate is signed with its own key, like the certificate of a root. */
export function isSelfSigned({ read }: AuthorityCertificate): boolean {
  return isIssuedBy({ read }, { read });
}

/** Whether the first certificate names the second as its issuer and is signed by it. */
export function isIssuedBy(
  { read }: Pick<AuthorityCertificate, 'read'>,
  { read: parent }: Pick<AuthorityCertificate, 'read'>,
): boolean {
  try {
    return read.issuer === parent.subject && read.verify(parent.publicKey);
  } catch {
    return false;
  }
}

/** The private key of a PEM text; undefined if there is none, or if it needs a password. */
export function privateKeyIn(text: string): KeyObject | undefined {
  try {
    return createPrivateKey(text);
  } catch {
    return undefined;
  }
}

/** Whether the certificate was issued for the key. */
export function isOfKey({ read }: AuthorityCertificate, key: KeyObject): boolean {
  const own = createPublicKey(key).export({ type: 'spki', format: 'der' });
  return own.equals(read.publicKey.export({ type: 'spki', format: 'der' }));
}

/** Whether both certificates belong to one authority: they have the same subject and key. */
export function isSameAuthority({ read: one }: AuthorityCertificate, { read: other }: AuthorityCertificate): boolean {
  return one.subject === other.subject && one.publicKey.equals(other.publicKey);
}

const SUBJECT_KEY_ID = Buffer.from('0603551d0e', 'hex');
const AUTHORITY_KEY_ID = Buffer.from('0603551d23', 'hex');
const [FLAG, OCTETS, SEQUENCE, FIRST_MEMBER] = [0x01, 0x04, 0x30, 0x80];

/** The identifier of the certificate's own key, as pairs of digits with colons. */
export function subjectKeyIdOf({ read: { raw } }: AuthorityCertificate): string | undefined {
  return identifierIn(raw, SUBJECT_KEY_ID, [OCTETS, OCTETS]);
}

/** The identifier of the issuer's key, as given in the certificate. */
export function authorityKeyIdOf({ read: { raw } }: AuthorityCertificate): string | undefined {
  return identifierIn(raw, AUTHORITY_KEY_ID, [OCTETS, SEQUENCE, FIRST_MEMBER]);
}

/** The bytes in an extension, inside values with these tags. They may be preceded by whether it is critical. */
function identifierIn(raw: Buffer, extension: Buffer, tags: readonly number[]): string | undefined {
  const found = raw.indexOf(extension);
  if (found < 0) return undefined;
  let at = found + extension.length;
  if (raw[at] === FLAG) at += 3;
  let length = 0;
  for (const tag of tags) {
    if (raw[at] !== tag) return undefined;
    const first = raw[at + 1] ?? 0;
    // Lengths from 128 on use additional bytes.
    const more = first < 0x80 ? 0 : first - 0x80;
    if (more > 2) return undefined;
    length = more === 0 ? first : raw.readUIntBE(at + 2, more);
    at += 2 + more;
  }
  return withColons(raw.subarray(at, at + length).toString('hex'));
}

export function withColons(hexadecimal: string): string {
  return hexadecimal.match(/../g)?.join(':') ?? '';
}

/** The subject in one line, for messages. */
export function subjectWords({ read }: AuthorityCertificate): string {
  return nameWords(read.subject) ?? `the certificate ${read.serialNumber}`;
}

/** The subject of the issuer in one line, for messages. */
export function signerWords({ read }: AuthorityCertificate): string {
  return nameWords(read.issuer) ?? `the issuer of the certificate ${read.serialNumber}`;
}

function nameWords(name: string | undefined): string | undefined {
  return name ? `\`${name.split('\n').join(', ')}\`` : undefined;
}

/** `Nov 21 18:00:00 2026 GMT`, or milliseconds, as RFC 3339. */
export function timeOf(moment: string | number): string {
  return new Date(moment).toISOString().replace('.000Z', 'Z');
}
