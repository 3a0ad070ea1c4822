import type { Json, Marks, Plan, ResourceChange } from '../stack/plan-json';

/** An action that an apply invokes, in plans of Terraform 1.14 and later. */
export interface ActionInvocation {
  readonly address: string;
  readonly type: string;
  readonly provider_name: string;
  readonly config_values?: Json;
  readonly config_unknown?: Marks;
  readonly config_sensitive?: Marks;
}

/** Presents action invocations as creations of the resource of the same name, which have the same effect, so that its review rules apply. */
export function invocationsIn(plan: Plan): ResourceChange[] {
  const { action_invocations: invocations } = plan as {
    readonly action_invocations?: readonly ActionInvocation[] | null;
  };
  return (invocations ?? []).map(
    ({
      address,
      type,
      provider_name: provider,
      config_values: values,
      config_unknown: unknown,
      config_sensitive: sensitive,
    }) => ({
      address,
      type,
      provider_name: provider,
      mode: 'managed',
      name: address,
      change: {
        actions: ['create'],
        before: null,
        after: values ?? {},
        after_unknown: unknown ?? {},
        before_sensitive: false,
        after_sensitive: sensitive ?? {},
      },
    }),
  );
}
