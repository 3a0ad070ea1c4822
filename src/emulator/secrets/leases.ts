import type { Kind } from '../store';
import type { World } from '../world';
import { durationText } from './durations';
import { lifetimesAt, mounts, pathWithin } from './mounts';
import { findNamespace } from './namespaces';
import { randomText } from './passwords';
import { findToken } from './tokens/kinds';

/** A lease. Times are RFC 3339 in UTC, on the emulator's clock. */
export interface Lease {
  /** `<mount>/creds/<role>/` plus a unique suffix; in a namespace, the mount's path there, and the namespace's id at the end. */
  readonly id: string;
  readonly mount: string;
  readonly renewable: boolean;
  readonly issuedAt: string;
  readonly expiresAt: string;
  readonly lastRenewedAt: string | null;
  /** The `lease_duration` of the last response. */
  readonly ttlSeconds: number;
  /** The maximum lifetime. */
  readonly maxTtlSeconds: number;
  /** When a failed revocation is retried. */
  readonly retryAt?: string;
  /** The token that obtained it, whose end also ends the lease; absent if that token never ends. */
  readonly token?: string;
  /** The data that the engine needs for the revocation. */
  readonly secret: Readonly<Record<string, unknown>>;
}

export const leases: Kind<Lease> = {
  name: 'leases',
  key: ({ id }) => id,
  due: ({ retryAt, expiresAt }) => retryAt ?? expiresAt,
};

/** Indexes leases by the token they were issued with, if they represent one. */
export function byIssuedToken({ secret }: Lease): string | undefined {
  return typeof secret.token === 'string' ? secret.token : undefined;
}

/** Indexes leases by the token that obtained them. */
export function byToken({ token }: Lease): string | undefined {
  return token;
}

/** The lifetimes set in a role; 0 stands for the mount's. */
export type Lifetimes = Pick<Issue, 'ttlSeconds' | 'maxTtlSeconds'>;

export interface Issue {
  readonly mount: string;
  /** Below the mount, such as `creds/app`. */
  readonly path: string;
  readonly renewable: boolean;
  /** If 0, the mount's default applies. */
  readonly ttlSeconds: number;
  /** If 0, the mount's maximum applies. */
  readonly maxTtlSeconds: number;
  /** The token that obtains it; see `ownerOf`. */
  readonly owner: string | undefined;
  readonly secret: Readonly<Record<string, unknown>>;
}

/** Creates a lease that starts now, without storing it. */
export function newLease(world: World, { mount, path, renewable, owner, secret, ...asked }: Issue): Lease {
  const now = world.clock.now();
  const { ttlSeconds, maxTtlSeconds } = withinToken(world, owner, leaseLifetime(world, mount, asked));
  return {
    id: newId(world, mount, path),
    mount,
    renewable,
    issuedAt: now.toISOString(),
    expiresAt: after(now, ttlSeconds),
    lastRenewedAt: null,
    ttlSeconds,
    maxTtlSeconds,
    ...(owner === undefined ? {} : { token: owner }),
    secret,
  };
}

/** A lease's lifetime within its mount's limits; 0 stands for the mount's own. */
export function leaseLifetime(world: World, mount: string, { ttlSeconds, maxTtlSeconds }: Lifetimes): Lifetimes {
  const { defaultLifetime, longest } = lifetimesAt(world, mount);
  const maximum = Math.min(maxTtlSeconds || longest, longest);
  return { ttlSeconds: Math.min(ttlSeconds || defaultLifetime, maximum), maxTtlSeconds: maximum };
}

/** A batch token's lease does not outlast it; a service token's lease is revoked with it. */
function withinToken(world: World, owner: string | undefined, lifetime: Lifetimes): Lifetimes {
  const token = owner === undefined ? undefined : findToken(world, owner);
  if (token?.type !== 'batch' || token.expiresAt === undefined) return lifetime;
  const left = Math.floor((Date.parse(token.expiresAt) - world.clock.now().getTime()) / 1000);
  const { ttlSeconds, maxTtlSeconds } = lifetime;
  return { ttlSeconds: Math.min(ttlSeconds, left), maxTtlSeconds: Math.min(maxTtlSeconds, left) };
}

function newId(world: World, mount: string, path: string): string {
  const { namespace = '' } = world.store.of(mounts).find(mount) ?? {};
  const random = randomText(world.random, 24);
  if (namespace === '') return `${mount}/${path}/${random}`;
  return `${pathWithin({ path: mount, namespace })}/${path}/${random}.${findNamespace(world, namespace)?.id}`;
}

/**
 * Returns the lease renewed from now on, within the current limits of its mount and role. 0 renews it for its usual duration. The role's lifetimes
 * are absent for an engine without roles.
 */
export function renewed(
  world: World,
  lease: Lease,
  increment: number,
  role: Lifetimes = lease,
): { readonly lease: Lease; readonly warnings: readonly string[] } {
  const now = world.clock.now();
  const { defaultLifetime } = lifetimesAt(world, lease.mount);
  const { maxTtlSeconds } = leaseLifetime(world, lease.mount, role);
  const untilEnd = (Date.parse(lease.issuedAt) - now.getTime()) / 1000 + maxTtlSeconds;
  const { ttlSeconds: left } = withinToken(world, lease.token, { ttlSeconds: Math.max(0, untilEnd), maxTtlSeconds });
  const wanted = increment || role.ttlSeconds || defaultLifetime;
  const ttlSeconds = Math.floor(Math.min(wanted, left));
  return {
    lease: { ...lease, lastRenewedAt: now.toISOString(), ttlSeconds, expiresAt: after(now, ttlSeconds) },
    warnings: wanted > left ? [cappedLifetime(wanted, Math.round(left))] : [],
  };
}

/** The warning for a lifetime longer than allowed. */
export function cappedLifetime(wanted: number, allowed: number): string {
  return `TTL of "${durationText(wanted)}" exceeded the effective max_ttl of "${durationText(allowed)}"; TTL value is capped accordingly`;
}

/** A lease's remaining whole seconds. */
export function remainingSeconds(world: World, { expiresAt }: Lease): number {
  return Math.max(0, Math.floor((Date.parse(expiresAt) - world.clock.now().getTime()) / 1000));
}

function after(now: Date, seconds: number): string {
  return new Date(now.getTime() + seconds * 1000).toISOString();
}
