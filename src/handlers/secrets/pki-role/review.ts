import type { ResourceReview, ObjectChange, Operation, Remark } from '../../../definition/review-rule';

const always: readonly Operation[] = ['create', 'update', 'replace'];
const IMPERSONATION = 'Everyone who can use the role can impersonate the owner of such a name.';
const STOLEN_KEY = 'A stolen key can be used for longer.';

/** Review rules for certificate roles. */
export const pkiRoleReview: ResourceReview = {
  rules: [
    {
      attribute: 'allowAnyName',
      when: 'becomes',
      is: true,
      on: always,
      severity: 'danger',
      says: 'Certificates are issued for every name',
      why: IMPERSONATION,
    },
    {
      attribute: 'enforceHostnames',
      when: 'becomes',
      is: false,
      on: always,
      severity: 'warning',
      says: 'Names do not have to be valid host names',
      why: 'Systems that read names from certificates can receive arbitrary text.',
    },
    {
      attribute: 'allowedDomains',
      when: 'gains',
      any: ['*'],
      on: always,
      severity: 'danger',
      says: 'Every domain is allowed if `*` matches any text',
      why: IMPERSONATION,
    },
    {
      attribute: 'allowedDomains',
      when: 'gains',
      severity: 'warning',
      says: 'Certificates are issued for additional domains',
      why: IMPERSONATION,
    },
    {
      attribute: 'allowedDomains',
      when: 'loses',
      unless: ['*'],
      severity: 'note',
      says: 'Certificates are no longer issued for some domains',
      why: 'The role can no longer renew certificates for these names.',
    },
    {
      attribute: 'allowSubdomains',
      when: 'becomes',
      is: true,
      severity: 'warning',
      says: 'Certificates are issued for subdomains of the allowed domains',
      why: IMPERSONATION,
    },
    {
      attribute: 'allowBareDomains',
      when: 'becomes',
      is: true,
      severity: 'warning',
      says: 'Certificates are issued for the allowed domains themselves',
      why: IMPERSONATION,
    },
    {
      attribute: 'allowGlobDomains',
      when: 'becomes',
      is: true,
      severity: 'warning',
      says: '`*` in the allowed domains matches any text',
      why: IMPERSONATION,
    },
    {
      attribute: 'allowWildcardCertificates',
      when: 'becomes',
      is: true,
      severity: 'warning',
      says: 'Wildcard certificates are issued',
      why: 'A single key is valid for every name that matches the wildcard.',
    },
    {
      attribute: ['allowIpSans', 'allowLocalhost'],
      when: 'becomes',
      is: true,
      severity: 'warning',
      says: 'Certificates are issued for IP addresses or `localhost`',
      why: 'An address can move to another machine while the certificate stays valid.',
    },
    {
      attribute: 'allowedIpSansCidr',
      when: 'gains',
      absentIs: 'everything',
      severity: 'warning',
      says: 'Certificates are issued for addresses in additional networks',
      why: IMPERSONATION,
    },
    {
      attribute: ['allowedUriSans', 'allowedOtherSans', 'allowedUserIds', 'allowedSerialNumbers'],
      when: 'gains',
      any: ['*'],
      on: always,
      severity: 'danger',
      says: 'Certificates are issued for every name of this type',
      why: IMPERSONATION,
    },
    {
      attribute: ['allowedUriSans', 'allowedOtherSans', 'allowedUserIds', 'allowedSerialNumbers'],
      when: 'gains',
      severity: 'warning',
      says: 'Certificates are issued for additional names of this type',
      why: IMPERSONATION,
    },
    {
      attribute: ['allowedDomainsTemplate', 'allowedUriSansTemplate'],
      when: 'becomes',
      is: true,
      severity: 'warning',
      says: 'Identity templates determine the allowed names',
      why: 'Everyone who can change the metadata of an identity determines its names.',
    },
    {
      attribute: 'allowGlobsInIdentityTemplates',
      when: 'becomes',
      is: true,
      on: always,
      severity: 'danger',
      says: 'The text that replaces a template can contain `*`',
      why: 'Everyone who can change the metadata of an identity can allow every name.',
    },
    {
      attribute: 'cnValidations',
      when: 'becomes',
      is: ['disabled'],
      on: always,
      severity: 'warning',
      says: 'Common names are not validated',
      why: 'Systems that read common names from certificates can receive arbitrary text.',
    },
    {
      attribute: 'cnValidations',
      when: 'changes',
      on: ['update'],
      severity: 'note',
      says: 'Common names are validated differently',
      why: 'Requests that were accepted may be rejected, and vice versa.',
    },
    {
      attribute: 'requireCn',
      when: 'becomes',
      is: false,
      severity: 'note',
      says: 'Certificates do not need a common name',
      why: 'Systems that read the common name may find none.',
    },
    {
      attribute: ['useCsrCommonName', 'useCsrSans'],
      when: 'changes',
      on: ['update'],
      severity: 'warning',
      says: 'The names of signed certificates come from another source: the signing request or the API call',
      why: 'A check of only one of the two no longer sees the requested names.',
    },

    {
      attribute: ['serverFlag', 'clientFlag', 'codeSigningFlag', 'emailProtectionFlag'],
      when: 'becomes',
      is: true,
      severity: 'warning',
      says: 'Certificates can be used for additional purposes',
      why: 'Systems that trust the CA accept them for servers, clients, code signing or e-mail.',
    },
    {
      attribute: 'extKeyUsage',
      when: 'gains',
      any: ['Any', 'any', 'OCSPSigning', 'ocspsigning'],
      on: always,
      severity: 'danger',
      says: 'Certificates can be used for every purpose or to sign revocation responses',
      why: 'Every system that trusts the CA accepts them.',
    },
    {
      attribute: 'extKeyUsageOids',
      when: 'gains',
      any: ['2.5.29.37.0', '1.3.6.1.5.5.7.3.9'],
      on: always,
      severity: 'danger',
      says: 'Certificates can be used for every purpose or to sign revocation responses',
      why: 'Every system that trusts the CA accepts them.',
    },
    {
      attribute: ['extKeyUsage', 'extKeyUsageOids'],
      when: 'gains',
      severity: 'warning',
      says: 'Certificates can be used for additional purposes',
      why: 'Systems that trust the CA accept them for these purposes.',
    },
    {
      attribute: 'keyUsage',
      when: 'gains',
      any: ['CertSign', 'CRLSign', 'certsign', 'crlsign'],
      on: always,
      severity: 'danger',
      says: 'Keys can sign certificates or revocation lists',
      why: 'Everyone with a certificate can do what only a CA should do.',
    },
    {
      attribute: 'keyUsage',
      when: 'gains',
      severity: 'warning',
      says: 'Keys can be used for additional purposes',
      why: 'A key with two purposes can be misused from one for the other.',
    },
    { on: ['update'], about: ['keyType', 'keyBits'], judge: judgeKey },
    {
      attribute: 'signatureBits',
      when: 'sinks',
      severity: 'warning',
      says: 'Certificates are signed with a shorter hash',
      why: 'A shorter hash is easier to forge.',
    },
    {
      attribute: 'policyIdentifiers',
      when: 'gains',
      severity: 'warning',
      says: 'Certificates state additional policies',
      why: 'Systems that rely on a policy accept them from now on.',
    },

    {
      attribute: ['ttl', 'maxTtl'],
      when: 'rises',
      absentIs: 'most',
      on: ['update'],
      severity: 'warning',
      says: 'Certificates are valid for longer',
      why: STOLEN_KEY,
    },
    {
      attribute: ['ttl', 'maxTtl'],
      when: 'sinks',
      absentIs: 'most',
      on: ['update'],
      severity: 'note',
      says: 'Certificates are valid for a shorter time',
      why: 'They must be renewed more often. Late renewals leave servers with expired certificates.',
    },
    {
      attribute: 'notAfter',
      when: 'changes',
      on: ['update'],
      severity: 'warning',
      says: 'Certificates end at another time',
      why: `The time applies instead of the maximum lifetime. ${STOLEN_KEY}`,
    },
    {
      attribute: ['notBeforeBound', 'notAfterBound'],
      when: 'becomes',
      is: 'permit',
      on: always,
      severity: 'warning',
      says: 'Requests determine the validity of their certificates',
      why: STOLEN_KEY,
    },
    {
      attribute: ['notBeforeBound', 'notAfterBound', 'notBefore', 'notBeforeDuration'],
      when: 'changes',
      on: ['update'],
      severity: 'note',
      says: 'The limits for the validity of certificates change',
      why: 'New certificates may be valid from or until another time.',
    },

    {
      attribute: 'issuerRef',
      when: 'changes',
      on: ['update'],
      severity: 'warning',
      says: 'Another issuer signs',
      why: 'Systems that trust only the previous issuer reject new certificates.',
    },
    {
      attribute: 'generateLease',
      when: 'becomes',
      is: false,
      severity: 'warning',
      says: 'Certificates have no lease',
      why: 'They are no longer revoked when a lease ends.',
    },
    {
      attribute: 'generateLease',
      when: 'becomes',
      is: true,
      severity: 'note',
      says: 'Certificates have a lease',
      why: 'They are revoked when the lease ends.',
    },
    {
      attribute: 'noStore',
      when: 'becomes',
      is: true,
      on: always,
      severity: 'warning',
      says: 'Certificates are not stored',
      why: 'A compromised certificate can be neither found nor revoked.',
    },
    {
      attribute: 'noStoreMetadata',
      when: 'becomes',
      is: true,
      severity: 'note',
      says: 'Metadata of certificates is not stored',
      why: 'The origin of a certificate cannot be looked up.',
    },
    {
      on: ['delete', 'replace'],
      about: ['mount', 'name'],
      severity: 'warning',
      says: 'The role no longer issues or renews certificates',
      why: 'Issued certificates stay valid until they expire. Systems that renew through this role are then left with expired certificates.',
    },
  ],
  unremarkable: {
    serialNumberSource: 'it is a number of the subject, not of the certificate',
    usePss: 'both signature schemes are secure',
    ou: 'it only describes the subject',
    organization: 'it only describes the subject',
    country: 'it only describes the subject',
    locality: 'it only describes the subject',
    province: 'it only describes the subject',
    streetAddress: 'it only describes the subject',
    postalCode: 'it only describes the subject',
    basicConstraintsValidForNonCa: 'certificates of a role never belong to a CA, whether they state it or not',
  },
};

/** The strength of keys in bits. Nothing is known about the keys of signing requests. */
const STRENGTH: { readonly [type: string]: { readonly [bits: number]: number } } = {
  rsa: { 0: 112, 2048: 112, 3072: 128, 4096: 140, 8192: 200 },
  ec: { 0: 128, 224: 112, 256: 128, 384: 192, 521: 256 },
  ed25519: { 0: 128 },
};

function judgeKey({ before, after, changed }: ObjectChange): Remark[] {
  if (!changed.has('keyType') && !changed.has('keyBits')) return [];
  const attribute = changed.has('keyType') ? 'keyType' : 'keyBits';
  if (after.keyType === 'any') {
    return [
      {
        attribute,
        severity: 'warning',
        says: 'Signing requests can have keys of every type',
        why: 'These include keys that are easy to break.',
      },
    ];
  }
  const [had, has] = [strengthOf(before.keyType, before.keyBits), strengthOf(after.keyType, after.keyBits)];
  if (had !== undefined && has !== undefined && has < had) {
    return [
      {
        attribute,
        severity: 'warning',
        says: 'Keys become weaker',
        why: 'Someone who breaks a key can impersonate its owner.',
      },
    ];
  }
  return [
    {
      attribute,
      severity: 'note',
      says: 'Keys have another type or size',
      why: 'Clients that do not support it cannot connect.',
    },
  ];
}

function strengthOf(type: unknown, bits: unknown): number | undefined {
  const sizes = typeof type === 'string' && Object.hasOwn(STRENGTH, type) ? STRENGTH[type] : undefined;
  return sizes?.[typeof bits === 'number' ? bits : 0];
}
