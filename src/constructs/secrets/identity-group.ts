// Written from src/handlers/secrets/identity-group/definition.ts by `npx tsx generate/main.ts`.
import { Fn, ImportableResource, StringMap, TerraformMetaArguments, TerraformProvider, Token } from 'cdktf';
import { Construct } from 'constructs';
import { IdentityGroupAliasOutputReference } from './nested-values';
import { IdentityGroupType } from './vocabularies';
import { identityGroup } from '../../handlers/secrets/identity-group/definition';
import { hasType } from '../construct-type';
import { DefinedResource } from '../defined-resource';

/** The properties of `IdentityGroup`. */
export interface IdentityGroupProps extends TerraformMetaArguments {
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
 * The Terraform type is `lintel_identity_group`.
 *
 * @internal
 */
export class IdentityGroupBase extends DefinedResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_identity_group';

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
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_identity_group', importId: importFromId, provider });
  }

  /**
   * Whether a value is a `IdentityGroup`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isIdentityGroup(x: any): boolean {
    return hasType(x, 'resource lintel_identity_group');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: IdentityGroupProps = {}) {
    super(scope, id, identityGroup, props);
  }

  /** The API path of the object. This is also its import id. */
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

  /**
   * The name of the group, unique in its namespace. Upper and lower case are the same. If omitted, one such as `group_1a2b3c4d` is
   * generated.
   */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  public set name(value: string) {
    this._set('name', value);
  }

  /** Whether the group names its members, or logins do. */
  public get type(): string {
    return this.getStringAttribute('type');
  }

  /**
   * The ACL policies of the group, which every token of it has in addition to its own. The service does not check that they exist,
   * and stores them in lower case. If omitted, others decide about them; `[]` means that there are none.
   */
  public get policies(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('policies')));
  }

  public set policies(value: string[]) {
    this._set('policies', value);
  }

  /** Texts about the group, to which templates of policies can refer. */
  public get metadata(): StringMap {
    return new StringMap(this, 'metadata');
  }

  /**
   * The ids of the entities that are members. All entities that are not named are removed. If omitted, others decide about them;
   * `[]` means that there are none.
   */
  public get memberEntityIds(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('member_entity_ids')));
  }

  public set memberEntityIds(value: string[]) {
    this._set('memberEntityIds', value);
  }

  /**
   * The ids of the groups that are members. All groups that are not named are removed. If omitted, others decide about them; `[]`
   * means that there are none.
   */
  public get memberGroupIds(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('member_group_ids')));
  }

  public set memberGroupIds(value: string[]) {
    this._set('memberGroupIds', value);
  }

  /** The group of an auth method that it is. Null if it has none. */
  public get alias(): IdentityGroupAliasOutputReference {
    return new IdentityGroupAliasOutputReference(this, 'alias');
  }

  /** The id of the group. */
  public get groupId(): string {
    return this.getStringAttribute('group_id');
  }

  /** The ids of the groups that it is a member of. */
  public get parentGroupIds(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('parent_group_ids')));
  }

  /** What `namespace` is configured as. */
  public get namespaceInput(): string | undefined {
    return this._input('namespace');
  }

  /** Removes the configuration of `namespace`. */
  public resetNamespace(): void {
    this._set('namespace', undefined);
  }

  /** What `name` is configured as. */
  public get nameInput(): string | undefined {
    return this._input('name');
  }

  /** Removes the configuration of `name`. */
  public resetName(): void {
    this._set('name', undefined);
  }

  /** What `type` is configured as. */
  public get typeInput(): IdentityGroupType | undefined {
    return this._input('type');
  }

  /**
   * Changes what `type` is configured as.
   *
   * @param value the new value
   */
  public putType(value: IdentityGroupType): void {
    this._set('type', value);
  }

  /** Removes the configuration of `type`. */
  public resetType(): void {
    this._set('type', undefined);
  }

  /** What `policies` is configured as. */
  public get policiesInput(): string[] | undefined {
    return this._input('policies');
  }

  /** Removes the configuration of `policies`. */
  public resetPolicies(): void {
    this._set('policies', undefined);
  }

  /** What `metadata` is configured as. */
  public get metadataInput(): { [key: string]: string } | undefined {
    return this._input('metadata');
  }

  /**
   * Changes what `metadata` is configured as.
   *
   * @param value the new value
   */
  public putMetadata(value: { [key: string]: string }): void {
    this._set('metadata', value);
  }

  /** Removes the configuration of `metadata`. */
  public resetMetadata(): void {
    this._set('metadata', undefined);
  }

  /** What `memberEntityIds` is configured as. */
  public get memberEntityIdsInput(): string[] | undefined {
    return this._input('memberEntityIds');
  }

  /** Removes the configuration of `memberEntityIds`. */
  public resetMemberEntityIds(): void {
    this._set('memberEntityIds', undefined);
  }

  /** What `memberGroupIds` is configured as. */
  public get memberGroupIdsInput(): string[] | undefined {
    return this._input('memberGroupIds');
  }

  /** Removes the configuration of `memberGroupIds`. */
  public resetMemberGroupIds(): void {
    this._set('memberGroupIds', undefined);
  }
}
