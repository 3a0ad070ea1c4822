import type { registryModule } from './definition';
import type { Problem } from '../../../definition/problem';
import type { PlanAdvice, PlanContext, Proposal } from '../../contract';
import { completeAddress, GivenAddress, moduleId, modulePath } from '../module-address';

type Advice = PlanAdvice<typeof registryModule>;
type ModuleProposal = Proposal<typeof registryModule>;

/** What `noCode` means for a plan: it goes back to `false` where it was configured and no longer is, and only one service can change it. */
export async function planRegistryModule(context: PlanContext, proposal: ModuleProposal): Promise<Advice> {
  const { config, unknown, prior, changed } = proposal;
  const isRemoved = prior !== undefined && config.noCode === undefined && !unknown.has('noCode') && changed.has('noCode');
  return {
    ...isRemoved ? { set: { noCode: false } } : {},
    ...context.platform.dialect === 'hcp' ? { inPlace: ['noCode'] } : {},
    problems: await findMissingNoCode(context, proposal),
  };
}

/** A replacement deletes the module with its versions before it makes another one: what the service does not have must be known by then. */
async function findMissingNoCode(context: PlanContext, { config, unknown, prior, changed }: ModuleProposal): Promise<readonly Problem[]> {
  const { platform, signal } = context;
  const isWanted = unknown.has('noCode') || (config.noCode === true && prior?.noCode !== true);
  const replacing = [...changed].filter((name) => name !== 'noCode' || platform.dialect !== 'hcp');
  if (!prior || !isWanted || replacing.length === 0) return [];
  const address = completeAddress(prior as GivenAddress);
  const found = (await platform.find(modulePath(address), undefined, { signal }))?.data;
  if (!found || found.attributes['no-code'] !== undefined) return [];
  return [{
    path: ['noCode'], severity: 'error', summary: 'The service has no modules without code',
    detail: `What the service tells of ${moduleId(address)} has no \`no-code\`, which only the hosted edition has: the module would be deleted with all its versions, and could not be made again with \`noCode\`. Remove \`noCode\`.`,
  }];
}
