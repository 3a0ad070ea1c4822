import type { Reply } from '../../exchange';
import { noteFields } from '../../read-fields';
import type { World } from '../../world';
import { enveloped, listed, WRITTEN } from '../envelope';
import { readFields, readSeconds, readText } from '../fields';
import type { Fields } from '../fields';
import { leases, remainingSeconds, renewed } from '../leases';
import type { Lease } from '../leases';
import { mounts } from '../mounts';
import { badRequest, failure, SecretsRefusal } from '../refusal';
import { engineOf, failedRevocation, revokeAll, revokeLease } from '../revocation';
import { inTurn } from '../turns';
import type { SystemRoute } from './route';

/** Lease operations as in Vault and OpenBao; the id is in the body or at the end of the path. */
export const leaseRoutes: readonly SystemRoute[] = [
  {
    operation: 'System: Look up lease',
    method: 'POST',
    path: '/v1/sys/leases/lookup',
    handle: (world, call) => {
      const lease = getLease(world, givenId(readFields(call)), 'invalid lease');
      return enveloped(world, {
        id: lease.id,
        issue_time: lease.issuedAt,
        expire_time: lease.expiresAt,
        last_renewal: lease.lastRenewedAt,
        renewable: lease.renewable,
        ttl: remainingSeconds(world, lease),
      });
    },
  },
  ...['/v1/sys/leases/lookup', '/v1/sys/leases/lookup/*prefix'].map((path): SystemRoute => ({
    operation: 'System: List leases',
    method: 'LIST',
    path,
    sudo: true,
    handle: (world, { namespace }, { prefix = '' }) => {
      const start = beginning(prefix);
      const below = leasesBelow(world, namespace, prefix).map(({ id }) =>
        id.slice(start.length).replace(/(?<=\/).*$/, ''),
      );
      return listed(world, [...new Set(below)]);
    },
  })),
  ...['/v1/sys/leases/renew', '/v1/sys/leases/renew/*lease_id', '/v1/sys/renew', '/v1/sys/renew/*lease_id'].map(
    (path): SystemRoute => ({
      ...oldPath(path),
      operation: 'System: Renew lease',
      method: 'POST',
      path,
      handle: async (world, call, { lease_id }) => {
        const fields = readFields(call);
        return renew(world, lease_id ?? givenId(fields), readSeconds(fields, 'increment') ?? 0);
      },
    }),
  ),
  {
    operation: 'System: Revoke leases by prefix',
    method: 'POST',
    path: '/v1/sys/leases/revoke-prefix/*prefix',
    sudo: true,
    handle: async (world, { namespace }, { prefix }) => {
      await revokeAll(world, leasesBelow(world, namespace, prefix));
      return WRITTEN;
    },
  },
  {
    operation: 'System: Revoke leases by force',
    method: 'POST',
    path: '/v1/sys/leases/revoke-force/*prefix',
    sudo: true,
    // Leases that the engine cannot revoke are deleted, too: this is for databases that no longer exist.
    handle: async (world, { namespace }, { prefix }) => {
      for (const { id } of leasesBelow(world, namespace, prefix)) {
        await revokeLease(world, id).catch(() => world.store.of(leases).delete(id));
      }
      return WRITTEN;
    },
  },
  ...['/v1/sys/leases/revoke', '/v1/sys/leases/revoke/*lease_id', '/v1/sys/revoke', '/v1/sys/revoke/*lease_id'].map(
    (path): SystemRoute => ({
      ...oldPath(path),
      operation: 'System: Revoke lease',
      method: 'POST',
      path,
      handle: async (world, call, { lease_id }) => {
        const fields = readFields(call);
        // Leases are always revoked before the response.
        noteFields(fields, ['sync', 'url_lease_id', 'lease_id']);
        await revoke(world, lease_id ?? givenId(fields));
        return WRITTEN;
      },
    }),
  ),
];

/** OpenBao has removed the paths outside `sys/leases`. */
function oldPath(path: string): Pick<SystemRoute, 'absentIn'> {
  return path.startsWith('/v1/sys/leases/') ? {} : { absentIn: ['openbao'] };
}

async function renew(world: World, id: string, increment: number): Promise<Reply> {
  return inTurn(world, `lease ${id}`, async () => {
    const before = getLease(world, id, 'lease not found');
    if (!before.renewable) throw badRequest('lease is not renewable');
    const engine = engineOf(world, before);
    const { lease, warnings } = renewed(world, before, increment, engine?.lifetimes?.(world, before));
    await engine?.renew?.(world, lease, new Date(lease.expiresAt)).catch((error: Error) => {
      throw failure(`failed to renew entry: ${error.message}`);
    });
    world.store.of(leases).put(lease);
    return enveloped(world, null, { lease, warnings });
  });
}

/** Revoking an unknown lease succeeds. */
async function revoke(world: World, id: string): Promise<void> {
  await revokeLease(world, id).catch((error: Error) => {
    if (error instanceof SecretsRefusal) throw error;
    throw failure(failedRevocation(error));
  });
}

/** A namespace's leases below a path. */
function leasesBelow(world: World, namespace: string, prefix: string): Lease[] {
  const start = beginning(prefix);
  return world.store
    .of(leases)
    .where(
      ({ id, mount }) => id.startsWith(start) && (world.store.of(mounts).find(mount)?.namespace ?? '') === namespace,
    );
}

function beginning(prefix: string): string {
  const path = prefix.replace(/\/$/, '');
  return path === '' ? '' : `${path}/`;
}

function givenId(fields: Fields): string {
  const id = readText(fields, 'lease_id') ?? '';
  if (id === '') throw badRequest('lease_id must be specified');
  return id;
}

function getLease(world: World, id: string, words: string): Lease {
  const lease = world.store.of(leases).find(id);
  if (!lease) throw badRequest(words);
  return lease;
}
