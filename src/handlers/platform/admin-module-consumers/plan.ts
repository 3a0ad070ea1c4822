import type { adminModuleConsumers } from './definition';
import type { Problem } from '../../../definition/problem';
import type { PlanAdvice, PlanContext, Proposal } from '../../contract';
import { look } from '../../look';
import { organizationPath, sharesGlobally } from '../administration';
import { sharedGloballyWords, sharingPlans } from '../sharing-plans';

type Advice = PlanAdvice<typeof adminModuleConsumers>;
interface Planned extends Proposal<typeof adminModuleConsumers> {}

/** A list, even an empty one, ends sharing with all organizations: where that was begun behind our back, the list is sent again. */
export async function planAdminModuleConsumers(context: PlanContext, proposal: Planned): Promise<Advice> {
  const { config, prior, unknown } = proposal;
  const consumers = unknown.has('consumers') ? 'undecided' : config.consumers;
  if (config.organization !== undefined && consumers !== undefined) sharingPlans.tellConsumers(context.run, config.organization, consumers);
  const isShared = prior?.globalModuleSharing === true;
  return {
    set: { globalModuleSharing: false },
    send: isShared && !unknown.has('consumers') ? ['consumers'] : [],
    problems: await sharingProblems(context, proposal),
  };
}

/** Looked at where a list is first set; later, sharing with all organizations is drift. */
async function sharingProblems({ platform, run, memory, signal }: PlanContext, { config, prior, replaces }: Planned): Promise<Problem[]> {
  const { organization } = config;
  if (organization === undefined || (prior && !replaces && memory.recall<boolean>('set'))) return [];
  const shares = sharingPlans.toldGlobal(run, organization) ?? await look(async () => {
    const found = await platform.find(organizationPath(organization), undefined, { signal });
    return found && sharesGlobally(found.data);
  });
  if (!shares || shares === 'undecided') return [];
  return [{ path: ['consumers'], severity: 'error', summary: '`consumers` conflicts with global sharing', detail: sharedGloballyWords(organization) }];
}
