import type { Resource } from '../../../../clients/json-api';
import { path } from '../../../../clients/platform';
import { nameAt, optionalObjectAt, optionalRelatedIdAt, optionalTextAt } from '../../../../clients/read-response';
import type { PlanContext } from '../../../contract';
import { look } from '../../../look';
import type { Attaching, Attachment } from '../attachments/attachment';
import { plannedWorkspace } from '../workspaces/planned-workspace';
import { rivalProblems } from './rivals';
import {
  VARIABLE_SETS,
  variableSetMembers,
  variableSetOwner,
  variableSetPlans,
  type MemberSet,
} from './variable-set-members';

const MEMBERS = { workspaceIds: 'workspaces', projectIds: 'projects' } as const;

/** Shared by all attachments to variable sets. */
export const ATTACHING: Attaching<MemberSet> = {
  collection: VARIABLE_SETS,
  members: variableSetMembers,
  owner: variableSetOwner,
  plans: variableSetPlans,
  async refusal(context, one, { found, global }) {
    if (global === true) return 'is global: it counts in all workspaces already.';
    return ofOthers(context, one, found);
  },
  /** The sets that apply to the members that this attachment adds. */
  async effects(context, { which, id, memberId }) {
    if (memberId === undefined) return [];
    const through = { members: MEMBERS[which], id: memberId } as const;
    return rivalProblems(context, id, { at: 'variableSetId', through, replaced: new Set() });
  },
};

/** A set only applies in its organization, and a project's set only in that project and its workspaces. */
async function ofOthers(
  { platform, signal, run }: PlanContext,
  { which, memberId }: Attachment<MemberSet>,
  set: Resource,
): Promise<string | undefined> {
  if (memberId === undefined) return undefined;
  const parent = optionalObjectAt(set, 'relationships', 'parent', 'data');
  const project = parent && optionalTextAt(parent, 'type') === 'projects' ? nameAt(parent, 'id') : undefined;
  const own = which === 'workspaceIds' ? path`/workspaces/${memberId}` : path`/projects/${memberId}`;
  const found = await look(async () => (await platform.find(own, undefined, { signal }))?.data);
  if (!found) return undefined;
  const [ours, theirs] = [set, found].map((one) => optionalRelatedIdAt(one, 'organization'));
  const called = `${nameAt(found, 'attributes', 'name')} (${memberId})`;
  if (ours !== undefined && theirs !== undefined && ours !== theirs) {
    return `belongs to the organization ${ours}, and ${called} to ${theirs}.`;
  }
  const its = which === 'workspaceIds' ? projectOf(run, memberId, found) : memberId;
  if (project === undefined || its === undefined || its === project) return undefined;
  return `belongs to the project ${project}, and counts only in that project and its workspaces: ${called} is not one of them.`;
}

/** A workspace's planned project takes precedence over its current one; undefined if it is known only after apply. */
function projectOf(run: PlanContext['run'], id: string, workspace: Resource): string | undefined {
  const planned = plannedWorkspace(run, id);
  return planned ? planned.projectId : optionalRelatedIdAt(workspace, 'project');
}
