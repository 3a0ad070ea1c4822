import { ADDRESS, BASE64, END, HOST_OR_EMAIL, KEY_BITS, OTHER_NAME_ASKED, RENEWAL, URI, WITHOUT_COMMA } from './pki-vocabulary';
import { engineAttributes, nameRules } from './mount-attributes';
import type { ImportForm } from '../../../definition/resource';
import type { GroupRule } from '../../../definition/rule';

/** The service returns no input of a request, and nothing about a certificate can be changed: another request is another certificate. */
export const requestMarks = { replace: true, unreadable: true } as const;
/** Of what is asked for once and kept nowhere. */
export const passingMarks = {} as const;

/** What every request for a certificate says. Restates the certificate authority's API, "Generate certificate and key" to "Sign intermediate". */
export function certificateInputs<const M extends object>(marks: M) {
  const optional = { use: 'optional', emptyIsAbsent: true, ...marks } as const;
  return {
    issuerRef: {
      type: 'string', use: 'optional', ...marks, rules: nameRules, absent: 'the default issuer signs, or the one of the role',
      doc: 'The issuer that signs, by its id or its name, or `default`. It stands on the path of the request, which the token must be allowed.',
    },
    altNames: { type: 'set', element: 'string', ...optional, elementRules: [HOST_OR_EMAIL], absent: 'there are none but the common name', doc: 'Further host names and e-mail addresses.' },
    ipSans: { type: 'set', element: 'string', ...optional, elementRules: [ADDRESS], absent: 'there are none', doc: 'IP addresses.' },
    uriSans: { type: 'set', element: 'string', ...optional, elementRules: [URI], absent: 'there are none', doc: 'URIs.' },
    otherSans: { type: 'set', element: 'string', ...optional, elementRules: [OTHER_NAME_ASKED], absent: 'there are none', doc: 'Names of other kinds, each `<oid>;UTF8:<value>`.' },
    excludeCnFromSans: { type: 'bool', ...optional, absent: 'it is one', doc: 'Whether the common name is kept out of the alternative names.' },
    ttl: {
      type: 'duration', ...optional, absent: 'the role, the mount or the system decides',
      doc: 'How long the certificate is valid. What the role or the issuer cuts off is told in a warning.',
    },
    notAfter: { type: 'time', ...optional, rules: [END], absent: 'the validity is a length of time', doc: 'When the certificate ends, in place of a length of time: an RFC 3339 time in UTC.' },
    format: {
      type: 'string', use: 'optional', ...marks, absentIs: 'pem', values: ['pem', 'der', 'pem_bundle'], construct: 'CertificateFormat', absent: 'it is `pem`',
      doc: 'How certificates are written: as PEM, as DER in base64, or as PEM with everything that belongs to it in `certificateBundle`.',
    },
  } as const;
}

/** What a request by a role or by an external policy says besides. */
export function leafInputs<const M extends object>(marks: M) {
  const optional = { use: 'optional', emptyIsAbsent: true, ...marks } as const;
  return {
    removeRootsFromChain: { type: 'bool', ...optional, absent: 'they stay', doc: 'Whether certificates that signed themselves are left out of `caChain`.' },
    userIds: { type: 'set', element: 'string', ...optional, elementRules: [WITHOUT_COMMA], absent: 'there are none', doc: 'The user ids of the subject.' },
    certMetadata: {
      type: 'string', ...optional, rules: [BASE64], absent: 'there is none',
      doc: 'What the service is to keep beside the certificate, in base64. It needs the enterprise edition, and a role that does not have `no_store_metadata`.',
    },
  } as const;
}

/** By whom a certificate is granted: exactly one of the two. */
export function grantInputs<const M extends object>(marks: M) {
  const optional = { use: 'optional', ...marks } as const;
  return {
    role: { type: 'string', ...optional, rules: nameRules, absent: 'an external policy decides', doc: 'The role that allows the certificate.' },
    externalPolicy: {
      type: 'object', ...optional, absent: 'a role decides',
      doc: 'The external policy that allows the certificate, in the enterprise edition; what is asked for is handed on to it as it is.',
      attributes: policyInputs(marks),
    },
  } as const;
}

/** The same, where the key is made by the service. */
export function issueGrantInputs<const M extends object>(marks: M) {
  const optional = { use: 'optional', ...marks } as const;
  const { role, externalPolicy } = grantInputs(marks);
  return {
    role,
    externalPolicy: {
      ...externalPolicy,
      attributes: {
        ...policyInputs(marks),
        keyType: { type: 'string', ...optional, absentIs: 'rsa', values: ['rsa', 'ed25519', 'ec'], construct: 'CertificateKeyType', absent: 'it is `rsa`', doc: 'The kind of key that is made.' },
        keyBits: { type: 'int', ...optional, emptyIsAbsent: true, absent: 'it is 2048, and with `ec` 256', doc: 'The size of the key in bits: 2048, 3072, 4096 or 8192; with `ec` 224, 256, 384 or 521.' },
      },
    },
  } as const;
}

function policyInputs<const M extends object>(marks: M) {
  const optional = { use: 'optional', ...marks } as const;
  return {
    policy: { type: 'string', ...optional, rules: nameRules, absent: 'the external service has one of its own', doc: 'The name of the policy, which the path has.' },
    parameters: {
      type: 'map', element: 'string', ...optional, emptyIsAbsent: true, rules: [{ rule: 'noKeys', keys: OWN_PARAMETERS, words: 'they have attributes of their own' }],
      absent: 'there are none', doc: 'What the external service is told besides.',
    },
  } as const;
}

const OWN_PARAMETERS = [
  'alt_names', 'cert_metadata', 'common_name', 'csr', 'exclude_cn_from_sans', 'format', 'ip_sans', 'issuer_ref', 'key_bits', 'key_type', 'not_after', 'other_sans', 'policy',
  'private_key_format', 'remove_roots_from_chain', 'role', 'ttl', 'uri_sans', 'user_ids',
] as const;

export function csrInput<const M extends object>(marks: M) {
  return {
    csr: {
      type: 'pem', use: 'required', ...marks, rules: [{ rule: 'pemBlock', labels: ['CERTIFICATE REQUEST', 'NEW CERTIFICATE REQUEST'] }],
      doc: 'The request for a certificate, as PEM, signed with the key that it is for.',
    },
  } as const;
}

/** What only our state knows. */
export const upkeepAttributes = {
  renewBefore: {
    type: 'string', use: 'optional', local: true, absentIs: '0', compare: 'lasting', rules: [RENEWAL], absent: 'it is replaced once it has expired',
    doc: 'How long before its end a plan replaces the certificate: a duration less than `ttl`, or a share of the lifetime such as `30%`. The time is that of the service.',
  },
  revokeOnDestroy: {
    type: 'bool', use: 'optional', local: true, emptyIsAbsent: true, absent: 'it is not, since a certificate that was replaced often still serves',
    doc: 'Whether the certificate is revoked when it is destroyed or replaced.',
  },
} as const;

export const certificatePath = engineAttributes('pki');
const notAfterImport = 'the certificate was imported';

/** What the authority tells of a certificate that it has made. */
export const issuedResults = {
  serialNumber: { type: 'string', use: 'computed', doc: 'The number of the certificate: hexadecimal in lower case, with colons.' },
  certificate: { type: 'string', use: 'computed', doc: 'The certificate alone: as PEM, or in base64 with the `format` `der`.' },
  issuingCa: { type: 'string', use: 'computed', absent: notAfterImport, doc: 'The certificate of the issuer, in the same form.' },
  caChain: { type: 'list', element: 'string', use: 'computed', absent: notAfterImport, doc: 'The certificates from the issuer upwards, in the same form.' },
  expiration: { type: 'int', use: 'computed', doc: 'When the certificate ends, in Unix seconds.' },
  validFrom: { type: 'time', use: 'computed', doc: 'When the certificate begins, from the certificate.' },
  validUntil: { type: 'time', use: 'computed', doc: 'When the certificate ends, from the certificate.' },
  fingerprint: { type: 'string', use: 'computed', doc: 'SHA-256 of the certificate in DER: hexadecimal in lower case.' },
} as const;

export const bundleResult = {
  certificateBundle: { type: 'string', use: 'computed', absent: 'the `format` is another', doc: 'With the `format` `pem_bundle`, the certificate with everything that belongs to it.' },
} as const;

/** Whoever has the bundle of a key has the key. */
export const keyResults = {
  certificateBundle: { ...bundleResult.certificateBundle, sensitive: true, doc: 'With the `format` `pem_bundle`, the private key, the certificate, and the issuer unless it is a root.' },
  privateKey: { type: 'string', use: 'computed', sensitive: true, absent: notAfterImport, doc: 'The private key. The service does not keep it.' },
  privateKeyType: { type: 'string', use: 'computed', absent: notAfterImport, doc: 'The kind of the private key.' },
} as const;

/** What becomes of a certificate. */
export const lifeResults = {
  leaseId: { type: 'string', use: 'computed', absent: 'there is no lease', doc: 'The id of the lease, where the role gives one.' },
  revocationTime: { type: 'int', use: 'computed', doc: 'When the certificate was revoked, in Unix seconds; 0, while it is not.' },
  stored: { type: 'bool', use: 'computed', doc: 'Whether the service keeps the certificate. Of one that it does not, a revocation cannot be seen.' },
  status: { type: 'string', use: 'computed', doc: 'At the last read, by the clock of the service: `valid`, `renewal_due`, `expired` or `revoked`. Anything but `valid` is replaced.' },
} as const;

export const certificateIdentity = { mount: false, serialNumber: true } as const;

export const certificateImports: readonly ImportForm[] = [
  { form: '{mount}/cert/{serialNumber}', matches: '^.+/cert/[0-9A-Fa-f]{2}(?:[:-]?[0-9A-Fa-f]{2})*$', example: 'pki/cert/17:67:16:b0:b9:45:58:c0' },
];

/** A certificate ends at a time or after one, and one that ends at a time is not renewed. */
export const validityRules: readonly GroupRule[] = [{ rule: 'conflicts', attribute: 'notAfter', with: ['ttl'] }];
export const renewalRules: readonly GroupRule[] = [
  ...validityRules, { rule: 'conflicts', attribute: 'renewBefore', with: ['notAfter'], words: 'no certificate that follows could last longer' },
];

export const grantRules: readonly GroupRule[] = [{ rule: 'exactlyOneOf', attributes: ['role', 'externalPolicy'] }];
export const keyRules: readonly GroupRule[] = [
  { rule: 'enumBy', attribute: 'externalPolicy.keyBits', by: 'externalPolicy.keyType', absent: 'rsa', values: { rsa: KEY_BITS.rsa, ec: KEY_BITS.ec, ed25519: KEY_BITS.ed25519 } },
];
