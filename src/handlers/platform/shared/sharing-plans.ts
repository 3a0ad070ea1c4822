import type { PlanContext } from '../../contract';

type Run = PlanContext['run'];

/** A planned value; `'undecided'` if it is known only after apply. */
type Decided<T> = T | 'undecided';

/**
 * The plans of one run for the sharing of an organization's modules. Undefined if nothing is planned and the current state of the service applies.
 */
export const sharingPlans = {
  reportGlobal(run: Run, organization: string, shares: Decided<boolean>): void {
    run.report(globalOf(organization), shares);
  },
  reportedGlobal(run: Run, organization: string): Decided<boolean> | undefined {
    return run.reported(globalOf(organization)) as Decided<boolean> | undefined;
  },
  reportConsumers(run: Run, organization: string, consumers: Decided<readonly string[]>): void {
    run.report(consumersOf(organization), consumers);
  },
  reportedConsumers(run: Run, organization: string): Decided<readonly string[]> | undefined {
    return run.reported(consumersOf(organization)) as Decided<readonly string[]> | undefined;
  },
};

function globalOf(organization: string): string {
  return `/admin/organizations/${organization} global-module-sharing`;
}

function consumersOf(organization: string): string {
  return `/admin/organizations/${organization} module-consumers`;
}

export function sharedGloballyWords(organization: string): string {
  return `${organization} shares its modules with all organizations, which a list of consumers would end. Set \`global_module_sharing\` of the organization to false first, or configure no consumers.`;
}

export function hasConsumersWords(organization: string, consumers: readonly string[]): string {
  return `${organization} has module consumers (${consumers.join(', ')}), which sharing with all organizations would remove. Remove the consumers first, or do not share globally.`;
}
