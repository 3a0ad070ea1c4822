import type { Json, Marks, Plan, ResourceChange } from '../stack/plan-json';

/** What Terraform 1.14 and later tells of an action that an apply invokes. */
export interface ActionInvocation {
  readonly address: string;
  readonly type: string;
  readonly provider_name: string;
  readonly config_values?: Json;
  readonly config_unknown?: Marks;
  readonly config_sensitive?: Marks;
}

/** To invoke an action is to make what does the same as a resource: the room of its name says what it means. */
export function invocationsIn(plan: Plan): ResourceChange[] {
  const { action_invocations: invocations } = plan as { readonly action_invocations?: readonly ActionInvocation[] | null };
  return (invocations ?? []).map(({ address, type, provider_name: provider, config_values: values, config_unknown: unknown, config_sensitive: sensitive }) => ({
    address, type, provider_name: provider, mode: 'managed', name: address,
    change: { actions: ['create'], before: null, after: values ?? {}, after_unknown: unknown ?? {}, before_sensitive: false, after_sensitive: sensitive ?? {} },
  }));
}
