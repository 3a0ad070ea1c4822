import { textAt } from '../../../clients/read-response';
import { snakeCase } from '../../../definition/names';
import type { Problem } from '../../../definition/problem';
import type { Values } from '../../../definition/value';
import type { PlanContext, ResourceHandlers } from '../../contract';
import { InvalidConfig, NotFound } from '../../errors';
import { look } from '../../look';
import { isEmpty } from '../../moved';
import { reportedMembers } from '../shared/identity/authoritative-members';
import { groupOf, hasMember, stateOfMember, writeMember, type Member } from '../shared/identity/group-members';
import { find } from '../shared/mounted-object';
import { movedTexts } from '../shared/moved-state';
import { movedNamespace, namespaceProblems } from '../shared/system-object';
import type { identityGroupMember } from './definition';

interface Known {
  readonly namespace?: string;
  readonly groupId?: string;
  readonly entityId?: string;
  readonly memberGroupId?: string;
}

export const identityGroupMemberResource: ResourceHandlers<typeof identityGroupMember> = {
  async modifyPlan(context, { config, prior, replaces }) {
    const problems = [
      ...namespaceProblems(context.secrets.dialect, config.namespace),
      ...besideProblems(context, config),
    ];
    if (prior && !replaces) return { problems };
    return { problems: [...problems, ...(await groupProblems(context, config))] };
  },

  async create(context, config) {
    await writeMember(context, memberOf(config), true);
    return stateOfMember(memberOf(config));
  },

  async read(context, known) {
    return (await hasMember(context, memberOf(known))) ? stateOfMember(memberOf(known)) : undefined;
  },

  async delete(context, state) {
    await writeMember(context, memberOf(state), false);
  },

  move: ({ type, state }) => ({ state: movedMember(type, state) }),
};

export function memberOf({ namespace, groupId, entityId, memberGroupId }: Known): Member {
  // An identity can have any parts.
  if ((entityId === undefined) === (memberGroupId === undefined)) {
    throw new InvalidConfig(['entityId'], 'Exactly one of `entityId` and `memberGroupId` says who the member is.');
  }
  return {
    group: groupOf({ namespace, groupId: groupId! }),
    kind: entityId === undefined ? 'group' : 'entity',
    memberId: (entityId ?? memberGroupId)!,
  };
}

/** A group that configures its members removes all others. */
function besideProblems(context: PlanContext, { namespace, groupId, entityId, memberGroupId }: Known): Problem[] {
  if (groupId === undefined || (entityId ?? memberGroupId) === undefined) return [];
  const attribute = entityId === undefined ? 'memberGroupIds' : 'memberEntityIds';
  const members = reportedMembers(context, { namespace, groupId })?.[attribute];
  if (members === undefined) return [];
  const isThere = members.includes((entityId ?? memberGroupId)!);
  // The attribute belongs to the group: only names of this resource are converted in messages automatically.
  const set = snakeCase(attribute);
  return [
    problem(
      'groupId',
      'resources-conflict',
      'Two resources decide about the members of the group',
      isThere
        ? `The group has the member in its \`${set}\` already, so this resource is superfluous: remove it.`
        : `The resource of the group configures \`${set}\`, and so removes this member with each apply. Add the member there and remove this resource, or remove \`${set}\` there.`,
    ),
  ];
}

async function groupProblems(context: PlanContext, { namespace, groupId, entityId, memberGroupId }: Known) {
  if (groupId === undefined) return [];
  if (memberGroupId === groupId) {
    return [
      problem('memberGroupId', 'value-invalid', 'Invalid `memberGroupId`', 'A group cannot be a member of itself.'),
    ];
  }
  const group = await look(() => find(context, groupOf({ namespace, groupId })));
  if (!group || textAt(group, 'type') === 'internal') return [];
  const what = entityId === undefined ? 'Other groups' : 'Entities';
  return [
    problem(
      'groupId',
      'object-of-another-kind',
      'The group is external',
      `${what} cannot be made members of the group \`${textAt(group, 'name')}\`: it is external, and logins decide about its members.`,
    ),
  ];
}

function problem(attribute: string, code: Problem['code'], summary: string, detail: string): Problem {
  return { path: [attribute], severity: 'error', code, summary, detail };
}

/** The Vault provider manages all members that it adds in one resource. */
function movedMember(type: string, theirs: Values): Values {
  const isEntity = type.endsWith('_entity_ids');
  const ids = movedTexts(theirs[isEntity ? 'member_entity_ids' : 'member_group_ids']) ?? [];
  const [plural, own] = isEntity ? ['member_entity_ids', 'entityId'] : ['member_group_ids', 'memberGroupId'];
  if (!isEmpty(theirs.exclusive) || ids.length !== 1) {
    throw new NotFound(
      `The state of ${type} ${isEmpty(theirs.exclusive) ? `has ${ids.length} members` : 'decides about all members'}, and cannot become one member. Configure \`${plural}\` of \`lintel_identity_group\`, or a \`lintel_identity_group_member\` for each with an \`import\` block; and end the resource with a \`removed\` block of its own provider.`,
    );
  }
  const known: Known = {
    namespace: movedNamespace(theirs.namespace),
    groupId: String(theirs.group_id),
    [own]: ids[0],
  };
  return stateOfMember(memberOf(known));
}
