import type { Reply } from '../../exchange';
import { secretsAccess } from '../../tokens';
import type { World } from '../../world';
import { enveloped, WRITTEN } from '../envelope';
import { readFields, readText } from '../fields';
import { badRequest, wrappedRefusal } from '../refusal';
import { revokeOrphaning, revokeToken } from '../revocation';
import type { SystemRoute } from '../system/route';
import { findByAccessor, findToken } from './kinds';
import { givenToken, sentToken } from './look-up';

/** A fixed token cannot be revoked: the request succeeds and changes nothing. */
export const revokeRoutes: readonly SystemRoute[] = [
  {
    operation: 'Login: Revoke self',
    method: 'POST',
    path: '/v1/auth/token/revoke-self',
    handle: async (world, call) => revoked(world, sentToken(call)),
  },
  {
    operation: 'Token: Revoke',
    method: 'POST',
    path: '/v1/auth/token/revoke',
    handle: async (world, call) => revoked(world, givenToken(call)),
  },
  {
    operation: 'Token: Revoke by accessor',
    method: 'POST',
    path: '/v1/auth/token/revoke-accessor',
    handle: async (world, call) => {
      const accessor = readText(readFields(call), 'accessor') ?? '';
      if (accessor === '') throw wrappedRefusal(400, 'missing accessor');
      const token = findByAccessor(world, accessor);
      if (!token) return enveloped(world, null, { warnings: ['No token found with this accessor'] });
      return revoked(world, token.id);
    },
  },
  {
    operation: 'Token: Revoke, keeping children',
    method: 'POST',
    path: '/v1/auth/token/revoke-orphan',
    sudo: true,
    handle: async (world, call) => {
      const id = givenToken(call);
      if (!findToken(world, id)) throw badRequest('token to revoke not found');
      await revokeOrphaning(world, id);
      return WRITTEN;
    },
  },
];

async function revoked(world: World, id: string): Promise<Reply> {
  if (secretsAccess(id)) return WRITTEN;
  if (findToken(world, id)?.type === 'batch') throw badRequest('batch tokens cannot be revoked');
  await revokeToken(world, id);
  return WRITTEN;
}
