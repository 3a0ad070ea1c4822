import type { World } from '../../world';
import { readNetworks } from '../auth/token-fields';
import { enveloped, listedPage, WRITTEN } from '../envelope';
import { readFields, readFlag, readNames, readSeconds, readText, readWhole } from '../fields';
import type { Fields } from '../fields';
import { absent, badRequest } from '../refusal';
import type { SystemRoute } from '../system/route';
import { findTokenRole, tokenRoleKey, tokenRoles } from './role';
import type { TokenRole } from './role';

const PATH = '/v1/auth/token/roles';
const TYPES = ['default-service', 'service', 'batch', 'default-batch'];

/** Roles under which tokens are created. */
export const tokenRoleRoutes: readonly SystemRoute[] = [
  {
    operation: 'Auth methods: Write token role',
    method: 'POST',
    path: `${PATH}/:name`,
    exists: (world, { namespace }, { name }) => findTokenRole(world, namespace, name) !== undefined,
    handle: (world, call, { name }) => {
      const before = findTokenRole(world, call.namespace, name);
      const role = { namespace: call.namespace, name, ...readRole(readFields(call), before) };
      check(role);
      world.store.of(tokenRoles).put(role);
      return WRITTEN;
    },
  },
  {
    operation: 'Auth methods: Read token role',
    method: 'GET',
    path: `${PATH}/:name`,
    handle: (world, { namespace }, { name }) => {
      const role = findTokenRole(world, namespace, name);
      if (!role) throw absent();
      return enveloped(world, shown(world, role));
    },
  },
  {
    operation: 'Auth methods: List token roles',
    method: 'LIST',
    path: PATH,
    handle: (world, call) => {
      const own = world.store.of(tokenRoles).where(({ namespace }) => namespace === call.namespace);
      return listedPage(
        world,
        call,
        own.map(({ name }) => name),
      );
    },
  },
  {
    operation: 'Auth methods: Delete token role',
    method: 'DELETE',
    path: `${PATH}/:name`,
    handle: (world, { namespace }, { name }) => {
      world.store.of(tokenRoles).delete(tokenRoleKey({ namespace, name }));
      return WRITTEN;
    },
  },
];

/** Omitted fields keep their values. */
function readRole(fields: Fields, before: TokenRole | undefined): Omit<TokenRole, 'namespace' | 'name'> {
  const list = (name: string, lower = false) => {
    const names = readNames(fields, name)
      ?.filter((text) => text !== '')
      .map((text) => (lower ? text.toLowerCase() : text));
    return names && [...new Set(names)].sort();
  };
  // The old names set the new ones, and are read back as written.
  const [oldPeriod, oldExplicitMaxTtl] = [readSeconds(fields, 'period'), readSeconds(fields, 'explicit_max_ttl')];
  return {
    allowedPolicies: list('allowed_policies') ?? before?.allowedPolicies ?? [],
    disallowedPolicies: list('disallowed_policies') ?? before?.disallowedPolicies ?? [],
    allowedPoliciesGlob: list('allowed_policies_glob') ?? before?.allowedPoliciesGlob ?? [],
    disallowedPoliciesGlob: list('disallowed_policies_glob') ?? before?.disallowedPoliciesGlob ?? [],
    allowedEntityAliases: list('allowed_entity_aliases', true) ?? before?.allowedEntityAliases ?? null,
    orphan: readFlag(fields, 'orphan') ?? before?.orphan ?? false,
    renewable: readFlag(fields, 'renewable') ?? before?.renewable ?? true,
    pathSuffix: readText(fields, 'path_suffix') ?? before?.pathSuffix ?? '',
    tokenPeriod: readSeconds(fields, 'token_period') ?? oldPeriod ?? before?.tokenPeriod ?? 0,
    tokenExplicitMaxTtl:
      readSeconds(fields, 'token_explicit_max_ttl') ?? oldExplicitMaxTtl ?? before?.tokenExplicitMaxTtl ?? 0,
    oldPeriod: oldPeriod ?? before?.oldPeriod ?? 0,
    oldExplicitMaxTtl: oldExplicitMaxTtl ?? before?.oldExplicitMaxTtl ?? 0,
    tokenNoDefaultPolicy: readFlag(fields, 'token_no_default_policy') ?? before?.tokenNoDefaultPolicy ?? false,
    tokenNumUses: readWhole(fields, 'token_num_uses') ?? before?.tokenNumUses ?? 0,
    tokenBoundCidrs:
      readNetworks(fields, 'token_bound_cidrs') ?? readNetworks(fields, 'bound_cidrs') ?? before?.tokenBoundCidrs ?? [],
    tokenType: readText(fields, 'token_type') || before?.tokenType || 'default-service',
  };
}

function check({ pathSuffix, tokenType, orphan, renewable, tokenPeriod, tokenNumUses }: TokenRole): void {
  if (pathSuffix !== '' && !/^\w[\w.-]+\w$/.test(pathSuffix)) {
    throw badRequest('given role path suffix contains invalid characters; must match \\w[\\w-.]+\\w');
  }
  if (!TYPES.includes(tokenType)) throw badRequest(`invalid 'token_type' value "${tokenType}"`);
  if (tokenType !== 'batch') return;
  const refused = "'token_type' cannot be 'batch' when role is set to generate";
  if (!orphan) throw badRequest(`${refused} non-orphan tokens`);
  if (tokenPeriod > 0) throw badRequest(`${refused} periodic tokens`);
  if (renewable) throw badRequest(`${refused} renewable tokens`);
  if (tokenNumUses > 0) throw badRequest(`${refused} tokens with limited use count`);
}

function shown(_: World, role: TokenRole): object {
  return {
    name: role.name,
    allowed_policies: role.allowedPolicies,
    disallowed_policies: role.disallowedPolicies,
    allowed_policies_glob: role.allowedPoliciesGlob,
    disallowed_policies_glob: role.disallowedPoliciesGlob,
    allowed_entity_aliases: role.allowedEntityAliases,
    orphan: role.orphan,
    renewable: role.renewable,
    path_suffix: role.pathSuffix,
    period: role.oldPeriod,
    token_period: role.tokenPeriod,
    explicit_max_ttl: role.oldExplicitMaxTtl,
    token_explicit_max_ttl: role.tokenExplicitMaxTtl,
    token_no_default_policy: role.tokenNoDefaultPolicy,
    token_type: role.tokenType,
    ...(role.tokenNumUses > 0 ? { token_num_uses: role.tokenNumUses } : {}),
    ...(role.tokenBoundCidrs.length > 0 ? { token_bound_cidrs: role.tokenBoundCidrs } : {}),
  };
}
