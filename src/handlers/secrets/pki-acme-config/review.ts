import type { ObjectChange, Remark, ResourceReview } from '../../../definition/review-rule';

/** Review rules for ACME of a certificate authority. */
export const pkiAcmeConfigReview: ResourceReview = {
  rules: [
    {
      on: ['create', 'update', 'replace'],
      about: ['enabled', 'eabPolicy', 'defaultDirectoryPolicy'],
      judge: judgeOpenness,
    },
    {
      attribute: ['allowedRoles', 'allowedIssuers'],
      when: 'gains',
      severity: 'warning',
      says: 'ACME clients can use more roles or issuers',
      why: 'Clients choose one by the path of the directory, and get what it allows.',
    },
    {
      attribute: ['allowedRoles', 'allowedIssuers'],
      when: 'loses',
      severity: 'note',
      says: 'ACME clients can use fewer roles or issuers',
      why: 'Renewals of clients that use one of them fail.',
    },
    {
      attribute: 'allowRoleExtKeyUsage',
      when: 'becomes',
      is: true,
      on: ['create', 'update', 'replace'],
      severity: 'warning',
      says: 'Certificates for ACME clients can have every extended key usage of their role',
      why: 'A server that proves its name could get a certificate for signing code.',
    },
    {
      attribute: 'dnsResolver',
      when: 'changes',
      severity: 'warning',
      says: 'Challenges are resolved by another DNS server',
      why: 'It decides which server is asked for the proof of a name.',
    },
    {
      on: ['delete', 'replace'],
      about: ['mount'],
      severity: 'warning',
      says: 'The authority no longer serves ACME',
      why: 'Clients can no longer renew their certificates.',
    },
  ],
  unremarkable: {
    maxTtl: 'certificates stay within the limits of the mount and of their role',
    challengePermittedIpRanges: 'clients must prove their names anyway',
    challengeExcludedIpRanges: 'clients must prove their names anyway',
  },
};

const isOpen = ({ enabled, eabPolicy, defaultDirectoryPolicy }: ObjectChange['after']): boolean =>
  enabled === true && eabPolicy === 'not-required' && defaultDirectoryPolicy === 'sign-verbatim';

function judgeOpenness({ before, after, changed }: ObjectChange): Remark[] {
  const attribute = ['enabled', 'eabPolicy', 'defaultDirectoryPolicy'].find((name) => changed.has(name));
  if (attribute === undefined) return [];
  if (isOpen(after) && !isOpen(before)) {
    return [
      {
        attribute,
        severity: 'danger',
        says: 'Every ACME client gets a certificate for every name that it proves',
        why: 'Neither an account binding nor a role limits who asks and for what. The service signs the request as it is.',
      },
    ];
  }
  if (attribute === 'enabled' && after.enabled === false) {
    return [
      {
        attribute,
        severity: 'note',
        says: 'The authority stops serving ACME',
        why: 'Clients can no longer renew their certificates.',
      },
    ];
  }
  return [
    {
      attribute,
      severity: 'warning',
      says: 'Other ACME clients get certificates, or by another policy',
      why: 'Certificates that clients have stay valid, and their renewals follow the new policy.',
    },
  ];
}
