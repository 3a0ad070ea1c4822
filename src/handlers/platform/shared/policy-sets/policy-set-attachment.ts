import type { Resource } from '../../../../clients/json-api';
import { path } from '../../../../clients/platform';
import { nameAt, optionalObjectsAt, optionalTextAt } from '../../../../clients/read-response';
import type { PlanContext } from '../../../contract';
import { look } from '../../../look';
import type { Attaching, Attachment, Situation } from '../attachments/attachment';
import { fromWireKind } from './policy-kind';
import { POLICY_SETS, policySetMembers, type MemberSet } from './policy-set-members';
import { policySetOwner } from './policy-set-part';
import { OPPOSITE, policySetPlans, type PlannedSet } from './policy-set-plans';

/** Shared by attachments to policy sets and exclusions from them. */
export const ATTACHING: Attaching<MemberSet, PlannedSet> = {
  collection: POLICY_SETS,
  members: policySetMembers,
  owner: policySetOwner,
  plans: policySetPlans,
  /** The same run both attaches and excludes the workspace. */
  contradiction({ run }, { which, id, memberId }, planned) {
    const opposite = OPPOSITE[which];
    if (opposite === undefined || memberId === undefined) return undefined;
    const others = [...policySetPlans.reportedMembers(run, id, opposite), ...(planned?.[opposite] ?? [])];
    if (!others.includes(memberId)) return undefined;
    return {
      path: ['policySetId'],
      severity: 'error',
      code: 'resources-conflict',
      summary: 'The workspace is attached and excluded',
      detail: `The configuration attaches the policy set ${id} to ${memberId} and excludes it. The exclusion would win: remove the attachment or the exclusion.`,
    };
  },
  async refusal(context, one, situation) {
    return refusalOf(one, situation) ?? opposed(one, situation) ?? (await otherKind(one, context, situation.found));
  },
};

function refusalOf(
  { which }: Attachment<MemberSet>,
  { found, planned, global }: Situation<PlannedSet>,
): string | undefined {
  if (which === 'policyIds') {
    return found.attributes['vcs-repo'] ? 'gets its policies from a repository.' : undefined;
  }
  const selectors = () => optionalObjectsAt(found, 'attributes', 'tag-selectors') ?? [];
  if (planned ? planned.hasSelectors : selectors().length > 0) {
    return 'applies to workspaces by their tags, which exclude attachments and exclusions.';
  }
  if ((which === 'workspaceIds' || which === 'projectIds') && global === true) {
    return 'is global: it applies to all workspaces already, and can only be restricted by exclusions.';
  }
  if (which === 'excludedProjectIds' && global === false) {
    return 'is not global. Projects can only be excluded from a global policy set.';
  }
  return undefined;
}

/** All policies of a set must have its kind. */
async function otherKind(
  { which, memberId }: Attachment<MemberSet>,
  { platform, signal }: PlanContext,
  set: Resource,
): Promise<string | undefined> {
  if (which !== 'policyIds' || memberId === undefined) return undefined;
  const found = await look(() => platform.find(path`/policies/${memberId}`, undefined, { signal }));
  const [kind, own] = [found?.data, set].map(
    (resource) => resource && fromWireKind(optionalTextAt(resource, 'attributes', 'kind')),
  );
  if (!found || kind === own) return undefined;
  return `takes policies of the kind ${JSON.stringify(own)}, and ${memberId} (${nameAt(found.data, 'attributes', 'name')}) is of the kind ${JSON.stringify(kind)}.`;
}

/** A workspace can be attached or excluded, not both. */
function opposed({ which, memberId }: Attachment<MemberSet>, { found }: Situation<PlannedSet>): string | undefined {
  if (memberId === undefined) return undefined;
  if (which === 'excludedWorkspaceIds' && policySetMembers.has(found, 'workspaceIds', memberId)) {
    return `is attached to ${memberId}, so excluding it would have no other effect than detaching it. Detach it instead.`;
  }
  if (which === 'workspaceIds' && policySetMembers.has(found, 'excludedWorkspaceIds', memberId)) {
    return `excludes ${memberId}, which wins over the attachment. End the exclusion first.`;
  }
  return undefined;
}
