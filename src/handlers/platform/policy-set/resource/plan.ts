/** Additions of the plan to the marks of the attributes: an agent, replacements, and kept inputs. */

import type { PlanContext, PlanModification } from '../../../contract';
import { FIRST } from '../../shared/policy-sets/policy-kind';
import { MEMBER_SETS } from '../../shared/policy-sets/policy-set-members';
import type { policySet } from '../definition';
import {
  agentProblems,
  attachedProblems,
  dialectProblems,
  kindProblems,
  selectorProblems,
  warnings,
} from './plan-problems';
import type { PolicySetProposal, PolicySetState } from './types';

type Modification = PlanModification<typeof policySet>;

export async function modifyPolicySetPlan(context: PlanContext, proposal: PolicySetProposal): Promise<Modification> {
  const agent = planAgent(proposal);
  const set = { ...agent.set, ...planHidden(proposal) };
  return {
    set,
    unknown: agent.unknown,
    replace: replacedRepository(proposal),
    keep: keptInputs(proposal).filter((name) => !Object.hasOwn(set, name) && !agent.unknown?.includes(name)),
    problems: [
      ...attachedProblems(context, proposal),
      ...agentProblems(proposal),
      ...selectorProblems(proposal),
      ...dialectProblems(context, proposal),
      ...warnings(context, proposal),
      ...(await kindProblems(context, proposal)),
    ],
  };
}

/** The first framework only has an agent if one is configured, and no version without one; the others always have both. */
function planAgent({ config, unknown, prior, replaces }: PolicySetProposal): Pick<Modification, 'set' | 'unknown'> {
  const before = replaces ? undefined : prior;
  const isOpen = (name: 'agentEnabled' | 'policyToolVersion') => config[name] === undefined && !unknown.has(name);
  if (unknown.has('kind')) return { unknown: (['agentEnabled', 'policyToolVersion'] as const).filter(isOpen) };
  const isUndecided = unknown.has('agentEnabled');
  const agentEnabled = config.agentEnabled ?? config.kind !== FIRST;
  const set = isOpen('agentEnabled') ? { agentEnabled } : {};
  if (!isOpen('policyToolVersion')) return { set };
  if (config.kind === FIRST && isUndecided) return { set, unknown: ['policyToolVersion'] };
  if (!agentEnabled) return { set: { ...set, policyToolVersion: undefined } };
  return { set, unknown: before?.agentEnabled === false ? ['policyToolVersion'] : [] };
}

/** Moving the content of a policy set to or from a repository would lose the previous content. */
function replacedRepository({ config, unknown, prior, replaces }: PolicySetProposal): 'vcsRepo'[] {
  if (!prior || replaces || unknown.has('vcsRepo')) return [];
  const hadOther = (prior.policyIds ?? []).length > 0 || prior.versioned === true;
  const isReplaced = prior.vcsRepo ? !config.vcsRepo : config.vcsRepo !== undefined && hadOther;
  return isReplaced ? ['vcsRepo'] : [];
}

/** A set that becomes global no longer shows its workspaces and projects. */
function planHidden({ config, unknown, prior, replaces }: PolicySetProposal): Partial<PolicySetState> {
  if (!prior || replaces || !config.global) return {};
  const names = ['workspaceIds', 'projectIds'] as const;
  return Object.fromEntries(
    names
      .filter((name) => config[name] === undefined && !unknown.has(name) && (prior[name] ?? []).length > 0)
      .map((name) => [name, []]),
  );
}

const KEPT = [...MEMBER_SETS, 'tagSelectors', 'policyToolVersion'] as const;

/** Inputs that are no longer configured keep their values and can be managed elsewhere. */
function keptInputs({ config, unknown, prior, replaces }: PolicySetProposal): (typeof KEPT)[number][] {
  if (!prior || replaces) return [];
  return KEPT.filter((name) => config[name] === undefined && !unknown.has(name));
}
