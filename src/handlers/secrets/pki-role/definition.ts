import { defineResource } from '../../../definition/resource';
import { EXTENDED_KEY_USAGES, KEY_BITS, KEY_TYPES, KEY_USAGES, NETWORK, NOT_AFTER_BOUND, OID, OTHER_NAME, POLICY, SIGNATURE_BITS } from '../shared/pki-vocabulary';
import { objectPathAttributes, objectPathIdentity, objectPathImports, namesAttributes, objectPathArguments, listAttributes } from '../shared/mount-attributes';
import { defineDataSource } from '../../../definition/data-source';
import { resultsOf } from '../../../definition/results';
import { defineListResource } from '../../../definition/list-resource';

const absentIsEmpty = { use: 'optional', emptyIsAbsent: true } as const;
const notEmpty = { rule: 'length', min: 1, unit: 'characters' } as const;
const inUtc = 'as an RFC 3339 time in UTC';

/** Whether something is so; the service has the same default, but a role is always sent whole. */
const flag = (standard: boolean, doc: string) => ({ type: 'bool', use: 'optional', default: standard, doc } as const);
const set = (doc: string, absent: string) => ({ type: 'set', element: 'string', ...absentIsEmpty, compare: 'trimmed', elementRules: [notEmpty], absent, doc } as const);
const list = (doc: string) => ({ type: 'list', element: 'string', ...absentIsEmpty, compare: 'trimmed', elementRules: [notEmpty], absent: 'there is none', doc } as const);
/**
 * Sizes are what the service makes of 0: so they are computed where they are not configured. Unlike with other choices of the service,
 * another one is drift then (`bits.ts`).
 */
const bits = (doc: string, absent: string) => ({ type: 'int', use: 'optionalComputed', absent, doc } as const);

/** What a certificate authority issues. Restates the certificate authority's API, "Role"; fields that it does not show are those of the services that exist. */
export const pkiRole = defineResource({
  type: 'lintel_pki_role',
  service: 'secrets',
  construct: 'PkiRole',
  doc: 'What certificates an authority issues to whom may use the role: for which names, with which keys, and for how long.',
  source: ['docs/spec/pki.md#role', 'docs/spec/pki.md#roles'],
  attributes: {
    ...objectPathAttributes('pki', 'The name of the role.'),
    issuerRef: {
      type: 'string', use: 'optional', default: 'default', rules: [notEmpty],
      doc: 'The issuer that signs, by its id or its name; `default` is whichever the engine has as its default.',
    },
    ttl: { type: 'duration', ...absentIsEmpty, absent: 'that of the mount counts', doc: 'How long a certificate is valid where a request does not say.' },
    maxTtl: { type: 'duration', ...absentIsEmpty, absent: 'that of the mount counts', doc: 'How long a certificate is valid at most.' },
    notBeforeDuration: { type: 'duration', use: 'optional', default: '30s', doc: 'How long before it is issued a certificate becomes valid, since clocks differ.' },
    notAfter: { type: 'time', ...absentIsEmpty, absent: 'the validity is a length of time', doc: `When every certificate ends, ${inUtc}.` },

    allowLocalhost: flag(true, 'Whether `localhost` is an allowed name.'),
    allowedDomains: set('The domains that names may be in; how, the attributes that follow say.', 'no domain is allowed'),
    allowedDomainsTemplate: flag(false, 'Whether templates of identities may stand in `allowedDomains`.'),
    allowBareDomains: flag(false, 'Whether the allowed domains themselves may be names.'),
    allowSubdomains: flag(false, 'Whether names below the allowed domains may be used, wildcards among them.'),
    allowGlobDomains: flag(false, 'Whether `*` in the allowed domains stands for any text.'),
    allowWildcardCertificates: flag(true, 'Whether a name may hold a wildcard, where it is allowed otherwise.'),
    allowAnyName: flag(false, 'Whether every name may be used.'),
    enforceHostnames: flag(true, 'Whether names must be names of hosts.'),
    allowIpSans: flag(true, 'Whether alternative names may be IP addresses.'),
    allowedIpSansCidr: { ...set('The networks that IP addresses must be in. Only OpenBao has it.', 'every address is allowed'), elementRules: [NETWORK] },
    allowedUriSans: set('The URIs that alternative names may be; `*` in them stands for any text.', 'no URI is allowed'),
    allowedUriSansTemplate: flag(false, 'Whether templates of identities may stand in `allowedUriSans`.'),
    allowedOtherSans: { ...set('The alternative names of other kinds, each `<oid>;<type>:<value>`; `*` stands for any text.', 'none is allowed'), elementRules: [OTHER_NAME] },
    allowedSerialNumbers: set('The serial numbers that a subject may have; they are not those of certificates.', 'none is allowed'),
    allowedUserIds: set('The user ids that a subject may have; `*` in them stands for any text.', 'none is allowed'),
    allowGlobsInIdentityTemplates: { ...flag(false, 'Whether what a template of an identity is replaced by may hold `*`. Only OpenBao has it.'), unreadable: 'maybe' },
    cnValidations: {
      type: 'set', element: 'string', use: 'optional', default: ['email', 'hostname'], values: ['email', 'hostname', 'disabled'], construct: 'CnValidation', compare: 'anyCase',
      rules: [{ rule: 'length', min: 1, unit: 'elements' }, { rule: 'alone', value: 'disabled' }],
      doc: 'What a common name must look like.',
    },
    requireCn: flag(true, 'Whether a request must have a common name.'),
    useCsrCommonName: flag(true, 'Whether the common name is that of the signing request, and not that of the call.'),
    useCsrSans: flag(true, 'Whether the alternative names are those of the signing request, and not those of the call.'),
    serialNumberSource: {
      type: 'string', use: 'optionalComputed', values: ['json-csr', 'json'], absent: 'the service chooses',
      doc: 'Where the serial number of a subject comes from: from the call and else from the signing request, or from the call alone. Only Vault has it.',
    },

    serverFlag: flag(true, 'Whether certificates are for servers.'),
    clientFlag: flag(true, 'Whether certificates are for clients.'),
    codeSigningFlag: flag(false, 'Whether certificates are for signing code.'),
    emailProtectionFlag: flag(false, 'Whether certificates are for e-mail.'),
    keyType: { type: 'string', use: 'optional', default: 'rsa', values: KEY_TYPES, doc: 'The kind of key that is made; with `any`, requests may bring keys of every kind, and none is made.' },
    keyBits: bits('The size of the key in bits: 2048, 3072, 4096 or 8192; with the `keyType` `ec` 224, 256, 384 or 521.', 'or 0, it is 2048, and with `ec` 256'),
    signatureBits: bits('The size of the hash in bits that certificates are signed with: 256, 384 or 512.', 'or 0, it is 256, and with `ec` what the curve of the issuer wants'),
    usePss: flag(false, 'Whether signatures of RSA issuers are made with PSS.'),
    keyUsage: {
      type: 'set', element: 'string', use: 'optional', default: ['DigitalSignature', 'KeyAgreement', 'KeyEncipherment'], values: KEY_USAGES, construct: 'KeyUsage', compare: 'anyCase',
      doc: 'What the key of a certificate may be used for; an empty set is none.',
    },
    extKeyUsage: {
      type: 'set', element: 'string', ...absentIsEmpty, values: EXTENDED_KEY_USAGES, construct: 'ExtKeyUsage', compare: 'anyCase', absent: 'none beyond those of the flags',
      doc: 'What a certificate may be used for, besides what the flags say.',
    },
    extKeyUsageOids: { ...set('What a certificate may be used for, by object identifiers.', 'none beyond those with names'), elementRules: [OID] },

    ou: list('The organizational units of the subject, in their order.'),
    organization: list('The organizations of the subject, in their order.'),
    country: list('The countries of the subject, in their order.'),
    locality: list('The localities of the subject, in their order.'),
    province: list('The provinces of the subject, in their order.'),
    streetAddress: list('The street addresses of the subject, in their order.'),
    postalCode: list('The postal codes of the subject, in their order.'),

    policyIdentifiers: {
      ...list('The policies that certificates claim, in any order: each an object identifier, or a JSON object with one as `oid` and perhaps `notice` and `cps`.'), elementRules: [POLICY],
    },
    basicConstraintsValidForNonCa: flag(false, 'Whether certificates say that they are none of an authority.'),
    generateLease: flag(false, 'Whether certificates have leases, which revoke them when they end.'),
    noStore: flag(false, 'Whether certificates are not stored: they can then be neither listed nor revoked.'),
    noStoreMetadata: { ...flag(false, 'Whether metadata of certificates is not stored. OpenBao has none to store.'), unreadable: 'maybe' },
    notBefore: { type: 'time', ...absentIsEmpty, absent: '`notBeforeDuration` counts', doc: `When every certificate becomes valid, ${inUtc}. Only OpenBao has it.` },
    notBeforeBound: {
      type: 'string', use: 'optionalComputed', values: ['permit', 'duration', 'forbid'], absent: 'the service chooses',
      doc: 'Whether a request may say when its certificate becomes valid: at any time, at most `notBeforeDuration` ago, or not. Only OpenBao has it.',
    },
    notAfterBound: {
      type: 'string', use: 'optionalComputed', rules: [NOT_AFTER_BOUND], absent: 'the service chooses',
      doc: 'Whether a request may say when its certificate ends: at any time, within `maxTtl`, not at all, or until the time that stands here. Only OpenBao has it.',
    },
    allowTokenDisplayname: { type: 'bool', use: 'computed', moving: true, absent: 'the service does not tell', doc: 'Whether the display name of a token is an allowed name, as roles from former times may have it.' },
    maxPathLength: { type: 'int', use: 'computed', moving: true, absent: 'the service does not tell', doc: 'How many authorities may stand below a certificate, as roles from former times may have it.' },
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

/** Restates the certificate authority's API, operation "Read role". */
export const pkiRoleData = defineDataSource({
  type: 'lintel_pki_role',
  service: 'secrets',
  construct: 'DataPkiRole',
  doc: 'A role of a certificate authority.',
  source: ['docs/spec/pki.md#roles'],
  attributes: { ...resultsOf(pkiRole.attributes), ...objectPathArguments('pki', 'The name of the role.') },
});

/** Restates the certificate authority's API, operation "List roles". */
export const pkiRolesData = defineDataSource({
  type: 'lintel_pki_roles',
  service: 'secrets',
  construct: 'DataPkiRoles',
  doc: 'The names of the roles of a certificate authority.',
  source: ['docs/spec/pki.md#roles'],
  attributes: namesAttributes('pki', 'roles'),
});

/** Restates the certificate authority's API, operation "List roles". */
export const pkiRoleList = defineListResource({
  type: 'lintel_pki_role',
  doc: 'The roles of a certificate authority.',
  source: ['docs/spec/pki.md#roles'],
  attributes: listAttributes('pki'),
});
