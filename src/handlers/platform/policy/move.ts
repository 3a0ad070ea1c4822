import type { Values } from '../../../definition/value';

/** State of `tfe_policy` and of `tfe_sentinel_policy`, which knew one framework only. */
export function movePolicy({ type, state }: { readonly type: string; readonly state: Values }): { readonly state: Partial<Values>; readonly notCarried: readonly string[] } {
  const opa = type === 'tfe_policy' && state.kind === 'opa';
  return {
    state: {
      id: state.id, organization: state.organization ?? undefined, name: state.name, description: state.description || undefined,
      kind: opa ? 'opa' : 'sentinel_framework', query: state.query || undefined,
      source: state.policy ?? undefined, enforcementLevel: state.enforce_mode ?? undefined,
    },
    notCarried: [],
  };
}
