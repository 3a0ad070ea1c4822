import { changing, type Case } from '../../../cli/review/case';

let mounts = 0;
/** Each case has an authority of its own, which `estate.ts` mounts. */
const authority = () => ({ mount: `authority-${++mounts}` });
const bound = { enabled: true, eab_policy: 'always-required' };

export const reviewCases: readonly Omit<Case, 'type'>[] = [
  changing(authority())('open to all', bound, { enabled: true }, [
    'danger',
    'eab_policy',
    'Every ACME client gets a certificate',
  ]),
  changing(authority())('off', bound, { ...bound, enabled: false }, [
    'note',
    'enabled',
    'The authority stops serving ACME',
  ]),
  changing(authority())('another policy', bound, { ...bound, default_directory_policy: 'forbid' }, [
    'warning',
    'default_directory_policy',
    'Other ACME clients get certificates',
  ]),
  changing(authority())(
    'more issuers',
    { ...bound, allowed_issuers: ['first'] },
    { ...bound, allowed_issuers: ['first', 'second'] },
    ['warning', 'allowed_issuers', 'ACME clients can use more roles or issuers'],
  ),
  changing(authority())(
    'fewer issuers',
    { ...bound, allowed_issuers: ['first', 'second'] },
    { ...bound, allowed_issuers: ['first'] },
    ['note', 'allowed_issuers', 'ACME clients can use fewer roles or issuers'],
  ),
  changing(authority())('every usage', bound, { ...bound, allow_role_ext_key_usage: true }, [
    'warning',
    'allow_role_ext_key_usage',
    'Certificates for ACME clients can have every extended key usage',
  ]),
  changing(authority())('another resolver', bound, { ...bound, dns_resolver: '10.0.0.53:53' }, [
    'warning',
    'dns_resolver',
    'Challenges are resolved by another DNS server',
  ]),
  {
    title: 'reset',
    before: { ...authority(), ...bound },
    says: [['warning', undefined, 'The authority no longer serves ACME']],
  },
];
