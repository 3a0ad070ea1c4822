import type { clusterRole } from './definition';
import type { SecretsDialect } from '../../../clients/connection';
import { isObject, readString } from '../../../clients/json-api';
import type { AnswerOf } from '../../../definition/resource';
import { fromClusterWords } from '../cluster-words';
import { readObject, readSeconds, readTexts } from '../fields';
import { Data, Place, placeId } from '../object';

export type ClusterRoleAnswer = AnswerOf<typeof clusterRole>;

export function placeOf({ mount = 'kubernetes', name }: { readonly mount?: string; readonly name?: string }): Place {
  return { mount, collection: 'roles', name: name! };
}

/** One translation from the service's answer, for every verb and every data source. */
export function toAnswer(dialect: SecretsDialect, place: Place, answer: Data): ClusterRoleAnswer {
  const data = fromClusterWords(dialect, answer);
  return {
    id: placeId(place),
    mount: place.mount,
    name: place.name,
    access: accessIn(data)!,
    allowedClusterNamespaces: readTexts(data.allowed_cluster_namespaces),
    tokenMaxTtl: readSeconds(data.token_max_ttl),
    tokenDefaultTtl: readSeconds(data.token_default_ttl),
    nameTemplate: readString(data.name_template) || undefined,
    // The specification's answer lacks the keys of these; where they are there, null means none.
    allowedClusterNamespaceSelector: told(data.allowed_cluster_namespace_selector, (text) => readString(text) ?? ''),
    tokenDefaultAudiences: told(data.token_default_audiences, readAudiences),
    extraAnnotations: told(data.extra_annotations, readLabels),
    extraLabels: told(data.extra_labels, readLabels),
    additionalMetadata: isObject(data.additional_metadata) ? JSON.stringify(data.additional_metadata) : undefined,
  };
}

/** Of an account nobody asks what kind of role it has: what the service keeps of an earlier form means nothing then. */
function accessIn(data: Data): ClusterRoleAnswer['access'] | undefined {
  const text = (name: string) => readString(data[name]) || undefined;
  const clusterRoleType = data.cluster_role_type === 'ClusterRole' ? 'ClusterRole' : 'Role';
  const [serviceAccountName, clusterRoleName, generatedRoleRules] = [text('service_account_name'), text('cluster_role_name'), text('generated_role_rules')];
  if (serviceAccountName !== undefined) return { kind: 'serviceAccount', serviceAccountName };
  if (clusterRoleName !== undefined) return { kind: 'existingRole', clusterRoleName, clusterRoleType };
  return generatedRoleRules === undefined ? undefined : { kind: 'generatedRules', generatedRoleRules, clusterRoleType };
}

function told<T>(value: unknown, read: (value: unknown) => T): T | undefined {
  return value === undefined ? undefined : read(value);
}

function readAudiences(value: unknown): string[] {
  return typeof value === 'string' ? value.split(',').filter((audience) => audience.trim() !== '') : readTexts(value);
}

function readLabels(value: unknown): Record<string, string> {
  return Object.fromEntries(Object.entries(readObject(value)).map(([key, text]) => [key, readString(text) ?? '']));
}
