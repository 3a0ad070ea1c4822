import type { workspaceRunTask } from './definition';
import { inRunOrder } from './stages';
import type { Problem } from '../../../definition/problem';
import type { PlanAdvice, PlanContext, Proposal } from '../../contract';

type Advice = PlanAdvice<typeof workspaceRunTask>;

/** What the stages mean for a plan: each of `stage` and `stages` follows from the other, and not every service has or changes all. */
export function planWorkspaceRunTask({ platform }: PlanContext, proposal: Proposal<typeof workspaceRunTask>): Promise<Advice> {
  return Promise.resolve({ ...planStages(proposal), ...platform.dialect === 'hcp' ? {} : onlyStandard(proposal) });
}

function planStages({ config: { stage, stages }, unknown }: Proposal<typeof workspaceRunTask>): Advice {
  if (unknown.has('stages')) return { unknown: ['stage'] };
  if (stages) return { set: { stage: inRunOrder(stages)[0] } };
  return stage === undefined ? { unknown: ['stages'] } : { set: { stages: [stage] } };
}

/** The specification has one stage for each association, of three, and an update that takes only two of them. */
function onlyStandard({ config, prior, unknown }: Proposal<typeof workspaceRunTask>): Advice {
  // What is unknown may turn out to be that stage, and what is planned as an update cannot become a replacement when it is applied.
  const mayBecome = config.stage === 'pre_apply' || unknown.has('stage');
  // What the service has, `ignore_changes` may state.
  const isThere = config.stages !== undefined && inRunOrder(config.stages).join() === prior?.stages?.join();
  const replace = prior && mayBecome && prior.stage !== 'pre_apply' ? ['stage'] as const : [];
  const problems = [
    ...(config.stages && !isThere ? [unsupported('stages', 'The service has one stage per association: use `stage`. With the provider\'s dialect `hcp` there may be several.')] : []),
    ...(config.stage === 'post_apply' ? [unsupported('stage', 'The service has no stage "post_apply": it is one of the dialect `hcp`. Use "pre_plan", "post_plan" or "pre_apply".')] : []),
  ];
  return { replace, problems };
}

function unsupported(attribute: string, detail: string): Problem {
  return { path: [attribute], severity: 'error', summary: `\`${attribute}\` is not supported`, detail };
}
