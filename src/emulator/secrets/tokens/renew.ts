import type { Reply } from '../../exchange';
import { secretsAccess } from '../../tokens';
import type { World } from '../../world';
import { readFields, readSeconds, readText } from '../fields';
import type { Fields } from '../fields';
import { badRequest } from '../refusal';
import type { SecretsCall } from '../request';
import { engineOf } from '../revocation';
import type { SystemRoute } from '../system/route';
import { fixedResponse } from './fixed';
import { renewedLifetime, tokenResponse } from './issue';
import { findToken, tokens } from './kinds';
import type { Token } from './kinds';
import { getByAccessor, givenToken, sentToken } from './look-up';

export const renewRoutes: readonly SystemRoute[] = [
  {
    operation: 'Login: Renew self',
    method: 'POST',
    path: '/v1/auth/token/renew-self',
    handle: (world, call) => renewKnown(world, call, sentToken(call)),
  },
  {
    operation: 'Token: Renew',
    method: 'POST',
    path: '/v1/auth/token/renew',
    handle: (world, call) => renewKnown(world, call, givenToken(call)),
  },
  {
    operation: 'Token: Renew by accessor',
    method: 'POST',
    path: '/v1/auth/token/renew-accessor',
    handle: (world, call) => {
      const token = getByAccessor(world, readText(readFields(call), 'accessor'));
      return renew(world, call, token, { shown: false });
    },
  },
];

function renewKnown(world: World, call: SecretsCall, id: string): Reply {
  const fixed = secretsAccess(id);
  if (fixed === 'write') throw badRequest('lease is not renewable');
  if (fixed) return fixedResponse(world, id);
  const token = findToken(world, id);
  if (!token) throw badRequest('token not found');
  return renew(world, call, token, { shown: true });
}

function renew(world: World, call: SecretsCall, token: Token, { shown }: { readonly shown: boolean }): Reply {
  const increment = incrementOf(readFields(call));
  if (token.type === 'batch') throw badRequest('batch tokens cannot be renewed');
  if (!token.renewable) throw badRequest('lease is not renewable');
  const engine = engineOf(world, token);
  engine?.renewToken?.(world, token, call);
  const { ttlSeconds, warnings } = renewedLifetime(world, token, increment, engine?.tokenLifetimes?.(world, token));
  const now = world.clock.now();
  const renewed: Token = {
    ...token,
    ttlSeconds,
    lastRenewedAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + ttlSeconds * 1000).toISOString(),
  };
  world.store.of(tokens).put(renewed);
  return tokenResponse(world, renewed, { warnings, shown });
}

function incrementOf(fields: Fields): number {
  return readSeconds(fields, 'increment') ?? 0;
}
