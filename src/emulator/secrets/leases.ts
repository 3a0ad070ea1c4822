import type { Kind } from '../store';
import type { World } from '../world';
import { SYSTEM_TTL_SECONDS } from './durations';
import { randomText } from './passwords';

/** A lease. Times are RFC 3339 in UTC, of the emulator's clock. */
export interface Lease {
  /** `<mount>/creds/<role>/` and a unique suffix. */
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
  /** What the engine needs for the revocation. */
  readonly secret: Readonly<Record<string, unknown>>;
}

export const leases: Kind<Lease> = {
  name: 'leases',
  key: ({ id }) => id,
  due: ({ retryAt, expiresAt }) => retryAt ?? expiresAt,
};

export interface Issue {
  readonly mount: string;
  /** Below the mount, such as `creds/app`. */
  readonly path: string;
  readonly renewable: boolean;
  /** If 0, the system's default applies. */
  readonly ttlSeconds: number;
  readonly maxTtlSeconds: number;
  readonly secret: Readonly<Record<string, unknown>>;
}

/** Creates a lease that begins now, without storing it. */
export function newLease(world: World, { mount, path, renewable, ttlSeconds, maxTtlSeconds, secret }: Issue): Lease {
  const now = world.clock.now();
  const maximum = maxTtlSeconds === 0 ? SYSTEM_TTL_SECONDS : Math.min(maxTtlSeconds, SYSTEM_TTL_SECONDS);
  const ttl = Math.min(ttlSeconds === 0 ? SYSTEM_TTL_SECONDS : ttlSeconds, maximum);
  return {
    id: `${mount}/${path}/${randomText(world.random, 24)}`,
    mount,
    renewable,
    issuedAt: now.toISOString(),
    expiresAt: after(now, ttl),
    lastRenewedAt: null,
    ttlSeconds: ttl,
    maxTtlSeconds: maximum,
    secret,
  };
}

/** Returns the lease renewed from now, within its maximum lifetime. 0 renews it for its original duration. */
export function renewed(world: World, lease: Lease, incrementSeconds: number): Lease {
  const now = world.clock.now();
  const left = Math.max(
    0,
    Math.floor((Date.parse(lease.issuedAt) + lease.maxTtlSeconds * 1000 - now.getTime()) / 1000),
  );
  const ttl = Math.min(incrementSeconds === 0 ? lease.ttlSeconds : incrementSeconds, left);
  return { ...lease, lastRenewedAt: now.toISOString(), ttlSeconds: ttl, expiresAt: after(now, ttl) };
}

/** The remaining whole seconds of a lease. */
export function remainingSeconds(world: World, { expiresAt }: Lease): number {
  return Math.max(0, Math.floor((Date.parse(expiresAt) - world.clock.now().getTime()) / 1000));
}

function after(now: Date, seconds: number): string {
  return new Date(now.getTime() + seconds * 1000).toISOString();
}
