import type { PlanContext } from '../../../contract';
import { CollectionPlans, type PlannedCollection } from '../attachments/collection-plans';
import { POLICY_SETS, type MemberSet } from './policy-set-members';

/** The plans of one run for a policy set. */
export interface PlannedSet extends PlannedCollection<MemberSet> {
  readonly hasSelectors: boolean;
  /** The configured, attached and excluded workspaces. */
  readonly workspaceIds?: readonly string[];
  readonly excludedWorkspaceIds?: readonly string[];
}

export const policySetPlans = new CollectionPlans<MemberSet, PlannedSet>(POLICY_SETS);

/** Content that one run plans for a policy set. */
export interface PlannedContent {
  /** Undefined for a new version. */
  readonly versionId: string | undefined;
  readonly folder: string;
  /** How many versions of the set this process had published or abandoned at the time of the plan. */
  readonly after: number;
}

/** Reports content, and returns the content reported for other versions since the last one was published. */
export function reportContent(run: PlanContext['run'], id: string, planned: PlannedContent): readonly PlannedContent[] {
  const name = `policy set ${id} content`;
  const known = (run.reported(name) as readonly PlannedContent[] | undefined) ?? [];
  const isSame = ({ versionId, folder }: PlannedContent) =>
    versionId === planned.versionId && (versionId !== undefined || folder === planned.folder);
  const others = known.filter((one) => !isSame(one) && one.after === planned.after);
  run.report(name, [...others, planned]);
  return others.filter(({ folder }) => folder !== planned.folder);
}

/** The members that exclude a workspace, or that conflict with its exclusion. */
export const OPPOSITE: { readonly [W in MemberSet]?: 'workspaceIds' | 'excludedWorkspaceIds' } = {
  workspaceIds: 'excludedWorkspaceIds',
  excludedWorkspaceIds: 'workspaceIds',
};
