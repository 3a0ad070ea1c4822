import type { World } from '../../world';
import type { EngineRoute } from '../engine';
import { enveloped, listed, WRITTEN } from '../envelope';
import { readFields, readSeconds, readText } from '../fields';
import type { Fields } from '../fields';
import { absent, badRequest } from '../refusal';
import { findRole, hasOneToken, platformTokenRoles, roleName } from './role';
import type { PlatformTokenRole } from './role';
import { newToken } from './token';

const TYPES = ['organization', 'team', 'team_legacy', 'user'];

export const roleRoutes: readonly EngineRoute[] = [
  {
    operation: 'Platform token backend: Create or update role',
    method: 'POST',
    path: 'role/:name',
    handle: ({ world, call, mount, parameters: { name } }) => {
      const role = written(world, readFields(call), mount, roleName(name));
      check(world, role);
      // Each write requests a new token from the platform, which invalidates the previous one.
      world.store.of(platformTokenRoles).put(hasOneToken(role) ? { ...role, token: newToken(world, mount) } : role);
      return WRITTEN;
    },
  },
  {
    operation: 'Platform token backend: Read role',
    method: 'GET',
    path: 'role/:name',
    handle: ({ world, mount, parameters: { name } }) => {
      const role = findRole(world, mount, name);
      if (!role) throw absent();
      return enveloped(world, shown(world, role));
    },
  },
  {
    operation: 'Platform token backend: List roles',
    method: 'LIST',
    path: 'role',
    handle: ({ world, mount }) =>
      listed(
        world,
        world.store
          .of(platformTokenRoles)
          .where((role) => role.mount === mount)
          .map(({ name }) => name),
      ),
  },
  {
    operation: 'Platform token backend: Delete role',
    method: 'DELETE',
    path: 'role/:name',
    handle: ({ world, mount, parameters: { name } }) => {
      world.store.of(platformTokenRoles).deleteWhere((role) => role.mount === mount && role.name === roleName(name));
      return WRITTEN;
    },
  },
  {
    operation: 'Platform token backend: Rotate role',
    method: 'POST',
    path: 'rotate-role/:name',
    handle: ({ world, mount, parameters: { name } }) => {
      const role = findRole(world, mount, name);
      if (!role) throw badRequest('missing role entry');
      if (!hasOneToken(role)) throw badRequest(`cannot rotate credentials for ${role.credentialType} roles`);
      const token = newToken(world, mount);
      // Vault keeps the id of the first token.
      const id = world.dialects.secrets === 'standard' ? token.id : (role.token?.id ?? token.id);
      world.store.of(platformTokenRoles).put({ ...role, token: { ...token, id } });
      return WRITTEN;
    },
  },
];

/** Omitted fields keep their values. */
function written(world: World, fields: Fields, mount: string, name: string): PlatformTokenRole {
  const before = findRole(world, mount, name);
  const real = world.dialects.secrets !== 'standard';
  const role = {
    mount,
    name,
    organization: readText(fields, 'organization') ?? before?.organization ?? '',
    teamId: readText(fields, 'team_id') ?? before?.teamId ?? '',
    userId: readText(fields, 'user_id') ?? before?.userId ?? '',
    ttlSeconds: readSeconds(fields, 'ttl') ?? before?.ttlSeconds ?? 0,
    maxTtlSeconds: readSeconds(fields, 'max_ttl') ?? before?.maxTtlSeconds ?? 0,
    description: (real ? readText(fields, 'description') : undefined) ?? before?.description ?? '',
  };
  const credentialType = real
    ? readText(fields, 'credential_type') || before?.credentialType || typeOfKeys(fields)
    : typeOfSubject(role);
  return { ...role, credentialType };
}

function typeOfSubject({ userId, teamId }: Pick<PlatformTokenRole, 'userId' | 'teamId'>): string {
  return userId !== '' ? 'user' : teamId !== '' ? 'team_legacy' : 'organization';
}

/** Vault decides by which keys are present, even if they are empty, and never changes the result. */
function typeOfKeys(fields: Fields): string {
  return 'organization' in fields
    ? 'team_id' in fields && fields.team_id
      ? 'team_legacy'
      : 'organization'
    : 'user_id' in fields
      ? 'user'
      : 'team_legacy';
}

function check(
  { dialects }: World,
  { organization, teamId, userId, credentialType, ttlSeconds, maxTtlSeconds, description }: PlatformTokenRole,
): void {
  if (!TYPES.includes(credentialType)) throw badRequest(`unrecognized credential type: ${credentialType}`);
  if (userId !== '' && (organization !== '' || teamId !== '')) {
    throw badRequest('cannot provide a user_id in combination with organization or team_id');
  }
  if (userId === '' && organization === '' && teamId === '') {
    throw badRequest('must provide an organization name, team id, or user id');
  }
  const hasLife = ttlSeconds > 0 || maxTtlSeconds > 0;
  if (dialects.secrets === 'standard') {
    if (organization !== '' && teamId !== '') {
      throw badRequest('must provide exactly one of an organization name, team id, or user id');
    }
    if (hasLife && userId === '') throw badRequest('ttl and max_ttl are only for user tokens');
  } else if (credentialType === 'team_legacy' && (hasLife || description !== '')) {
    throw badRequest('cannot provide ttl, max_ttl or description with credential_type team_legacy');
  }
  if (maxTtlSeconds > 0 && ttlSeconds > maxTtlSeconds) throw badRequest('ttl cannot be greater than max_ttl');
}

function shown(
  { dialects }: World,
  { name, ttlSeconds, maxTtlSeconds, organization, teamId, userId, credentialType, description }: PlatformTokenRole,
): object {
  const real = dialects.secrets !== 'standard';
  return {
    name,
    ttl: ttlSeconds,
    max_ttl: maxTtlSeconds,
    ...(organization === '' ? {} : { organization }),
    ...(teamId === '' ? {} : { team_id: teamId }),
    ...(userId === '' ? {} : { user_id: userId }),
    ...(real && description !== '' ? { description } : {}),
    ...(real && credentialType !== 'organization' ? { credential_type: credentialType } : {}),
  };
}
