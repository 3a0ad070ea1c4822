import type { adminOrganization } from './definition';
import { backOf, MemoryOfSettings, SettingName, SETTINGS } from './settings';
import type { Problem } from '../../../definition/problem';
import type { PlanAdvice, PlanContext, Proposal } from '../../contract';
import { look } from '../../look';
import { findConsumers } from '../administration';
import { hasConsumersWords, sharingPlans } from '../sharing-plans';

type Advice = PlanAdvice<typeof adminOrganization>;

/** What is no longer configured goes back, if it is ours, and stays as it is, if it is not. */
export async function planAdminOrganization(context: PlanContext, proposal: Proposal<typeof adminOrganization>): Promise<Advice> {
  const { config, unknown, prior, replaces } = proposal;
  const known = new MemoryOfSettings(context.memory);
  const settings = prior && !replaces ? prior : undefined;
  const removed = settings ? SETTINGS.filter((name) => config[name] === undefined && !unknown.has(name)) : [];
  const back = removed.filter((name) => known.isOurs(name) && settings?.[name] !== backOf(name));
  tellSharing(context, proposal, back);
  return {
    set: Object.fromEntries(back.filter((name) => backOf(name) !== undefined).map((name) => [name, backOf(name)])),
    unknown: back.filter((name) => backOf(name) === undefined),
    keep: removed.filter((name) => !back.includes(name)),
    problems: await sharingProblems(context, proposal, known),
  };
}

function tellSharing({ run }: PlanContext, { config, prior, replaces, unknown }: Proposal<typeof adminOrganization>, back: readonly SettingName[]): void {
  const before = replaces ? undefined : prior?.globalModuleSharing;
  const configured = unknown.has('globalModuleSharing') ? 'undecided' : config.globalModuleSharing;
  const planned = back.includes('globalModuleSharing') ? false : configured ?? before;
  if (config.name !== undefined && planned !== undefined) sharingPlans.tellGlobal(run, config.name, planned);
}

/** Looked at where sharing with everybody is decided for the first time; later a list of consumers is drift. */
async function sharingProblems(
  { platform, run, signal }: PlanContext, { config, prior, replaces }: Proposal<typeof adminOrganization>, known: MemoryOfSettings,
): Promise<Problem[]> {
  const isDecided = prior && !replaces && (known.hasShared || prior.globalModuleSharing === true);
  if (config.globalModuleSharing !== true || config.name === undefined || isDecided) return [];
  const { name } = config;
  const consumers = sharingPlans.toldConsumers(run, name) ?? await look(() => findConsumers(platform, name, { signal })) ?? [];
  if (consumers === 'undecided' || consumers.length === 0) return [];
  return [{ path: ['globalModuleSharing'], severity: 'error', summary: '`globalModuleSharing` conflicts with module consumers', detail: hasConsumersWords(name, consumers) }];
}
