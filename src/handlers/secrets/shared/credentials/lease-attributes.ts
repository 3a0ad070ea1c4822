import type { Access } from '../../../../definition/access';
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

/** At the end of a run, the lease of an ephemeral resource is revoked. The policy `default` allows to renew it. */
export const REVOKE_LEASE: Access = { path: 'sys/leases/revoke', needs: { read: ['update'] }, when: ['revokeOnClose'] };
