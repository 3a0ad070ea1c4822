import type { World } from '../../world';
import { clusterOf } from '../cluster-id';
import { recoveryKeys } from '../recovery-key';
import type { SystemRoute } from './route';

const VERSIONS = { standard: '1.20.0', vault: '1.20.0', openbao: '2.5.5' } as const;

/** Requests that Vault and OpenBao clients send first. */
export const clientRoutes: readonly SystemRoute[] = [
  ...['GET', 'HEAD'].map((method): SystemRoute => ({
    operation: 'System: Read health',
    method,
    path: '/v1/sys/health',
    open: true,
    handle: (world) => ({ status: 200, body: health(world) }),
  })),
  {
    operation: 'System: Read seal status',
    method: 'GET',
    path: '/v1/sys/seal-status',
    open: true,
    handle: (world) => ({ status: 200, body: sealStatus(world) }),
  },
  {
    operation: 'System: Read initialization status',
    method: 'GET',
    path: '/v1/sys/init',
    open: true,
    handle: () => ({ status: 200, body: { initialized: true } }),
  },
  {
    operation: 'System: Read leader',
    method: 'GET',
    path: '/v1/sys/leader',
    open: true,
    handle: (_, { origin }) => ({
      status: 200,
      body: {
        ha_enabled: false,
        is_self: true,
        leader_address: origin,
        leader_cluster_address: '',
        performance_standby: false,
      },
    }),
  },
];

function health(world: World): object {
  const { version, cluster_name: name, cluster_id: id } = sealStatus(world);
  return {
    initialized: true,
    sealed: false,
    standby: false,
    performance_standby: false,
    replication_performance_mode: 'disabled',
    replication_dr_mode: 'disabled',
    server_time_utc: Math.floor(world.clock.now().getTime() / 1000),
    version,
    enterprise: world.dialects.secrets !== 'openbao',
    cluster_name: name,
    cluster_id: id,
  };
}

function sealStatus(world: World) {
  const key = world.store.of(recoveryKeys).find('recovery');
  const auto = world.settings.seal === 'auto';
  const cluster = clusterOf(world);
  return {
    type: auto ? 'transit' : 'shamir',
    initialized: true,
    sealed: false,
    t: key?.threshold ?? 0,
    n: key?.keys.length ?? 0,
    progress: 0,
    nonce: '',
    version: VERSIONS[world.dialects.secrets],
    build_date: '2025-01-01T00:00:00Z',
    migration: false,
    cluster_name: cluster.name,
    cluster_id: cluster.id,
    recovery_seal: auto,
    storage_type: 'inmem',
  };
}
