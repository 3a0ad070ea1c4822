import type { Reply, Call } from '../../exchange';
import { secretsAccess } from '../../tokens';
import type { World } from '../../world';
import { findEngine } from '../engines';
import { enveloped, WRITTEN } from '../envelope';
import { readFields, readNames, readText } from '../fields';
import { findMount, mounts } from '../mounts';
import type { Mount } from '../mounts';
import { recoveryKeys } from '../recovery-key';
import { SecretsRefusal } from '../refusal';
import { tokenOf } from '../token';
import type { SystemRoute } from './route';

const VERSIONS = { standard: '1.20.0', vault: '1.20.0', openbao: '2.5.5' } as const;
const POLICIES = { write: 'root', read: 'reader', none: 'none' } as const;

/** Requests that clients of Vault and OpenBao send before anything else. */
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
  {
    operation: 'Token: Look up self',
    method: 'GET',
    path: '/v1/auth/token/lookup-self',
    handle: (world, call) => enveloped(world, described(world, token(world, call))),
  },
  {
    operation: 'Token: Look up',
    method: 'POST',
    path: '/v1/auth/token/lookup',
    handle: (world, call) =>
      enveloped(world, described(world, readText(readFields(call), 'token') || token(world, call))),
  },
  ...['create', 'renew-self'].map((end): SystemRoute => ({
    operation: `Token: ${end}`,
    method: 'POST',
    path: `/v1/auth/token/${end}`,
    handle: authenticated,
  })),
  { operation: 'Token: revoke-self', method: 'POST', path: '/v1/auth/token/revoke-self', handle: () => WRITTEN },
  { operation: 'System: Read capabilities', method: 'POST', path: '/v1/sys/capabilities-self', handle: capabilities },
  {
    operation: 'System: List mounts for clients',
    method: 'GET',
    path: '/v1/sys/internal/ui/mounts',
    handle: (world) =>
      enveloped(world, {
        secret: Object.fromEntries(
          world.store
            .of(mounts)
            .where(({ type }) => findEngine(type, world.dialects.secrets) !== undefined)
            .map((mount) => [`${mount.path}/`, shown(mount)]),
        ),
        auth: { 'token/': { type: 'token', description: 'token based credentials' } },
      }),
  },
  {
    operation: 'System: Read mount for clients',
    method: 'GET',
    path: '/v1/sys/internal/ui/mounts/*path',
    handle: (world, _, { path }) => {
      const mount = findMount(world, path)?.mount;
      // The services do not distinguish what does not exist from what is not permitted.
      if (!mount || !findEngine(mount.type, world.dialects.secrets)) {
        throw new SecretsRefusal(403, [
          `preflight capability check returned 403, please ensure client's policies grant access to path "${path}/"`,
        ]);
      }
      return enveloped(world, { ...shown(mount), path: `${mount.path}/` });
    },
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
    cluster_name: 'lintel-emulator',
    cluster_id: '00000000-0000-4000-8000-000000000000',
    recovery_seal: auto,
    storage_type: 'inmem',
  };
}

/** Never undefined: the route requires a token. */
function token(world: World, call: Call): string {
  return tokenOf(world, call) ?? '';
}

function described(world: World, id: string): object {
  const access = secretsAccess(id);
  if (!access) throw new SecretsRefusal(403, ['bad token']);
  return {
    accessor: `${id}-accessor`,
    creation_time: Math.floor(world.clock.now().getTime() / 1000),
    creation_ttl: 0,
    display_name: id,
    entity_id: '',
    expire_time: null,
    explicit_max_ttl: 0,
    id,
    issue_time: world.clock.now().toISOString(),
    meta: null,
    num_uses: 0,
    orphan: true,
    path: 'auth/token/root',
    policies: [POLICIES[access]],
    renewable: false,
    ttl: 0,
    type: 'service',
  };
}

/** Tokens are fixed and never expire: a child token is its parent. */
function authenticated(world: World, call: Call): Reply {
  const id = token(world, call);
  const policies = [POLICIES[secretsAccess(id) ?? 'none']];
  const { status, body } = enveloped(world, null);
  const auth = {
    client_token: id,
    accessor: `${id}-accessor`,
    policies,
    token_policies: policies,
    metadata: null,
    lease_duration: 0,
    renewable: false,
    entity_id: '',
    token_type: 'service',
    orphan: true,
    num_uses: 0,
  };
  return { status, body: { ...(body as object), auth } };
}

function capabilities(world: World, call: Call): Reply {
  const body = readFields(call);
  const paths = readNames(body, 'paths') ?? readNames(body, 'path') ?? [];
  const held = { write: ['root'], read: ['read', 'list'], none: ['deny'] }[secretsAccess(token(world, call)) ?? 'none'];
  const data = { ...Object.fromEntries(paths.map((path) => [path, held])), capabilities: held };
  const { status, body: reply } = enveloped(world, data);
  return { status, body: { ...(reply as object), ...data } };
}

function shown({ type, description = '', path }: Mount): object {
  return {
    type,
    description,
    accessor: `${type}_${path.replace(/\W/g, '_')}`,
    local: false,
    seal_wrap: false,
    external_entropy_access: false,
    options: null,
    config: { default_lease_ttl: 0, max_lease_ttl: 0, force_no_cache: false },
    uuid: '',
    plugin_version: '',
  };
}
