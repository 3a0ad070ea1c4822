import { ApiError } from '../../../clients/errors';
import { path, segments, type Envelope, type SecretsClient } from '../../../clients/secrets';
import type { Context, Json, Kept } from '../../contract';

/** What becomes of the lease of an answer: what its results tell, and what renewing and closing need to know. */
export interface Lease extends Kept {
  readonly results: { readonly leaseId?: string; readonly leaseDuration?: number; readonly renewable?: boolean };
}

/** `namespace`: the leading segments of the mount that are one, if any. */
type KeptLease = { readonly leaseId: string; readonly namespace: string; readonly seconds: number; readonly renewable: boolean; readonly revoke: boolean };

/** An answer without a lease gives none, and then nothing is renewed or revoked. `mount`: that of the engine that gave it. */
export function leaseOf({ lease, respondedAt }: Envelope, revokeOnClose: boolean, mount: string): Lease {
  if (!lease) return { results: {} };
  const { id, seconds, renewable } = lease;
  return {
    results: { leaseId: id, leaseDuration: seconds, renewable },
    ...keep({ leaseId: id, namespace: namespaceOf(mount, id), seconds, renewable, revoke: revokeOnClose }, respondedAt),
  };
}

/** A lease is told by its path within its namespace, where alone a token of that namespace may renew and revoke it. */
function namespaceOf(mount: string, leaseId: string): string {
  const parts = mount.split('/');
  const outer = parts.findIndex((_, index) => leaseId.startsWith(`${parts.slice(index).join('/')}/`));
  return outer > 0 ? parts.slice(0, outer).join('/') : '';
}

function operation(lease: KeptLease, name: 'renew' | 'revoke'): string {
  return lease.namespace === '' ? `/sys/leases/${name}` : path`/${segments(lease.namespace)}/sys/leases/${name}`;
}

/** `renew` and `close` of an ephemeral resource that was opened with {@link leaseOf}. */
export const leaseHandlers = {
  async renew({ secrets, signal }: Context, kept: Json | undefined): Promise<Kept> {
    const lease = kept as KeptLease | undefined;
    if (!lease) return {};
    const { lease: renewed, respondedAt } = await secrets.post(operation(lease, 'renew'), { lease_id: lease.leaseId, increment: lease.seconds }, { signal, repeatable: true });
    return keep({ ...lease, seconds: renewed?.seconds ?? lease.seconds, renewable: renewed?.renewable ?? lease.renewable }, respondedAt);
  },

  async close({ secrets }: Context, kept: Json | undefined): Promise<void> {
    const lease = kept as KeptLease | undefined;
    if (lease?.revoke) await revoke(secrets, lease);
  },
};

/** Two thirds into a lease there is time for another try. `from`: when it was given or renewed, by the service's clock. */
function keep(lease: KeptLease, from = new Date().toISOString()): Kept {
  const end = new Date(Date.parse(from) + lease.seconds * 1000).toISOString().replace(/\.\d+Z$/, 'Z');
  return {
    kept: lease,
    ...lease.renewable && lease.seconds > 0 ? { renewAfter: lease.seconds * 2 / 3 } : {},
    ...lease.revoke ? { remains: `the lease ${lease.leaseId}${lease.namespace === '' ? '' : ` in the namespace ${lease.namespace}`}, which ends at ${end}` } : {},
  };
}

/** A lease that has ended by itself, or was revoked with what it belonged to, is what was wanted. */
async function revoke(secrets: SecretsClient, lease: KeptLease): Promise<void> {
  try {
    await secrets.post(operation(lease, 'revoke'), { lease_id: lease.leaseId, sync: true }, { repeatable: true, blameless: true });
  } catch (error) {
    if (error instanceof ApiError && error.status === 400 && /lease not found|invalid lease/i.test(error.message)) return;
    throw error;
  }
}
