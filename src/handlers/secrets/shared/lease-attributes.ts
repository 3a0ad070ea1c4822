/** What every ephemeral resource has whose results may come with a lease. */
export const leaseAttributes = {
  revokeOnClose: { type: 'bool', use: 'optional', default: true, local: true, doc: 'Whether the lease is revoked when nothing uses the results any more.' },
  leaseId: { type: 'string', use: 'computed', absent: 'there is no lease', doc: 'The id of the lease.' },
  leaseDuration: { type: 'int', use: 'computed', absent: 'there is no lease', doc: 'Seconds that the lease lasts.' },
  renewable: { type: 'bool', use: 'computed', absent: 'there is no lease', doc: 'Whether the lease can be renewed.' },
} as const;
