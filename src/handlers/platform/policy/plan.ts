import type { policy } from './definition';
import { MemoryOfSets, isSame } from './policy-sets';
import { readSourceFile } from './source-file';
import type { PlanAdvice, PlanContext, Proposal } from '../../contract';

type Advice = PlanAdvice<typeof policy>;

/** What the text of the file and the sets that were sent mean for a plan. */
export function planPolicy({ memory }: PlanContext, proposal: Proposal<typeof policy>): Promise<Advice> {
  return Promise.resolve({ ...planCode(proposal), ...planSets(proposal, new MemoryOfSets(memory)) });
}

function planCode({ config, unknown }: Proposal<typeof policy>): Advice {
  if (unknown.has('sourceFile')) return { unknown: ['source'] };
  return config.sourceFile === undefined ? {} : { set: { source: readSourceFile(config.sourceFile) } };
}

/** Once the policy is made, what is configured must be what was sent or what is there. Both leave everything as it is. */
function planSets({ config, unknown, prior, replaces }: Proposal<typeof policy>, known: MemoryOfSets): Advice {
  if (!prior || replaces || unknown.has('policySetIds')) return {};
  const { policySetIds: wanted } = config;
  const keep = ['policySetIds'] as const;
  if (wanted === undefined || isSame(wanted, prior.policySetIds) || known.includes(wanted)) return { keep };
  return {
    keep,
    problems: [{
      path: ['policySetIds'], severity: 'error', summary: '`policySetIds` cannot be changed',
      detail: 'Policy sets are given when a policy is made. Change the policy set, or state what is there: '
        + `${JSON.stringify(prior.policySetIds ?? [])}.`,
    }],
  };
}
