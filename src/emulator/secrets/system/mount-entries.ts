import type { World } from '../../world';
import { SYSTEM_TTL_SECONDS } from '../durations';
import { findEngine } from '../engines';
import { accessorOf, lifetimesAt, mounts, mountsBelow, mountsIn, pathWithin, uuidOf } from '../mounts';
import type { Mount } from '../mounts';
import { inNamespace } from '../request';

/** The running version of every engine, by dialect. */
export const ENGINE_VERSIONS = {
  standard: 'v1.20.0+builtin',
  vault: 'v1.20.0+builtin.vault',
  openbao: 'v2.0.0+builtin.bao',
};

/** The mounts in every namespace. Their types are different below the root namespace. */
const BUILT_IN: readonly Omit<Mount, 'namespace'>[] = [
  {
    path: 'sys',
    type: 'system',
    description: 'system endpoints used for control, policy and debugging',
    sealWrap: true,
    config: { passthrough_request_headers: ['Accept'] },
  },
  { path: 'cubbyhole', type: 'cubbyhole', description: 'per-token private secret storage', local: true },
  {
    path: 'identity',
    type: 'identity',
    description: 'identity store',
    config: { passthrough_request_headers: ['Authorization'] },
  },
  {
    path: 'auth/token',
    type: 'token',
    auth: true,
    description: 'token based credentials',
    tokenType: 'default-service',
  },
];

/** Whether a path within its namespace is always mounted. */
export function isBuiltIn(path: string): boolean {
  return BUILT_IN.some((mount) => mount.path === path);
}

/** The mounts of a namespace: the built-in ones and those that exist in the dialect. */
export function entriesIn(world: World, namespace: string): readonly Mount[] {
  const stored = mountsIn(world, namespace);
  const own = stored.filter((mount) => isServed(world, mount));
  const always = BUILT_IN.map((mount) => builtIn(world, namespace, mount));
  return [...own, ...always];
}

/** The mount at a path within a namespace; an auth method's path begins with `auth/`. */
export function findEntry(world: World, namespace: string, path: string): Mount | undefined {
  const always = BUILT_IN.find((mount) => mount.path === path);
  if (always) return builtIn(world, namespace, always);
  const stored = world.store.of(mounts).find(inNamespace(namespace, path));
  return stored && (stored.namespace ?? '') === namespace && isServed(world, stored) ? stored : undefined;
}

/** The mount that serves a path, either at the path or above it. */
export function findServing(world: World, namespace: string, path: string): Mount | undefined {
  for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1)) {
    const mount = findEntry(world, namespace, path.slice(0, end));
    if (mount) return mount;
  }
  return undefined;
}

/** A mount below a path, if any. */
export function findBelow(world: World, namespace: string, path: string): Mount | undefined {
  const always = BUILT_IN.find((mount) => mount.path.startsWith(`${path}/`));
  return (
    mountsBelow(world, namespace, path).find((mount) => isServed(world, mount)) ??
    (always && builtIn(world, namespace, always))
  );
}

function isServed({ dialects }: World, mount: Mount): boolean {
  return findEngine(mount, dialects.secrets) !== undefined;
}

/** Tuning a built-in mount stores it. */
function builtIn(world: World, namespace: string, mount: Omit<Mount, 'namespace'>): Mount {
  const path = inNamespace(namespace, mount.path);
  const stored = world.store.of(mounts).find(path);
  if (stored) return stored;
  return namespace === ''
    ? mount
    : {
        ...mount,
        path,
        namespace,
        type: `ns_${mount.type}`,
        ...(mount.auth ? { tokenType: 'default' } : {}),
      };
}

/** A mount as shown in reads, with 0 where the system's lifetimes apply. */
export function shownMount(world: World, mount: Mount): object {
  const { auth, type, description = '', options } = mount;
  return {
    type,
    description,
    accessor: accessorOf(mount),
    uuid: uuidOf(mount),
    config: {
      default_lease_ttl: mount.defaultLeaseSeconds ?? 0,
      max_lease_ttl: mount.maxLeaseSeconds ?? 0,
      force_no_cache: mount.forceNoCache ?? false,
      ...(auth ? { token_type: mount.tokenType ?? 'default-service' } : {}),
      ...mount.config,
      ...(mount.userLockout ? { user_lockout_config: shownLockout(mount) } : {}),
    },
    local: mount.local ?? false,
    seal_wrap: mount.sealWrap ?? false,
    external_entropy_access: mount.externalEntropyAccess ?? false,
    options: options ?? null,
    plugin_version: '',
    running_plugin_version: ENGINE_VERSIONS[world.dialects.secrets],
    running_sha256: '',
    ...((auth && !isBuiltIn(pathWithin(mount))) || ['kv', 'pki'].includes(type)
      ? { deprecation_status: 'supported' }
      : {}),
  };
}

/** A mount's tuning. Its own maximum does not limit the default shown. */
export function shownTuning(world: World, mount: Mount): object {
  const { longest } = lifetimesAt(world, mount.path);
  const { description = '', auth, options = {} } = mount;
  return {
    default_lease_ttl: mount.defaultLeaseSeconds || SYSTEM_TTL_SECONDS,
    max_lease_ttl: longest,
    force_no_cache: mount.forceNoCache ?? false,
    description,
    ...(auth ? { token_type: mount.tokenType ?? 'default-service' } : {}),
    ...mount.config,
    ...(mount.externalEntropyAccess ? { external_entropy_access: true } : {}),
    ...(Object.keys(options).length > 0 ? { options } : {}),
    ...(mount.userLockout ? shownLockout(mount) : {}),
  };
}

function shownLockout({ userLockout }: Mount): object {
  return {
    user_lockout_threshold: userLockout?.threshold,
    user_lockout_duration: userLockout?.durationSeconds,
    user_lockout_counter_reset_duration: userLockout?.counterResetSeconds,
    user_lockout_disable: userLockout?.disable,
  };
}
