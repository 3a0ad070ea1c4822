// Written from src/handlers/secrets/identity-group/definition.ts by `npx tsx generate/main.ts`.
import { Construct } from 'constructs';
import { IdentityGroupType } from './vocabularies';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';

/** The properties of `IdentityGroup`. */
export interface IdentityGroupProps extends LintelResourceProps {
  /**
   * The namespace, as a path below the namespace of the provider. Not supported with the dialect `standard`. Must be one or more
   * segments, without a leading or trailing `/`. Changing it forces replacement.
   *
   * @default - the namespace of the provider is used
   */
  readonly namespace?: string;
  /**
   * The name of the group, unique in its namespace. Upper and lower case are the same. Must not be empty.
   *
   * @default - one such as `group_1a2b3c4d` is generated
   */
  readonly name?: string;
  /**
   * Whether the group names its members, or logins do. One of `internal`, `external`. Changing it forces replacement.
   *
   * @default "internal"
   */
  readonly type?: IdentityGroupType;
  /**
   * The ACL policies of the group, which every token of it has in addition to its own. The service does not check that they exist,
   * and stores them in lower case. Each element must not be empty. Each element must not be `root`, because the service then refuses
   * every login.
   *
   * @default - others decide about them; `[]` means that there are none
   */
  readonly policies?: string[];
  /**
   * Texts about the group, to which templates of policies can refer. Must have at most 64 elements. Must have keys of 1 to 128
   * characters. Each value must have at most 512 characters.
   *
   * @default - there is none
   */
  readonly metadata?: { [key: string]: string };
  /**
   * The ids of the entities that are members. All entities that are not named are removed. Each element must not be empty.
   * `memberEntityIds` can be set only if `type` is `internal`.
   *
   * @default - others decide about them; `[]` means that there are none
   */
  readonly memberEntityIds?: string[];
  /**
   * The ids of the groups that are members. All groups that are not named are removed. Each element must not be empty.
   * `memberGroupIds` can be set only if `type` is `internal`.
   *
   * @default - others decide about them; `[]` means that there are none
   */
  readonly memberGroupIds?: string[];
}

/**
 * A group of entities and of other groups, whose policies its members have. An internal group names its members; an external one has
 * those whose login has the name of its alias among its groups.
 *
 * The CloudFormation type is `Custom::LintelIdentityGroup`.
 */
export class IdentityGroup extends DefinedResource {
  /** The CloudFormation type name. */
  public static readonly cloudFormationType: string = 'Custom::LintelIdentityGroup';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: IdentityGroupProps = {}) {
    super(scope, id, 'IdentityGroup', props);
  }

  /** The API path of the object. This is also its import id. */
  public get id(): string {
    return this._string('Id');
  }

  /** The name of the group, unique in its namespace. Upper and lower case are the same. */
  public get name(): string {
    return this._string('Name');
  }

  /** Whether the group names its members, or logins do. */
  public get type(): string {
    return this._string('Type');
  }

  /**
   * The ACL policies of the group, which every token of it has in addition to its own. The service does not check that they exist,
   * and stores them in lower case.
   */
  public get policies(): string[] {
    return this._list('Policies');
  }

  /** The ids of the entities that are members. All entities that are not named are removed. */
  public get memberEntityIds(): string[] {
    return this._list('MemberEntityIds');
  }

  /** The ids of the groups that are members. All groups that are not named are removed. */
  public get memberGroupIds(): string[] {
    return this._list('MemberGroupIds');
  }

  /** The id of the group. */
  public get groupId(): string {
    return this._string('GroupId');
  }

  /** The ids of the groups that it is a member of. */
  public get parentGroupIds(): string[] {
    return this._list('ParentGroupIds');
  }
}
