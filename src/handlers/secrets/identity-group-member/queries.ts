import { nameAt, textAt } from '../../../clients/read-response';
import type { ListResourceHandlers } from '../../contract';
import { groupOf, memberId, membersIn } from '../shared/identity/group-members';
import { find, listWhole } from '../shared/mounted-object';
import { refuseNamespace, systemCollection } from '../shared/system-object';
import type { identityGroupMember, identityGroupMemberList } from './definition';
import { memberOf } from './resource';

/** Logins determine the members of external groups. */
export const identityGroupMemberListResource: ListResourceHandlers<
  typeof identityGroupMemberList,
  typeof identityGroupMember
> = {
  async *list(context, { namespace }, { withObject }) {
    refuseNamespace(context.secrets.dialect, namespace);
    const { names: groupIds, data } = await listWhole(context, systemCollection('identity', 'group/id', namespace));
    for (const groupId of groupIds) {
      const group = await find(context, groupOf({ namespace, groupId }));
      if (!group || textAt(group, 'type') !== 'internal') continue;
      const located = { ...(namespace === undefined ? {} : { namespace }), groupId };
      const members = [
        ...membersIn(group, 'entity').map((entityId) => ({ ...located, entityId })),
        ...membersIn(group, 'group').map((memberGroupId) => ({ ...located, memberGroupId })),
      ];
      for (const identity of members) {
        const member = memberOf(identity);
        yield {
          displayName: `${nameAt(data, 'key_info', groupId, 'name')} ${member.memberId}`,
          // A member is an entity or a group.
          identity: identity as typeof identity & { namespace: string; entityId: string; memberGroupId: string },
          ...(withObject && { object: { id: memberId(member), ...identity } }),
        };
      }
    }
  },
};
