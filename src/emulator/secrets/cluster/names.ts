import type { World } from '../../world';

/** The specification's term for a cluster, and the one that Vault and OpenBao use. */
const REAL: Readonly<Record<string, string>> = {
  cluster_host: 'kubernetes_host',
  cluster_ca_cert: 'kubernetes_ca_cert',
  allowed_cluster_namespaces: 'allowed_kubernetes_namespaces',
  allowed_cluster_namespace_selector: 'allowed_kubernetes_namespace_selector',
  cluster_role_name: 'kubernetes_role_name',
  cluster_role_type: 'kubernetes_role_type',
  cluster_namespace: 'kubernetes_namespace',
};

/** Returns the field's name in requests and responses. `cluster_role_binding` is the same everywhere. */
export function fieldName({ dialects }: World, name: string): string {
  return dialects.secrets === 'standard' ? name : (REAL[name] ?? name);
}
