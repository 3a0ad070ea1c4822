import { secretsAccess } from '../../tokens';
import type { World } from '../../world';
import { enveloped, listed } from '../envelope';
import { readFields, readText } from '../fields';
import { identityPolicies } from '../identity/logins';
import { badRequest, SecretsRefusal, wrappedRefusal } from '../refusal';
import type { SecretsCall } from '../request';
import type { SystemRoute } from '../system/route';
import { describedFixed } from './fixed';
import { findByAccessor, findToken, tokens } from './kinds';
import type { Token } from './kinds';

export const lookUpRoutes: readonly SystemRoute[] = [
  ...['GET', 'POST'].map((method): SystemRoute => ({
    operation: 'Login: Look up self',
    method,
    path: '/v1/auth/token/lookup-self',
    handle: (world, call) => enveloped(world, described(world, sentToken(call))),
  })),
  ...['GET', 'POST'].map((method): SystemRoute => ({
    operation: 'Token: Look up',
    method,
    path: '/v1/auth/token/lookup',
    handle: (world, call) => enveloped(world, described(world, readText(readFields(call), 'token') || sentToken(call))),
  })),
  {
    operation: 'Token: Look up by accessor',
    method: 'POST',
    path: '/v1/auth/token/lookup-accessor',
    handle: (world, call) => {
      const token = getByAccessor(world, readText(readFields(call), 'accessor'));
      return enveloped(world, { ...describedToken(world, token), id: '' });
    },
  },
  {
    operation: 'Token: List accessors',
    method: 'LIST',
    path: '/v1/auth/token/accessors',
    sudo: true,
    handle: (world, { namespace }) =>
      listed(
        world,
        world.store
          .of(tokens)
          .where((token) => token.accessor !== '' && token.namespace === namespace)
          .map(({ accessor }) => accessor),
      ),
  },
];

/** The request's token, which is never empty because the routes require one. */
export function sentToken({ caller }: SecretsCall): string {
  return caller?.id ?? '';
}

export function getByAccessor(world: World, accessor: string | undefined): Token {
  if (!accessor) throw wrappedRefusal(400, 'missing accessor');
  const token = findByAccessor(world, accessor);
  if (!token) throw wrappedRefusal(400, 'invalid accessor');
  return token;
}

/** Refuses a write that does not name a token. */
export function givenToken(call: SecretsCall): string {
  const id = readText(readFields(call), 'token') ?? '';
  if (id === '') throw badRequest('missing token ID');
  return id;
}

function described(world: World, id: string): object {
  if (secretsAccess(id)) return describedFixed(world, id);
  const token = findToken(world, id);
  if (!token) throw new SecretsRefusal(403, ['bad token']);
  return describedToken(world, token);
}

function describedToken(world: World, token: Token): object {
  const { issuedAt, expiresAt, lastRenewedAt, namespace, role, boundCidrs } = token;
  const identity = identityPolicies(world, token.entityId);
  const isUnderRole = role !== undefined && token.path.startsWith('auth/token/');
  const issued = Date.parse(issuedAt);
  const now = world.clock.now().getTime();
  return {
    accessor: token.accessor,
    creation_time: Math.floor(issued / 1000),
    creation_ttl: token.createdTtlSeconds,
    display_name: token.displayName,
    entity_id: token.entityId,
    ...(identity.length > 0 ? { identity_policies: identity, external_namespace_policies: {} } : {}),
    expire_time: expiresAt ?? null,
    explicit_max_ttl: token.explicitMaxTtlSeconds,
    id: token.id,
    issue_time: issuedAt,
    meta: token.meta,
    num_uses: token.usesLeft,
    orphan: token.parent === undefined,
    path: token.path,
    policies: token.policies,
    renewable: token.renewable,
    ttl: expiresAt === undefined ? 0 : Math.max(0, Math.floor((Date.parse(expiresAt) - now) / 1000)),
    type: token.type,
    ...(namespace === '' ? {} : { namespace_path: `${namespace}/` }),
    // A role's period is not the token's own.
    ...(token.periodSeconds > 0 && !isUnderRole ? { period: token.periodSeconds } : {}),
    ...(boundCidrs.length > 0 ? { bound_cidrs: boundCidrs } : {}),
    ...(isUnderRole ? { role } : {}),
    ...(lastRenewedAt === undefined
      ? {}
      : { last_renewal: lastRenewedAt, last_renewal_time: Math.floor(Date.parse(lastRenewedAt) / 1000) }),
  };
}
