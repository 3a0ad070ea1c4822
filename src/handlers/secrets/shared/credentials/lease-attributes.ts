import type { Access } from '../../../../definition/access';
import type { ReviewRule } from '../../../../definition/review-rule';

/** The attributes of an ephemeral resource whose results can have a lease. */
export const leaseAttributes = {
  revokeOnClose: {
    type: 'bool',
    use: 'optional',
    default: true,
    local: true,
    doc: 'Whether the lease is revoked when the run no longer uses the results.',
  },
  leaseId: { type: 'string', use: 'computed', absent: 'there is no lease', doc: 'The id of the lease.' },
  leaseDuration: {
    type: 'int',
    use: 'computed',
    absent: 'there is no lease',
    doc: 'The duration of the lease in seconds.',
  },
  renewable: { type: 'bool', use: 'computed', absent: 'there is no lease', doc: 'Whether the lease can be renewed.' },
} as const;

/** At the end of a run, the lease of an ephemeral resource is revoked. The policy `default` permits renewing it. */
export const REVOKE_LEASE: Access = { path: 'sys/leases/revoke', needs: { read: ['update'] }, when: ['revokeOnClose'] };

/** The attributes for destroying something without which leases cannot be revoked. */
export const revokingHandling = {
  forceDestroy: {
    type: 'bool',
    use: 'optional',
    local: true,
    absent: 'it is not destroyed while there are, or may be, leases that cannot be revoked',
    doc: 'Whether it is destroyed even if leases cannot be revoked, which the service then forgets: what they stand for stays. Apply it before the destroy.',
  },
} as const;

/** `creds`: the path of the credentials' leases. Each lease is looked up and revoked before the objects that it needs are destroyed. */
export const REVOKE_CREDENTIALS: readonly Access[] = [
  { path: 'sys/leases/lookup/{mount}/creds/', needs: { delete: ['list', 'sudo'] } },
  { path: 'sys/leases/revoke-prefix/{mount}/creds/*', needs: { delete: ['update', 'sudo'] } },
  {
    path: 'sys/leases/revoke-force/{mount}/creds/*',
    needs: { delete: ['update', 'sudo'] },
    when: ['forceDestroy'],
  },
];

/** `left`: the objects that remain, in the engine's terms. */
export function forgottenLeases(left: string): ReviewRule {
  return {
    attribute: 'forceDestroy',
    when: 'becomes',
    is: true,
    severity: 'warning',
    says: 'It can be destroyed while leases cannot be revoked',
    why: `A later destroy or replacement then forgets these leases, and ${left}.`,
  };
}
