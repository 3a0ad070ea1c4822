import type { Value, Values } from '../../../definition/value';
import type { NotCarried } from '../../contract';
import { durationOf, isEmpty, movedPlace, movedTexts } from '../move';

const KNOWN = [
  'id', 'namespace', 'backend', 'name', 'allowed_kubernetes_namespaces', 'allowed_kubernetes_namespace_selector', 'token_max_ttl', 'token_default_ttl', 'token_default_audiences',
  'service_account_name', 'kubernetes_role_name', 'kubernetes_role_type', 'generated_role_rules', 'name_template', 'extra_annotations', 'extra_labels',
];

/** State of `vault_kubernetes_secret_backend_role`. */
export function moveClusterRole({ state }: { readonly state: Values }): { readonly state: Partial<Values>; readonly notCarried: readonly NotCarried[] } {
  const given = (name: string): Value => (isEmpty(state[name]) ? undefined : state[name]);
  return {
    state: {
      ...movedPlace(state, 'roles'),
      serviceAccountName: given('service_account_name'),
      clusterRoleName: given('kubernetes_role_name'),
      generatedRoleRules: given('generated_role_rules'),
      // That type always has a kind of role, also beside an account, where it says nothing.
      clusterRoleType: given('service_account_name') !== undefined || state.kubernetes_role_type === 'Role' ? undefined : given('kubernetes_role_type'),
      allowedClusterNamespaces: movedTexts(state.allowed_kubernetes_namespaces),
      allowedClusterNamespaceSelector: given('allowed_kubernetes_namespace_selector'),
      tokenMaxTtl: durationOf(state.token_max_ttl),
      tokenDefaultTtl: durationOf(state.token_default_ttl),
      tokenDefaultAudiences: movedTexts(state.token_default_audiences),
      nameTemplate: given('name_template'),
      extraAnnotations: given('extra_annotations'),
      extraLabels: given('extra_labels'),
    },
    notCarried: Object.keys(state).filter((key) => !KNOWN.includes(key) && !isEmpty(state[key])),
  };
}
