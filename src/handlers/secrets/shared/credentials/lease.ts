import { ApiError } from '../../../../clients/errors';
import { path, segments, type Envelope, type SecretsClient } from '../../../../clients/secrets';
import type { Context, Json, Kept } from '../../../contract';

/** The lease of a response: its results, and the data required to renew and close it. */
export interface Lease extends Kept {
  readonly results: { readonly leaseId?: string; readonly leaseDuration?: number; readonly renewable?: boolean };
}

/** `namespace`: the leading segments of the mount that form a namespace, if any. */
type KeptLease = {
  readonly leaseId: string;
  readonly namespace: string;
  readonly seconds: number;
  readonly renewable: boolean;
  readonly revoke: boolean;
};

/** The lease in a response. Without one, nothing is renewed or revoked. `mount`: the mount of the engine that issued it. */
export function leaseOf({ lease, respondedAt }: Envelope, revokeOnClose: boolean, mount: string): Lease {
  if (!lease) return { results: {} };
  const { id, seconds, renewable } = lease;
  return {
    results: { leaseId: id, leaseDuration: seconds, renewable },
    ...keep({ leaseId: id, namespace: namespaceOf(mount, id), seconds, renewable, revoke: revokeOnClose }, respondedAt),
  };
}

/** Lease ids are relative to their namespace. A token of that namespace can renew and revoke the lease only there. */
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
    const { lease: renewed, respondedAt } = await secrets.post(
      operation(lease, 'renew'),
      { lease_id: lease.leaseId, increment: lease.seconds },
      { signal, repeatable: true },
    );
    return keep(
      { ...lease, seconds: renewed?.seconds ?? lease.seconds, renewable: renewed?.renewable ?? lease.renewable },
      respondedAt,
    );
  },

  async close({ secrets }: Context, kept: Json | undefined): Promise<void> {
    const lease = kept as KeptLease | undefined;
    if (lease?.revoke) await revoke(secrets, lease);
  },
};

/** Renewing after two thirds of the duration leaves time for a retry. `from`: the time of issue or renewal, according to the service's clock. */
function keep(lease: KeptLease, from = new Date().toISOString()): Kept {
  const end = new Date(Date.parse(from) + lease.seconds * 1000).toISOString().replace(/\.\d+Z$/, 'Z');
  return {
    kept: lease,
    ...(lease.renewable && lease.seconds > 0 ? { renewAfter: (lease.seconds * 2) / 3 } : {}),
    ...(lease.revoke
      ? {
          remains: `the lease ${lease.leaseId}${lease.namespace === '' ? '' : ` in the namespace ${lease.namespace}`}, which expires at ${end}`,
        }
      : {}),
  };
}

/** A lease that has expired or was already revoked counts as revoked. */
async function revoke(secrets: SecretsClient, lease: KeptLease): Promise<void> {
  try {
    await secrets.post(
      operation(lease, 'revoke'),
      { lease_id: lease.leaseId, sync: true },
      { repeatable: true, blameless: true },
    );
  } catch (error) {
    if (error instanceof ApiError && error.status === 400 && /lease not found|invalid lease/i.test(error.message)) {
      return;
    }
    throw error;
  }
}
