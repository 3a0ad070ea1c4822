import type { Reply } from '../../exchange';
import type { World } from '../../world';
import { durationText } from '../durations';
import type { TokenLifetimes } from '../engine';
import { enveloped } from '../envelope';
import { identityPolicies } from '../identity/logins';
import { lifetimesAt } from '../mounts';
import { findNamespace } from '../namespaces';
import { randomText } from '../passwords';
import { isRoot, tokens } from './kinds';
import type { Token } from './kinds';

/** The properties of a new token. */
export type TokenRequest = Pick<
  Token,
  'namespace' | 'type' | 'policies' | 'path' | 'mount' | 'displayName' | 'meta' | 'entityId' | 'parent' | 'boundCidrs'
> &
  Pick<Token, 'periodSeconds' | 'explicitMaxTtlSeconds' | 'renewable' | 'role' | 'certificate'> & {
    /** If absent, a random one is generated. */
    readonly id?: string;
    /** If 0, the mount's default applies; a root token then never ends. */
    readonly ttlSeconds: number;
    /** If 0, the mount's maximum applies. */
    readonly maxTtlSeconds: number;
    /** If 0, there is no limit. */
    readonly numUses: number;
  };

export interface Issued {
  readonly token: Token;
  readonly warnings: readonly string[];
}

/** Issues a token within the lifetimes of its mount. */
export function issueToken(world: World, { id, numUses, ...request }: TokenRequest): Issued {
  const now = world.clock.now();
  const { ttlSeconds, warnings, maxTtlSeconds } = lifetime(world, request);
  const batch = request.type === 'batch';
  const endless = ttlSeconds === 0;
  const token: Token = {
    ...request,
    id: id ?? newId(world, request),
    accessor: batch ? '' : suffixed(world, request.namespace, randomText(world.random, 24)),
    issuedAt: now.toISOString(),
    ttlSeconds,
    createdTtlSeconds: ttlSeconds,
    maxTtlSeconds,
    ...(endless ? {} : { expiresAt: new Date(now.getTime() + ttlSeconds * 1000).toISOString() }),
    renewable: request.renewable && !batch && !endless,
    usesLeft: numUses,
  };
  world.store.of(tokens).put(token);
  return { token, warnings };
}

/** The response that issues a token. `shown` is false for a caller that only knows the accessor. */
export function tokenResponse(
  world: World,
  token: Token,
  { warnings = [], shown = true }: { readonly warnings?: readonly string[]; readonly shown?: boolean } = {},
): Reply {
  const identity = identityPolicies(world, token.entityId);
  return enveloped(world, null, {
    warnings,
    auth: {
      client_token: shown ? token.id : '',
      accessor: token.accessor,
      policies: [...new Set([...token.policies, ...identity])].sort(),
      token_policies: token.policies,
      ...(identity.length > 0 ? { identity_policies: identity } : {}),
      metadata: token.meta,
      lease_duration: token.ttlSeconds,
      renewable: token.renewable,
      entity_id: token.entityId,
      token_type: token.type,
      orphan: token.parent === undefined,
      mfa_requirement: null,
      num_uses: Math.max(0, token.usesLeft),
    },
  });
}

/** Lower case, sorted, each once; `root` excludes others, and all other tokens have `default` unless it was left out. */
export function sanitizedPolicies(names: readonly string[], withDefault: boolean): string[] {
  const given = names.map((name) => name.trim().toLowerCase()).filter((name) => name !== '');
  if (given.includes('root')) return ['root'];
  return [...new Set([...given, ...(withDefault ? ['default'] : [])])].sort();
}

/** Returns a renewed token's lifetime from now on, and a warning if it is shorter than requested. The current limits of its mount and role apply. */
export function renewedLifetime(
  world: World,
  token: Token,
  increment: number,
  role: TokenLifetimes = token,
): { readonly ttlSeconds: number; readonly warnings: readonly string[] } {
  const { defaultLifetime, longest } = lifetimesAt(world, token.mount);
  const { periodSeconds: period } = role;
  const age = (world.clock.now().getTime() - Date.parse(token.issuedAt)) / 1000;
  const wanted = period || increment || role.ttlSeconds || defaultLifetime;
  const limits = [
    period > 0 ? longest : Math.min(role.maxTtlSeconds || longest, longest) - age,
    ...(token.explicitMaxTtlSeconds > 0 ? [token.explicitMaxTtlSeconds - age] : []),
  ];
  const left = Math.max(0, Math.round(Math.min(...limits)));
  if (wanted <= left) return { ttlSeconds: wanted, warnings: [] };
  return { ttlSeconds: left, warnings: [capped(period > 0 ? 'period' : 'TTL', wanted, left)] };
}

function lifetime(
  world: World,
  {
    mount,
    ttlSeconds,
    maxTtlSeconds,
    explicitMaxTtlSeconds,
    periodSeconds,
    policies,
  }: Omit<TokenRequest, 'id' | 'numUses'>,
): { readonly ttlSeconds: number; readonly maxTtlSeconds: number; readonly warnings: readonly string[] } {
  const { defaultLifetime, longest } = lifetimesAt(world, mount);
  const periodic = periodSeconds > 0;
  const endless = !periodic && ttlSeconds === 0 && explicitMaxTtlSeconds === 0 && isRoot({ policies } as Token);
  if (endless) return { ttlSeconds: 0, maxTtlSeconds: 0, warnings: [] };
  const maximum = Math.min(maxTtlSeconds || longest, longest);
  const wanted = periodic ? periodSeconds : ttlSeconds || Math.min(defaultLifetime, maximum);
  const limit = Math.min(periodic ? longest : maximum, explicitMaxTtlSeconds || Infinity);
  const warnings = wanted > limit ? [capped(periodic ? 'period' : 'TTL', wanted, limit)] : [];
  return { ttlSeconds: Math.min(wanted, limit), maxTtlSeconds: periodic ? 0 : maxTtlSeconds, warnings };
}

function capped(what: string, wanted: number, limit: number): string {
  const value = what === 'period' ? 'period value' : 'TTL value';
  return `${what} of "${durationText(wanted)}" exceeded the effective max_ttl of "${durationText(limit)}"; ${value} is capped accordingly`;
}

/** The prefix shows the type. A batch token is long because it contains its own data. */
function newId(world: World, { namespace, type }: Pick<Token, 'namespace' | 'type'>): string {
  const vault = world.dialects.secrets === 'vault' ? 'hv' : '';
  if (type === 'batch') return suffixed(world, namespace, `${vault}b.AAAAAQ${randomText(world.random, 120)}`);
  return suffixed(world, namespace, `${vault}s.${randomText(world.random, 24)}`);
}

/** A namespace's tokens and accessors end with its id. */
export function suffixed(world: World, namespace: string, text: string): string {
  const id = findNamespace(world, namespace)?.id;
  return id === undefined ? text : `${text}.${id}`;
}
