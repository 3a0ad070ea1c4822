import type { Reply } from '../../exchange';
import type { World } from '../../world';
import { enveloped } from '../envelope';
import { readFields, readText } from '../fields';
import { badRequest, SecretsRefusal } from '../refusal';
import type { SecretsCall } from '../request';
import { tokenOf } from '../token';
import { findWrapping, keptResponse, wantedWrapping, wrappings, wrappingResponse } from '../wrapping';
import type { Wrapping } from '../wrapping';
import type { SystemRoute } from './route';

const INVALID = 'wrapping token is not valid or does not exist';

/** Response wrapping: `X-Vault-Wrap-TTL` on any request creates the token that these accept. */
export const wrappingRoutes: readonly SystemRoute[] = [
  {
    operation: 'Login: Unwrap',
    method: 'POST',
    path: '/v1/sys/wrapping/unwrap',
    open: true,
    handle: (world, call) => {
      const wrapping = spend(world, wrappingTokenOf(world, call));
      return { status: 200, body: { ...wrapping.body, request_id: world.random.uuid() }, exact: true };
    },
  },
  ...['POST', 'GET'].map((method): SystemRoute => ({
    operation: 'Login: Look up wrapping',
    method,
    path: '/v1/sys/wrapping/lookup',
    open: true,
    handle: (world, call) => {
      const token = readText(readFields(call), 'token') || tokenOf(world, call) || '';
      if (token === '') throw new SecretsRefusal(403, ['error validating wrapping token: token is empty']);
      const { creationPath, issuedAt, ttlSeconds } = getWrapping(world, token);
      return enveloped(world, { creation_path: creationPath, creation_time: issuedAt, creation_ttl: ttlSeconds });
    },
  })),
  {
    operation: 'System: Wrap',
    method: 'POST',
    path: '/v1/sys/wrapping/wrap',
    confidential: true,
    handle: (world, call) => {
      if (wantedWrapping(call) === 0) throw badRequest('endpoint requires response wrapping to be used');
      return enveloped(world, { ...readFields(call) });
    },
  },
  {
    operation: 'System: Rewrap',
    method: 'POST',
    path: '/v1/sys/wrapping/rewrap',
    open: true,
    handle: (world, call): Reply => {
      const { body, ttlSeconds, creationPath } = spend(world, wrappingTokenOf(world, call));
      return wrappingResponse(world, keptResponse(world, call, { body, ttlSeconds, path: creationPath, again: true }));
    },
  },
];

/** The wrapping token is either the request's own token, or in the body of a request with a permitted token. */
function wrappingTokenOf(world: World, call: SecretsCall): string {
  const [sent, given] = [tokenOf(world, call), readText(readFields(call), 'token')];
  if (given === undefined || given === '' || given === sent) return sent ?? '';
  if (!call.caller) throw new SecretsRefusal(403, ['permission denied']);
  return given;
}

function spend(world: World, token: string): Wrapping {
  const wrapping = getWrapping(world, token);
  world.store.of(wrappings).delete(wrapping.id);
  return wrapping;
}

function getWrapping(world: World, token: string): Wrapping {
  const wrapping = findWrapping(world, token);
  if (!wrapping) throw badRequest(INVALID);
  return wrapping;
}
