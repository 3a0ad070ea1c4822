import type { clusterRole } from './definition';
import type { SecretsDialect } from '../../../clients/connection';
import { isTold, nameAt, optionalObjectAt, optionalTextAt, optionalTextsAt, senseless, textAt, textsOrNullAt } from '../../../clients/read-answer';
import type { AnswerOf } from '../../../definition/resource';
import { fromClusterWords } from '../cluster-words';
import { noneOrTextAt, secondsAt } from '../fields';
import { Data, Place, placeId } from '../object';

export type ClusterRoleAnswer = AnswerOf<typeof clusterRole>;

export function placeOf({ mount = 'kubernetes', name }: { readonly mount?: string; readonly name?: string }): Place {
  return { mount, collection: 'roles', name: name! };
}

/** One translation from the service's answer, for every verb and every data source. */
export function toAnswer(dialect: SecretsDialect, place: Place, answer: Data): ClusterRoleAnswer {
  const data = fromClusterWords(dialect, answer);
  const metadata = optionalObjectAt(data, 'additional_metadata');
  return {
    id: placeId(place),
    mount: place.mount,
    name: place.name,
    access: accessIn(data),
    allowedClusterNamespaces: textsOrNullAt(data, 'allowed_cluster_namespaces'),
    tokenMaxTtl: secondsAt(data, 'token_max_ttl'),
    tokenDefaultTtl: secondsAt(data, 'token_default_ttl'),
    nameTemplate: textAt(data, 'name_template') || undefined,
    // The specification's answer lacks the keys of these; where they are there, null means none.
    allowedClusterNamespaceSelector: isTold(data, 'allowed_cluster_namespace_selector') ? optionalTextAt(data, 'allowed_cluster_namespace_selector') ?? '' : undefined,
    tokenDefaultAudiences: isTold(data, 'token_default_audiences') ? audiencesIn(data) : undefined,
    extraAnnotations: labelsIn(data, 'extra_annotations'),
    extraLabels: labelsIn(data, 'extra_labels'),
    additionalMetadata: metadata && JSON.stringify(metadata),
  };
}

/** Of an account nobody asks what kind of role it has: what the service keeps of an earlier form means nothing then. */
function accessIn(data: Data): ClusterRoleAnswer['access'] {
  const [serviceAccountName, clusterRoleName, generatedRoleRules] = ['service_account_name', 'cluster_role_name', 'generated_role_rules'].map((name) => noneOrTextAt(data, name));
  if (serviceAccountName !== undefined) return { kind: 'serviceAccount', serviceAccountName };
  if (clusterRoleName !== undefined) return { kind: 'existingRole', clusterRoleName, clusterRoleType: roleTypeIn(data) };
  if (generatedRoleRules !== undefined) return { kind: 'generatedRules', generatedRoleRules, clusterRoleType: roleTypeIn(data) };
  throw senseless(data, ['service_account_name'], 'is nothing, and so is what it has at cluster_role_name and at generated_role_rules, one of which there must be');
}

function roleTypeIn(data: Data): 'Role' | 'ClusterRole' {
  return nameAt(data, 'cluster_role_type') as 'Role' | 'ClusterRole';
}

/** One text with commas, or a list. */
function audiencesIn(data: Data): string[] {
  if (typeof data.token_default_audiences !== 'string') return optionalTextsAt(data, 'token_default_audiences') ?? [];
  return data.token_default_audiences.split(',').filter((audience) => audience.trim() !== '');
}

/** Null is none; undefined, where the answer does not tell. */
function labelsIn(data: Data, name: string): Record<string, string> | undefined {
  if (!isTold(data, name)) return undefined;
  const labels = optionalObjectAt(data, name) ?? {};
  return Object.fromEntries(Object.keys(labels).map((key) => [key, optionalTextAt(labels, key) ?? '']));
}
