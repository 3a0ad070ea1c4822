import type { Kind } from '../../../store';
import type { World } from '../../../world';

/** A secret id. Times are RFC 3339 in UTC, on the emulator's clock. */
export interface SecretId {
  readonly mount: string;
  readonly role: string;
  /** Returned only once, in the response that creates it. */
  readonly secretId: string;
  readonly accessor: string;
  readonly metadata: Readonly<Record<string, string>>;
  readonly cidrList: readonly string[];
  readonly tokenBoundCidrs: readonly string[];
  /** 0 if there is no limit. */
  readonly numUses: number;
  readonly ttlSeconds: number;
  readonly createdAt: string;
  /** The time of the last use; absent if never used. */
  readonly updatedAt?: string;
  /** Absent if it never expires. */
  readonly expiresAt?: string;
}

/** The accessor of a secret id whose role was deleted: the service still knows the accessor, but not the secret id. */
interface StaleAccessor {
  readonly mount: string;
  readonly accessor: string;
}

export const staleAccessors: Kind<StaleAccessor> = {
  name: 'staleAccessors',
  key: ({ mount, accessor }) => `${mount} ${accessor}`,
};

const NEVER = '~';
const SWEEP_SECONDS = 60;

export const secretIds: Kind<SecretId> = {
  name: 'secretIds',
  key: ({ mount, role, secretId }) => `${mount} ${role} ${secretId}`,
  due: ({ expiresAt }) => (expiresAt === undefined ? NEVER : nextSweep(expiresAt)),
};

/** Deletes expired secret ids. Until then, they can still log in. */
export function sweep({ store, clock }: World): void {
  const collection = store.of(secretIds);
  for (const secret of collection.due(clock.now().toISOString())) collection.delete(secretIds.key(secret));
}

/** Immediately deletes a mount's expired ones. */
export function sweepMount({ store, clock }: World, mount: string): void {
  const now = clock.now().getTime();
  store.of(secretIds).deleteWhere((secret) => secret.mount === mount && Date.parse(secret.expiresAt ?? '') <= now);
}

/** Sweeps run at each full minute. */
function nextSweep(expiresAt: string): string {
  const milliseconds = SWEEP_SECONDS * 1000;
  return new Date(Math.ceil(Date.parse(expiresAt) / milliseconds) * milliseconds).toISOString();
}
