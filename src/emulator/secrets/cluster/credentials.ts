import type { World } from '../../world';
import { allUnits } from '../durations';
import type { EngineRoute } from '../engine';
import { enveloped } from '../envelope';
import { readFields, readFlag, readNames, readSeconds, readText } from '../fields';
import type { Fields } from '../fields';
import { leases, newLease } from '../leases';
import { lifetimesAt } from '../mounts';
import { badRequest, failure } from '../refusal';
import { ownerOf } from '../request';
import { findConfiguration } from './configuration';
import { fieldName } from './names';
import { findRole } from './role';
import type { ClusterRole } from './role';
import { selects } from './selector';
import { accountName, accountToken } from './service-account';

export const credentialRoutes: readonly EngineRoute[] = [
  {
    operation: 'Cluster engine: Generate credentials',
    method: 'POST',
    path: 'creds/:role',
    handle: ({ world, call, mount, parameters: { role: roleName } }) => {
      const role = findRole(world, mount, roleName);
      if (!role) throw badRequest(`role '${roleName}' does not exist`);
      const fields = readFields(call);
      const namespace = allowedNamespace(world, fields, role);
      const clusterWide = readFlag(fields, 'cluster_role_binding') ?? false;
      if (clusterWide && role.roleType === 'Role') throw badRequest('a ClusterRoleBinding cannot ref a Role');
      if (!findConfiguration(world, mount)) {
        throw failure('failed to create a client for the cluster: the engine is not configured');
      }
      const { ttlSeconds, warnings } = life(world, fields, role);
      const name = accountName(world, role);
      const audiences = readNames(fields, 'audiences') ?? [];
      const secret = {
        service_account_name: name,
        service_account_namespace: namespace,
        role: role.name,
        cluster_role_binding: clusterWide,
      };
      const lease = newLease(world, {
        mount,
        path: `creds/${role.name}`,
        renewable: false,
        ttlSeconds,
        maxTtlSeconds: role.tokenMaxTtlSeconds,
        owner: ownerOf(call),
        secret,
      });
      world.store.of(leases).put(lease);
      const token = accountToken(world, {
        name,
        namespace,
        ttlSeconds,
        audiences: audiences.length > 0 ? audiences : (role.tokenDefaultAudiences ?? []),
      });
      return enveloped(
        world,
        { service_account_name: name, service_account_namespace: namespace, service_account_token: token },
        { lease, warnings },
      );
    },
  },
];

/** The namespace is optional if the role has exactly one. */
function allowedNamespace(world: World, fields: Fields, role: ClusterRole): string {
  const field = fieldName(world, 'cluster_namespace');
  const { allowedNamespaces, allowedNamespaceSelector: selector } = role;
  const [first = '', ...others] = allowedNamespaces;
  const preset = others.length === 0 && first !== '*' ? first : '';
  const namespace = (readText(fields, field) || preset).toLowerCase();
  if (namespace === '') throw failure(`'${field}' is required unless the role has a single namespace specified`);
  const allowed =
    allowedNamespaces.includes('*') ||
    allowedNamespaces.includes(namespace) ||
    (selector !== '' && selects(selector, namespace));
  if (allowed) return namespace;
  const [list, labels] = ['allowed_cluster_namespaces', 'allowed_cluster_namespace_selector'].map((common) =>
    fieldName(world, common),
  );
  throw badRequest(
    `${field} '${namespace}' is not present in role's ${list} or does not match role's label selector ${labels}`,
  );
}

function life(
  world: World,
  fields: Fields,
  { mount, tokenDefaultTtlSeconds, tokenMaxTtlSeconds }: ClusterRole,
): { readonly ttlSeconds: number; readonly warnings: string[] } {
  const { defaultLifetime, longest } = lifetimesAt(world, mount);
  const given = readSeconds(fields, 'ttl') ?? 0;
  const asked = given || tokenDefaultTtlSeconds || defaultLifetime;
  const isRoles = tokenMaxTtlSeconds > 0 && tokenMaxTtlSeconds < longest;
  const ttlSeconds = Math.min(asked, isRoles ? tokenMaxTtlSeconds : longest);
  if (ttlSeconds === asked) return { ttlSeconds, warnings: [] };
  const { secrets: dialect } = world.dialects;
  if (dialect === 'standard') {
    const warning = `ttl of ${asked}s is greater than the role's token_max_ttl of ${ttlSeconds}s; capping accordingly`;
    return { ttlSeconds, warnings: given > 0 ? [warning] : [] };
  }
  const service = dialect === 'vault' ? 'Vault' : 'OpenBao';
  const limit = isRoles ? "the role's token_max_ttl of" : `${service}'s max lease ttl`;
  const warning = `ttl of ${allUnits(asked)} is greater than ${limit} ${allUnits(ttlSeconds)}; capping accordingly`;
  return { ttlSeconds, warnings: [warning] };
}
