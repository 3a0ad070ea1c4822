import type { MemberSet } from './policy-set-members';
import { MEMBERS } from './policy-set-members';
import type { PlatformClient } from '../../../../clients/platform';
import type { Problem } from '../../../../definition/problem';
import type { PlanContext } from '../../../contract';

// A set of members that a policy set configures is authoritative: it would remove the members that attachments of their own add.

type Run = PlanContext['run'];

/** What one run plans for a policy set. */
export interface PlannedSet {
  readonly name?: string;
  /** Undefined if it is known only after apply. */
  readonly global?: boolean;
  readonly hasSelectors: boolean;
  /** The sets of members that are configured. */
  readonly owned: readonly MemberSet[];
  /** The workspaces that are configured, attached and excluded. */
  readonly workspaceIds?: readonly string[];
  readonly excludedWorkspaceIds?: readonly string[];
}

/** Content that one run plans for a policy set. */
export interface PlannedContent {
  /** Undefined for a new version. */
  readonly versionId: string | undefined;
  readonly folder: string;
  /** How many versions of the set this process had published or given up when it was planned. */
  readonly after: number;
}

export const policySetPlans = {
  reportSet(run: Run, id: string, planned: PlannedSet): void {
    run.report(`policy set ${id}`, planned);
  },
  reportedSet(run: Run, id: string): PlannedSet | undefined {
    return run.reported(`policy set ${id}`) as PlannedSet | undefined;
  },
  reportMember(run: Run, id: string, which: MemberSet, member: string): void {
    run.report(memberName(id, which), [...new Set([...policySetPlans.reportedMembers(run, id, which), member])]);
  },
  /** Reports content, and returns what was reported for other versions since the last one was published. */
  reportContent(run: Run, id: string, planned: PlannedContent): readonly PlannedContent[] {
    const name = `policy set ${id} content`;
    const known = (run.reported(name) as readonly PlannedContent[] | undefined) ?? [];
    const isSame = ({ versionId, folder }: PlannedContent) =>
      versionId === planned.versionId && (versionId !== undefined || folder === planned.folder);
    const others = known.filter((one) => !isSame(one) && one.after === planned.after);
    run.report(name, [...others, planned]);
    return others.filter(({ folder }) => folder !== planned.folder);
  },
  reportedMembers(run: Run, id: string, which: MemberSet): readonly string[] {
    return (run.reported(memberName(id, which)) as readonly string[] | undefined) ?? [];
  },
};

/** The members that exclude a workspace, or that an exclusion of it opposes. */
export const OPPOSITE: { readonly [W in MemberSet]?: 'workspaceIds' | 'excludedWorkspaceIds' } = {
  workspaceIds: 'excludedWorkspaceIds',
  excludedWorkspaceIds: 'workspaceIds',
};

function memberName(id: string, which: MemberSet): string {
  return `policy set ${id} ${which}`;
}

/** The problem of an attachment to a set that configures all members of the kind. `at` is the attribute of the attachment. */
export function ownedProblem(at: string, id: string, which: MemberSet, name?: string): Problem {
  return {
    path: [at],
    severity: 'error',
    code: 'resources-conflict',
    summary: 'The policy set manages these members itself',
    detail: ownedWords(id, which, name),
  };
}

export function ownedWords(id: string, which: MemberSet, name?: string): string {
  return `The policy set ${name === undefined ? id : `${name} (${id})`} configures all of its ${MEMBERS[which].words} as \`${which}\`, and would remove what is added elsewhere. Add the member to \`${which}\` of the \`lintel_policy_set\`, or remove \`${which}\` there.`;
}

/** The problem of a set whose members other resources of the same run manage. */
export function attachedProblem(which: MemberSet, members: readonly string[]): Problem {
  return {
    path: [which],
    severity: 'error',
    code: 'resources-conflict',
    summary: `\`${which}\` conflicts with other resources`,
    detail: `Resources of their own add ${members.join(', ')} to the policy set, and \`${which}\` would remove or repeat them. Configure \`${which}\` or those resources, not both.`,
  };
}

/** The sets that this process has applied, for those whose id no plan could know. */
const applied = new WeakMap<PlatformClient, Map<string, readonly MemberSet[]>>();

export function recordApplied(platform: PlatformClient, id: string, owned: readonly MemberSet[]): void {
  const known = applied.get(platform) ?? new Map<string, readonly MemberSet[]>();
  applied.set(platform, known.set(id, owned));
}

export function isOwnedByApplied(platform: PlatformClient, id: string, which: MemberSet): boolean {
  return applied.get(platform)?.get(id)?.includes(which) ?? false;
}
