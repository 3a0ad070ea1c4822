import type { clusterRole } from './definition';
import type { ConfigOf } from '../../../definition/resource';
import type { Change } from '../../contract';
import { present, seconds } from '../fields';

interface ClusterRoleConfig extends ConfigOf<typeof clusterRole> {}
interface ClusterRoleChange extends Change<typeof clusterRole> {}
type Body = Readonly<Record<string, unknown>>;

/** What is not configured is left out, so that the service chooses. */
export function newBody(config: ClusterRoleConfig): Body {
  return present({
    ...Object.fromEntries(Object.entries(accessBody(config.access)).filter(([, value]) => value !== '')),
    allowed_cluster_namespaces: config.allowedClusterNamespaces,
    allowed_cluster_namespace_selector: config.allowedClusterNamespaceSelector,
    token_max_ttl: config.tokenMaxTtl === undefined ? undefined : seconds(config.tokenMaxTtl),
    token_default_ttl: config.tokenDefaultTtl === undefined ? undefined : seconds(config.tokenDefaultTtl),
    token_default_audiences: config.tokenDefaultAudiences?.join(','),
    name_template: config.nameTemplate,
    extra_annotations: config.extraAnnotations,
    extra_labels: config.extraLabels,
  });
}

/** The service keeps what is left out: so only what changes is sent, what is gone as empty, and always what a token may do. */
export function changedBody({ config, changed }: ClusterRoleChange): Body {
  const when = (name: keyof ClusterRoleConfig, value: unknown) => changed.has(name) ? value : undefined;
  return present({
    ...accessBody(config.access),
    allowed_cluster_namespaces: when('allowedClusterNamespaces', config.allowedClusterNamespaces ?? []),
    allowed_cluster_namespace_selector: when('allowedClusterNamespaceSelector', config.allowedClusterNamespaceSelector ?? ''),
    token_max_ttl: when('tokenMaxTtl', seconds(config.tokenMaxTtl || '0')),
    token_default_ttl: when('tokenDefaultTtl', seconds(config.tokenDefaultTtl || '0')),
    token_default_audiences: when('tokenDefaultAudiences', config.tokenDefaultAudiences?.join(',') ?? ''),
    name_template: when('nameTemplate', config.nameTemplate ?? ''),
    extra_annotations: when('extraAnnotations', config.extraAnnotations ?? {}),
    extra_labels: when('extraLabels', config.extraLabels ?? {}),
  });
}

/** One of the three, and the other two emptied. Beside an account no kind of role may stand, not even the one that counts anyhow. */
function accessBody(access: ClusterRoleConfig['access']): Body {
  const none = { service_account_name: '', cluster_role_name: '', generated_role_rules: '' };
  switch (access.kind) {
    case 'serviceAccount': return { ...none, service_account_name: access.serviceAccountName };
    case 'existingRole': return { ...none, cluster_role_name: access.clusterRoleName, cluster_role_type: access.clusterRoleType ?? 'Role' };
    case 'generatedRules': return { ...none, generated_role_rules: access.generatedRoleRules, cluster_role_type: access.clusterRoleType ?? 'Role' };
  }
}
