import type { Kind } from '../store';
import type { World } from '../world';
import { SYSTEM_TTL_SECONDS } from './durations';
import { randomText } from './passwords';

/** The life of a thing that was given out. Times are RFC 3339 in UTC, of the emulator's clock. */
export interface Lease {
  /** `<mount>/creds/<role>/` and a text that is never given twice. */
  readonly id: string;
  readonly mount: string;
  readonly renewable: boolean;
  readonly issuedAt: string;
  readonly expiresAt: string;
  readonly lastRenewedAt: string | null;
  /** What the last answer called `lease_duration`. */
  readonly ttlSeconds: number;
  /** How long it may live in all. */
  readonly maxTtlSeconds: number;
  /** When an end that failed is tried again. */
  readonly retryAt?: string;
  /** What the engine needs to take the thing back. */
  readonly secret: Readonly<Record<string, unknown>>;
}

export const leases: Kind<Lease> = { name: 'leases', key: ({ id }) => id, due: ({ retryAt, expiresAt }) => retryAt ?? expiresAt };

export interface Issue {
  readonly mount: string;
  /** Below the mount, as in `creds/app`. */
  readonly path: string;
  readonly renewable: boolean;
  /** 0: the system's. */
  readonly ttlSeconds: number;
  readonly maxTtlSeconds: number;
  readonly secret: Readonly<Record<string, unknown>>;
}

/** A lease that begins now; not stored yet. */
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

/** The lease with another while from now on, which its longest life bounds. 0: as long as the first time. */
export function renewed(world: World, lease: Lease, incrementSeconds: number): Lease {
  const now = world.clock.now();
  const left = Math.max(0, Math.floor((Date.parse(lease.issuedAt) + lease.maxTtlSeconds * 1000 - now.getTime()) / 1000));
  const ttl = Math.min(incrementSeconds === 0 ? lease.ttlSeconds : incrementSeconds, left);
  return { ...lease, lastRenewedAt: now.toISOString(), ttlSeconds: ttl, expiresAt: after(now, ttl) };
}

/** Whole seconds that a lease still has. */
export function remainingSeconds(world: World, { expiresAt }: Lease): number {
  return Math.max(0, Math.floor((Date.parse(expiresAt) - world.clock.now().getTime()) / 1000));
}

function after(now: Date, seconds: number): string {
  return new Date(now.getTime() + seconds * 1000).toISOString();
}
