/** What a key may be used for, as the service spells it; any case of letters will do. */
export const KEY_USAGES = [
  'DigitalSignature', 'ContentCommitment', 'KeyEncipherment', 'DataEncipherment', 'KeyAgreement', 'CertSign', 'CRLSign', 'EncipherOnly', 'DecipherOnly',
] as const;

/** What a certificate may be used for, likewise. */
export const EXTENDED_KEY_USAGES = [
  'Any', 'ServerAuth', 'ClientAuth', 'CodeSigning', 'EmailProtection', 'IPSECEndSystem', 'IPSECTunnel', 'IPSECUser', 'TimeStamping', 'OCSPSigning',
  'MicrosoftServerGatedCrypto', 'NetscapeServerGatedCrypto', 'MicrosoftCommercialCodeSigning', 'MicrosoftKernelCodeSigning',
] as const;

export const KEY_TYPES = ['rsa', 'ec', 'ed25519', 'any'] as const;

/** Sizes of keys and of hashes, by the kind of key. 0 leaves the choice to the service. */
export const KEY_BITS = { rsa: ['0', '2048', '3072', '4096', '8192'], ec: ['0', '224', '256', '384', '521'], ed25519: ['0'], any: ['0'] } as const;
export const SIGNATURE_BITS = { rsa: ['0', '256', '384', '512'], ec: ['0', '256', '384', '512'], ed25519: ['0'], any: ['0'] } as const;

/** What the service stores in the place of 0. */
export const NATURAL_BITS: { readonly [Type in (typeof KEY_TYPES)[number]]: { readonly keyBits: number; readonly signatureBits: number } } = {
  rsa: { keyBits: 2048, signatureBits: 256 }, ec: { keyBits: 256, signatureBits: 0 }, ed25519: { keyBits: 0, signatureBits: 0 }, any: { keyBits: 0, signatureBits: 0 },
};

const ARCS = '[0-2](?:\\.\\d+)+';

/** Finishes "must …". */
export const OID = { rule: 'pattern', pattern: `^${ARCS}$`, words: 'be an object identifier in dotted numbers, such as "1.3.6.1.4.1.311.20.2.2"' } as const;

export const OTHER_NAME = { rule: 'pattern', pattern: `^(?:\\*|${ARCS};[^;:]+:.+)$`, words: 'be `*`, or `<oid>;<type>:<value>`, such as "1.3.6.1.4.1.311.20.2.3;UTF8:*.example.com"' } as const;

export const POLICY = {
  rule: 'pattern', pattern: `^\\s*(?:${ARCS}|\\{[^]*"oid"\\s*:\\s*"${ARCS}"[^]*\\})\\s*$`, words: 'be an object identifier, or a JSON object with one as its "oid"',
} as const;

export const NETWORK = { rule: 'pattern', pattern: '^[0-9A-Fa-f.:]+/\\d{1,3}$', words: 'be a network, such as "10.0.0.0/8"' } as const;

export const NOT_AFTER_BOUND = {
  rule: 'pattern', pattern: '^(?:permit|ttl-limited|forbid|\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(?:\\.\\d+)?Z)$',
  words: 'be `permit`, `ttl-limited`, `forbid` or an RFC 3339 time in UTC',
} as const;
