import type { SecretsDialect } from '../../../clients/connection';
import { likewise } from '../../../clients/read-response';

type Fields = Readonly<Record<string, unknown>>;

/** What the services that exist call the specification's fields of the cluster engine. `cluster_role_binding` is called so everywhere. */
const WORDS: Readonly<Record<string, string>> = {
  cluster_host: 'kubernetes_host',
  cluster_ca_cert: 'kubernetes_ca_cert',
  allowed_cluster_namespaces: 'allowed_kubernetes_namespaces',
  allowed_cluster_namespace_selector: 'allowed_kubernetes_namespace_selector',
  cluster_role_name: 'kubernetes_role_name',
  cluster_role_type: 'kubernetes_role_type',
  cluster_namespace: 'kubernetes_namespace',
};
const REVERSE = Object.fromEntries(Object.entries(WORDS).map(([common, real]) => [real, common]));

/** A body in the words of the service that is spoken to. */
export function toClusterWords(dialect: SecretsDialect, body: Fields): Fields {
  return dialect === 'standard' ? body : renamed(body, WORDS);
}

/** An answer in the specification's words. */
export function fromClusterWords(dialect: SecretsDialect, response: Fields): Fields {
  return dialect === 'standard' ? response : likewise(renamed(response, REVERSE), response);
}

function renamed(fields: Fields, words: Readonly<Record<string, string>>): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [Object.hasOwn(words, name) ? words[name] : name, value]));
}
