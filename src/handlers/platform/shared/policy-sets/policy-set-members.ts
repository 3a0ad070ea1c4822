import type { Collection } from '../attachments/collection';
import { CollectionMembers } from '../attachments/collection-members';
import { policySetPath, policySetsPath } from './policy-set';

/** The sets of members of a policy set: the relationship, the type of the members, and their name in messages. */
export const MEMBERS = {
  policyIds: { relationship: 'policies', type: 'policies', words: 'policies' },
  workspaceIds: { relationship: 'workspaces', type: 'workspaces', words: 'workspaces', hiddenIfGlobal: true },
  projectIds: { relationship: 'projects', type: 'projects', words: 'projects', hiddenIfGlobal: true },
  excludedWorkspaceIds: { relationship: 'workspace-exclusions', type: 'workspaces', words: 'workspace exclusions' },
  excludedProjectIds: { relationship: 'project-exclusions', type: 'projects', words: 'project exclusions' },
} as const;

export type MemberSet = keyof typeof MEMBERS;

export const POLICY_SETS: Collection<MemberSet> = {
  noun: 'policy set',
  type: 'lintel_policy_set',
  attribute: 'policySetId',
  foreign: 'policy_set_id',
  path: policySetPath,
  list: policySetsPath,
  search: 'search[name]',
  members: MEMBERS,
};

export const policySetMembers = new CollectionMembers(POLICY_SETS);

export const MEMBER_SETS = policySetMembers.sets;

export function isSameSet(one: readonly string[], other: readonly string[]): boolean {
  const [left, right] = [new Set(one), new Set(other)];
  return left.size === right.size && [...left].every((id) => right.has(id));
}

/** The elements of one list that another lacks. */
export function without(one: readonly string[], other: readonly string[]): string[] {
  return [...new Set(one)].filter((id) => !other.includes(id));
}
