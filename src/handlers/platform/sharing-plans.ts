import type { PlanContext } from '../contract';

type Run = PlanContext['run'];

/** What the plans of one run have decided about the sharing of an organization's modules. Undefined: nothing, as far as is known. */
export const sharingPlans = {
  tellGlobal(run: Run, organization: string, shares: boolean): void { run.tell(`/admin/organizations/${organization} global-module-sharing`, shares); },
  toldGlobal(run: Run, organization: string): boolean | undefined { return run.told(`/admin/organizations/${organization} global-module-sharing`) as boolean | undefined; },
  tellConsumers(run: Run, organization: string, consumers: readonly string[]): void { run.tell(`/admin/organizations/${organization} module-consumers`, consumers); },
  toldConsumers(run: Run, organization: string): readonly string[] | undefined { return run.told(`/admin/organizations/${organization} module-consumers`) as readonly string[] | undefined; },
};

export function sharedGloballyWords(organization: string): string {
  return `${organization} shares its modules with all organizations, which a list of consumers would end. Set \`global_module_sharing\` of the organization to false first, or give no consumers.`;
}

export function hasConsumersWords(organization: string, consumers: readonly string[]): string {
  return `${organization} has module consumers (${consumers.join(', ')}), whom sharing with all organizations would drop. Remove the consumers first, or do not share globally.`;
}
