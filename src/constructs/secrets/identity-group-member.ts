// Written from src/handlers/secrets/identity-group-member/definition.ts by `npx tsx generate/main.ts`.
import { ImportableResource, TerraformMetaArguments, TerraformProvider } from 'cdktf';
import { Construct } from 'constructs';
import { identityGroupMember } from '../../handlers/secrets/identity-group-member/definition';
import { hasType } from '../construct-type';
import { DefinedResource } from '../defined-resource';

/** The properties of `IdentityGroupMember`. */
export interface IdentityGroupMemberProps extends TerraformMetaArguments {
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
 * The Terraform type is `lintel_identity_group_member`.
 */
export class IdentityGroupMember extends DefinedResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_identity_group_member';

  /**
   * Generates the configuration of an existing object during `cdktf plan`.
   *
   * @param scope the parent of the construct
   * @param importToId the id of the construct
   * @param importFromId the import id of the object
   * @param provider the provider that reads the object; defaults to the only one in the stack
   */
  public static generateConfigForImport(
    scope: Construct, importToId: string, importFromId: string, provider?: TerraformProvider,
  ): ImportableResource {
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_identity_group_member', importId: importFromId, provider });
  }

  /**
   * Whether a value is a `IdentityGroupMember`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isIdentityGroupMember(x: any): boolean {
    return hasType(x, 'resource lintel_identity_group_member');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: IdentityGroupMemberProps) {
    super(scope, id, identityGroupMember, props);
  }

  /** The API path of the group with the member. This is also its import id. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The namespace, as a path below the namespace of the provider. Not supported with the dialect `standard`. */
  public get namespace(): string {
    return this.getStringAttribute('namespace');
  }

  public set namespace(value: string) {
    this._set('namespace', value);
  }

  /** The id of the group. */
  public get groupId(): string {
    return this.getStringAttribute('group_id');
  }

  public set groupId(value: string) {
    this._set('groupId', value);
  }

  /** The id of the entity that is a member. */
  public get entityId(): string {
    return this.getStringAttribute('entity_id');
  }

  public set entityId(value: string) {
    this._set('entityId', value);
  }

  /** The id of the group that is a member. */
  public get memberGroupId(): string {
    return this.getStringAttribute('member_group_id');
  }

  public set memberGroupId(value: string) {
    this._set('memberGroupId', value);
  }

  /** What `namespace` is configured as. */
  public get namespaceInput(): string | undefined {
    return this._input('namespace');
  }

  /** Removes the configuration of `namespace`. */
  public resetNamespace(): void {
    this._set('namespace', undefined);
  }

  /** What `groupId` is configured as. */
  public get groupIdInput(): string {
    return this._input('groupId');
  }

  /** What `entityId` is configured as. */
  public get entityIdInput(): string | undefined {
    return this._input('entityId');
  }

  /** Removes the configuration of `entityId`. */
  public resetEntityId(): void {
    this._set('entityId', undefined);
  }

  /** What `memberGroupId` is configured as. */
  public get memberGroupIdInput(): string | undefined {
    return this._input('memberGroupId');
  }

  /** Removes the configuration of `memberGroupId`. */
  public resetMemberGroupId(): void {
    this._set('memberGroupId', undefined);
  }
}
