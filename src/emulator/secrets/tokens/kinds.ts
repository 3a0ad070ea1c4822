import type { Kind } from '../../store';
import type { World } from '../../world';

/** A token issued by the service. Times are RFC 3339 in UTC, on the emulator's clock. */
export interface Token {
  readonly id: string;
  /** Empty for a batch token. */
  readonly accessor: string;
  /** Empty for the root namespace. */
  readonly namespace: string;
  readonly type: 'service' | 'batch';
  /** Sorted, with `default` unless it was left out. */
  readonly policies: readonly string[];
  /** The path that issued it, such as `auth/jwt/login`. */
  readonly path: string;
  /** The path of the auth mount whose lifetimes apply. */
  readonly mount: string;
  readonly displayName: string;
  readonly meta: Readonly<Record<string, string>> | null;
  readonly entityId: string;
  /** The token whose revocation revokes this one; absent for an orphan. */
  readonly parent?: string;
  readonly issuedAt: string;
  /** The lifetime as of the last renewal, and the initial one. */
  readonly ttlSeconds: number;
  readonly createdTtlSeconds: number;
  /** Absent for a root token that never ends. */
  readonly expiresAt?: string;
  readonly lastRenewedAt?: string;
  readonly renewable: boolean;
  /** 0 if there is none. */
  readonly periodSeconds: number;
  readonly explicitMaxTtlSeconds: number;
  /** The requested maximum lifetime; 0 means the mount's, or none for a periodic token. */
  readonly maxTtlSeconds: number;
  /** The number of remaining requests; 0 if unlimited, -1 during the last one. */
  readonly usesLeft: number;
  readonly boundCidrs: readonly string[];
  /** The role in the token store or in the auth method. */
  readonly role?: string;
  /** The login's client certificate in base64, which is needed to renew the token. */
  readonly certificate?: string;
}

const NEVER = '~';

export const tokens: Kind<Token> = {
  name: 'tokens',
  key: ({ id }) => id,
  due: ({ expiresAt }) => expiresAt ?? NEVER,
};

export function byParent({ parent }: Token): string | undefined {
  return parent;
}

function byAccessor({ accessor }: Token): string {
  return accessor;
}

/** Undefined if the token does not exist or no longer exists. */
export function findToken({ store, clock }: World, id: string): Token | undefined {
  const token = store.of(tokens).find(id);
  if (token?.expiresAt !== undefined && Date.parse(token.expiresAt) <= clock.now().getTime()) return undefined;
  return token;
}

export function findByAccessor(world: World, accessor: string): Token | undefined {
  const token = world.store.of(tokens).firstBy(byAccessor, accessor);
  return token && findToken(world, token.id);
}

export function isRoot({ policies }: Token): boolean {
  return policies.includes('root');
}
