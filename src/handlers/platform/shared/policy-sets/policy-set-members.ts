import { isGlobal, policySetPath, relatedMembers } from './policy-set';
import { ApiError } from '../../../../clients/errors';
import type { Resource } from '../../../../clients/json-api';
import type { CallOptions, PlatformClient } from '../../../../clients/platform';
import { likewise, optionalObjectAt } from '../../../../clients/read-response';

/** The sets of members of a policy set: the name of the relationship, the type of the members, and what they are in words. */
export const MEMBERS = {
  policyIds: { relationship: 'policies', type: 'policies', words: 'policies' },
  workspaceIds: { relationship: 'workspaces', type: 'workspaces', words: 'workspaces' },
  projectIds: { relationship: 'projects', type: 'projects', words: 'projects' },
  excludedWorkspaceIds: { relationship: 'workspace-exclusions', type: 'workspaces', words: 'workspace exclusions' },
  excludedProjectIds: { relationship: 'project-exclusions', type: 'projects', words: 'project exclusions' },
} as const;

export type MemberSet = keyof typeof MEMBERS;

export const MEMBER_SETS = Object.keys(MEMBERS) as MemberSet[];

/** The members that a response reports; undefined if it does not tell. A global set is attached to nothing. */
export function membersOf(set: Resource, which: MemberSet): string[] | undefined {
  const members = relatedMembers(set, MEMBERS[which].relationship);
  const isHidden = (which === 'workspaceIds' || which === 'projectIds') && isGlobal(set);
  return members ?? (isHidden ? [] : undefined);
}

/** What a run learns about the service: how it spells relationships in queries, and which it does not have. */
interface Learned {
  hyphens: boolean;
  readonly lacks: Set<MemberSet>;
}

const learned = new WeakMap<PlatformClient, Learned>();

function learnedOf(platform: PlatformClient): Learned {
  const known = learned.get(platform) ?? { hyphens: false, lacks: new Set() };
  learned.set(platform, known);
  return known;
}

/** Whether the release of the service has been found not to have these members. */
export function lacksMembers(platform: PlatformClient, which: MemberSet): boolean {
  return learnedOf(platform).lacks.has(which);
}

/** Asks for each of the relationships that the document should have and does not tell. */
export async function withMembers(
  platform: PlatformClient,
  set: Resource,
  options?: CallOptions,
  which: readonly MemberSet[] = MEMBER_SETS,
): Promise<Resource> {
  let whole = set;
  for (const one of which) {
    if (membersOf(set, one) !== undefined || lacksMembers(platform, one)) continue;
    const { relationship } = MEMBERS[one];
    const asked = await askFor(platform, set.id, relationship, options);
    const reported = asked && optionalObjectAt(asked, 'relationships', relationship);
    if (reported) {
      const relationships = { ...optionalObjectAt(whole, 'relationships'), [relationship]: reported };
      whole = likewise({ ...whole, relationships }, whole);
    } else {
      learnedOf(platform).lacks.add(one);
    }
  }
  return whole;
}

/** Clients and the documentation spell the names of relationships differently; services refuse those that they do not know. */
async function askFor(
  platform: PlatformClient,
  id: string,
  relationship: string,
  options?: CallOptions,
): Promise<Resource | undefined> {
  const known = learnedOf(platform);
  const spellings = new Set([relationship.replace('-', '_'), relationship]);
  for (const include of known.hyphens ? [...spellings].reverse() : spellings) {
    const found = await platform.find(policySetPath(id), { include }, options).catch(unlessUnknown);
    if (found !== 'unknown') {
      if (spellings.size > 1) known.hyphens = include === relationship;
      return found?.data;
    }
  }
  return undefined;
}

function unlessUnknown(error: unknown): 'unknown' {
  if (error instanceof ApiError && error.status === 400) return 'unknown';
  throw error;
}

/** Adds or removes members in one request. Both ignore what is so already, so they may be repeated. */
export async function changeMembers(
  platform: PlatformClient,
  id: string,
  which: MemberSet,
  step: 'add' | 'remove',
  members: readonly string[],
  options?: CallOptions,
): Promise<void> {
  if (members.length === 0) return;
  const { relationship } = MEMBERS[which];
  await platform.submit(
    step === 'add' ? 'POST' : 'DELETE',
    `${policySetPath(id)}/relationships/${relationship}`,
    membersDocument(which, members),
    { repeatable: true, ...options },
  );
}

export function membersDocument(
  which: MemberSet,
  members: readonly string[],
): { readonly data: readonly { readonly id: string; readonly type: string }[] } {
  return { data: members.map((id) => ({ id, type: MEMBERS[which].type })) };
}

/** The error for members that the release of the service does not have. */
export function lackingWords(which: MemberSet): string {
  return `The service does not report ${MEMBERS[which].words} of policy sets: this release seems to have none. Remove them from the configuration.`;
}

export function isSameSet(one: readonly string[], other: readonly string[]): boolean {
  const [left, right] = [new Set(one), new Set(other)];
  return left.size === right.size && [...left].every((id) => right.has(id));
}

/** The elements of one list that another lacks. */
export function without(one: readonly string[], other: readonly string[]): string[] {
  return [...new Set(one)].filter((id) => !other.includes(id));
}
