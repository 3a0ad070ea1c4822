import type { SecretsDialect } from '../../../clients/connection';
import { likewise } from '../../../clients/read-response';

type Fields = Readonly<Record<string, unknown>>;

/** The names that Vault and OpenBao use for fields of the cluster engine. `cluster_role_binding` has the same name everywhere. */
const FIELD_NAMES: Readonly<Record<string, string>> = {
  cluster_host: 'kubernetes_host',
  cluster_ca_cert: 'kubernetes_ca_cert',
  allowed_cluster_namespaces: 'allowed_kubernetes_namespaces',
  allowed_cluster_namespace_selector: 'allowed_kubernetes_namespace_selector',
  cluster_role_name: 'kubernetes_role_name',
  cluster_role_type: 'kubernetes_role_type',
  cluster_namespace: 'kubernetes_namespace',
};
const REVERSE = Object.fromEntries(Object.entries(FIELD_NAMES).map(([common, real]) => [real, common]));

/** A request body with the field names of the dialect. */
export function toClusterFields(dialect: SecretsDialect, body: Fields): Fields {
  return dialect === 'standard' ? body : renamed(body, FIELD_NAMES);
}

/** A response with the field names of the specification. */
export function fromClusterFields(dialect: SecretsDialect, response: Fields): Fields {
  return dialect === 'standard' ? response : likewise(renamed(response, REVERSE), response);
}

function renamed(fields: Fields, names: Readonly<Record<string, string>>): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [Object.hasOwn(names, name) ? names[name]! : name, value]),
  );
}
