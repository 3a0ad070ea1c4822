import { ApiError } from '../../clients/errors';
import type { Envelope, SecretsClient } from '../../clients/secrets';
import type { Context, Json, Kept } from '../contract';

/** What becomes of the lease of an answer: what its results tell, and what renewing and closing need to know. */
export interface Lease extends Kept {
  readonly results: { readonly leaseId?: string; readonly leaseDuration?: number; readonly renewable?: boolean };
}

type KeptLease = { readonly leaseId: string; readonly seconds: number; readonly renewable: boolean; readonly revoke: boolean };

/** An answer without a lease gives none, and then nothing is renewed or revoked. */
export function leaseOf({ lease }: Envelope, revokeOnClose: boolean): Lease {
  if (!lease) return { results: {} };
  const { id, seconds, renewable } = lease;
  return {
    results: { leaseId: id, leaseDuration: seconds, renewable },
    ...keep({ leaseId: id, seconds, renewable, revoke: revokeOnClose }),
  };
}

/** `renew` and `close` of an ephemeral resource that was opened with {@link leaseOf}. */
export const leaseHandlers = {
  async renew({ secrets, signal }: Context, kept: Json | undefined): Promise<Kept> {
    const lease = kept as KeptLease | undefined;
    if (!lease) return {};
    const { lease: renewed } = await secrets.post('/sys/leases/renew', { lease_id: lease.leaseId, increment: lease.seconds }, { signal, repeatable: true });
    return keep({ ...lease, seconds: renewed?.seconds ?? lease.seconds, renewable: renewed?.renewable ?? lease.renewable });
  },

  async close({ secrets }: Context, kept: Json | undefined): Promise<void> {
    const lease = kept as KeptLease | undefined;
    if (lease?.revoke) await revoke(secrets, lease.leaseId);
  },
};

/** Two thirds into a lease there is time for another try. */
function keep(lease: KeptLease): Kept {
  return { kept: lease, ...lease.renewable && lease.seconds > 0 ? { renewAfter: lease.seconds * 2 / 3 } : {} };
}

/** A lease that has ended by itself, or was revoked with what it belonged to, is what was wanted. */
async function revoke(secrets: SecretsClient, leaseId: string): Promise<void> {
  try {
    await secrets.post('/sys/leases/revoke', { lease_id: leaseId, sync: true }, { repeatable: true });
  } catch (error) {
    if (error instanceof ApiError && error.status === 400 && /lease not found|invalid lease/i.test(error.message)) return;
    throw error;
  }
}
