import { defineDataSource } from '../../../definition/data-source';
import { defineListResource } from '../../../definition/list-resource';
import { defineResource } from '../../../definition/resource';
import { resultsOf } from '../../../definition/results';
import {
  objectPathAttributes,
  objectPathIdentity,
  objectPathImports,
  namesAttributes,
  objectPathArguments,
  listAttributes,
} from '../shared/mount-attributes';
import {
  EXTENDED_KEY_USAGES,
  KEY_BITS,
  KEY_TYPES,
  KEY_USAGES,
  NETWORK,
  NOT_AFTER_BOUND,
  OID,
  OTHER_NAME,
  POLICY,
  SIGNATURE_BITS,
} from '../shared/pki/pki-vocabulary';

const absentIsEmpty = { use: 'optional', emptyIsAbsent: true } as const;
const notEmpty = { rule: 'length', min: 1, unit: 'characters' } as const;
const inUtc = 'as an RFC 3339 time in UTC';

/** A boolean attribute. The default equals the service's own; it is needed because every write sends the whole role. */
const flag = (standard: boolean, doc: string) => ({ type: 'bool', use: 'optional', default: standard, doc }) as const;
const set = (doc: string, absent: string) =>
  ({
    type: 'set',
    element: 'string',
    ...absentIsEmpty,
    compare: 'trimmed',
    elementRules: [notEmpty],
    absent,
    doc,
  }) as const;
const list = (doc: string) =>
  ({
    type: 'list',
    element: 'string',
    ...absentIsEmpty,
    compare: 'trimmed',
    elementRules: [notEmpty],
    absent: 'there are none',
    doc,
  }) as const;
/**
 * A size in bits. If it is 0 or not configured, the service stores its own choice, so the attribute is computed. Unlike other attributes
 * of that kind, a different value later is drift.
 */
const bits = (doc: string, absent: string) => ({ type: 'int', use: 'optionalComputed', absent, doc }) as const;

/** Specified in the certificate authority's API, "Role". Undocumented fields are those of Vault and OpenBao. */
export const pkiRole = defineResource({
  type: 'lintel_pki_role',
  service: 'secrets',
  construct: 'PkiRole',
  doc: 'A role of a certificate authority: the names, keys and lifetimes of the certificates that it can issue.',
  source: ['docs/spec/pki.md#role', 'docs/spec/pki.md#roles'],
  attributes: {
    ...objectPathAttributes('pki', 'The name of the role.'),
    issuerRef: {
      type: 'string',
      use: 'optional',
      default: 'default',
      rules: [notEmpty],
      doc: 'The id or name of the issuer that signs; `default` is the default issuer of the engine.',
    },
    ttl: {
      type: 'duration',
      ...absentIsEmpty,
      absent: 'the default of the mount applies',
      doc: 'The validity of a certificate if the request does not set one.',
    },
    maxTtl: {
      type: 'duration',
      ...absentIsEmpty,
      absent: 'the maximum of the mount applies',
      doc: 'The maximum validity of a certificate.',
    },
    notBeforeDuration: {
      type: 'duration',
      use: 'optional',
      default: '30s',
      doc: 'How far the start of the validity is moved back from the time of issue, to allow for clock differences.',
    },
    notAfter: {
      type: 'time',
      ...absentIsEmpty,
      absent: 'the validity is relative to the time of issue',
      doc: `The end of the validity of every certificate, ${inUtc}.`,
    },

    allowLocalhost: flag(true, 'Whether `localhost` is allowed as a name.'),
    allowedDomains: set(
      'The domains that names can belong to, as permitted by `allowBareDomains`, `allowSubdomains` and `allowGlobDomains`.',
      'no domain is allowed',
    ),
    allowedDomainsTemplate: flag(false, 'Whether `allowedDomains` can contain identity templates.'),
    allowBareDomains: flag(false, 'Whether the allowed domains themselves are allowed as names.'),
    allowSubdomains: flag(
      false,
      'Whether subdomains of the allowed domains, including wildcards, are allowed as names.',
    ),
    allowGlobDomains: flag(false, 'Whether `*` in the allowed domains matches any text.'),
    allowWildcardCertificates: flag(true, 'Whether an otherwise allowed name can contain a wildcard.'),
    allowAnyName: flag(false, 'Whether every name is allowed.'),
    enforceHostnames: flag(true, 'Whether names must be valid host names.'),
    allowIpSans: flag(true, 'Whether IP addresses are allowed as subject alternative names.'),
    allowedIpSansCidr: {
      newer: { openbao: {} },
      ...set('The networks that IP addresses must belong to. Only supported by OpenBao.', 'every address is allowed'),
      elementRules: [NETWORK],
    },
    allowedUriSans: set(
      'The URIs that are allowed as subject alternative names; `*` matches any text.',
      'no URI is allowed',
    ),
    allowedUriSansTemplate: flag(false, 'Whether `allowedUriSans` can contain identity templates.'),
    allowedOtherSans: {
      ...set(
        'The allowed subject alternative names of other types, each `<oid>;<type>:<value>`; `*` matches any text.',
        'none are allowed',
      ),
      elementRules: [OTHER_NAME],
    },
    allowedSerialNumbers: set(
      'The allowed serial numbers of the subject. These are not the serial numbers of certificates.',
      'none are allowed',
    ),
    allowedUserIds: set('The allowed user ids of the subject; `*` matches any text.', 'none are allowed'),
    allowGlobsInIdentityTemplates: {
      ...flag(false, 'Whether the text that replaces an identity template can contain `*`. Only supported by OpenBao.'),
      unreadable: 'maybe',
    },
    cnValidations: {
      type: 'set',
      element: 'string',
      use: 'optional',
      default: ['email', 'hostname'],
      values: ['email', 'hostname', 'disabled'],
      construct: 'CnValidation',
      compare: 'anyCase',
      rules: [
        { rule: 'length', min: 1, unit: 'elements' },
        { rule: 'alone', value: 'disabled' },
      ],
      doc: 'The allowed forms of a common name; `disabled` allows any.',
    },
    requireCn: flag(true, 'Whether a request must have a common name.'),
    useCsrCommonName: flag(true, 'Whether the common name is taken from the signing request instead of the API call.'),
    useCsrSans: flag(
      true,
      'Whether the subject alternative names are taken from the signing request instead of the API call.',
    ),
    serialNumberSource: {
      newer: { vault: { version: '1.19' } },
      type: 'string',
      use: 'optionalComputed',
      values: ['json-csr', 'json'],
      absent: 'the service chooses',
      doc: "The source of the subject's serial number: `json-csr` uses the API call, or the signing request if the call has none; `json` uses only the API call. Only supported by Vault.",
    },

    serverFlag: flag(true, 'Whether certificates are for servers.'),
    clientFlag: flag(true, 'Whether certificates are for clients.'),
    codeSigningFlag: flag(false, 'Whether certificates are for signing code.'),
    emailProtectionFlag: flag(false, 'Whether certificates are for e-mail.'),
    keyType: {
      type: 'string',
      use: 'optional',
      default: 'rsa',
      values: KEY_TYPES,
      doc: 'The type of the generated keys. With `any`, signing requests can have keys of every type, and no key is generated.',
    },
    keyBits: bits(
      'The size of the key in bits: 2048, 3072, 4096 or 8192, or with the `keyType` `ec` 224, 256, 384 or 521. With 0, the service chooses.',
      'the service uses 2048, or 256 with `ec`',
    ),
    signatureBits: bits(
      'The size in bits of the hash that certificates are signed with: 256, 384 or 512. With 0, the service chooses.',
      'the service uses 256, or with `ec` the size that suits the curve of the issuer',
    ),
    usePss: flag(false, 'Whether RSA issuers sign with PSS.'),
    keyUsage: {
      type: 'set',
      element: 'string',
      use: 'optional',
      default: ['DigitalSignature', 'KeyAgreement', 'KeyEncipherment'],
      values: KEY_USAGES,
      construct: 'KeyUsage',
      compare: 'anyCase',
      doc: 'The allowed usages of the key of a certificate. An empty set allows none.',
    },
    extKeyUsage: {
      type: 'set',
      element: 'string',
      ...absentIsEmpty,
      values: EXTENDED_KEY_USAGES,
      construct: 'ExtKeyUsage',
      compare: 'anyCase',
      absent: 'only the usages that the flags select are allowed',
      doc: 'The allowed extended usages of a certificate, in addition to those that the flags select.',
    },
    extKeyUsageOids: {
      ...set('The allowed extended usages of a certificate, as object identifiers.', 'only named usages are allowed'),
      elementRules: [OID],
    },

    ou: list('The organizational units of the subject, in order.'),
    organization: list('The organizations of the subject, in order.'),
    country: list('The countries of the subject, in order.'),
    locality: list('The localities of the subject, in order.'),
    province: list('The provinces of the subject, in order.'),
    streetAddress: list('The street addresses of the subject, in order.'),
    postalCode: list('The postal codes of the subject, in order.'),

    policyIdentifiers: {
      ...list(
        'The policies of the certificates, in any order: each an object identifier, or a JSON object with an `oid` and optionally `notice` and `cps`.',
      ),
      elementRules: [POLICY],
    },
    basicConstraintsValidForNonCa: flag(
      false,
      'Whether certificates state in their basic constraints that they do not belong to a CA.',
    ),
    generateLease: flag(false, 'Whether certificates have leases. A certificate is revoked when its lease ends.'),
    noStore: flag(
      false,
      'Whether the service does not store certificates. They can then be neither listed nor revoked.',
    ),
    noStoreMetadata: {
      ...flag(false, 'Whether the service does not store metadata of certificates. OpenBao does not support metadata.'),
      unreadable: 'maybe',
    },
    notBefore: {
      newer: { openbao: {} },
      type: 'time',
      ...absentIsEmpty,
      absent: '`notBeforeDuration` applies',
      doc: `The start of the validity of every certificate, ${inUtc}. Only supported by OpenBao.`,
    },
    notBeforeBound: {
      newer: { openbao: {} },
      type: 'string',
      use: 'optionalComputed',
      values: ['permit', 'duration', 'forbid'],
      absent: 'the service chooses',
      doc: 'Whether a request can set the start of the validity: `permit` allows any time, `duration` a time at most `notBeforeDuration` ago, `forbid` none. Only supported by OpenBao.',
    },
    notAfterBound: {
      newer: { openbao: {} },
      type: 'string',
      use: 'optionalComputed',
      rules: [NOT_AFTER_BOUND],
      absent: 'the service chooses',
      doc: 'Whether a request can set the end of the validity: `permit` allows any time, `ttl-limited` a time within `maxTtl`, `forbid` none. A time sets the latest end. Only supported by OpenBao.',
    },
    allowTokenDisplayname: {
      type: 'bool',
      use: 'computed',
      moving: true,
      absent: 'the service does not report it',
      doc: 'Whether the display name of a token is allowed as a name. Set only on roles from earlier versions of the service.',
    },
    maxPathLength: {
      type: 'int',
      use: 'computed',
      moving: true,
      absent: 'the service does not report it',
      doc: 'The number of intermediate CAs allowed below a certificate. Set only on roles from earlier versions of the service.',
    },
  },
  rules: [
    { rule: 'atMost', attribute: 'ttl', limit: 'maxTtl' },
    { rule: 'enumBy', attribute: 'keyBits', by: 'keyType', values: KEY_BITS },
    { rule: 'enumBy', attribute: 'signatureBits', by: 'keyType', values: SIGNATURE_BITS },
    { rule: 'notBoth', attribute: 'generateLease', with: 'noStore' },
  ],
  identity: objectPathIdentity,
  imports: objectPathImports('roles', 'pki/roles/web'),
  movedFrom: [{ type: 'vault_pki_secret_backend_role', schemaVersions: [0] }],
});

/** Specified in the certificate authority's API, operation "Read role". */
export const pkiRoleData = defineDataSource({
  type: 'lintel_pki_role',
  service: 'secrets',
  construct: 'DataPkiRole',
  doc: 'A role of a certificate authority.',
  source: ['docs/spec/pki.md#roles'],
  attributes: { ...resultsOf(pkiRole.attributes), ...objectPathArguments('pki', 'The name of the role.') },
});

/** Specified in the certificate authority's API, operation "List roles". */
export const pkiRolesData = defineDataSource({
  type: 'lintel_pki_roles',
  service: 'secrets',
  construct: 'DataPkiRoles',
  doc: 'The names of the roles of a certificate authority.',
  source: ['docs/spec/pki.md#roles'],
  attributes: namesAttributes('pki', 'roles'),
});

/** Specified in the certificate authority's API, operation "List roles". */
export const pkiRoleList = defineListResource({
  type: 'lintel_pki_role',
  doc: 'The roles of a certificate authority.',
  source: ['docs/spec/pki.md#roles'],
  attributes: listAttributes('pki'),
});
