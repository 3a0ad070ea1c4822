/** Key usages in the spelling of the service, which ignores case. */
export const KEY_USAGES = [
  'DigitalSignature',
  'ContentCommitment',
  'KeyEncipherment',
  'DataEncipherment',
  'KeyAgreement',
  'CertSign',
  'CRLSign',
  'EncipherOnly',
  'DecipherOnly',
] as const;

/** Extended key usages in the spelling of the service, which ignores case. */
export const EXTENDED_KEY_USAGES = [
  'Any',
  'ServerAuth',
  'ClientAuth',
  'CodeSigning',
  'EmailProtection',
  'IPSECEndSystem',
  'IPSECTunnel',
  'IPSECUser',
  'TimeStamping',
  'OCSPSigning',
  'MicrosoftServerGatedCrypto',
  'NetscapeServerGatedCrypto',
  'MicrosoftCommercialCodeSigning',
  'MicrosoftKernelCodeSigning',
] as const;

export const KEY_TYPES = ['rsa', 'ec', 'ed25519', 'any'] as const;

/** Sizes of keys and hashes in bits, by key type. With 0, the service chooses. */
export const KEY_BITS = {
  rsa: ['0', '2048', '3072', '4096', '8192'],
  ec: ['0', '224', '256', '384', '521'],
  ed25519: ['0'],
  any: ['0'],
} as const;
export const SIGNATURE_BITS = {
  rsa: ['0', '256', '384', '512'],
  ec: ['0', '256', '384', '512'],
  ed25519: ['0'],
  any: ['0'],
} as const;

/** The sizes that the service stores instead of 0. */
export const NATURAL_BITS: {
  readonly [Type in (typeof KEY_TYPES)[number]]: { readonly keyBits: number; readonly signatureBits: number };
} = {
  rsa: { keyBits: 2048, signatureBits: 256 },
  ec: { keyBits: 256, signatureBits: 0 },
  ed25519: { keyBits: 0, signatureBits: 0 },
  any: { keyBits: 0, signatureBits: 0 },
};

const ARCS = '[0-2](?:\\.\\d+)+';

/** `words` completes a sentence that begins with "must". */
export const OID = {
  rule: 'pattern',
  pattern: `^${ARCS}$`,
  words: 'be an object identifier in dotted numbers, such as "1.3.6.1.4.1.311.20.2.2"',
} as const;

export const OTHER_NAME = {
  rule: 'pattern',
  pattern: `^(?:\\*|${ARCS};[^;:]+:.+)$`,
  words: 'be `*`, or `<oid>;<type>:<value>`, such as "1.3.6.1.4.1.311.20.2.3;UTF8:*.example.com"',
} as const;

export const POLICY = {
  rule: 'pattern',
  pattern: `^\\s*(?:${ARCS}|\\{[^]*"oid"\\s*:\\s*"${ARCS}"[^]*\\})\\s*$`,
  words: 'be an object identifier, or a JSON object with an "oid"',
} as const;

export const NETWORK = {
  rule: 'pattern',
  pattern: '^[0-9A-Fa-f.:]+/\\d{1,3}$',
  words: 'be a network, such as "10.0.0.0/8"',
} as const;

export const NOT_AFTER_BOUND = {
  rule: 'pattern',
  pattern: '^(?:permit|ttl-limited|forbid|\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(?:\\.\\d+)?Z)$',
  words: 'be `permit`, `ttl-limited`, `forbid` or an RFC 3339 time in UTC',
} as const;

export const HOST_OR_EMAIL = {
  rule: 'pattern',
  pattern: '^[^\\s,]+$',
  words: 'be a host name or an e-mail address, without commas',
} as const;

const BYTE = '(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)';
export const ADDRESS = {
  rule: 'pattern',
  pattern: `^(?:${BYTE}(?:\\.${BYTE}){3}|(?=.*:)[0-9A-Fa-f:]+(?:${BYTE}(?:\\.${BYTE}){3})?)$`,
  words: 'be an IP address',
} as const;

export const URI = {
  rule: 'pattern',
  pattern: '^[A-Za-z][A-Za-z0-9+.-]*:[^\\s,]+$',
  words: 'be a URI, without commas',
} as const;

export const OTHER_NAME_ASKED = {
  rule: 'pattern',
  pattern: `^${ARCS};UTF8:.+$`,
  words: 'be `<oid>;UTF8:<value>`, such as "1.3.6.1.4.1.311.20.2.3;UTF8:someone@example.com"',
} as const;

export const WITHOUT_COMMA = { rule: 'pattern', pattern: '^[^,]+$', words: 'be non-empty and without commas' } as const;

export const END = {
  rule: 'pattern',
  pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$',
  words: 'be a time in UTC with whole seconds, such as "2030-12-31T23:59:59Z"',
} as const;

export const BASE64 = {
  rule: 'pattern',
  pattern: '^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$',
  words: 'be base64',
} as const;

export const HEXADECIMAL = {
  rule: 'pattern',
  pattern: '^[0-9A-Fa-f]{2}(?::?[0-9A-Fa-f]{2})*$',
  words: 'be pairs of hexadecimal digits, with or without colons',
} as const;

export const RENEWAL = {
  rule: 'pattern',
  pattern: '^(?:[1-9]\\d?%|\\d+|(?=\\d)(?:\\d+d)?(?:\\d+h)?(?:\\d+m)?(?:\\d+s)?)$',
  words: 'be a duration, such as "720h", or a percentage of the lifetime from "1%" to "99%"',
} as const;

/** A serial number as in messages and paths: pairs of digits with colons or hyphens. */
export const SERIAL_NUMBER = {
  rule: 'pattern',
  pattern: '^[0-9A-Fa-f]{2}(?:[:-]?[0-9A-Fa-f]{2})*$',
  words: 'be pairs of hexadecimal digits, with colons or hyphens',
} as const;
