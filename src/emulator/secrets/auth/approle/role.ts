import type { Kind } from '../../../store';
import type { World } from '../../../world';
import type { EngineCall, EngineRoute } from '../../engine';
import { enveloped, WRITTEN } from '../../envelope';
import { readFields, readFlag, readMap, readNames, readSeconds, readText, readWhole } from '../../fields';
import type { Fields } from '../../fields';
import { isNetwork } from '../../networks';
import { absent, badRequest, failure, unsupportedPath } from '../../refusal';
import { findMethodRole, roleKey } from '../role-routes';
import type { RoleSort } from '../role-routes';
import { shownTokenFields } from '../token-fields';
import type { TokenFields } from '../token-fields';
import { secretIds, staleAccessors } from './secret-id';

/** A role whose logins provide a role id and, usually, a secret id. */
export interface AppRole {
  readonly mount: string;
  readonly name: string;
  readonly roleId: string;
  readonly bindSecretId: boolean;
  readonly secretIdBoundCidrs: readonly string[] | null;
  readonly secretIdNumUses: number;
  readonly secretIdTtl: number;
  readonly localSecretIds: boolean;
  /** Only in Vault. */
  readonly aliasMetadata?: Readonly<Record<string, string>>;
  readonly token: TokenFields;
}

export const appRoles: Kind<AppRole> = { name: 'appRoles', key: roleKey };

export function byRoleId({ mount, roleId }: Pick<AppRole, 'mount' | 'roleId'>): string {
  return `${mount} ${roleId}`;
}

export const appRoleSort: RoleSort<AppRole> = {
  kind: appRoles,
  method: 'approle',
  tokenRules: { lenient: true },
  read: readRole,
  check,
  shown,
  deleted: ({ store }, { mount, name }) => {
    const own = store.of(secretIds).where((secret) => secret.mount === mount && secret.role === name);
    for (const secret of own) {
      store.of(secretIds).delete(secretIds.key(secret));
      store.of(staleAccessors).put({ mount, accessor: secret.accessor });
    }
  },
};

export const roleIdRoutes: readonly EngineRoute[] = [
  {
    operation: 'Auth methods: Read role id',
    method: 'GET',
    path: 'role/:name/role-id',
    handle: (request) => {
      const role = findAppRole(request);
      if (!role) throw absent();
      return enveloped(request.world, { role_id: role.roleId });
    },
  },
  {
    operation: 'Auth methods: Write role id',
    method: 'POST',
    path: 'role/:name/role-id',
    handle: (request) => {
      const { world, call } = request;
      const before = findAppRole(request);
      if (!before) throw unsupportedPath();
      const roleId = readText(readFields(call), 'role_id') ?? '';
      if (roleId === '') throw badRequest('missing role_id');
      const role = { ...before, roleId };
      checkRoleId(world, role);
      world.store.of(appRoles).put(role);
      return WRITTEN;
    },
  },
];

export function findAppRole({ world, mount, parameters: { name } }: EngineCall): AppRole | undefined {
  return findMethodRole(world, appRoles, mount, name);
}

/** Refuses texts that are not networks with a prefix length. */
export function checkNetworks(networks: readonly string[], what = 'CIDR blocks'): void {
  const wrong = networks.find((network) => !isNetwork(network));
  if (wrong !== undefined) throw failure(`failed to validate ${what}: invalid CIDR address: ${wrong}`);
}

function readRole(
  { random, dialects }: World,
  fields: Fields,
  before: AppRole | undefined,
): Omit<AppRole, 'mount' | 'name' | 'token'> {
  if (before && readFlag(fields, 'local_secret_ids') !== undefined) {
    throw badRequest('local_secret_ids can only be modified during role creation');
  }
  const aliasMetadata =
    dialects.secrets === 'vault' ? (readMap(fields, 'alias_metadata') ?? before?.aliasMetadata ?? {}) : undefined;
  return {
    roleId: readText(fields, 'role_id') || before?.roleId || random.uuid(),
    bindSecretId: readFlag(fields, 'bind_secret_id') ?? before?.bindSecretId ?? true,
    secretIdBoundCidrs: readNames(fields, 'secret_id_bound_cidrs') ?? before?.secretIdBoundCidrs ?? null,
    secretIdNumUses: readWhole(fields, 'secret_id_num_uses') ?? before?.secretIdNumUses ?? 0,
    secretIdTtl: readSeconds(fields, 'secret_id_ttl') ?? before?.secretIdTtl ?? 0,
    localSecretIds: readFlag(fields, 'local_secret_ids') ?? before?.localSecretIds ?? false,
    ...(aliasMetadata ? { aliasMetadata } : {}),
  };
}

function check(world: World, role: AppRole): void {
  if (role.secretIdNumUses < 0) throw badRequest('secret_id_num_uses cannot be negative');
  checkNetworks(role.secretIdBoundCidrs ?? []);
  const isBound = (role.secretIdBoundCidrs ?? []).length + role.token.tokenBoundCidrs.length > 0;
  if (!role.bindSecretId && !isBound) throw failure('at least one constraint should be enabled on the role');
  checkRoleId(world, role);
}

function checkRoleId({ store }: World, { mount, name, roleId }: AppRole): void {
  const other = store
    .of(appRoles)
    .by(byRoleId, byRoleId({ mount, roleId }))
    .find((role) => role.name !== name);
  if (other) throw failure('role_id already in use');
}

function shown(_: World, role: AppRole): object {
  return {
    bind_secret_id: role.bindSecretId,
    secret_id_bound_cidrs: role.secretIdBoundCidrs,
    secret_id_num_uses: role.secretIdNumUses,
    secret_id_ttl: role.secretIdTtl,
    local_secret_ids: role.localSecretIds,
    ...(role.aliasMetadata ? { alias_metadata: role.aliasMetadata } : {}),
    ...shownTokenFields(role.token),
  };
}
