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

/** The certificates of a PEM text in their order, each once; undefined if one cannot be read. */
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

/** Whether the certificate is signed with its own key, as that of a root is. */
export function isSelfSigned({ read }: AuthorityCertificate): boolean {
  return isIssuedBy({ read }, { read });
}

/** Whether the name and the signature of the one lead to the other. */
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

/** The private key of a PEM text; undefined if it has none, or one that needs a password. */
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

/** Subject key identifier: the type of the extension, whether it is critical, and an octet string in an octet string. */
const SUBJECT_KEY_ID = Buffer.from('0603551d0e', 'hex');

/** The identifier that the certificate has of its key, as pairs of digits with colons. */
export function subjectKeyIdOf({ read }: AuthorityCertificate): string | undefined {
  const { raw } = read;
  const at = raw.indexOf(SUBJECT_KEY_ID);
  if (at < 0) return undefined;
  const value = at + SUBJECT_KEY_ID.length;
  const outer = raw[value] === 0x01 ? value + 3 : value;
  const length = raw[outer + 3];
  if (raw[outer] !== 0x04 || raw[outer + 2] !== 0x04 || length === undefined) return undefined;
  return withColons(raw.subarray(outer + 4, outer + 4 + length).toString('hex'));
}

export function withColons(hexadecimal: string): string {
  return hexadecimal.match(/../g)?.join(':') ?? '';
}

/** The subject in one line, for messages. */
export function subjectWords({ read }: AuthorityCertificate): string {
  const { subject } = read;
  return subject ? `\`${subject.split('\n').join(', ')}\`` : `the certificate ${read.serialNumber}`;
}

/** `Nov 21 18:00:00 2026 GMT` as RFC 3339. */
export function timeOf(text: string): string {
  return new Date(text).toISOString().replace('.000Z', 'Z');
}
