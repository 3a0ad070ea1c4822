import type { Reply } from '../../../exchange';
import type { World } from '../../../world';
import type { EngineCall, EngineRoute } from '../../engine';
import { readFields, readText } from '../../fields';
import { isInNetworks } from '../../networks';
import { badRequest, SecretsRefusal } from '../../refusal';
import { countRefusal, forgetRefusals, isLockedOut } from '../lockout';
import { logIn } from '../login';
import { appRoles, byRoleId } from './role';
import type { AppRole } from './role';
import { secretIds } from './secret-id';
import type { SecretId } from './secret-id';
import { findSecretId } from './secret-ids';

const INVALID = 'invalid role or secret ID';

export const appRoleLoginRoutes: readonly EngineRoute[] = [
  { operation: 'Login: approle', method: 'POST', path: 'login', open: true, handle: login },
];

function login(request: EngineCall): Reply {
  const { world, call, mount } = request;
  const fields = readFields(call);
  const roleId = readText(fields, 'role_id') ?? '';
  if (roleId === '') throw new SecretsRefusal(500, ['missing role_id']);
  const role = world.store.of(appRoles).firstBy(byRoleId, byRoleId({ mount, roleId }));
  if (!role) throw badRequest(INVALID);
  if (isLockedOut(world, role)) throw new SecretsRefusal(403, ['permission denied']);
  const secret = role.bindSecretId ? getSecret(world, role, readText(fields, 'secret_id') ?? '') : undefined;
  checkSource(request, role.secretIdBoundCidrs ?? [], 'by CIDR restrictions on the role');
  checkSource(request, secret?.cidrList ?? [], 'through CIDR restrictions on the secret ID');
  const bound =
    secret && secret.tokenBoundCidrs.length > 0 ? secret.tokenBoundCidrs.map(shortened) : role.token.tokenBoundCidrs;
  if (secret) use(world, secret);
  forgetRefusals(world, role);
  return logIn(request, {
    role: role.name,
    token: role.token,
    alias: role.roleId,
    aliasMetadata: role.aliasMetadata,
    displayName: '',
    meta: { role_name: role.name, ...secret?.metadata },
    boundCidrs: bound.length > 0 ? bound : undefined,
  });
}

function getSecret(world: World, role: AppRole, secretId: string): SecretId {
  if (secretId === '') throw badRequest('missing secret_id');
  const secret = findSecretId(world, role, secretId);
  if (!secret) {
    countRefusal(world, role);
    throw badRequest(INVALID);
  }
  return secret;
}

/** The last use deletes it. */
function use({ store, clock }: World, secret: SecretId): void {
  if (secret.numUses === 0) return;
  if (secret.numUses === 1) store.of(secretIds).delete(secretIds.key(secret));
  else store.of(secretIds).put({ ...secret, numUses: secret.numUses - 1, updatedAt: clock.now().toISOString() });
}

function checkSource({ call }: EngineCall, networks: readonly string[], why: string): void {
  const { remoteAddress } = call;
  if (networks.length === 0 || isInNetworks(remoteAddress, networks)) return;
  throw badRequest(`source address "${remoteAddress}" unauthorized ${why}`);
}

/** A token shows a single-address network as the address. */
function shortened(network: string): string {
  return network.replace(/^([\d.]+)\/32$|^(.*:.*)\/128$/, '$1$2');
}
