import type { World } from '../../world';
import { allUnits } from '../durations';
import type { EngineRoute } from '../engine';
import { enveloped, listed, WRITTEN } from '../envelope';
import { readFields, readMap, readNames, readSeconds, readText } from '../fields';
import type { Fields } from '../fields';
import { absent, badRequest } from '../refusal';
import { parseObject } from './documents';
import { fieldName } from './names';
import { clusterRoles, findRole, roleName } from './role';
import type { ClusterRole } from './role';
import { parseSelector } from './selector';
import { checkTemplate } from './service-account';

export const roleRoutes: readonly EngineRoute[] = [
  {
    operation: 'Cluster engine: Create or update role',
    method: 'POST',
    path: 'roles/:name',
    exists: ({ world, mount, parameters: { name } }) => findRole(world, mount, name) !== undefined,
    handle: ({ world, call, mount, parameters: { name } }) => {
      const fields = readFields(call);
      const role = written(world, fields, mount, roleName(name));
      check(world, fields, role);
      world.store.of(clusterRoles).put(role);
      return WRITTEN;
    },
  },
  {
    operation: 'Cluster engine: Read role',
    method: 'GET',
    path: 'roles/:name',
    handle: ({ world, mount, parameters: { name } }) => {
      const role = findRole(world, mount, name);
      if (!role) throw absent();
      return enveloped(world, shown(world, role));
    },
  },
  {
    operation: 'Cluster engine: List roles',
    method: 'LIST',
    path: 'roles',
    handle: ({ world, mount }) =>
      listed(
        world,
        world.store
          .of(clusterRoles)
          .where((role) => role.mount === mount)
          .map(({ name }) => name),
      ),
  },
  {
    operation: 'Cluster engine: Delete role',
    method: 'DELETE',
    path: 'roles/:role',
    handle: ({ world, mount, parameters: { role: name } }) => {
      world.store.of(clusterRoles).delete(`${mount} ${roleName(name)}`);
      return WRITTEN;
    },
  },
];

/** Omitted fields keep their values. */
function written(world: World, fields: Fields, mount: string, name: string): ClusterRole {
  const before = findRole(world, mount, name);
  const field = (common: string) => fieldName(world, common);
  return {
    mount,
    name,
    allowedNamespaces:
      ordered(readNames(fields, field('allowed_cluster_namespaces'))?.map((namespace) => namespace.toLowerCase())) ??
      before?.allowedNamespaces ??
      [],
    allowedNamespaceSelector:
      readText(fields, field('allowed_cluster_namespace_selector')) ?? before?.allowedNamespaceSelector ?? '',
    tokenMaxTtlSeconds: readSeconds(fields, 'token_max_ttl') ?? before?.tokenMaxTtlSeconds ?? 0,
    tokenDefaultTtlSeconds: readSeconds(fields, 'token_default_ttl') ?? before?.tokenDefaultTtlSeconds ?? 0,
    tokenDefaultAudiences:
      ordered(readNames(fields, 'token_default_audiences')) ?? before?.tokenDefaultAudiences ?? null,
    serviceAccountName: readText(fields, 'service_account_name') ?? before?.serviceAccountName ?? '',
    roleName: readText(fields, field('cluster_role_name')) ?? before?.roleName ?? '',
    roleType: roleType(world, readText(fields, field('cluster_role_type')) ?? before?.roleType ?? ''),
    generatedRoleRules: readText(fields, 'generated_role_rules') ?? before?.generatedRoleRules ?? '',
    nameTemplate: readText(fields, 'name_template') ?? before?.nameTemplate ?? '',
    extraAnnotations: readMap(fields, 'extra_annotations') ?? before?.extraAnnotations ?? null,
    extraLabels: readMap(fields, 'extra_labels') ?? before?.extraLabels ?? null,
  };
}

/** Sorted, without duplicates. */
function ordered(values: readonly string[] | undefined): string[] | undefined {
  return values && [...new Set(values.filter((value) => value !== ''))].sort();
}

function roleType(world: World, given: string): string {
  const found = ['Role', 'ClusterRole'].find((type) => type.toLowerCase() === (given || 'Role').toLowerCase());
  if (!found) throw badRequest(`${fieldName(world, 'cluster_role_type')} must be either 'Role' or 'ClusterRole'`);
  return found;
}

function check(world: World, fields: Fields, role: ClusterRole): void {
  const standard = world.dialects.secrets === 'standard';
  const field = (common: string) => fieldName(world, common);
  if (!standard && role.allowedNamespaces.length === 0 && role.allowedNamespaceSelector === '') {
    throw badRequest(
      `one (at least) of ${field('allowed_cluster_namespaces')} or ${field('allowed_cluster_namespace_selector')} must be set`,
    );
  }
  if ([role.serviceAccountName, role.roleName, role.generatedRoleRules].filter((mode) => mode !== '').length !== 1) {
    throw badRequest(
      `one (and only one) of service_account_name, ${field('cluster_role_name')} or generated_role_rules must be set`,
    );
  }
  if (standard && role.serviceAccountName !== '' && readText(fields, 'cluster_role_type')) {
    throw badRequest('service_account_name and cluster_role_type are mutually exclusive');
  }
  if (role.tokenMaxTtlSeconds > 0 && role.tokenDefaultTtlSeconds > role.tokenMaxTtlSeconds) {
    const [usual, longest] = standard
      ? ['', '']
      : [` ${allUnits(role.tokenDefaultTtlSeconds)}`, ` ${allUnits(role.tokenMaxTtlSeconds)}`];
    throw badRequest(`token_default_ttl${usual} cannot be greater than token_max_ttl${longest}`);
  }
  if (role.generatedRoleRules !== '' && !Array.isArray(parseObject(role.generatedRoleRules)?.rules)) {
    throw badRequest("failed to parse 'generated_role_rules' as k8s.io/api/rbac/v1/Policy object");
  }
  if (role.allowedNamespaceSelector !== '' && !parseSelector(role.allowedNamespaceSelector)) {
    throw badRequest(
      `failed to parse '${field('allowed_cluster_namespace_selector')}' as k8s.io/api/meta/v1/LabelSelector object`,
    );
  }
  checkTemplate(world, role);
}

/** The specification's response contains an object that Vault and OpenBao lack, and lacks fields that they have. */
function shown(world: World, role: ClusterRole): object {
  const field = (common: string) => fieldName(world, common);
  const common = {
    [field('allowed_cluster_namespaces')]: role.allowedNamespaces,
    generated_role_rules: role.generatedRoleRules,
    [field('cluster_role_name')]: role.roleName,
    [field('cluster_role_type')]: role.roleType,
    name: role.name,
    name_template: role.nameTemplate,
    service_account_name: role.serviceAccountName,
    token_default_ttl: role.tokenDefaultTtlSeconds,
    token_max_ttl: role.tokenMaxTtlSeconds,
  };
  const { extraAnnotations, extraLabels } = role;
  if (world.dialects.secrets === 'standard') {
    return {
      additional_metadata: {
        ...(extraAnnotations ? { annotations: extraAnnotations } : {}),
        ...(extraLabels ? { labels: extraLabels } : {}),
      },
      ...common,
    };
  }
  return {
    ...common,
    [field('allowed_cluster_namespace_selector')]: role.allowedNamespaceSelector,
    token_default_audiences: role.tokenDefaultAudiences,
    extra_annotations: extraAnnotations,
    extra_labels: extraLabels,
  };
}
