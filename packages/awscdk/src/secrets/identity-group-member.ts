// Written from src/handlers/secrets/identity-group-member/definition.ts by `npx tsx generate/main.ts`.
import { Construct } from 'constructs';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';

/** The properties of `IdentityGroupMember`. */
export interface IdentityGroupMemberProps extends LintelResourceProps {
  /**
   * The namespace, as a path below the namespace of the provider. Not supported with the dialect `standard`. Must be one or more
   * segments, without a leading or trailing `/`. Changing it forces replacement.
   *
   * @default - the namespace of the provider is used
   */
  readonly namespace?: string;
  /** The id of the group. Must not be empty. Changing it forces replacement. */
  readonly groupId: string;
  /**
   * The id of the entity that is a member. Must not be empty. Changing it forces replacement. Exactly one of `entityId`,
   * `memberGroupId` must be set.
   *
   * @default - the member is a group
   */
  readonly entityId?: string;
  /**
   * The id of the group that is a member. Must not be empty. Changing it forces replacement. Exactly one of `entityId`,
   * `memberGroupId` must be set.
   *
   * @default - the member is an entity
   */
  readonly memberGroupId?: string;
}

/**
 * One member of an internal group, beside members that others add. A group whose members are all in one place has them as its
 * `memberEntityIds` and `memberGroupIds`. The service has no call for one member: the group is read, changed and written.
 *
 * The CloudFormation type is `Custom::LintelIdentityGroupMember`.
 */
export class IdentityGroupMember extends DefinedResource {
  /** The CloudFormation type name. */
  public static readonly cloudFormationType: string = 'Custom::LintelIdentityGroupMember';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: IdentityGroupMemberProps) {
    super(scope, id, 'IdentityGroupMember', props);
  }

  /** The API path of the group with the member. This is also its import id. */
  public get id(): string {
    return this._string('Id');
  }

  /** The id of the group. */
  public get groupId(): string {
    return this._string('GroupId');
  }
}
