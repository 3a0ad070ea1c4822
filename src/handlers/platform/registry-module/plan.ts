import type { registryModule } from './definition';
import type { PlanAdvice, PlanContext, Proposal } from '../../contract';

type Advice = PlanAdvice<typeof registryModule>;

/** What `noCode` means for a plan: it goes back to `false` where it was configured and no longer is, and only one service can change it. */
export function planRegistryModule({ platform }: PlanContext, { config, unknown, prior, changed }: Proposal<typeof registryModule>): Promise<Advice> {
  const isRemoved = prior !== undefined && config.noCode === undefined && !unknown.has('noCode') && changed.has('noCode');
  return Promise.resolve({
    ...isRemoved ? { set: { noCode: false } } : {},
    ...platform.dialect === 'hcp' ? { inPlace: ['noCode'] } : {},
  });
}
