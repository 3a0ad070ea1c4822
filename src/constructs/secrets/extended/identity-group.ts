import { IdentityEntity } from '../identity-entity';
import { IdentityGroupBase } from '../identity-group';
import { IdentityGroupMember } from '../identity-group-member';

/**
 * A group of entities and of other groups, whose policies its members have. An internal group names its members; an external one has
 * those whose login has the name of its alias among its groups.
 *
 * Terraform's type is `lintel_identity_group`.
 */
export class IdentityGroup extends IdentityGroupBase {
  /**
   * Adds an entity as a member, beside members that others add. The group must not configure `memberEntityIds`, which would remove them.
   *
   * @param entity the entity
   */
  public addMember(entity: IdentityEntity): IdentityGroupMember {
    if (this.memberEntityIdsInput !== undefined) throw this.listsMembers('memberEntityIds', entity);
    return new IdentityGroupMember(this, idFor(entity), {
      namespace: this.namespaceInput,
      groupId: this.groupId,
      entityId: entity.entityId,
    });
  }

  /**
   * Adds a group as a member: its members are members of this group, too. The group must not configure `memberGroupIds`, which would remove it.
   *
   * @param group the group that becomes a member
   */
  public addMemberGroup(group: IdentityGroup): IdentityGroupMember {
    if (this.memberGroupIdsInput !== undefined) throw this.listsMembers('memberGroupIds', group);
    return new IdentityGroupMember(this, idFor(group), {
      namespace: this.namespaceInput,
      groupId: this.groupId,
      memberGroupId: group.groupId,
    });
  }

  private listsMembers(property: string, member: IdentityEntity | IdentityGroup): Error {
    return new Error(
      `${this.node.path}: \`${property}\` names all members, so ${member.node.path} cannot be added beside them. Add its id to \`${property}\`, or remove \`${property}\` and add each member.`,
    );
  }
}

/** Members of different scopes can have the same id, so that their paths tell them apart. */
function idFor(member: IdentityEntity | IdentityGroup): string {
  return `member-${member.node.path.replace(/\//g, '-')}`;
}
