import type { Reply } from '../../exchange';
import type { World } from '../../world';
import { goDuration } from '../durations';
import { readFields, readFlag, readMap, readNames, readText, readWhole } from '../fields';
import type { Fields } from '../fields';
import { matchesGlob } from '../globs';
import { entityIdOf } from '../identity/logins';
import { findPolicy } from '../policies/kinds';
import { badRequest } from '../refusal';
import { inNamespace } from '../request';
import type { SecretsCall } from '../request';
import type { SystemRoute } from '../system/route';
import { hasSudo } from './authority';
import { issueToken, sanitizedPolicies, tokenResponse } from './issue';
import { tokens } from './kinds';
import type { Token } from './kinds';
import { findTokenRole, policiesUnderRole } from './role';
import type { TokenRole } from './role';

export const createRoutes: readonly SystemRoute[] = [
  {
    operation: 'Token: Create',
    method: 'POST',
    path: '/v1/auth/token/create',
    handle: (world, call) => create(world, call, { orphan: false, path: 'auth/token/create' }),
  },
  {
    operation: 'Token: Create orphan',
    method: 'POST',
    path: '/v1/auth/token/create-orphan',
    handle: (world, call) => create(world, call, { orphan: true, path: 'auth/token/create-orphan' }),
  },
  {
    operation: 'Auth methods: Create token under role',
    method: 'POST',
    path: '/v1/auth/token/create/:role',
    handle: (world, call, { role: name }) => {
      const role = findTokenRole(world, call.namespace, name);
      if (!role) throw badRequest(`unknown role ${name}`);
      const suffix = role.pathSuffix === '' ? '' : `/${role.pathSuffix}`;
      return create(world, call, { orphan: role.orphan, path: `auth/token/create/${name}${suffix}`, role });
    },
  },
];

interface Way {
  readonly orphan: boolean;
  readonly path: string;
  readonly role?: TokenRole;
}

function create(world: World, call: SecretsCall, { orphan, path, role }: Way): Reply {
  const { caller, namespace } = call;
  const parent = caller?.kind === 'issued' ? caller.token : undefined;
  if (parent?.type === 'batch') throw badRequest('batch tokens cannot create more tokens');
  const fields = readFields(call);
  const free = hasSudo(world, call);
  if (readFlag(fields, 'no_parent') && !free && !role) {
    throw badRequest('root or sudo privileges required to create orphan token');
  }
  const isOrphan = orphan || (!role && (readFlag(fields, 'no_parent') ?? false));
  const policies = wantedPolicies(fields, parent, { free, role });
  const request = { ...readLifetime(fields, role, free), ...readKind(fields, role) };
  if (request.type === 'batch' && policies.includes('root')) throw badRequest('batch tokens cannot be root tokens');
  const { token, warnings } = issueToken(world, {
    ...request,
    id: customId(world, fields, free),
    namespace,
    policies,
    path,
    mount: inNamespace(namespace, 'auth/token'),
    displayName: displayName(readText(fields, 'display_name') ?? ''),
    meta: readMap(fields, 'meta') ?? null,
    entityId:
      aliasedEntity(world, fields, inNamespace(namespace, 'auth/token'), role) ??
      (isOrphan ? '' : (parent?.entityId ?? '')),
    ...(isOrphan ? {} : { parent: caller?.id }),
    boundCidrs: role?.tokenBoundCidrs ?? parent?.boundCidrs ?? [],
    ...(role ? { role: role.name } : {}),
  });
  const missing = policies
    .filter((name) => name !== 'root' && !findPolicy(world, namespace, name))
    .map((name) => `Policy "${name}" does not exist`);
  return tokenResponse(world, token, { warnings: [...warnings, ...missing] });
}

/** The entity that the request names by an alias, which its role must allow. */
function aliasedEntity(world: World, fields: Fields, mount: string, role: TokenRole | undefined): string | undefined {
  const alias = readText(fields, 'entity_alias') ?? '';
  if (alias === '') return undefined;
  if (!role) throw badRequest("'entity_alias' is only allowed in combination with token role");
  const allowed = role.allowedEntityAliases ?? [];
  if (!allowed.some((glob) => matchesGlob(glob, alias.toLowerCase()))) {
    throw badRequest("invalid 'entity_alias' value");
  }
  return entityIdOf(world, { mount, alias, metadata: undefined });
}

/** A child only has policies of its parent, unless a role allows others or the parent has `sudo`. */
function wantedPolicies(
  fields: Fields,
  parent: Token | undefined,
  { free, role }: { readonly free: boolean; readonly role: TokenRole | undefined },
): readonly string[] {
  const held = parent?.policies ?? ['root'];
  const given = readNames(fields, 'policies') ?? [];
  const withDefault = !(readFlag(fields, 'no_default_policy') ?? false) && !(role?.tokenNoDefaultPolicy ?? false);
  if (role) return policiesUnderRole(role, given, held, withDefault);
  const policies = sanitizedPolicies(given.length > 0 ? given : held, withDefault && given.length > 0);
  const isRoot = held.includes('root');
  if (policies.includes('root') && !isRoot) {
    throw badRequest('root tokens may not be created without parent token being root');
  }
  const more = policies.filter((name) => name !== 'default' && !held.includes(name));
  if (more.length > 0 && !isRoot && !free) throw badRequest('child policies must be subset of parent');
  return policies;
}

type Lifetime = Pick<Token, 'explicitMaxTtlSeconds' | 'periodSeconds' | 'ttlSeconds' | 'maxTtlSeconds'>;

function readLifetime(fields: Fields, role: TokenRole | undefined, free: boolean): Lifetime {
  const seconds = (name: string) => goDuration(readText(fields, name) ?? '');
  const period = seconds('period');
  if (period > 0 && !free && !role) throw badRequest('root or sudo privileges required to create periodic token');
  const limits = [seconds('explicit_max_ttl'), role?.tokenExplicitMaxTtl ?? 0].filter((limit) => limit > 0);
  return {
    ttlSeconds: seconds('ttl') || seconds('lease'),
    maxTtlSeconds: 0,
    periodSeconds: role?.tokenPeriod || period,
    explicitMaxTtlSeconds: limits.length > 0 ? Math.min(...limits) : 0,
  };
}

type Kind = Pick<Token, 'type' | 'renewable'> & { readonly numUses: number };

function readKind(fields: Fields, role: TokenRole | undefined): Kind {
  const numUses = readWhole(fields, 'num_uses') ?? 0;
  if (numUses < 0) throw badRequest('number of uses cannot be negative');
  const given = readText(fields, 'type') ?? '';
  if (!['', 'service', 'batch'].includes(given)) throw badRequest("invalid 'token_type' value");
  const type = typeUnder(role, given);
  if (type === 'batch' && numUses > 0) throw badRequest('batch tokens cannot have "num_uses" set');
  if (type === 'batch' && readText(fields, 'period')) throw badRequest('batch tokens cannot have "period" set');
  const limit = role?.tokenNumUses ?? 0;
  return {
    type,
    renewable: (readFlag(fields, 'renewable') ?? true) && (role?.renewable ?? true),
    numUses: limit > 0 && (numUses === 0 || numUses > limit) ? limit : numUses,
  };
}

function typeUnder(role: TokenRole | undefined, given: string): Token['type'] {
  if (role?.tokenType === 'service' || role?.tokenType === 'batch') return role.tokenType;
  if (given !== '') return given as Token['type'];
  return role?.tokenType === 'default-batch' ? 'batch' : 'service';
}

/** Undefined if the service chooses the id. */
function customId(world: World, fields: Fields, free: boolean): string | undefined {
  const id = readText(fields, 'id') ?? '';
  if (id === '') return undefined;
  if (!free) throw badRequest('root or sudo privileges required to specify token id');
  if (id.startsWith('s.')) throw badRequest("custom token ID cannot have the 's.' prefix");
  if (id.includes('.')) throw badRequest("custom token ID cannot have a '.' in the value");
  if (world.store.of(tokens).find(id)) throw badRequest('cannot create a token with a duplicate ID');
  return id;
}

function displayName(given: string): string {
  const name = `token-${given}`.replace(/[^\w-]+/g, '-').replace(/-+$/, '');
  return name;
}
