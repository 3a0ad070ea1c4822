import type { ImportForm } from '../../../../definition/resource';
import type { GroupRule } from '../../../../definition/rule';
import { engineAttributes, nameRules } from '../mount-attributes';
import {
  ADDRESS,
  BASE64,
  END,
  HOST_OR_EMAIL,
  KEY_BITS,
  OTHER_NAME_ASKED,
  RENEWAL,
  URI,
  WITHOUT_COMMA,
} from '../pki/pki-vocabulary';

/** The service never returns the inputs of a request, and a certificate cannot be changed: every change is a new request and a new certificate. */
export const requestMarks = { replace: true, unreadable: true } as const;
/** For ephemeral resources, whose inputs are not stored. */
export const passingMarks = {} as const;

/** The inputs of every certificate request. Specified in the certificate authority's API, "Generate certificate and key" to "Sign intermediate". */
export function certificateInputs<const M extends object>(marks: M) {
  const optional = { use: 'optional', emptyIsAbsent: true, ...marks } as const;
  return {
    issuerRef: {
      type: 'string',
      use: 'optional',
      ...marks,
      rules: nameRules,
      absent: 'the issuer of the role or the default issuer signs',
      doc: 'The id or name of the issuer that signs, or `default`. The issuer is part of the request path, which the policy of the token must allow.',
    },
    altNames: {
      type: 'set',
      element: 'string',
      ...optional,
      elementRules: [HOST_OR_EMAIL],
      absent: 'only the common name is used',
      doc: 'The host names and e-mail addresses among the subject alternative names.',
    },
    ipSans: {
      type: 'set',
      element: 'string',
      ...optional,
      elementRules: [ADDRESS],
      absent: 'there are none',
      doc: 'The IP addresses among the subject alternative names.',
    },
    uriSans: {
      type: 'set',
      element: 'string',
      ...optional,
      elementRules: [URI],
      absent: 'there are none',
      doc: 'The URIs among the subject alternative names.',
    },
    otherSans: {
      type: 'set',
      element: 'string',
      ...optional,
      elementRules: [OTHER_NAME_ASKED],
      absent: 'there are none',
      doc: 'The subject alternative names of other types, each `<oid>;UTF8:<value>`.',
    },
    excludeCnFromSans: {
      type: 'bool',
      ...optional,
      absent: 'the common name is included',
      doc: 'Whether the common name is excluded from the subject alternative names.',
    },
    ttl: {
      type: 'duration',
      ...optional,
      absent: 'the default of the role, the mount or the system applies',
      doc: 'The validity of the certificate. If the role or the issuer shortens it, a warning is shown.',
    },
    notAfter: {
      type: 'time',
      ...optional,
      rules: [END],
      absent: '`ttl` applies',
      doc: "The end of the certificate's validity, as an RFC 3339 time in UTC. An alternative to `ttl`.",
    },
    format: {
      type: 'string',
      use: 'optional',
      ...marks,
      absentIs: 'pem',
      values: ['pem', 'der', 'pem_bundle'],
      construct: 'CertificateFormat',
      absent: '`pem` is used',
      doc: 'The format of the certificates: `pem`, `der` (in base64), or `pem_bundle`, which also sets `certificateBundle`.',
    },
  } as const;
}

/** Further inputs of a request with a role or an external policy. */
export function leafInputs<const M extends object>(marks: M) {
  const optional = { use: 'optional', emptyIsAbsent: true, ...marks } as const;
  return {
    removeRootsFromChain: {
      type: 'bool',
      ...optional,
      absent: 'they are included',
      doc: 'Whether self-signed certificates are removed from `caChain`.',
    },
    userIds: {
      type: 'set',
      element: 'string',
      ...optional,
      elementRules: [WITHOUT_COMMA],
      absent: 'there are none',
      doc: 'The user ids of the subject.',
    },
    certMetadata: {
      type: 'string',
      ...optional,
      rules: [BASE64],
      absent: 'there is none',
      doc: 'Metadata that the service stores with the certificate, in base64. Requires the enterprise edition and a role without `no_store_metadata`.',
    },
  } as const;
}

/** The authorization of the certificate: exactly one of the two. */
export function grantInputs<const M extends object>(marks: M) {
  const optional = { use: 'optional', ...marks } as const;
  return {
    role: {
      type: 'string',
      ...optional,
      rules: nameRules,
      absent: '`externalPolicy` applies',
      doc: 'The name of the role that authorizes the certificate.',
    },
    externalPolicy: {
      type: 'object',
      ...optional,
      absent: '`role` applies',
      doc: 'The external policy that authorizes the certificate, in the enterprise edition. The inputs are passed to it unchanged.',
      attributes: policyInputs(marks),
    },
  } as const;
}

/** The same for requests in which the service generates the key. */
export function issueGrantInputs<const M extends object>(marks: M) {
  const optional = { use: 'optional', ...marks } as const;
  const { role, externalPolicy } = grantInputs(marks);
  return {
    role,
    externalPolicy: {
      ...externalPolicy,
      attributes: {
        ...policyInputs(marks),
        keyType: {
          type: 'string',
          ...optional,
          absentIs: 'rsa',
          values: ['rsa', 'ed25519', 'ec'],
          construct: 'CertificateKeyType',
          absent: '`rsa` is used',
          doc: 'The type of the generated key.',
        },
        keyBits: {
          type: 'int',
          ...optional,
          emptyIsAbsent: true,
          absent: '2048 is used, or 256 with `ec`',
          doc: 'The size of the key in bits: 2048, 3072, 4096 or 8192, or with `ec` 224, 256, 384 or 521.',
        },
      },
    },
  } as const;
}

function policyInputs<const M extends object>(marks: M) {
  const optional = { use: 'optional', ...marks } as const;
  return {
    policy: {
      type: 'string',
      ...optional,
      rules: nameRules,
      absent: 'the external service uses its default policy',
      doc: 'The name of the policy. It is part of the request path.',
    },
    parameters: {
      type: 'map',
      element: 'string',
      ...optional,
      emptyIsAbsent: true,
      rules: [{ rule: 'noKeys', keys: OWN_PARAMETERS, words: 'these are separate attributes' }],
      absent: 'there are none',
      doc: 'Further parameters for the external service.',
    },
  } as const;
}

const OWN_PARAMETERS = [
  'alt_names',
  'cert_metadata',
  'common_name',
  'csr',
  'exclude_cn_from_sans',
  'format',
  'ip_sans',
  'issuer_ref',
  'key_bits',
  'key_type',
  'not_after',
  'other_sans',
  'policy',
  'private_key_format',
  'remove_roots_from_chain',
  'role',
  'ttl',
  'uri_sans',
  'user_ids',
] as const;

export function csrInput<const M extends object>(marks: M) {
  return {
    csr: {
      type: 'pem',
      use: 'required',
      ...marks,
      rules: [{ rule: 'pemBlock', labels: ['CERTIFICATE REQUEST', 'NEW CERTIFICATE REQUEST'] }],
      doc: 'The certificate signing request, as PEM.',
    },
  } as const;
}

/** Attributes that exist only in state, not in the service. */
export const upkeepAttributes = {
  renewBefore: {
    type: 'string',
    use: 'optional',
    local: true,
    absentIs: '0',
    compare: 'lasting',
    rules: [RENEWAL],
    absent: 'the certificate is replaced after it has expired',
    doc: 'How long before its expiration a plan replaces the certificate: a duration shorter than `ttl`, or a percentage of the lifetime such as `30%`. The clock of the service applies.',
  },
  revokeOnDestroy: {
    type: 'bool',
    use: 'optional',
    local: true,
    emptyIsAbsent: true,
    absent: 'the certificate is not revoked, because a replaced certificate is often still in use',
    doc: 'Whether the certificate is revoked when it is destroyed or replaced.',
  },
} as const;

export const certificatePath = engineAttributes('pki');
const notAfterImport = 'the certificate was imported';

/** The results of an issued certificate. */
export const issuedResults = {
  serialNumber: {
    type: 'string',
    use: 'computed',
    doc: 'The serial number of the certificate, in lower-case hexadecimal with colons.',
  },
  certificate: {
    type: 'string',
    use: 'computed',
    doc: 'The certificate without its chain, as PEM, or in base64 with the `format` `der`.',
  },
  issuingCa: {
    type: 'string',
    use: 'computed',
    absent: notAfterImport,
    doc: 'The certificate of the issuer, in the same format.',
  },
  caChain: {
    type: 'list',
    element: 'string',
    use: 'computed',
    absent: notAfterImport,
    doc: 'The certificate chain, starting with the issuer, in the same format.',
  },
  expiration: { type: 'int', use: 'computed', doc: 'The end of the validity, in Unix seconds.' },
  validFrom: { type: 'time', use: 'computed', doc: 'The start of the validity, from the certificate.' },
  validUntil: { type: 'time', use: 'computed', doc: 'The end of the validity, from the certificate.' },
  fingerprint: {
    type: 'string',
    use: 'computed',
    doc: 'The SHA-256 fingerprint of the certificate, in lower-case hexadecimal.',
  },
} as const;

export const bundleResult = {
  certificateBundle: {
    type: 'string',
    use: 'computed',
    absent: '`format` is not `pem_bundle`',
    doc: 'The certificate, and the issuer unless it is a root, as PEM.',
  },
} as const;

/** The bundle contains the private key, so both are sensitive. */
export const keyResults = {
  certificateBundle: {
    ...bundleResult.certificateBundle,
    sensitive: true,
    doc: 'The private key, the certificate, and the issuer unless it is a root, as PEM.',
  },
  privateKey: {
    type: 'string',
    use: 'computed',
    sensitive: true,
    absent: notAfterImport,
    doc: 'The private key. The service does not keep it.',
  },
  privateKeyType: { type: 'string', use: 'computed', absent: notAfterImport, doc: 'The type of the private key.' },
} as const;

/** The state of a certificate after it was issued. */
export const lifeResults = {
  leaseId: {
    type: 'string',
    use: 'computed',
    absent: 'there is no lease',
    doc: 'The id of the lease. Certificates have one if the role generates leases.',
  },
  revocationTime: {
    type: 'int',
    use: 'computed',
    doc: 'The time of the revocation in Unix seconds, or 0 if the certificate is not revoked.',
  },
  stored: {
    type: 'bool',
    use: 'computed',
    doc: 'Whether the service stores the certificate. The revocation of a certificate that is not stored cannot be detected.',
  },
  status: {
    type: 'string',
    use: 'computed',
    doc: 'The status at the last read, according to the clock of the service: `valid`, `renewal_due`, `expired` or `revoked`. A certificate with any status other than `valid` is replaced.',
  },
} as const;

export const certificateIdentity = { mount: false, serialNumber: true } as const;

export const certificateImports: readonly ImportForm[] = [
  {
    form: '{mount}/cert/{serialNumber}',
    matches: '^.+/cert/[0-9A-Fa-f]{2}(?:[:-]?[0-9A-Fa-f]{2})*$',
    example: 'pki/cert/17:67:16:b0:b9:45:58:c0',
  },
];

/** A certificate expires at a fixed time or after a duration. One that expires at a fixed time cannot be renewed. */
export const validityRules: readonly GroupRule[] = [{ rule: 'conflicts', attribute: 'notAfter', with: ['ttl'] }];
export const renewalRules: readonly GroupRule[] = [
  ...validityRules,
  {
    rule: 'conflicts',
    attribute: 'renewBefore',
    with: ['notAfter'],
    words: 'a renewed certificate would end at the same time',
  },
];

export const grantRules: readonly GroupRule[] = [{ rule: 'exactlyOneOf', attributes: ['role', 'externalPolicy'] }];
export const keyRules: readonly GroupRule[] = [
  {
    rule: 'enumBy',
    attribute: 'externalPolicy.keyBits',
    by: 'externalPolicy.keyType',
    absent: 'rsa',
    values: { rsa: KEY_BITS.rsa, ec: KEY_BITS.ec, ed25519: KEY_BITS.ed25519 },
  },
];
