import type { ResourceReview, ObjectChange, Operation, Remark } from '../../../definition/review-rule';

const always: readonly Operation[] = ['create', 'update', 'replace'];
const TAKES_PLACE = 'Whoever may use the role can take the place of whoever has such a name.';
const OLD_ONES_SERVE = 'A key that was stolen serves longer.';

/** What a change of a role means to those who trust what the authority issues. */
export const pkiRoleReview: ResourceReview = {
  rules: [
    { attribute: 'allowAnyName', when: 'becomes', is: true, on: always, severity: 'danger', says: 'Certificates are issued for every name', why: TAKES_PLACE },
    { attribute: 'enforceHostnames', when: 'becomes', is: false, on: always, severity: 'warning', says: 'Names need not be names of hosts', why: 'Whatever reads a name out of a certificate gets any text.' },
    { attribute: 'allowedDomains', when: 'gains', any: ['*'], on: always, severity: 'danger', says: 'Every domain is allowed, where `*` stands for any text', why: TAKES_PLACE },
    { attribute: 'allowedDomains', when: 'gains', severity: 'warning', says: 'Certificates are issued for further domains', why: TAKES_PLACE },
    { attribute: 'allowedDomains', when: 'loses', unless: ['*'], severity: 'note', says: 'Certificates are no longer issued for some domains', why: 'Certificates of such names cannot be renewed by this role.' },
    { attribute: 'allowSubdomains', when: 'becomes', is: true, severity: 'warning', says: 'Certificates are issued for names below the allowed domains', why: TAKES_PLACE },
    { attribute: 'allowBareDomains', when: 'becomes', is: true, severity: 'warning', says: 'Certificates are issued for the allowed domains themselves', why: TAKES_PLACE },
    { attribute: 'allowGlobDomains', when: 'becomes', is: true, severity: 'warning', says: 'In the allowed domains `*` stands for any text', why: TAKES_PLACE },
    { attribute: 'allowWildcardCertificates', when: 'becomes', is: true, severity: 'warning', says: 'Certificates with a wildcard are issued', why: 'One key serves for every name that the wildcard stands for.' },
    { attribute: ['allowIpSans', 'allowLocalhost'], when: 'becomes', is: true, severity: 'warning', says: 'Certificates are issued for addresses of machines', why: 'Another machine may have the address tomorrow, and the certificate stays valid.' },
    { attribute: 'allowedIpSansCidr', when: 'gains', absentIs: 'everything', severity: 'warning', says: 'Certificates are issued for addresses of further networks', why: TAKES_PLACE },
    { attribute: ['allowedUriSans', 'allowedOtherSans', 'allowedUserIds', 'allowedSerialNumbers'], when: 'gains', any: ['*'], on: always, severity: 'danger', says: 'Certificates are issued for every name of a kind', why: TAKES_PLACE },
    { attribute: ['allowedUriSans', 'allowedOtherSans', 'allowedUserIds', 'allowedSerialNumbers'], when: 'gains', severity: 'warning', says: 'Certificates are issued for further names of a kind', why: TAKES_PLACE },
    { attribute: ['allowedDomainsTemplate', 'allowedUriSansTemplate'], when: 'becomes', is: true, severity: 'warning', says: 'Templates of identities decide which names are allowed', why: 'Whoever may change what is known of an identity decides on the names it gets.' },
    { attribute: 'allowGlobsInIdentityTemplates', when: 'becomes', is: true, on: always, severity: 'danger', says: 'What a template is replaced by may hold `*`', why: 'Whoever may change what is known of an identity gets every name.' },
    { attribute: 'cnValidations', when: 'becomes', is: ['disabled'], on: always, severity: 'warning', says: 'Common names are not checked', why: 'Whatever reads a common name out of a certificate gets any text.' },
    { attribute: 'cnValidations', when: 'changes', on: ['update'], severity: 'note', says: 'Common names must look otherwise', why: 'Requests that were accepted may be refused, and the other way round.' },
    { attribute: 'requireCn', when: 'becomes', is: false, severity: 'note', says: 'Certificates need no common name', why: 'Whoever looks for one there finds none.' },
    { attribute: ['useCsrCommonName', 'useCsrSans'], when: 'changes', on: ['update'], severity: 'warning', says: 'Another side decides on the names of what is signed: the request, or the call', why: 'Whoever checks one of the two only no longer sees which names are asked for.' },

    { attribute: ['serverFlag', 'clientFlag', 'codeSigningFlag', 'emailProtectionFlag'], when: 'becomes', is: true, severity: 'warning', says: 'Certificates may be used for something else too', why: 'Whoever trusts the authority accepts them there: as a server, as a client, under code, or under mail.' },
    { attribute: 'extKeyUsage', when: 'gains', any: ['Any', 'any', 'OCSPSigning', 'ocspsigning'], on: always, severity: 'danger', says: 'Certificates may be used for everything, or to say which others are revoked', why: 'They count wherever the authority is trusted.' },
    { attribute: 'extKeyUsageOids', when: 'gains', any: ['2.5.29.37.0', '1.3.6.1.5.5.7.3.9'], on: always, severity: 'danger', says: 'Certificates may be used for everything, or to say which others are revoked', why: 'They count wherever the authority is trusted.' },
    { attribute: ['extKeyUsage', 'extKeyUsageOids'], when: 'gains', severity: 'warning', says: 'Certificates may be used for something else too', why: 'Whoever trusts the authority accepts them there.' },
    { attribute: 'keyUsage', when: 'gains', any: ['CertSign', 'CRLSign', 'certsign', 'crlsign'], on: always, severity: 'danger', says: 'Keys may sign other certificates, or lists of revoked ones', why: 'What only an authority may do, everybody may who gets a certificate.' },
    { attribute: 'keyUsage', when: 'gains', severity: 'warning', says: 'Keys may be used for something else too', why: 'A key that serves two purposes can be abused in one for the other.' },
    { on: ['update'], about: ['keyType', 'keyBits'], judge: judgeKey },
    { attribute: 'signatureBits', when: 'sinks', severity: 'warning', says: 'Certificates are signed with a shorter hash', why: 'A shorter hash is easier to forge.' },
    { attribute: 'policyIdentifiers', when: 'gains', severity: 'warning', says: 'Certificates claim further policies', why: 'Whoever relies on a policy accepts them from now on.' },

    { attribute: ['ttl', 'maxTtl'], when: 'rises', absentIs: 'most', on: ['update'], severity: 'warning', says: 'Certificates live longer', why: OLD_ONES_SERVE },
    { attribute: ['ttl', 'maxTtl'], when: 'sinks', absentIs: 'most', on: ['update'], severity: 'note', says: 'Certificates live less long', why: 'They must be renewed earlier: what renews them too late serves an expired one.' },
    { attribute: 'notAfter', when: 'changes', on: ['update'], severity: 'warning', says: 'Certificates end at another time', why: `The time counts in place of the longest life. ${OLD_ONES_SERVE}` },
    { attribute: ['notBeforeBound', 'notAfterBound'], when: 'becomes', is: 'permit', on: always, severity: 'warning', says: 'Requests decide how long their certificates are valid', why: OLD_ONES_SERVE },
    { attribute: ['notBeforeBound', 'notAfterBound', 'notBefore', 'notBeforeDuration'], when: 'changes', on: ['update'], severity: 'note', says: 'The validity of certificates is bounded otherwise', why: 'What was issued may be valid from another time, or until another time.' },

    { attribute: 'issuerRef', when: 'changes', on: ['update'], severity: 'warning', says: 'Another issuer signs', why: 'Whoever trusts the one before does not trust what is issued from now on.' },
    { attribute: 'generateLease', when: 'becomes', is: false, severity: 'warning', says: 'Certificates have no lease', why: 'They are no longer revoked when what asked for them has ended.' },
    { attribute: 'generateLease', when: 'becomes', is: true, severity: 'note', says: 'Certificates have a lease', why: 'They are revoked when the lease ends.' },
    { attribute: 'noStore', when: 'becomes', is: true, on: always, severity: 'warning', says: 'Certificates are not stored', why: 'One that falls into wrong hands can be neither found nor revoked.' },
    { attribute: 'noStoreMetadata', when: 'becomes', is: true, severity: 'note', says: 'Metadata of certificates is not stored', why: 'Who asked for one cannot be looked up.' },
    { on: ['delete', 'replace'], about: ['mount', 'name'], severity: 'warning', says: 'No certificate is issued or renewed by this role any more', why: 'What was issued stays valid until it ends; what renews itself serves an expired certificate then.' },
  ],
  unremarkable: {
    serialNumberSource: 'it is a number of the subject, and not the one of a certificate',
    usePss: 'both ways to sign are sound',
    ou: 'it only describes the subject',
    organization: 'it only describes the subject',
    country: 'it only describes the subject',
    locality: 'it only describes the subject',
    province: 'it only describes the subject',
    streetAddress: 'it only describes the subject',
    postalCode: 'it only describes the subject',
    basicConstraintsValidForNonCa: 'no certificate of a role is one of an authority, whether it says so or not',
  },
};

/** How long it takes to break a key, in bits; of a key that somebody brings nothing is known. */
const STRENGTH: { readonly [type: string]: { readonly [bits: number]: number } } = {
  rsa: { 0: 112, 2048: 112, 3072: 128, 4096: 140, 8192: 200 },
  ec: { 0: 128, 224: 112, 256: 128, 384: 192, 521: 256 },
  ed25519: { 0: 128 },
};

function judgeKey({ before, after, changed }: ObjectChange): Remark[] {
  if (!changed.has('keyType') && !changed.has('keyBits')) return [];
  const attribute = changed.has('keyType') ? 'keyType' : 'keyBits';
  if (after.keyType === 'any') return [{ attribute, severity: 'warning', says: 'Requests may bring keys of every kind', why: 'Among them are keys that are easy to break.' }];
  const [had, has] = [strengthOf(before.keyType, before.keyBits), strengthOf(after.keyType, after.keyBits)];
  if (had !== undefined && has !== undefined && has < had) return [{ attribute, severity: 'warning', says: 'Keys become weaker', why: 'A key that is easier to break lets somebody take the place of whoever has it.' }];
  return [{ attribute, severity: 'note', says: 'Keys are made otherwise', why: 'Clients that do not know this kind of key cannot connect.' }];
}

function strengthOf(type: unknown, bits: unknown): number | undefined {
  const sizes = typeof type === 'string' && Object.hasOwn(STRENGTH, type) ? STRENGTH[type] : undefined;
  return sizes?.[typeof bits === 'number' ? bits : 0];
}
